/** docs/security.md names tests that are there. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/security.md", "utf8");

test("every file named there exists", () => {
  const files = Array.from(text.matchAll(/`((?:src|e2e)\/[\w/.]+)`/g), ([, file]) => file!);
  expect(files.length).toBeGreaterThan(40);
  for (const file of new Set(files)) expect(existsSync(file), file).toBe(true);
});

test("every test quoted there stands in its file", () => {
  const quoted = [
    ...Array.from(text.matchAll(/"([^"]+)" in `([^`]+)`/g), ([, title, file]) => [title!, file!] as const),
    ...Array.from(text.matchAll(/`([^`]+)` \("([^"]+)"\)/g), ([, file, title]) => [title!, file!] as const),
  ];
  expect(quoted.length).toBeGreaterThan(15);
  for (const [title, file] of quoted) expect(readFileSync(file, "utf8"), file).toContain(title);
});

test("every attack there is belongs to the siege", () => {
  const [, all] = readFileSync("src/testing/attacks/all.ts", "utf8").split("export const attacksWith = ");
  for (const file of ["border", "delay", "identity", "operator", "seats", "time", "undo"]) {
    const source = readFileSync(`src/testing/attacks/${file}.ts`, "utf8");
    for (const [, name] of source.matchAll(/^export const (\w+)(?:: Attack\b| = \([^)]*\): Attack\b)/gm))
      expect(all, `${file}: ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
