/** One iteration of a search: an imagined game, down the tree and on by the quick rule, and what it brought. */
import type { Chance } from "../core/chance.ts";
import type { Decision, Game, Outcome, State } from "../core/game.ts";
import { CHANCE, copy, decisions, MOST_DECISIONS, OVER } from "../core/game.ts";
import type { Tree } from "./tree.ts";
import { addWay, append, findWay, makeRoom, NO_WAY, wayTo } from "./tree.ts";

/** What a search tries next (docs/bench.md). */
export interface Attention {
  /** How much what is seldom tried weighs against what was found. */
  readonly curiosity: number;
  /** First sights err: so much of the curiosity goes to all decisions alike. */
  readonly fairness: number;
  /** Differences of first sight that matter. */
  readonly warmth: number;
}

export const AMONG_RIVALS: Attention = { curiosity: 0.5, fairness: 0.15, warmth: 0.2 };
/** Where nobody answers, the search has more to try. */
export const ALONE: Attention = { curiosity: 0.4, fairness: 0.25, warmth: 0.25 };

/** Imagined turns are not all played alike. */
const WHIM = 0.08;
export const MOST_SEATS = 6;
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

/** Games that are imagined with something in mind: something is looked for in them, or taken out of them. */
export interface Inquiry {
  /** Takes what is forbidden out of the first `count` legal decisions; how many are left, never none. */
  sieve?(s: State, list: Int32Array, count: number): number;
  /** Hears of each decision before it is carried out; `turn` counts the starts of turns before it, −1 is the first decision. */
  hear?(s: State, decision: Decision, turn: number): void;
  /** Changes what the first decision has made of a state. */
  amend?(before: State, decision: Decision, after: State): void;
  /** In place of the game's own. */
  evaluate?(s: State, into: Float64Array): void;
}

export interface Walker {
  /** The way of the first decision, if it was made in the tree. */
  walk(s: State, top: number, turns: number, named?: Decision): number;
  /** What the last walk brought each seat. */
  readonly values: Float64Array;
}

/** One iteration: down the tree, on by the quick rule, and back up with what was found. */
export function walkerOf(
  game: Game,
  attention: Attention,
  foresight: boolean,
  tree: Tree,
  chance: Chance,
  inquiry: Inquiry = {},
): Walker {
  const { hints } = game;
  const { sieve, hear, amend, evaluate = hints.evaluate } = inquiry;
  const legal = sieve ? (s: State): number => sieve(s, list, game.legal(s, list)) : (s: State) => game.legal(s, list);
  const list = decisions();
  const ways = new Int32Array(MOST_DECISIONS);
  const sights = new Float64Array(MOST_DECISIONS);
  const values = new Float64Array(MOST_SEATS);
  const path = new Int32Array(MOST_DEPTH);
  const deciders = new Uint8Array(MOST_DEPTH);
  let { visits, open, total, weight, key, first, next } = tree;

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
    const count = legal(s);
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

  function carryOut(s: State, decision: Decision, moves: number, turn: number): void {
    hear?.(s, decision, moves === 0 ? -1 : turn);
    const before = amend && moves === 0 ? copy(s) : undefined;
    game.apply(s, decision);
    if (before) amend?.(before, decision, s);
  }

  const walk: Walker["walk"] = (s, top, turns, named) => {
    if (makeRoom(tree) || key !== tree.key) ({ visits, open, total, weight, key, first, next } = tree);
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
          carryOut(s, certain, moves, turn);
        } else if (way === NO_WAY || depth === MOST_DEPTH) {
          carryOut(s, quick(s), moves, turn);
        } else {
          // What the game is asked about may be what is forbidden afterwards.
          const count = isNamed ? game.legal(s, list) : legal(s);
          if (prepare(s, way, count)) {
            const chosen = isNamed ? list.indexOf(named) : select(count);
            way = ways[chosen]!;
            if (moves === 0) began = way;
            path[depth] = way;
            deciders[depth++] = decider;
            carryOut(s, list[chosen]!, moves, turn);
            // Beyond a way tried for the first time the quick rule decides.
            if (visits[way] === 0) way = NO_WAY;
          } else way = NO_WAY;
        }
      }
      if (hints.isTurnStart(s) && ++turn >= turns) break;
    }
    evaluate(s, values);
    for (let i = 0; i < depth; i++) {
      visits[path[i]!]!++;
      total[path[i]!]! += values[deciders[i]!]!;
    }
    return began;
  };
  return { walk, values };
}
