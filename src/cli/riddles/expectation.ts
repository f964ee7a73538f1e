/** How likely somebody reaches a goal who decides best, against everybody else's best: every decision and every luck is tried. */
import type { Chance } from "../../core/chance.ts";
import type { Decision, Game, Outcome, Seat, State } from "../../core/game.ts";
import { CHANCE, copy, decisions } from "../../core/game.ts";

/** The chance that is known already; undefined: it is still open. */
export type Settled = (state: State) => number | undefined;

interface Weighed {
  readonly outcome: Outcome;
  readonly chance: number;
}

/** Everything chance can decide here: it is asked again and again until it has given every answer it has. */
export function outcomesOf(game: Game, state: State): Weighed[] {
  const all: Weighed[] = [];
  let script: number[] = [];
  for (;;) {
    const sizes: number[] = [];
    let chance = 1;
    const scripted: Chance = {
      below(n) {
        sizes.push(n);
        chance /= n;
        return (script[sizes.length - 1] ??= 0);
      },
    };
    all.push({ outcome: Array.from(game.outcome(state, scripted)), chance });
    let last = sizes.length - 1;
    while (last >= 0 && script[last] === sizes[last]! - 1) last--;
    if (last < 0) return all;
    script = [...script.slice(0, last), script[last]! + 1];
  }
}

export function legalOf(game: Game, state: State): Decision[] {
  const list = decisions();
  return Array.from(list.subarray(0, game.legal(state, list)));
}

export function after(game: Game, state: State, decision: Decision): State {
  const next = copy(state);
  game.apply(next, decision);
  return next;
}

export function chanceOf(game: Game, state: State, seat: Seat, settled: Settled): number {
  const known = settled(state);
  if (known !== undefined) return known;
  const decider = game.decider(state);
  if (decider === CHANCE)
    return outcomesOf(game, state).reduce((sum, { outcome, chance }) => {
      const next = copy(state);
      game.applyOutcome(next, outcome);
      return sum + chance * chanceOf(game, next, seat, settled);
    }, 0);
  let best = decider === seat ? 0 : 1;
  for (const decision of legalOf(game, state)) {
    const value = chanceOf(game, after(game, state, decision), seat, settled);
    if (decider === seat ? value > best : value < best) best = value;
    if (best === (decider === seat ? 1 : 0)) break;
  }
  return best;
}

/** The one decision that is better than all others by a margin; undefined: there is none. */
export function onlyBest(values: readonly number[], margin: number): number | undefined {
  const best = values.indexOf(Math.max(...values));
  return values.every((value, i) => i === best || values[best]! - value >= margin) ? best : undefined;
}
