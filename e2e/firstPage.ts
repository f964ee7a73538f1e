/** How much the first page fetches before its first board, and how soon it can be used. */
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import type { House, Wish } from "./house.ts";
import { PHONE } from "./house.ts";
import { openKept } from "./kept.ts";
import { slow } from "./phone.ts";
import { towersAt } from "./towersSituations.ts";

const PHONE_WISH: Wish = { viewport: PHONE, hasTouch: true, isMobile: true };

/** When something was first in the page, in milliseconds since it was asked for. */
const SIGNS = { board: ".alive .board", table: ".table .board", play: '[data-action="play-towers"]' };
type Sign = keyof typeof SIGNS;

/** Before the page is opened: looks out for the signs. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript((signs) => {
    const seen: Record<string, number> = {};
    (globalThis as { seen?: typeof seen }).seen = seen;
    new MutationObserver(() => {
      for (const [name, selector] of Object.entries(signs))
        if (!(name in seen) && document.querySelector(selector)) seen[name] = performance.now();
    }).observe(document, { subtree: true, childList: true });
  }, SIGNS);

async function timeOf(page: Page, sign: Sign): Promise<number> {
  const seen = await page.waitForFunction(
    (name) => (globalThis as { seen?: Record<string, number> }).seen?.[name],
    sign,
  );
  return Number(await seen.jsonValue());
}

/** Every script that was asked for before a sign was there, in bytes as it would travel (gzip). */
export async function scriptBefore(page: Page, sign: Sign): Promise<number> {
  const until = await timeOf(page, sign);
  const urls = await page.evaluate(
    (time) =>
      performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime <= time)
        .map(({ name }) => name),
    until,
  );
  let bytes = 0;
  for (const url of urls.filter((each) => each.endsWith(".js")))
    bytes += gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
  return bytes;
}

/** A fresh visitor, watched from the beginning. */
export async function visited(house: House, path: string, wish: Wish = {}, rate = 1): Promise<Page> {
  const page = await house.visit("/health", wish);
  await watch(page);
  if (rate > 1) await slow(page, rate);
  await page.goto(house.base + path);
  return page;
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export async function firstBytes(house: House): Promise<string[]> {
  const lines: string[] = [];
  for (const locale of ["en-GB", "de-DE"]) {
    const page = await visited(house, "/", { ...PHONE_WISH, locale });
    lines.push(`${locale}: ${kb(await scriptBefore(page, "board"))} of script (gzip) before the first board`);
    await page.context().close();
    const table = await house.visit("/health", { ...PHONE_WISH, locale });
    await watch(table);
    await openKept(table, towersAt("move"));
    lines.push(`${locale}: ${kb(await scriptBefore(table, "table"))} before the board of a table that is opened first`);
    await table.context().close();
  }
  return lines;
}

/** Cold, from a real server, the best and the middle of five visits. */
export async function firstUse(house: House): Promise<string[]> {
  const lines: string[] = [];
  for (const rate of [1, 4]) {
    const times: number[][] = [];
    for (let i = 0; i < 5; i++) {
      const page = await visited(house, "/", PHONE_WISH, rate);
      const [play, board] = [await timeOf(page, "play"), await timeOf(page, "board")];
      const ready = await page.evaluate(
        () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).domInteractive,
      );
      times.push([ready, play, board]);
      await page.context().close();
    }
    const middle = (which: number): string =>
      times
        .map((each) => each[which]!)
        .toSorted((a, b) => a - b)[2]!
        .toFixed(0);
    lines.push(
      `processor ${rate} times as slow: document interactive after ${middle(0)} ms, "Play" can be pressed after ${middle(1)} ms, first board after ${middle(2)} ms (middle of five cold visits)`,
    );
  }
  return lines;
}
