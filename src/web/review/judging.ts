/** Reviews in a worker of their own, so that no bot of a running game has to wait. */
import type { Pool } from "../../bots/pool.ts";
import type { Review } from "../../bots/review.ts";
import { webPool } from "../../bots/webPool.ts";
import type { GameRecord } from "../../core/record.ts";
import { kitOf } from "../app/games.ts";
import { keepMistakes } from "../riddles/own.ts";

let pool: Pool | undefined;
let asked = 0;

/** The same game is judged alike each time. */
const SEED = "review";

/** Games judged to the end since the page was opened: whoever asks again is told at once, and the same. */
const whole = new Map<string, Review>();

/** Judges a game; `hear` is told what is known so far. The answer calls it off. */
export function judging(record: GameRecord, hear: (review: Review) => void): () => void {
  const name = JSON.stringify([record.game, record.options, record.moves]);
  const known = whole.get(name);
  if (known) {
    hear(known);
    return () => undefined;
  }
  pool ??= webPool(() => new Worker(new URL("../../bots/webWorker.ts", import.meta.url), { type: "module" }));
  const table = `review ${asked++}`;
  let isWanted = true;
  const { game, options, state, moves, result } = record;
  // Only what a record is made of: a proxy or a proof of luck need not travel.
  const plain: GameRecord = { record: 1, game, options, state, moves, ...(result && { result }) };
  void pool.review({ record: plain, seed: SEED, table }, (review) => {
    if (review.done === 1) {
      whole.set(name, review);
      void kitOf(game)?.then((kit) => keepMistakes(kit.game, plain, review));
    }
    if (isWanted) hear(review);
  });
  return () => {
    isWanted = false;
    pool?.cancel(table);
  };
}
