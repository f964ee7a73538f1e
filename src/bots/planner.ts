/** The baselines: the quick rule alone, and a planner that looks its own whole turn through and judges where it ends. */
import type { Chance } from "../core/chance.ts";
import type { Decision, Game, Seat, State } from "../core/game.ts";
import { CHANCE, copy, decisions, MOST_DECISIONS, OVER } from "../core/game.ts";

/** The decision that looks best at first sight; the first of equals. */
export function oneMove(game: Game, state: State): Decision {
  const list = decisions();
  const count = game.legal(state, list);
  const sights = new Float64Array(MOST_DECISIONS);
  game.hints.rate(state, list, count, sights);
  let best = 0;
  for (let i = 1; i < count; i++) if (sights[i]! > sights[best]!) best = i;
  return list[best]!;
}

/** Throws that are looked at where chance decides within the turn. */
const SAMPLES = 4;
const MOST_DEPTH = 24;

/** The first decision of the best own turn. What others decide within it is left to the quick rule. */
export function planTurn(game: Game, state: State, seat: Seat, chance: Chance): { decision: Decision; value: number } {
  const states = Array.from({ length: MOST_DEPTH * SAMPLES }, () => copy(state));
  const lists = Array.from({ length: MOST_DEPTH * SAMPLES }, () => decisions());
  const sights = new Float64Array(MOST_DECISIONS);
  const values = new Float64Array(MOST_DECISIONS);
  const { hints } = game;
  let first = { decision: 0, value: -Infinity };

  function worth(s: State, depth: number): number {
    const decider = game.decider(s);
    if (decider === OVER || depth === MOST_DEPTH || (depth > 0 && hints.isTurnStart(s))) {
      hints.evaluate(s, values);
      return values[seat]!;
    }
    const next = states[depth]!;
    if (decider === CHANCE) {
      let sum = 0;
      for (let i = 0; i < SAMPLES; i++) {
        next.set(s);
        game.befall(next, game.outcome(next, chance));
        sum += worth(next, depth + 1);
      }
      return sum / SAMPLES;
    }
    if (decider !== seat) {
      next.set(s);
      game.play(next, hints.solved(s) ?? oneMove(game, s));
      return worth(next, depth + 1);
    }
    const list = lists[depth]!;
    const count = game.legal(s, list);
    hints.rate(s, list, count, sights);
    for (let i = 0; i < count; i++) if (sights[i] === -Infinity) list[i] = -1;
    let best = -Infinity;
    for (let i = 0; i < count; i++) {
      if (list[i] === -1) continue;
      next.set(s);
      game.play(next, list[i]!);
      const value = worth(next, depth + 1);
      if (value > best && depth === 0) first = { decision: list[i]!, value };
      best = Math.max(best, value);
    }
    return best;
  }

  const known = copy(state);
  game.guess(known, seat, chance);
  worth(known, 0);
  return first;
}
