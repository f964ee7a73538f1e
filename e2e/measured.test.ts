/** What is measured in time. It runs alone, after all others: what they do at the same time would be measured too. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptBefore, visited } from "./firstPage.ts";
import type { House } from "./house.ts";
import { openHouse, PHONE } from "./house.ts";
import { layoutsWhile } from "./mainThread.ts";
import { GAMES, openTable } from "./phone.ts";
import { openKept } from "./kept.ts";
import { running, spentBy } from "./stillPages.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { towersAt } from "./towersSituations.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("first own decision within 15 s of a cold visit, without a form, on a phone by touch", async () => {
  const start = performance.now();
  const page = await house.visit("/", { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.locator('[data-action="play-towers"]').tap();
  await page.locator(".table.asked .hand button.card.warm").first().tap({ timeout: 15_000 });
  await page.waitForFunction(
    () =>
      Number(document.querySelector<HTMLElement>("main.table")?.dataset.n) > 0 ||
      document.querySelector(".hand .picked"),
  );
  const seconds = (performance.now() - start) / 1000;
  console.log(`first own decision after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(15);
  await page.context().close();
});

test.each(["en-GB", "de-DE"])(
  "the page is interactive under 1 s, with at most 110 kB of script before the first board: %s",
  async (locale) => {
    const page = await visited(house, "/", { locale });
    const bytes = await scriptBefore(page, "board");
    const ready = await page.evaluate(
      () =>
        performance
          .getEntriesByType("navigation")
          .map((entry) => (entry as PerformanceNavigationTiming).domInteractive)[0]!,
    );
    console.log(`interactive after ${ready.toFixed(0)} ms, ${(bytes / 1000).toFixed(1)} kB of script`);
    expect(ready).toBeLessThan(1000);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(110_000);
    await page.context().close();
  },
);

test.each([
  ["towers", 6, 400],
  ["magicians", 3, 2500],
])(
  "%s in motion: a move is little work for the processor, and no step of an animation is layout work",
  async (game, moves, most) => {
    // The moves are known, so that no bot thinks beside the page; and the processor's own time, so that nobody else is measured.
    const page = await openTable(house, GAMES[game]!.told(), 1);
    const spent = await spentBy(page);
    const shown = async (): Promise<number> => Number(await page.locator("main.table").getAttribute("data-n"));
    const [from, before] = [await shown(), await spent()];
    const { layouts, partial, changes } = await layoutsWhile(house.browser, page, () =>
      page
        .waitForFunction((n) => Number(document.querySelector<HTMLElement>("main.table")!.dataset.n) >= n, from + moves)
        .then(() => undefined),
    );
    const each = ((await spent()) - before) / ((await shown()) - from);
    console.log(
      `${game}: ${each.toFixed(0)} ms of the processor for a move; ${changes} changes of the page, ${layouts} layouts; of the drawing alone ${partial} ms`,
    );
    expect(each).toBeLessThan(most);
    // Layout follows from what happens in the game (once to measure, once to show), not from frames of an animation.
    expect(changes).toBeGreaterThan(5);
    // The magicians throw wands that lie in the page itself: there some of it is.
    if (game === "towers") expect(layouts).toBeLessThanOrEqual(1.5 * changes);
    await page.context().close();
  },
);

/** Each with what shows that small things move, and that they have come to rest. */
const RESTING: readonly (readonly [
  name: string,
  open: (page: Page) => Promise<unknown>,
  awake: string,
  still: string,
])[] = [
  ["towers", (page) => openKept(page, towersAt("move")), ".table.asked .board.awake", ".board:not(.awake)"],
  [
    "magicians",
    (page) => openKept(page, magiciansAt("start")),
    ".table.asked .ambient",
    ".wood-board:not(:has(.ambient))",
  ],
  ["the first page", (page) => page.goto(house.base), ".alive .awake", ".alive.resting"],
];

test.each(RESTING)(
  "where nothing has happened for a minute all stands still and needs no processor: %s",
  async (name, open, awake, still) => {
    const page = await house.visit("/settings", { settings: { speed: "instant", motion: "full" } });
    await page.clock.install();
    await open(page);
    await page.locator(awake).first().waitFor();
    expect(await running(page)).toBeGreaterThan(3);
    const spent = await spentBy(page);
    await page.clock.fastForward(61_000);
    await page.locator(still).first().waitFor({ state: "attached" });
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    // What was still being fetched may come first.
    const looks: number[] = [];
    while (looks.length < 5 && !(Math.min(...looks) < 20)) {
      const before = await spent();
      await new Promise((resolve) => setTimeout(resolve, 2000));
      looks.push((await spent()) - before);
    }
    const idle = Math.min(...looks);
    console.log(`${name}: of two seconds the page works ${idle.toFixed(1)} ms when all is still`);
    expect(idle).toBeLessThan(20);
    await page.context().close();
  },
);

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
