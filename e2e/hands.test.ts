/** Pieces and cards taken by hand, and a page that stays where it is. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House, Wish } from "./house.ts";
import { AT_ONCE as settings, DESKTOP, openHouse, PHONE } from "./house.ts";
import { openKept } from "./kept.ts";
import { luck, playOn } from "./reader.ts";
import { towersAt } from "./towersSituations.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function open(situation: string, wish: Wish = {}): Promise<Page> {
  const page = await house.visit("/settings", { settings, ...wish });
  await openKept(page, towersAt(situation));
  await page.locator(".table.asked").waitFor();
  return page;
}

const frameOf = (page: Page): Promise<string | null> => page.locator("main.table").getAttribute("data-n");

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test("a tower is dragged to where it lands, and anywhere else it stays", async () => {
  const page = await open("move");
  const tower = page.locator(".hit-tower").last();
  const n = await frameOf(page);
  await tower.hover();
  const to = await middleOf(page, ".glow-to");
  const { x, y, width, height } = (await tower.boundingBox())!;
  const drag = async (target: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x, target.y, { steps: 6 });
    await page.mouse.up();
  };
  await drag(await middleOf(page, ".middle"));
  expect(await frameOf(page)).toBe(n);
  await drag(to);
  await page.waitForFunction((old) => document.querySelector<HTMLElement>("main.table")!.dataset.n !== old, n);
  await page.context().close();
});

test("a card is dragged onto the board and played", async () => {
  const page = await open("nine", { viewport: PHONE });
  const n = await frameOf(page);
  const { x, y } = await middleOf(page, ".hand button.warm:not([data-card*=D])");
  const pull = async (by: number): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - by, { steps: 5 });
    await page.mouse.up();
  };
  const board = await middleOf(page, ".board");
  await pull(y - board.y);
  await page.waitForFunction((old) => document.querySelector<HTMLElement>("main.table")!.dataset.n !== old, n);
  await page.locator(".in-play").waitFor();
  expect(await page.locator(".hand [data-card]").count()).toBe(2);
  await page.context().close();
});

interface Shift {
  readonly at: number;
  readonly value: number;
  readonly what: string;
}

/** Whatever moved without being animated since the page was there, as browsers count it. */
const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const what = ({ sources }: Entry): string =>
            sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName).join(" ");
          const entries = list.getEntries() as Entry[];
          resolve(entries.map((entry) => ({ at: entry.startTime, value: entry.value, what: what(entry) })));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve([]), 1000);
      }),
  );

/** The worst five seconds: from 0.1 on browsers call it bad. */
const worst = (list: readonly Shift[]): number =>
  Math.max(
    0,
    ...list.map(({ at: from }) =>
      list.filter(({ at }) => at >= from && at < from + 5000).reduce((sum, { value }) => sum + value, 0),
    ),
  );

test.each([PHONE, DESKTOP])("no layout jumps in a game, on %o", async (viewport) => {
  const page = await house.visit("/", { viewport, settings: { speed: "fast", sound: "off" } });
  await page.locator(".alive .board").first().waitFor();
  await page.locator('[data-action="play-towers"]').click();
  await page.locator(".table.asked").waitFor();
  await playOn(page, luck(3), 9);
  const found = await shifts(page);
  console.log(`layout shifts: ${worst(found).toFixed(4)} in the worst five seconds`);
  expect({ isStill: worst(found) < 0.06, found }).toEqual({ isStill: true, found });
  await page.context().close();
});

const LONG = "Whatever is asked, in however many words, and in German some of them are rather long".repeat(3);
const WINDOWS = [PHONE, { width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 844, height: 390 }];
const WIDE = [{ width: 720, height: 450 }, { width: 1024, height: 768 }, DESKTOP, { width: 1920, height: 1080 }];

test("a long question leaves the board where it is, in every window", async () => {
  const page = await open("move");
  /** Where the board is when this is asked, and all that hangs on it has found its place. */
  const placeWith = (text: string): Promise<unknown> =>
    page.locator(".prompt").evaluate(async (prompt, words) => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      prompt.textContent = words;
      await frame();
      await frame();
      return document.querySelector(".scene")!.getBoundingClientRect().toJSON() as unknown;
    }, text);
  for (const viewport of [...WINDOWS, ...WIDE]) {
    await page.setViewportSize(viewport);
    const before = await placeWith("Go.");
    expect({ viewport, place: await placeWith(LONG) }).toEqual({ viewport, place: before });
  }
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
