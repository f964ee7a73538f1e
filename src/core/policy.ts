/** Quick rules made from scores. */
import type { Decision, Policy, State } from "./game.ts";

/** Any decision at all. */
export const random: Policy = (_state, legal, count, chance) => legal[chance.below(count)]!;

/** The best decision by score; of several equally good ones any. */
export const best =
  (score: (state: State, decision: Decision) => number): Policy =>
  (state, legal, count, chance) => {
    let top = -Infinity;
    let ties = 0;
    let chosen = legal[0]!;
    for (let i = 0; i < count; i++) {
      const value = score(state, legal[i]!);
      if (value < top) continue;
      ties = value > top ? 1 : ties + 1;
      top = value;
      // Each of the best found so far is kept with equal chance.
      if (ties === 1 || chance.below(ties) === 0) chosen = legal[i]!;
    }
    return chosen;
  };
