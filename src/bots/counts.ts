/** What happens in imagined games, counted: once per game, after the one first decision and after the other. */
import type { Causes, Decision, Fact, Seat, State } from "../core/game.ts";
import { MOST_FACTS } from "./barring.ts";
import type { SearchInquiry } from "./search.ts";

/** The two first decisions that are compared. */
export const PLAYED = 0;
export const BEST = 1;
/** Neither: games that only look for a decision. */
export const SEARCHING = 2;
export type Side = typeof PLAYED | typeof BEST | typeof SEARCHING;

/** With the first decision itself, later in the same turn, or in somebody's next one. */
export type When = "once" | "turn" | "later";

/** One fact in the games of both sides. */
export interface Count {
  /** In how many games it happened, and what those brought the decider, added up. */
  readonly games: [number, number, number];
  readonly values: [number, number, number];
  readonly whens: Record<When, number>;
  /** How often it was done with what. */
  readonly means: Map<number, number>;
}

export interface Counter {
  readonly inquiry: SearchInquiry;
  /** Counts for this side from now on. */
  turnTo(side: Side): void;
  readonly counts: ReadonlyMap<Fact, Count>;
  readonly games: readonly [number, number, number];
  mean(side: Side): number;
}

/** Values alone are added up for a game that names no causes, or while something is forbidden. */
export function counterOf(seat: Seat, causes?: Causes): Counter {
  const counts = new Map<Fact, Count>();
  const found = new Int32Array(MOST_FACTS);
  const happened = new Map<Fact, { readonly when: When; readonly means: number }>();
  const games: [number, number, number] = [0, 0, 0];
  const sums: [number, number, number] = [0, 0, 0];
  let side: Side = PLAYED;

  function hear(s: State, decision: Decision, turn: number): void {
    const count = causes!.facts(s, decision, found);
    const when = turn < 0 ? "once" : turn === 0 ? "turn" : "later";
    for (let i = 0; i < count; i++)
      if (!happened.has(found[i]!)) happened.set(found[i]!, { when, means: causes!.means(s, decision) });
  }

  function end(values: Float64Array): void {
    games[side]++;
    sums[side] += values[seat]!;
    for (const [fact, { when, means }] of happened) {
      let count = counts.get(fact);
      if (!count)
        counts.set(
          fact,
          (count = { games: [0, 0, 0], values: [0, 0, 0], whens: { once: 0, turn: 0, later: 0 }, means: new Map() }),
        );
      count.games[side]++;
      count.values[side] += values[seat]!;
      count.whens[when]++;
      count.means.set(means, (count.means.get(means) ?? 0) + 1);
    }
    happened.clear();
  }

  return {
    inquiry: causes ? { hear, end } : { end },
    turnTo: (next) => void (side = next),
    counts,
    games,
    mean: (of) => sums[of] / Math.max(1, games[of]),
  };
}
