/** The documentation as pages: every link between them leads somewhere, and the server shows them. */
import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import { servePages } from "../src/server/pages.ts";
import { buildDocs } from "./docs.mjs";

const OUT = "dist/docs";
const pages = new Map<string, string>();

beforeAll(() => {
  buildDocs();
  for (const file of globSync("**/index.html", { cwd: OUT }))
    pages.set(`/docs/${dirname(file)}/`.replace("/./", "/"), readFileSync(`${OUT}/${file}`, "utf8"));
});

test("every document is a page, and every link leads to a page and to a place on it", () => {
  expect(pages.size).toBeGreaterThan(15);
  const missing: string[] = [];
  for (const [address, html] of pages)
    for (const [, href] of html.matchAll(/<a[^>]* href="([^"]+)"/g)) {
      const { pathname, hash } = new URL(href!, `http://here${address}`);
      if (/^https?:/.test(href!) || pathname === "/") continue;
      const target = pages.get(pathname);
      if (target === undefined || (hash && !target.includes(`id="${decodeURIComponent(hash.slice(1))}"`)))
        missing.push(`${address}: ${href}`);
    }
  expect(missing).toEqual([]);
});

test("the server shows them, with and without the last stroke", async () => {
  const app = Fastify();
  await servePages(app, resolve("dist/web"));
  const page = await app.inject("/docs/engine/");
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page.body).toContain("The engine as a package");
  const bare = await app.inject("/docs/rules/towers");
  expect([bare.statusCode, bare.headers.location]).toEqual([301, "/docs/rules/towers/"]);
  expect((await app.inject("/docs")).headers.location).toBe("/docs/");
  expect((await app.inject("/docs/docs.css")).statusCode).toBe(200);
  await app.close();
});
