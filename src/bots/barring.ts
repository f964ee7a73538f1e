/** Imagined games out of which something is taken: whoever does it may not. */
import type { Causes, Decision, Fact, Game, State } from "../core/game.ts";
import { doerOf, MOST_DECISIONS } from "../core/game.ts";
import type { SearchInquiry } from "./search.ts";

/** More than a decision can make happen. */
export const MOST_FACTS = 64;

export interface Barring {
  readonly inquiry: SearchInquiry;
  isBarred(s: State, decision: Decision): boolean;
}

export function barring(game: Game, causes: Causes, facts: readonly Fact[]): Barring {
  const found = new Int32Array(MOST_FACTS);
  const kept = new Int32Array(MOST_DECISIONS);
  const isBarred = (s: State, decision: Decision): boolean => {
    const count = causes.facts(s, decision, found);
    for (let i = 0; i < count; i++) if (facts.includes(found[i]!)) return true;
    return false;
  };
  return {
    isBarred,
    inquiry: {
      sieve(s, list, count) {
        const seat = game.decider(s);
        if (!facts.some((fact) => doerOf(fact) === seat)) return count;
        let left = 0;
        for (let i = 0; i < count; i++) if (!isBarred(s, list[i]!)) kept[left++] = list[i]!;
        if (left === 0) {
          const instead = causes.instead(s);
          if (instead === undefined) return count;
          kept[left++] = instead;
        }
        list.set(kept.subarray(0, left));
        return left;
      },
      evaluate: (s, values) => causes.evaluateWithout(s, facts, values),
    },
  };
}
