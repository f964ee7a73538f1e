/** The bots of local games, in a worker beside the page. */
import type { CoachAdvice } from "../../bots/advice.ts";
import type { Thought } from "../../bots/bot.ts";
import type { BotName } from "../../bots/levels.ts";
import type { Pool } from "../../bots/pool.ts";
import { quickDecision } from "../../bots/quick.ts";
import type { WebWorker } from "../../bots/webPool.ts";
import { webPool } from "../../bots/webPool.ts";
import type { Game, Seat, State } from "../../core/game.ts";

export interface Bots {
  /** Undefined: nobody waits for it any more. */
  think(game: Game, state: State, seat: Seat, level: string, table: string): Promise<Thought | undefined>;
  /** A coach for whoever has to decide; undefined: nobody waits for it any more, or the worker has failed. */
  advise(game: Game, state: State, seat: Seat, table: string, meant?: string): Promise<CoachAdvice | undefined>;
  forget(table: string): void;
}

const THINKS_MS = 900;
/** A worker may die without a word. Whoever has not answered by now, on any phone, never will. */
const PATIENCE_MS = 6000;

/** A game never stands still for a worker: where it fails, a simple rule decides, and the next decision finds a new worker. */
export function openBots(start: () => WebWorker): Bots {
  let pool: Pool | undefined;
  let asked = 0;

  async function patiently(thinking: Promise<Thought | undefined>): Promise<Thought | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer")), PATIENCE_MS);
    });
    return Promise.race([thinking, silence]).finally(() => clearTimeout(timer));
  }

  return {
    async think(game, state, seat, level, table) {
      const seed = `${table}.${asked++}`;
      try {
        pool ??= webPool(start);
        const request = { game: game.name, state, seat, bot: level as BotName, seed, table, ms: THINKS_MS };
        return await patiently(pool.think(request));
      } catch (fault) {
        console.warn("The bots' worker has failed:", fault);
        void pool?.close();
        pool = undefined;
        return { decision: quickDecision(game, state, seed), ms: 0, iterations: 0, value: 0.5 };
      }
    },
    async advise(game, state, seat, table, meant) {
      // The same question gets the same answer.
      const request = { game: game.name, state, seat, seed: "advice", table, ...(meant !== undefined && { meant }) };
      try {
        pool ??= webPool(start);
        return await pool.advise(request);
      } catch (fault) {
        console.warn("The bots' worker has failed:", fault);
        return undefined;
      }
    },
    forget: (table) => pool?.cancel(table),
  };
}

export const bots = openBots(() => new Worker(new URL("../../bots/webWorker.ts", import.meta.url), { type: "module" }));
