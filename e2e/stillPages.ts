/** What pages cost on which nothing has happened for more than a minute. */
import type { Page } from "playwright-core";
import { towers } from "../src/games/towers/game.ts";
import { finishedGame, keptGame } from "./finished.ts";
import type { House } from "./house.ts";
import { PHONE } from "./house.ts";
import { openKept } from "./kept.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { towersAt } from "./towersSituations.ts";

const WAIT_MS = 64_000;
const LOOK_MS = 30_000;

/** Each with what shows that it is all there. */
const PAGES: Readonly<Record<string, { open(page: Page, house: House): Promise<unknown>; sign: string }>> = {
  towers: { open: (page) => openKept(page, towersAt("move")), sign: ".table.asked" },
  magicians: { open: (page) => openKept(page, magiciansAt("start")), sign: ".table.asked" },
  start: { open: (page, { base }) => page.goto(base), sign: ".alive .board" },
  lobby: { open: (page, { base }) => page.goto(`${base}/lobby`), sign: "h1" },
  daily: { open: (page, { base }) => page.goto(`${base}/daily`), sign: "h1" },
  review: { open: (page, { base }) => page.goto(`${base}/review/local/over`), sign: ".board" },
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds of the processor since the page was opened, whatever else the machine does. */
export async function spentBy(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () =>
    1000 * (await cdp.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")!.value;
}

export const running = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);

export async function stillPages(house: House): Promise<string[]> {
  const kept = keptGame("over", finishedGame(towers, { players: 3 }, "still"));
  const opened = await Promise.all(
    Object.entries(PAGES).map(async ([name, { open, sign }]) => {
      const page = await house.visit("/settings", { viewport: PHONE, settings: { motion: "full", ...kept } });
      await open(page, house);
      await page.locator(sign).first().waitFor();
      return { name, page, spent: await spentBy(page) };
    }),
  );
  await pause(WAIT_MS);
  const before = await Promise.all(opened.map(({ spent }) => spent()));
  await pause(LOOK_MS);
  const after = await Promise.all(opened.map(({ spent }) => spent()));
  const lines = await Promise.all(
    opened.map(
      async ({ name, page }, i) =>
        `still, ${name}: ${(after[i]! - before[i]!).toFixed(1)} ms of the processor in ${LOOK_MS / 1000} s, ${await running(page)} animations running`,
    ),
  );
  await Promise.all(opened.map(({ page }) => page.context().close()));
  return lines;
}
