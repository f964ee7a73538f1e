/** Every decision of a position looked through in a worker of its own, so that no bot of a running game has to wait. */
import type { CoachAdvice } from "../../bots/advice.ts";
import type { Exploration } from "../../bots/explore.ts";
import type { Pool } from "../../bots/pool.ts";
import { webPool } from "../../bots/webPool.ts";
import type { Game, State } from "../../core/game.ts";

let pool: Pool | undefined;
let asked = 0;

const open = (): Pool =>
  (pool ??= webPool(() => new Worker(new URL("../../bots/webWorker.ts", import.meta.url), { type: "module" })));

/** The same position is looked at alike each time. */
const SEED = "explore";

/** `hear` is told what is known so far, `fail` if the worker has died. The answer calls it off. */
export function exploring(
  game: Game,
  state: State,
  hear: (exploration: Exploration) => void,
  fail: () => void,
): () => void {
  const table = `explore ${asked++}`;
  let isWanted = true;
  open()
    .explore({ game: game.name, state: state.slice(), seed: SEED, table }, (exploration) => {
      if (isWanted) hear(exploration);
    })
    .catch((fault: unknown) => {
      console.warn("The bots' worker has failed:", fault);
      void pool?.close();
      pool = undefined;
      if (isWanted) fail();
    });
  return () => {
    isWanted = false;
    pool?.cancel(table);
  };
}

/** What a coach says; undefined: called off, or the worker has failed. */
export function advising(
  game: Game,
  state: State,
): { readonly advice: Promise<CoachAdvice | undefined>; cancel(): void } {
  const table = `advise ${asked++}`;
  const request = { game: game.name, state: state.slice(), seat: game.decider(state), seed: "advice", table };
  return {
    advice: open()
      .advise(request)
      .catch(() => undefined),
    cancel: () => pool?.cancel(table),
  };
}
