/**
 * One search for all games and modes: information-set tree search. Each iteration guesses what the seat cannot know,
 * walks down the tree by PUCT with first sights as priors, goes on by the quick rule to the start of a turn, and judges.
 */
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import type { Decision, Game, Outcome, Seat, State } from "../core/game.ts";
import { CHANCE, copy, decisions, MOST_DECISIONS, OVER } from "../core/game.ts";
import type { Level } from "./levels.ts";
import type { Tree } from "./tree.ts";
import { addWay, append, findWay, NO_WAY, plant, wayTo } from "./tree.ts";

/** What a search tries next (docs/bench.md). */
interface Attention {
  /** How much what is seldom tried weighs against what was found. */
  readonly curiosity: number;
  /** First sights err: so much of the curiosity goes to all decisions alike. */
  readonly fairness: number;
  /** Differences of first sight that matter. */
  readonly warmth: number;
}

const AMONG_RIVALS: Attention = { curiosity: 0.5, fairness: 0.15, warmth: 0.2 };
/** Where nobody answers, the search has more to try. */
const ALONE: Attention = { curiosity: 0.4, fairness: 0.25, warmth: 0.25 };

/** Imagined turns are not all played alike. */
const WHIM = 0.08;
const ROOM = 1 << 17;
const MOST_SEATS = 6;
const MOST_DEPTH = 256;
/** No imagined game goes on for longer, whatever a game's hints say. */
const MOST_MOVES = 400;

/** Outcomes of a few small numbers are told apart, the order of a draw pile is not. */
const outcomeKey = (outcome: Outcome): number => {
  if (outcome.length > 3) return -1;
  let key = 1;
  for (let i = 0; i < outcome.length; i++) key = key * 8 + outcome[i]!;
  return -1 - key;
};

/** What the games that began with one decision brought. */
export interface Found {
  readonly games: number;
  /** To each seat on average. */
  readonly values: readonly number[];
  /** How far the decider's average may be off: its standard error. */
  readonly doubt: number;
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

export const search = (game: Game, state: State, seat: Seat, level: Level, seed: string): Search =>
  searchFrom(game, canonical(game, state, seat), seat, level, seed, plant(roomFor(iterationsOf(game, level))), 0);

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

function searchFrom(game: Game, root: State, seat: Seat, level: Level, seed: string, tree: Tree, top: number): Search {
  const chance = seeded(seed);
  const s = copy(root);
  const choices = decisions();
  const count = game.legal(root, choices);
  const turns = game.hints.horizon(root, level.turns);
  const spread = level.spread ?? 1;
  const attention = game.seats(root) === 1 ? ALONE : AMONG_RIVALS;
  const { walk, values } = walkerOf(game, attention, level.foresight, tree, chance);
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
      if (way === NO_WAY || tree.size > tree.key.length / 2) return undefined;
      return searchFrom(game, next, seat, nextLevel, nextSeed, tree, way);
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

interface Walker {
  /** The way of the first decision, if it was made in the tree. */
  walk(s: State, top: number, turns: number, named?: Decision): number;
  /** What the last walk brought each seat. */
  readonly values: Float64Array;
}

/** One iteration: down the tree, on by the quick rule, and back up with what was found. */
function walkerOf(game: Game, attention: Attention, foresight: boolean, tree: Tree, chance: Chance): Walker {
  const { hints } = game;
  const list = decisions();
  const ways = new Int32Array(MOST_DECISIONS);
  const sights = new Float64Array(MOST_DECISIONS);
  const values = new Float64Array(MOST_SEATS);
  const path = new Int32Array(MOST_DEPTH);
  const deciders = new Uint8Array(MOST_DEPTH);
  const { visits, open, total, weight, key, first, next } = tree;

  /** Finds or adds the way of each legal decision. False: there is no room. */
  function prepare(s: State, parent: number, count: number): boolean {
    let expected = first[parent]!;
    let isSighted = false;
    for (let i = 0; i < count; i++) {
      // Lists are alike from one iteration to the next: mostly the next way is the right one.
      let way = expected !== NO_WAY && key[expected] === list[i] ? expected : findWay(tree, parent, list[i]!);
      if (way === NO_WAY) {
        if (!isSighted) hints.rate(s, list, count, sights, foresight);
        isSighted = true;
        way = addWay(tree, list[i]!, Math.exp(sights[i]! / attention.warmth));
        if (way === NO_WAY) return false;
        append(tree, parent, lastOf(parent), way);
      }
      ways[i] = way;
      expected = next[way]!;
    }
    return true;
  }

  function lastOf(parent: number): number {
    let last = first[parent]!;
    if (last !== NO_WAY) while (next[last] !== NO_WAY) last = next[last]!;
    return last;
  }

  /** PUCT: what was found so far, and curiosity for what looked good and was seldom tried. */
  function select(count: number): number {
    let weights = 0;
    let worthy = 0;
    let seen = 0;
    let worth = 0;
    for (let i = 0; i < count; i++) {
      const way = ways[i]!;
      weights += weight[way]!;
      if (weight[way]! > 0) worthy++;
      seen += visits[way]!;
      worth += total[way]!;
      open[way]!++;
    }
    const usual = seen > 0 ? worth / seen : 0;
    const curiosity = (attention.curiosity * (1 - attention.fairness)) / weights;
    const fairness = (attention.curiosity * attention.fairness) / worthy;
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; i < count; i++) {
      const way = ways[i]!;
      if (weight[way] === 0) continue;
      const tried = visits[way]!;
      const found = tried > 0 ? total[way]! / tried : usual;
      const score = found + ((curiosity * weight[way]! + fairness) * Math.sqrt(open[way]!)) / (1 + tried);
      if (score <= best) continue;
      best = score;
      chosen = i;
    }
    return chosen;
  }

  function quick(s: State): Decision {
    const count = game.legal(s, list);
    if (count === 1) return list[0]!;
    hints.rate(s, list, count, sights, foresight);
    let best = -Infinity;
    let chosen = list[0]!;
    for (let i = 0; i < count; i++) {
      const sight = sights[i]! + WHIM * (chance.below(1024) / 1024);
      if (sight <= best) continue;
      best = sight;
      chosen = list[i]!;
    }
    return chosen;
  }

  const walk: Walker["walk"] = (s, top, turns, named) => {
    let depth = 0;
    let began = NO_WAY;
    let way = top;
    let turn = 0;
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const decider = game.decider(s);
      if (decider === OVER) break;
      if (decider === CHANCE) {
        const outcome = game.outcome(s, chance);
        if (way !== NO_WAY) way = wayTo(tree, way, outcomeKey(outcome));
        game.applyOutcome(s, outcome);
      } else {
        const isNamed = named !== undefined && moves === 0;
        const certain = isNamed ? undefined : hints.solved(s);
        if (certain !== undefined) {
          if (way !== NO_WAY) way = wayTo(tree, way, certain);
          game.apply(s, certain);
        } else if (way === NO_WAY || depth === MOST_DEPTH) {
          game.apply(s, quick(s));
        } else {
          const count = game.legal(s, list);
          if (prepare(s, way, count)) {
            const chosen = isNamed ? list.indexOf(named) : select(count);
            way = ways[chosen]!;
            if (moves === 0) began = way;
            path[depth] = way;
            deciders[depth++] = decider;
            game.apply(s, list[chosen]!);
            // Beyond a way tried for the first time the quick rule decides.
            if (visits[way] === 0) way = NO_WAY;
          } else way = NO_WAY;
        }
      }
      if (hints.isTurnStart(s) && ++turn >= turns) break;
    }
    hints.evaluate(s, values);
    for (let i = 0; i < depth; i++) {
      visits[path[i]!]!++;
      total[path[i]!]! += values[deciders[i]!]!;
    }
    return began;
  };
  return { walk, values };
}
