/** The static build on a plain file server, under a path: everything that needs no server works, and nothing else is offered. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import riddles from "../src/games/towers/riddles.json" with { type: "json" };
import { towers } from "../src/games/towers/game.ts";
import { SERVER_PAGES } from "../src/web/app/server.ts";
import { violations } from "./axe.ts";
import { finishedGame, keptGame } from "./finished.ts";
import type { House } from "./house.ts";
import { AT_ONCE as still, openHouse, PHONE } from "./house.ts";

const PREFIX = "/~somebody/games/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const folder = mkdtempSync(join(tmpdir(), "zaubertisch-static-"));
/** Whatever was asked for and is not there. */
const missed: string[] = [];
let files: Server;
let base: string;
let house: House;
beforeAll(async () => {
  const built = spawnSync(process.execPath, ["scripts/static.mjs", folder], { encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stderr);
  files = createServer((request, answer) => {
    const path = request.url!.split("?")[0]!;
    try {
      const name = path.slice(PREFIX.length) || "index.html";
      const file = path.startsWith(PREFIX) ? readFileSync(join(folder, name)) : undefined;
      if (!file) throw new Error("outside");
      answer.setHeader("content-type", TYPES[extname(name)] ?? "application/octet-stream").end(file);
    } catch {
      missed.push(path);
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => void files.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(files.address() as AddressInfo).port}${PREFIX}`;
  house = await openHouse();
}, 120_000);
afterAll(async () => {
  files.close();
  files.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
  await house.close();
});

const at = (page: Page): string => new URL(page.url()).hash;

/** Links that lead out of what is here, or to a page that only a server has. */
const strays = (page: Page): Promise<string[]> =>
  page
    .locator("a")
    .evaluateAll(
      (links, online) =>
        links
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => !href.startsWith("#/") || online.includes(href.slice(2).split(/[/?#]/)[0]!)),
      Object.keys(SERVER_PAGES),
    );

test("on a phone: a game against bots, reloaded where it was; a puzzle, a review, rules; nothing of it needs a server", async () => {
  const kept = finishedGame(towers, { players: 2 }, "static");
  const page = await house.visit(base, {
    viewport: PHONE,
    locale: "de-DE",
    settings: { ...still, ...keptGame("kept", kept) },
  });
  await page.locator('[data-action="play-towers"]').waitFor();
  expect(await page.locator('a[href*="lobby"]').count()).toBe(0);
  expect(await strays(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-action="play-towers"]').click();
  await page.locator("main.table .scene svg").first().waitFor();
  const game = at(page);
  expect(game).toMatch(/^#\/local\/towers\/./);
  await page.reload();
  await page.locator("main.table .scene svg").first().waitFor();
  expect(at(page)).toBe(game);

  const [{ id }] = riddles as unknown as readonly [{ id: string }];
  await page.goto(`${base}#/puzzles/towers/${id}`);
  await page.locator(".riddle-bar, [data-test=riddle], main.table").first().waitFor();
  await page.goto(`${base}#/review/local/kept?n=3`);
  await page.locator('main.review[data-n="3"]').waitFor();
  await page.locator("[data-action=paper]").waitFor();
  expect(await strays(page)).toEqual([]);
  await page.locator("[data-action=paper]").click();
  await page.locator(".paper-rounds").waitFor();
  const whole = (await page.locator(".paper-link a").getAttribute("href"))!;
  expect(whole.startsWith(`${base}#/review#g=`)).toBe(true);
  await page.goto(whole);
  await page.locator('main.review[data-n="0"]').waitFor();
  await page.goto(`${base}#/rules/towers#T-1.1`);
  await page.locator(".clause.marked").waitFor();
  await page.goto(`${base}#/new/towers`);
  await page.locator('input[value="bots"]').waitFor({ state: "attached" });
  expect(await page.locator('input[value="online"]').count()).toBe(0);
  for (const there of ["settings", "games", "player", "puzzles", "solo", "learn", "editor/towers", "lab"]) {
    await page.goto(`${base}#/${there}`);
    await page.locator("main.page, main.learn, main").first().waitFor();
    expect(await strays(page)).toEqual([]);
  }
  await page.goto(`${base}#/lobby`);
  await page.locator("main.missing").waitFor();
  await page.goBack();
  await page.locator("main:not(.missing)").waitFor();
  expect(missed).toEqual([]);
  await page.context().close();
});

test("without a network, after the first visit", async () => {
  const page = await house.visit(base, { serviceWorkers: "allow", settings: still });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${base}#/learn`);
  await page.reload();
  await page.locator("main").first().waitFor();
  await page.goto(`${base}#/`);
  await page.locator('[data-action="play-magicians"]').click();
  await page.locator("main.table .scene svg").first().waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(base);
  expect([missed, house.faults]).toEqual([[], []]);
  await page.context().close();
});
