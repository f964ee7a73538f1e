/**
 * Every legal decision of a position with what it promises, better known the longer one waits: the search of a review, from what
 * the decider can know. First all alike, then more and more games for what may still be the best.
 */
import type { Decision, Game, Seat, State } from "../core/game.ts";
import { decisions } from "../core/game.ts";
import { reviewed } from "./calibrated.ts";
import { looking } from "./judge.ts";
import type { Search } from "./search.ts";

export interface ExploreRequest {
  readonly game: string;
  readonly state: State;
  readonly seed: string;
  /** The name to call it off by. */
  readonly table: string;
}

/** One decision, and what games that begin with it bring. */
export interface Explored {
  /** In notation. */
  readonly text: string;
  /** What it promises the decider. */
  readonly value: number;
  /** How far that may be off: its standard error. */
  readonly doubt: number;
  readonly games: number;
}

export interface Exploration {
  readonly seat: Seat;
  /** From 0 to 1. */
  readonly done: number;
  /** The best first. */
  readonly rows: readonly Explored[];
}

/** Games for each decision at first, and for each that may still be the best in every further round. */
const FIRST = 24;
const ROUND = 32;
/** In all, for each decision; not fewer than so many. */
const EACH = 90;
const LEAST = 3000;
/** Where only one is left that may be the best, so many games for it are enough. */
const ENOUGH = 400;
/** A decision so many standard errors behind the best needs no more games. */
const BEHIND = 3;

export interface Explorer {
  /** True: done. */
  work(ms: number): boolean;
  told(): Exploration;
}

/** `most`: so many games in all, instead of what is usual. */
export function explorerOf(
  game: Game,
  { state, seed }: Pick<ExploreRequest, "state" | "seed">,
  most?: number,
): Explorer {
  const list = decisions();
  const all = Array.from(list.subarray(0, game.legal(state, list)));
  const seat = game.decider(state);
  const budget = most ?? Math.max(LEAST, EACH * all.length);
  const search: Search = looking(reviewed(game), state, budget, seed);
  /** Decisions still to be looked at in this round, and how many games each gets. */
  let due: Decision[] = [...all];
  let games = FIRST;
  let isSettled = false;
  const found = (each: Decision): { value: number; doubt: number; games: number } => {
    const one = search.found(each);
    return one ? { value: one.values[seat]!, doubt: one.doubt, games: one.games } : { value: 0, doubt: 1, games: 0 };
  };
  const nextRound = (): Decision[] => {
    games = ROUND;
    const known = all.map((each) => ({ each, ...found(each) }));
    const best = known.toSorted((a, b) => b.value - a.value)[0]!;
    const rest = known.filter(
      ({ value, doubt }) => best.value - value <= BEHIND * Math.hypot(doubt, best.doubt) + 1e-9,
    );
    isSettled = rest.length === 1 && best.games >= ENOUGH;
    return rest.map(({ each }) => each);
  };
  return {
    work(ms) {
      const until = performance.now() + ms;
      do {
        if (isSettled || search.done >= budget || all.length === 0) return true;
        if (due.length === 0) due = nextRound();
        search.look(games, due.shift());
      } while (performance.now() < until);
      return false;
    },
    told: () => ({
      seat,
      done: isSettled || all.length === 0 ? 1 : Math.min(1, search.done / budget),
      rows: all
        .map((each) => ({ text: game.format(state, each), ...found(each) }))
        .toSorted((a, b) => b.value - a.value || a.text.localeCompare(b.text)),
    }),
  };
}
