/** What is measured in time. It runs alone, after all others: what they do at the same time would be measured too. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptBefore, visited } from "./firstPage.ts";
import type { House } from "./house.ts";
import { openHouse, PHONE } from "./house.ts";
import { openKept } from "./kept.ts";
import { running, spentBy } from "./stillPages.ts";
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
  "the page is interactive under 1 s, with at most 120 kB of script before the first board: %s",
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
    expect(bytes).toBeLessThan(120_000);
    await page.context().close();
  },
);

test("animations hold 60 frames a second with six players, and none of their steps does layout work", async () => {
  const page = await house.visit("/settings", {});
  // Six bots keep everything moving.
  await openKept(page, towersAt("move", { wish: { players: 6, start: 0 }, people: [] }));
  await page.locator(".chip.active").waitFor();
  const table = await measure(page);
  const { layouts, partial, changes } = await trace(page);
  console.log(`${changes} changes of the page, ${layouts} layouts; of the drawing alone ${partial} ms`);
  await page.goto(`${house.base}/settings`);
  const still = await measure(page);
  console.log(
    `${table.rate.toFixed(1)} frames a second, ${table.moving} of ${table.frames} with motion, ${table.long} longer than 34 ms; a still page: ${still.rate.toFixed(1)}`,
  );
  expect(table.moving).toBeGreaterThan(60);
  // Layout follows from what happens in the game (once to measure, once to show), never from a frame of an animation.
  expect(changes).toBeGreaterThan(5);
  expect(layouts).toBeLessThanOrEqual(1.5 * changes);
  expect(partial).toBeLessThan(40);
  // 60 on a machine of one's own. Others' work slows a still page too: that is the measure.
  expect(table.rate).toBeGreaterThan(0.75 * still.rate);
  await page.context().close();
});

test("a table where nothing has happened for a minute stands still and needs no processor", async () => {
  const page = await house.visit("/settings", { settings: { speed: "instant", motion: "full" } });
  await page.clock.install();
  await openKept(page, towersAt("move"));
  await page.locator(".table.asked .board.awake").waitFor();
  expect(await running(page)).toBeGreaterThan(5);
  const spent = await spentBy(page);
  /** Milliseconds of work in two seconds. */
  const work = async (): Promise<number> => {
    const before = await spent();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return (await spent()) - before;
  };
  const awake = await work();
  await page.clock.fastForward(61_000);
  await page.locator(".board:not(.awake)").waitFor();
  expect(await running(page)).toBe(0);
  const idle = await work();
  console.log(
    `of two seconds the page works ${awake.toFixed(0)} ms while wisps hover, ${idle.toFixed(1)} ms when all is still`,
  );
  expect(idle).toBeLessThan(20);
  await page.context().close();
});

/**
 * How often the browser laid the page out while six bots moved, and how often the page itself was changed. Inside the
 * drawing a transform counts as layout too, but touches only the piece that moves: it is told in milliseconds of four seconds.
 */
async function trace(page: Page): Promise<{ layouts: number; partial: number; changes: number }> {
  await page.evaluate(() =>
    new MutationObserver(() => performance.mark("changed")).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    }),
  );
  await house.browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
  // Nobody asks for frames here: the game alone says how many there are.
  await page.waitForTimeout(4000);
  const { traceEvents } = JSON.parse((await house.browser.stopTracing()).toString()) as {
    traceEvents: { name: string; dur?: number; args: { beginData?: { partialLayout: boolean } } }[];
  };
  const layouts = traceEvents.filter(({ name }) => name === "Layout");
  const inside = layouts.filter(({ args }) => args.beginData?.partialLayout);
  return {
    layouts: layouts.length - inside.length,
    partial: Math.round(inside.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0)),
    changes: traceEvents.filter(({ name }) => name === "changed").length,
  };
}

interface Measure {
  readonly frames: number;
  readonly rate: number;
  /** Frames in which something was moving. */
  readonly moving: number;
  readonly long: number;
}

const measure = (page: Page): Promise<Measure> =>
  page.evaluate(
    () =>
      new Promise<Measure>((resolve) => {
        const start = performance.now();
        let last = start;
        const seen = { frames: 0, moving: 0, long: 0 };
        const tick = (now: number): void => {
          seen.frames++;
          // Looking has its price: every fourth frame stands for four.
          if (seen.frames % 4 === 0 && document.getAnimations().some(({ playState }) => playState === "running"))
            seen.moving += 4;
          if (now - last > 34) seen.long++;
          last = now;
          if (now - start < 5000) requestAnimationFrame(tick);
          else resolve({ ...seen, rate: (1000 * seen.frames) / (now - start) });
        };
        requestAnimationFrame(tick);
      }),
  );

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
