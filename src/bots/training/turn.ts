/**
 * Plays whole turns well and fast, without a search: of the few decisions that look best at first sight, those whose turn
 * ends where somebody's judgement of positions likes it most. For learning, which needs many games.
 */
import type { Chance } from "../../core/chance.ts";
import type { Decision, Game, Seat, State } from "../../core/game.ts";
import { CHANCE, copy, decisions, MOST_DECISIONS, OVER } from "../../core/game.ts";
import { MOST_SEATS } from "../walker.ts";

export type Evaluate = (s: State, into: Float64Array) => void;

/** How many decisions are looked at, by how many of one's own came before. */
const WIDTHS = [4, 3, 3, 3, 2, 1, 1];
const MOST_DEPTH = 24;
const SAMPLES = 2;
/** What is hidden is guessed again until so many ends of turns were looked at: who believes one guess believes in luck. */
const ENDS = 60;
const MOST_GUESSES = 4;
/** Who always decides alike can go round in circles for ever. */
const WHIM = 0.005;
const QUICK_WHIM = 0.08;

const bestOf = (values: Float64Array, count: number): number => {
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i;
  return best;
};

export interface TurnPlayer {
  /** The decider's decision. It looks only at what the seat may know. */
  decide(s: State, chance: Chance): Decision;
  /** Somebody else goes on from here, or something came between: what was planned is forgotten. */
  forget(): void;
}

/** The quick rule with foresight, give or take a whim: what the first games to learn from are played by. */
export function quickPlayer(game: Game): TurnPlayer {
  const list = decisions();
  const sights = new Float64Array(MOST_DECISIONS);
  return {
    decide(s, chance) {
      const certain = game.hints.solved(s);
      if (certain !== undefined) return certain;
      const count = game.legal(s, list);
      game.hints.rate(s, list, count, sights, true);
      for (let i = 0; i < count; i++) sights[i]! += (QUICK_WHIM * chance.below(1024)) / 1024;
      return list[bestOf(sights, count)]!;
    },
    forget: () => {},
  };
}

export function turnPlayer(game: Game, evaluate: Evaluate, example: State): TurnPlayer {
  const { hints } = game;
  const states = Array.from({ length: MOST_DEPTH + 1 }, () => copy(example));
  const tops = Array.from({ length: MOST_DEPTH + 1 }, () => new Int32Array(WIDTHS[0]!));
  const lines = Array.from({ length: MOST_DEPTH + 1 }, () => new Int32Array(MOST_DEPTH + 1));
  const lengths = new Int32Array(MOST_DEPTH + 2);
  const list = decisions();
  const sights = new Float64Array(MOST_DECISIONS);
  const values = new Float64Array(MOST_SEATS);
  const totals = new Float64Array(WIDTHS[0]!);
  let plan: Decision[] = [];
  let chance: Chance;
  let ends = 0;
  let width = 0;

  /** Writes the most promising decisions of a state; how many. */
  function promising(s: State, most: number, into: Int32Array, foresight: boolean): number {
    const count = game.legal(s, list);
    if (count === 1) {
      into[0] = list[0]!;
      return 1;
    }
    hints.rate(s, list, count, sights, foresight);
    let found = 0;
    for (; found < most; found++) {
      const top = bestOf(sights, count);
      if (sights[top] === -Infinity) break;
      into[found] = list[top]!;
      sights[top] = -Infinity;
    }
    if (found === 0) into[found++] = list[0]!;
    return found;
  }

  function worth(s: State, seat: Seat, depth: number, own: number, throws: number): number {
    lengths[depth] = 0;
    const decider = game.decider(s);
    if (decider === OVER || depth === MOST_DEPTH || (depth > 0 && hints.isTurnStart(s))) {
      evaluate(s, values);
      ends++;
      return values[seat]!;
    }
    const next = states[depth]!;
    if (decider === CHANCE) {
      const samples = throws === 0 ? SAMPLES : 1;
      let sum = 0;
      for (let i = 0; i < samples; i++) {
        next.set(s);
        game.applyOutcome(next, game.outcome(next, chance));
        sum += worth(next, seat, depth + 1, own, throws + 1);
      }
      lengths[depth] = 0;
      return sum / samples;
    }
    if (decider !== seat) {
      const top = tops[depth]!;
      const certain = hints.solved(s);
      if (certain === undefined) promising(s, 1, top, false);
      next.set(s);
      game.apply(next, certain ?? top[0]!);
      const value = worth(next, seat, depth + 1, own, throws);
      lengths[depth] = 0;
      return value;
    }
    return best(s, seat, depth, own, throws);
  }

  function best(s: State, seat: Seat, depth: number, own: number, throws: number): number {
    const next = states[depth]!;
    const top = tops[depth]!;
    const certain = hints.solved(s);
    let count = 1;
    if (certain === undefined) count = promising(s, own < WIDTHS.length ? WIDTHS[own]! : 1, top, true);
    else top[0] = certain;
    if (depth === 0) width = count;
    let most = -Infinity;
    const line = lines[depth]!;
    for (let i = 0; i < count; i++) {
      next.set(s);
      game.apply(next, top[i]!);
      const value = worth(next, seat, depth + 1, own + 1, throws) + (WHIM * chance.below(1024)) / 1024;
      if (depth === 0) totals[i]! += value;
      if (value <= most) continue;
      most = value;
      line[0] = top[i]!;
      const rest = lines[depth + 1]!;
      const length = lengths[depth + 1]!;
      for (let k = 0; k < length; k++) line[k + 1] = rest[k]!;
      lengths[depth] = length + 1;
    }
    return most;
  }

  const isHasty = (): boolean => ends < ENDS;

  return {
    decide(s, luck) {
      chance = luck;
      const planned = plan.shift();
      if (planned !== undefined) {
        const count = game.legal(s, list);
        for (let i = 0; i < count; i++) if (list[i] === planned) return planned;
      }
      const seat = game.decider(s);
      const known = states[MOST_DEPTH]!;
      totals.fill(0);
      ends = 0;
      let guesses = 0;
      do {
        known.set(s);
        game.guess(known, seat, luck);
        best(known, seat, 0, 0, 0);
        guesses++;
      } while (isHasty() && guesses < MOST_GUESSES);
      if (guesses === 1) {
        plan = Array.from(lines[0]!.subarray(1, lengths[0]));
        return lines[0]![0]!;
      }
      plan = [];
      return tops[0]![bestOf(totals, width)]!;
    },
    forget() {
      plan = [];
    },
  };
}
