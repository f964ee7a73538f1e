/** F-1, F-4 The board is the largest thing in every window, and everything that can be touched can be touched. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House, Wish } from "./house.ts";
import { AT_ONCE as settings, openHouse } from "./house.ts";
import type { Kept } from "./kept.ts";
import { openKept } from "./kept.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import type { Measured } from "./measure.ts";
import { measure } from "./measure.ts";
import { towersAt } from "./towersSituations.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Size = readonly [width: number, height: number];

const WIDTHS = [320, 412, 568, 768, 900, 1180, 1440, 2560];
const HEIGHTS = [320, 360, 450, 560, 640, 900, 1440];
/** As on a chequered board, one game on the white fields, the other on the black ones; SIZES=all has both on all of them. */
const gridOf = (game: number): readonly Size[] =>
  WIDTHS.flatMap((width, i) =>
    HEIGHTS.filter((_, k) => process.env.SIZES === "all" || (i + k + game) % 2 === 0).map((height): Size => [
      width,
      height,
    ]),
  );

/** Screens as they are sold, and at which zoom: a page at 300 % is a third as wide. */
const SCREENS: readonly Size[] = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
const ZOOMED: readonly Size[] = [1.25, 1.5, 2, 2.5, 3].flatMap((zoom) =>
  SCREENS.map(([width, height]): Size => [Math.floor(width / zoom), Math.floor(height / zoom)]),
);

const DEVICES: readonly Size[] = [
  [320, 480],
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [568, 320],
  [640, 360],
  [667, 375],
  [844, 390],
  [915, 412],
  [600, 960],
  [960, 600],
  [768, 1024],
  [1024, 768],
  [820, 1180],
  [1180, 820],
];

async function open(kept: Kept, wish: Wish = {}): Promise<Page> {
  const page = await house.visit("/settings", { settings, reducedMotion: "reduce", ...wish });
  await openKept(page, kept);
  await page.locator(".table.asked").waitFor();
  return page;
}

const complaints = (all: readonly Measured[]): string[] =>
  all.flatMap(({ size, wrong }) => wrong.map((each) => `${size}: ${each}`));

/** Where most has to find room: six players with all spells; targets everywhere, and a stone. */
const FULLEST = [() => towersAt("six"), () => magiciansAt("doubled")];

test.each(FULLEST.map((kept, game) => ({ kept, game })))(
  "with a mouse, in windows of 320 … 2560 × 320 … 1440 and at 125 … 300 %%: %#",
  async ({ kept, game }) => {
    const page = await open(kept());
    const sizes = [...gridOf(game), ...ZOOMED];
    const all = await measure(page, sizes, 24);
    expect(complaints(all)).toEqual([]);
    expect(all).toHaveLength(sizes.length);
    await page.context().close();
  },
);

/** What else changes the page: a window of others, a duel, a spell. */
const OTHERS = [
  () => towersAt("window"),
  () => towersAt("nine"),
  () => towersAt("coop"),
  () => magiciansAt("start"),
  () => magiciansAt("lead"),
];

async function byFinger(kept: Kept, sizes: readonly Size[]): Promise<string[]> {
  const page = await open(kept, { hasTouch: true, isMobile: true, locale: "de-DE" });
  const all = await measure(page, sizes, 44);
  await page.context().close();
  return complaints(all);
}

test.each(FULLEST)("with fingers, on phones and tablets, in German: %#", async (kept) => {
  expect(await byFinger(kept(), DEVICES)).toEqual([]);
});

const SOME = DEVICES.filter((_, i) => i % 3 === 0);

test.each(OTHERS)("with fingers, in other situations: %#", async (kept) => {
  expect(await byFinger(kept(), SOME)).toEqual([]);
});

test("the log is a drawer that stays as one left it, and leaves the board its place", async () => {
  const page = await open(towersAt("move"));
  const button = page.locator(".log-button");
  expect(await page.locator(".chronicle").count()).toBe(0);
  await button.click();
  await page.locator(".chronicle li").first().waitFor();
  expect(
    complaints(
      await measure(
        page,
        [
          [1440, 900],
          [1180, 640],
          [2560, 1440],
        ],
        24,
      ),
    ),
  ).toEqual([]);
  await page.reload();
  await page.locator(".chronicle li").first().waitFor();
  await button.click();
  expect(await page.locator(".chronicle").count()).toBe(0);
  // Where there is no room for it, it is a sheet, and goes when one wants to see the board as it was.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator(".last-move").click();
  await page.locator(".sheet .log button").first().click();
  await page.locator(".sheet").waitFor({ state: "detached" });
  expect(await page.locator('[data-test="prompt"]').textContent()).toMatch(/earlier moment/);
  await page.context().close();
});

test("F-3 where one can skip there is never anything else", async () => {
  const page = await open(towersAt("move"), { settings: { speed: "slow" }, reducedMotion: "no-preference" });
  await page.locator(".hit").first().click();
  // A tower that uncovers somebody is asked about first.
  const sure = page.locator(".buttons .main");
  if (await sure.isVisible()) await sure.click();
  const skip = page.getByRole("button", { name: "Skip the animation" });
  const { x, y, width, height } = (await skip.boundingBox())!;
  await page.locator('main[data-busy="false"]').waitFor();
  const there = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left!, top!)?.closest("a, button")?.getAttribute("aria-label") ?? null,
    [x + width / 2, y + height / 2],
  );
  expect(there).toBeNull();
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
