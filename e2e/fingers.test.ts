/** F-34 A finger says it once where it is clear what it means, and is asked where it is not. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { magicians } from "../src/games/magicians/game.ts";
import type { House } from "./house.ts";
import { AT_ONCE, openHouse, PHONE } from "./house.ts";
import type { Kept } from "./kept.ts";
import { keptGame, openKept } from "./kept.ts";
import type { Press } from "./magiciansReader.ts";
import { isOver, playOn } from "./magiciansReader.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { luck } from "./reader.ts";
import { towersAt } from "./towersSituations.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function open(kept: Kept, settings: Readonly<Record<string, string>> = {}): Promise<Page> {
  const wish = { viewport: PHONE, hasTouch: true, isMobile: true, settings: { ...AT_ONCE, ...settings } };
  const page = await house.visit("/settings", wish);
  await openKept(page, kept);
  await page.locator(".table.asked").waitFor();
  await calm(page);
  return page;
}

/** A tap sooner is asked about (src/web/ui/touch.ts). */
const JUST_NOW_MS = 330;

/** Long enough to have seen what has appeared. */
const calm = (page: Page): Promise<void> => page.waitForTimeout(JUST_NOW_MS);
const frame = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>("main.table")!.dataset.n!);
/** Either it is done or it is asked for. */
const settled = (page: Page, n: string): Promise<unknown> =>
  page.waitForFunction(
    (old) =>
      document.querySelector<HTMLElement>("main.table")!.dataset.n !== old ||
      document.querySelector('[data-action="cancel"], .result'),
    n,
  );

interface Spot {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The middles of all targets. */
const spots = (page: Page): Promise<Spot[]> =>
  page.locator(".hit").evaluateAll((all) =>
    all.map((each) => {
      const box = each.getBoundingClientRect();
      return { text: (each as HTMLElement).dataset.text!, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

test("a game of the magicians on a phone: hardly a tap is a confirmation, and what is tapped is what goes", async () => {
  const wish = { roundLimit: 6 };
  const page = await open(keptGame({ game: magicians, name: "taps", wish, fits: () => true }));
  let taps = 0;
  let asked = 0;
  const byFinger: Press = async (at, name) => {
    const button = at.getByRole("button", { name, exact: true }).first();
    const isOnBoard = await button.evaluate((each) => each.classList.contains("hit"));
    const box = (await button.boundingBox())!;
    const text = await button.getAttribute("data-text");
    const n = await frame(at);
    if (isOnBoard) await calm(at);
    await at.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    taps++;
    if (!isOnBoard) return;
    await settled(at, n);
    if ((await frame(at)) !== n || (await at.locator('[data-action="cancel"]').count()) === 0) return;
    await at.locator(`.buttons [data-action="${text}"]`).tap();
    taps++;
    asked++;
  };
  await playOn(page, luck(5), { press: byFinger });
  expect(await isOver(page)).toBe(true);
  console.log(`${taps} taps of a finger, ${asked} of them confirmations`);
  expect(taps).toBeGreaterThan(15);
  expect(asked / taps).toBeLessThan(0.2);
  await page.context().close();
}, 120_000);

test("a clear tap goes at once, and undo takes it back; between two targets the table asks which", async () => {
  const page = await open(magiciansAt("doubled"));
  const all = await spots(page);
  const lonely = all.find((spot) => all.every((other) => other === spot || apart(spot, other) > 44))!;
  const n = await frame(page);
  await page.touchscreen.tap(lonely.x, lonely.y);
  await page.waitForFunction((old) => document.querySelector<HTMLElement>("main.table")!.dataset.n !== old, n);
  const undo = page.locator('[data-action="undo"]');
  if ((await undo.count()) > 0) await undo.tap();
  else await openKept(page, magiciansAt("doubled"));
  await page.locator(`[data-text="${lonely.text}"]`).waitFor();
  await calm(page);

  const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => ({ a, b })));
  const { a, b } = pairs.toSorted((one, other) => apart(one.a, one.b) - apart(other.a, other.b))[0]!;
  const before = await frame(page);
  await page.touchscreen.tap((a.x + b.x) / 2, (a.y + b.y) / 2);
  for (const { text } of [a, b]) await page.locator(`.buttons [data-action="${text}"]`).waitFor();
  expect(await page.locator(".preview-way").count()).toBe(1);
  expect(await frame(page)).toBe(before);
  await page.locator(`.buttons [data-action="${b.text}"]`).tap();
  await page.waitForFunction((old) => document.querySelector<HTMLElement>("main.table")!.dataset.n !== old, before);
  await page.context().close();
});

test("who likes to be asked always is asked always", async () => {
  const page = await open(magiciansAt("doubled"), { touches: "always" });
  const [first] = await spots(page);
  const n = await frame(page);
  await page.touchscreen.tap(first!.x, first!.y);
  await page.locator('[data-action="cancel"]').waitFor();
  expect(await frame(page)).toBe(n);
  await page.context().close();
});

test("towers: a wizard alone on its space goes with one tap", async () => {
  const alone = towersAt("move", {
    fits: ({ legal }) => legal.length > 1 && legal.every((text) => text.startsWith("wizard")),
  });
  const page = await open(alone);
  const n = await frame(page);
  const [first] = await spots(page);
  await page.touchscreen.tap(first!.x, first!.y);
  await settled(page, n);
  expect(await page.locator('[data-action="cancel"]').count()).toBe(0);
  expect(await frame(page)).not.toBe(n);
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
