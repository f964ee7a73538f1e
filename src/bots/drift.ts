/**
 * Where all play for one score, a position is worth more than the estimate says: from step to step the search does better
 * than was expected, and that would look like luck. So luck is drawn anew at some steps: on average it must bring
 * nothing, and what it seems to bring is taken out of the curve. Chances to win need none of this: they add up to one.
 */
import type { Game } from "../core/game.ts";
import type { Judged } from "./judge.ts";
import { otherLuck } from "./judge.ts";

export interface Drift {
  /** To be done when every place is judged. */
  readonly tasks: readonly (() => void)[];
  /** By how much the estimate at place n is too low. */
  at(n: number): number;
}

const SAMPLES = 160;

export function driftOf(game: Game, places: readonly Judged[], games: number, seed: string): Drift {
  const lucky = places.flatMap(({ isLuckless }, n) => (isLuckless ? [] : [n]));
  if (lucky.length === 0 || !isCommonScore(game, places)) return { tasks: [], at: () => 0 };
  const gains: number[] = [];
  const tasks = Array.from({ length: SAMPLES }, (_, i) => {
    const n = lucky[Math.floor((i * lucky.length) / SAMPLES)]!;
    return () => {
      const [after] = otherLuck(game, places[n]!, games, `${seed} ${n} ${i}`);
      gains.push(after! - places[n]!.found!.ofPlayed[0]!);
    };
  });
  return {
    tasks,
    at(n) {
      if (gains.length === 0) return 0;
      return (mean(gains) + mean(creeps(places))) * lucky.filter((each) => each >= n).length;
    },
  };
}

/** All seats win or lose together: their prospects do not add up to the same everywhere. */
function isCommonScore(game: Game, places: readonly Judged[]): boolean {
  const values = new Float64Array(game.seats(places[0]!.state));
  const sums = places.map(({ state }) => {
    game.hints.evaluate(state, values);
    return values.reduce((sum, value) => sum + value, 0);
  });
  return Math.max(...sums) - Math.min(...sums) > 0.01;
}

/** How much better things look at the end of each row of decisions without luck than at its beginning. */
function creeps(places: readonly Judged[]): number[] {
  const all: number[] = [];
  let start: number | undefined;
  let given = 0;
  for (const { found, isLuckless } of places) {
    start ??= found!.ofBest[0]!;
    if (isLuckless) given += found!.ofBest[0]! - found!.ofPlayed[0]!;
    else {
      all.push(found!.ofBest[0]! + given - start);
      start = undefined;
      given = 0;
    }
  }
  return all;
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);
