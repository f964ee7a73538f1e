import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("..", import.meta.url));

/** Drawings are code: every file with the outline of something in it. As written, with comments and types, so it is an upper bound. */
const drawings = globSync(["**/*.{ts,tsx}"], { cwd: web })
  .filter((path) => !/\.test\.|words\./.test(path))
  .map((path) => readFileSync(join(web, path), "utf8"))
  .filter((text) => /["`]M-?[\d.$]+[^"`]*[CLQAVHclqavh]/.test(text));

test("all drawings together weigh at most 150 kB", () => {
  const bytes = gzipSync(drawings.join("\n")).length;
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThan(150_000);
});
