/** A page whose time is ours: it passes as we let it, so that a busy machine sees every moment as a quiet one does. */
import type { BrowserContextOptions, Page } from "playwright-core";
import type { House } from "./house.ts";
import type { Kept } from "./kept.ts";
import { openKept } from "./kept.ts";

/** Time stands still until somebody lets it pass. */
const NOW = 1_000_000;
const TICK = 20;

async function tick(page: Page): Promise<void> {
  await page.clock.runFor(TICK);
  await page.evaluate((by) => {
    const known = ((globalThis as { known?: WeakSet<Animation> }).known ??= new WeakSet());
    for (const each of document.getAnimations()) {
      const isNew = !known.has(each);
      known.add(each);
      if (each.playState === "running") each.pause();
      // What has just begun is at its beginning.
      each.currentTime = isNew ? 0 : Number(each.currentTime ?? 0) + by;
      const end = Number(each.effect?.getComputedTiming().endTime ?? 0);
      if (Number(each.currentTime) >= end) each.finish();
    }
  }, TICK);
}

/** Lets so much time pass: for what waits, and for what moves. */
export async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= TICK) await tick(page);
}

/** Opens a kept game and lets time pass until something is so. */
export async function openUntil(
  house: House,
  kept: Kept,
  wish: BrowserContextOptions,
  isNow: (page: Page) => Promise<boolean>,
): Promise<Page> {
  const page = await house.visit("/settings", { ...wish, settings: { speed: "normal", motion: "full" } });
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW + 60_000);
  await openKept(page, kept);
  for (let waited = 0; !(await isNow(page)); waited += TICK) {
    if (waited > 30_000) throw new Error(`${kept.id} does not come`);
    await pass(page, TICK);
  }
  return page;
}
