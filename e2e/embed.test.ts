/** Boards in pages of others: leafed through, solved, without cookies; and the page that writes the lines. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import riddles from "../src/games/towers/riddles.json" with { type: "json" };
import { magicians } from "../src/games/magicians/game.ts";
import { packedGame } from "../src/web/review/gameLink.ts";
import { violations } from "./axe.ts";
import { finishedGame } from "./finished.ts";
import type { FrameLocator } from "playwright-core";
import type { House } from "./house.ts";
import { AT_ONCE as still, DESKTOP, openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const link = async (): Promise<string> =>
  packedGame({ ...finishedGame(magicians, { roundLimit: 3 }, "embed").record, names: ["Ann", "Ben", "mage"] });

/** Somebody's blog, at another origin. */
async function openBlog(html: string): Promise<{ readonly base: string; close(): void }> {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return { base: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** How much of a frame its board fills, from 0 to 1. */
const filled = (frame: FrameLocator): Promise<number> =>
  frame
    .locator(".scene svg")
    .first()
    .evaluate((svg) => svg.getBoundingClientRect().height / innerHeight);

test("a page of somebody else shows a game by a script, which is leafed through by finger and keys, and no cookie is set", async () => {
  const path = `/embed/game#${await link()}`;
  const blog =
    await openBlog(`<!doctype html><h1>Blog</h1><div data-zaubertisch="${path}"></div><div data-zaubertisch="//evil"></div>
    <script src="${house.base}/embed.js"></script>`);
  const page = await house.visit("/", { viewport: PHONE, hasTouch: true, locale: "en-GB", settings: still });
  await page.context().clearCookies();
  await page.goto(blog.base);
  const board = page.frameLocator("iframe");
  await board.locator("main.embedded").waitFor();
  expect(await page.locator("iframe").count()).toBe(1);
  expect(await filled(board)).toBeGreaterThan(0.4);
  await board.locator('[data-step="next"]').tap();
  await expect.poll(() => board.locator("main.embedded").getAttribute("data-n")).toBe("1");
  await board.locator('[data-step="next"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await expect.poll(async () => Number(await board.locator("main.embedded").getAttribute("data-n"))).toBeGreaterThan(5);
  expect(await board.locator(".embedded-home").getAttribute("href")).toContain("/review#g=");
  expect(await page.context().cookies()).toEqual([]);
  blog.close();
});

test("a puzzle stands there to be solved; other pages of ours cannot be framed", async () => {
  const [{ id }] = riddles as unknown as readonly [{ id: string }];
  const blog = await openBlog(`<!doctype html><iframe id="a" src="${house.base}/embed/puzzle/towers/${id}"></iframe>
    <iframe id="b" src="${house.base}/settings"></iframe>`);
  const page = await house.visit("/", { viewport: DESKTOP, locale: "de-DE", settings: still });
  await page.goto(blog.base);
  await page.frameLocator("#a").locator(".scene").waitFor();
  await page.waitForTimeout(300);
  expect(await page.frameLocator("#b").locator("main").count()).toBe(0);
  const headers = async (path: string): Promise<Headers> => (await fetch(house.base + path)).headers;
  expect((await headers("/settings")).get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect((await headers("/embed/game")).get("content-security-policy")).toContain("frame-ancestors *");
  expect((await headers("/embed/game")).get("x-frame-options")).toBeNull();
  blog.close();
});

test("the page that writes the lines: by keyboard, on a phone, readable for all", async () => {
  const page = await house.visit("/embed", { viewport: PHONE, locale: "en-GB", settings: still });
  await page.getByLabel("Link to a review").fill(`${house.base}/review#${await link()}`);
  await page.getByText("These lines put it into your page").waitFor();
  expect(await page.locator(".embed-lines code").first().textContent()).toContain("data-zaubertisch");
  await page.frameLocator(".embed-preview iframe").locator("main.embedded").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Link to a review").fill("https://elsewhere.test/");
  await page.getByText("leads to no finished game").waitFor();
});
