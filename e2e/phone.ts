/** A phone with a processor four times as slow as this one, and games that play themselves on it. */
import type { CDPSession, Page } from "playwright-core";
import type { Game, GameTypes, JsonObject } from "../src/core/game.ts";
import { magicians } from "../src/games/magicians/game.ts";
import { towers } from "../src/games/towers/game.ts";
import type { House } from "./house.ts";
import { PHONE } from "./house.ts";
import type { Kept } from "./kept.ts";
import { keptGame, openKept } from "./kept.ts";
import { at } from "./mainThread.ts";

/** How much slower than this machine. */
const SLOWER = 4;
/** So many frames behind, a table still shows each of them (table/controller.ts). */
const SHOWN = 24;

/** The end of a finished game, still to be shown: its moves are known, so that no bot thinks beside the page. */
function toldAgain<T extends GameTypes>(game: Game<T>, wish: JsonObject): Kept {
  const kept = keptGame({ game, name: `frames-${game.name}`, wish, fits: undefined, people: [] });
  const { seen, ...rest } = JSON.parse(kept.text) as { seen: number };
  return { ...kept, text: JSON.stringify({ ...rest, seen: seen - SHOWN }) };
}

/** Nobody but bots: as many as the game has seats for. */
function live<T extends GameTypes>(game: Game<T>, wish: JsonObject): Kept {
  return keptGame({ game, name: `live-${game.name}`, wish, fits: () => true, people: [] });
}

const SIX = { players: 6, spells: "all", memory: "notes", start: 0 };
export const GAMES: Readonly<Record<string, { told(): Kept; live(): Kept }>> = {
  towers: { told: () => toldAgain(towers, SIX), live: () => live(towers, SIX) },
  magicians: { told: () => toldAgain(magicians, {}), live: () => live(magicians, {}) },
};

export async function slow(page: Page, rate = SLOWER): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  return cdp;
}

/** A table at which everything is on the way: drawn, its letters and moments here, and moving. */
export async function openTable(house: House, kept: Kept, rate = SLOWER): Promise<Page> {
  const page = await house.visit("/settings", {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: { motion: "full", speed: "normal" },
  });
  await openKept(page, kept);
  await page.locator('main.table[data-busy="true"]').waitFor();
  await slow(page, rate);
  return page;
}

/** Nothing but one small thing that the compositor moves: what this machine and browser can reach at all. */
export async function openNothing(house: House, rate = SLOWER): Promise<Page> {
  const page = await house.visit("about:blank", { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.evaluate(() => {
    const thing = document.body.appendChild(document.createElement("div"));
    thing.style.cssText = "width:40px;height:40px;background:green";
    thing.animate({ transform: ["none", "translateX(200px)"] }, { duration: 1000, iterations: Infinity });
  });
  await slow(page, rate);
  return page;
}

export interface Gaps {
  readonly p50: number;
  readonly p95: number;
  /** The share of frames later than a sixtieth of a second allows, and so late that two were left out. */
  readonly late: number;
  readonly long: number;
  readonly rate: number;
}

/** From frame to frame, as the page sees it, while the table is busy and not longer than this. */
export async function gaps(page: Page, ms: number): Promise<Gaps> {
  const all = await page.evaluate(
    (most) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const start = performance.now();
        let last = start;
        const tick = (now: number): void => {
          seen.push(now - last);
          last = now;
          const isBusy = document.querySelector<HTMLElement>("main.table")?.dataset.busy !== "false";
          if (now - start < most && isBusy) requestAnimationFrame(tick);
          else resolve(seen.slice(1));
        };
        requestAnimationFrame(tick);
      }),
    ms,
  );
  const sorted = all.toSorted((a, b) => a - b);
  const sum = all.reduce((total, gap) => total + gap, 0);
  return {
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    // Clocks of frames are a little uneven.
    late: all.filter((gap) => gap > 1.2 * (1000 / 60)).length / all.length,
    long: all.filter((gap) => gap > 34).length / all.length,
    rate: (1000 * all.length) / sum,
  };
}

/** Waits while the table is busy, and not longer than this. */
export const whileBusy = (page: Page, ms: number): Promise<void> =>
  page
    .locator('main.table[data-busy="false"]')
    .waitFor({ timeout: ms })
    .catch(() => undefined);
