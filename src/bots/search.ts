/**
 * One search for all games and modes: information-set tree search. Each iteration guesses what the seat cannot know,
 * walks down the tree by PUCT with first sights as priors, goes on by the quick rule to the start of a turn, and judges.
 */
import { seeded } from "../core/chance.ts";
import type { Decision, Game, Seat, State } from "../core/game.ts";
import { CHANCE, copy, decisions } from "../core/game.ts";
import type { Level } from "./levels.ts";
import type { Inquiry } from "./walker.ts";
import type { Tree } from "./tree.ts";
import { findWay, NO_WAY, plant } from "./tree.ts";
import { ALONE, AMONG_RIVALS, MOST_SEATS, walkerOf } from "./walker.ts";

/** More is never needed but by who looks at a hundred times as many games (ceiling.ts). */
const ROOM = 1 << 22;

/** What the games that began with one decision brought. */
export interface Found {
  readonly games: number;
  /** To each seat on average. */
  readonly values: readonly number[];
  /** How far the decider's average may be off: its standard error. */
  readonly doubt: number;
}

/** An inquiry that also wants to know what each imagined game brought. */
export interface SearchInquiry extends Inquiry {
  end?(values: Float64Array): void;
}

export interface Search {
  /** Looks through so many more games; if a first decision is named, all of them begin with it. */
  look(iterations: number, first?: Decision): void;
  /** Undefined: no game began with it. */
  found(first: Decision): Found | undefined;
  readonly done: number;
  /** The best of the legal decisions as far as is known now, and the prospects it promises. */
  choice(): { readonly decision: Decision; readonly value: number };
  /** The same search seen from a later state of the turn, if this tree led there. */
  follow(state: State, level: Level, seed: string): Search | undefined;
}

export const search = (
  game: Game,
  state: State,
  seat: Seat,
  level: Level,
  seed: string,
  inquiry?: SearchInquiry,
): Search => {
  const tree = plant(roomFor(iterationsOf(game, level)));
  return searchFrom(game, canonical(game, state, seat), seat, level, seed, tree, 0, inquiry);
};

/** Each iteration adds the decisions of one new place at most, seldom more than this. */
const roomFor = (iterations: number): number => Math.min(ROOM, 4096 + 24 * iterations);

/** How many games a level imagines. */
export const iterationsOf = ({ hints }: Game, level: Level): number => level.iterations * hints.lightness;

/** The state with everything the seat cannot know in a fixed order: from here on nothing depends on it. */
function canonical(game: Game, state: State, seat: Seat): State {
  const known = copy(state);
  game.guess(known, seat, seeded("canonical"));
  return known;
}

function searchFrom(
  game: Game,
  root: State,
  seat: Seat,
  level: Level,
  seed: string,
  tree: Tree,
  top: number,
  inquiry?: SearchInquiry,
): Search {
  const chance = seeded(seed);
  const s = copy(root);
  const choices = decisions();
  const count = game.legal(root, choices);
  const turns = game.hints.horizon(root, level.turns);
  const spread = level.spread ?? 1;
  const attention = game.seats(root) === 1 ? ALONE : AMONG_RIVALS;
  const { walk, values } = walkerOf(game, attention, level.foresight, tree, chance, inquiry);
  const tallies = new Map<Decision, Tally>();
  let done = 0;
  return {
    get done() {
      return done;
    },
    look(iterations, first) {
      for (let i = 0; i < iterations; i++) {
        s.set(root);
        game.guess(s, seat, chance);
        if (level.memory < 1) game.hints.forget(s, seat, level.memory, chance);
        const way = walk(s, top, turns + ((done + i) % spread), first);
        inquiry?.end?.(values);
        if (way !== NO_WAY) note(tallies, tree.key[way]!, values, seat);
      }
      done += iterations;
    },
    found(first) {
      const tally = tallies.get(first);
      return tally && foundBy(tally, game.seats(root), seat);
    },
    choice() {
      let best = NO_WAY;
      let chosen = choices[0]!;
      for (let i = 0; i < count; i++) {
        const way = findWay(tree, top, choices[i]!);
        if (way === NO_WAY || (best !== NO_WAY && !isBetter(tree, way, best))) continue;
        best = way;
        chosen = choices[i]!;
      }
      const visits = best === NO_WAY ? 0 : tree.visits[best]!;
      return { decision: chosen, value: visits > 0 ? tree.total[best]! / visits : 0 };
    },
    follow(state, nextLevel, nextSeed) {
      const next = canonical(game, state, seat);
      const way = wayFrom(game, tree, top, root, next, seat);
      if (way === NO_WAY || tree.size > tree.most / 2) return undefined;
      return searchFrom(game, next, seat, nextLevel, nextSeed, tree, way, inquiry);
    },
  };
}

interface Tally {
  games: number;
  readonly sums: Float64Array;
  /** Of the decider's own values. */
  squares: number;
}

function note(tallies: Map<Decision, Tally>, first: Decision, values: Float64Array, seat: Seat): void {
  let tally = tallies.get(first);
  if (!tally) tallies.set(first, (tally = { games: 0, sums: new Float64Array(MOST_SEATS), squares: 0 }));
  tally.games++;
  for (let i = 0; i < MOST_SEATS; i++) tally.sums[i]! += values[i]!;
  tally.squares += values[seat]! ** 2;
}

function foundBy({ games, sums, squares }: Tally, seats: number, seat: Seat): Found {
  const values = Array.from(sums.subarray(0, seats), (sum) => sum / games);
  return { games, values, doubt: Math.sqrt(Math.max(0, squares / games - values[seat]! ** 2) / games) };
}

/** Most visited; before any visit, or among equals, what looked better at first sight. */
const isBetter = (tree: Tree, way: number, than: number): boolean =>
  tree.visits[way]! > tree.visits[than]! ||
  (tree.visits[way] === tree.visits[than] && tree.weight[way]! > tree.weight[than]!);

/** Which way leads from one state of a turn to the next one the seat is asked in. */
function wayFrom(game: Game, tree: Tree, top: number, before: State, after: State, seat: Seat): number {
  const s = copy(before);
  for (let way = tree.first[top]!; way !== NO_WAY; way = tree.next[way]!) {
    s.set(before);
    game.apply(s, tree.key[way]!);
    const found = game.decider(s) === CHANCE ? wayOfLuck(game, tree, way, s, after, seat) : way;
    if (found === NO_WAY) continue;
    if (found === way && !isSame(canonical(game, s, seat), after)) continue;
    return found;
  }
  return NO_WAY;
}

function wayOfLuck(game: Game, tree: Tree, parent: number, before: State, after: State, seat: Seat): number {
  const s = copy(before);
  for (let way = tree.first[parent]!; way !== NO_WAY; way = tree.next[way]!) {
    const outcome: number[] = [];
    for (let key = -1 - tree.key[way]!; key > 1; key = Math.floor(key / 8)) outcome.unshift(key % 8);
    if (outcome.length === 0) continue;
    s.set(before);
    game.applyOutcome(s, outcome);
    if (isSame(canonical(game, s, seat), after)) return way;
  }
  return NO_WAY;
}

const isSame = (a: State, b: State): boolean => a.every((byte, i) => byte === b[i]);
