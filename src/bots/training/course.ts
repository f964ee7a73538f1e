/** A course of self-play: networks that learn from game to game. The same seed and number of games give the same networks. */
import { seeded } from "../../core/chance.ts";
import type { Game, JsonObject, State } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { Inputs } from "../../core/inputs.ts";
import { learntEvaluate } from "../learnt.ts";
import type { Network } from "../network.ts";
import { passOf, truths } from "../network.ts";
import { MOST_SEATS } from "../walker.ts";
import { lossByHand } from "./byHand.ts";
import type { Learner, Momentum } from "./learner.ts";
import { learnerOf, newMomentum, newNetwork } from "./learner.ts";
import type { ExamplePool } from "./pool.ts";
import { poolFor, put, take } from "./pool.ts";
import type { Example } from "./selfplay.ts";
import { playItself } from "./selfplay.ts";

const BATCH = 64;
/** How often each position is learnt from, on average. */
const REPEATS = 4;
/** Together, the first games are played by the quick rule: by the game's own evaluation alone many do not end. */
const TAUGHT = 1000;
/** Then it plays fewer and fewer turns, within so many games, … */
const LEAVING = 2000;
/** … but some to the end: who only loses learns nothing, and only the rule keeps from that. */
const STAYING = 10;
/** One game in so many is held back: nothing is learnt from it, so that it shows what was learnt. */
const HELD_BACK = 20;
const MOST_HELD = 8000;
/** So much of what is learnt from a position comes from how the game ended, each turn less. */
const LAMBDA = 0.7;
const RATE = 0.0007;
/** After so many games steps are half as long. */
const HALVED = 4000;

/**
 * What is shipped is the mean of what was known after each of about the last so many games: each game pulls a network to and
 * fro, and what stays when that is averaged out plays better than any of them (docs/bench.md).
 */
const AVERAGED = 1000;

/** What one family has learnt so far: everything that is kept between two runs. */
export interface Pupil {
  readonly network: Network;
  /** What it knew on average lately. */
  readonly settled: Network;
  readonly momentum: Momentum;
  readonly pool: ExamplePool;
  readonly held: ExamplePool;
  games: number;
  /** Games that did not end. */
  endless: number;
}

export interface CourseState {
  readonly seed: string;
  games: number;
  readonly pupils: readonly Pupil[];
}

export interface Course {
  readonly state: CourseState;
  /** Plays one more game and learns from it. */
  go(): void;
  /** The mean loss of what a family has settled on, on games held back, and that of the game's own evaluation as well as it can be calibrated to them. */
  loss(family: number): { readonly learnt: number; readonly byHand: number };
}

export function newCourse({ hints: { inputs } }: Game, seed: string, positions: number, hidden: number): CourseState {
  if (!inputs) throw new Error("this game has nothing to learn from");
  const shape = { ofSeat: inputs.ofSeat, ofAll: inputs.ofAll, hidden };
  const pupils = inputs.families.map((name): Pupil => {
    const network = newNetwork(shape, seeded(`${seed} ${name}`));
    const pool = poolFor(positions);
    const settled = { shape, weights: network.weights.slice() };
    return { network, settled, momentum: newMomentum(network), pool, held: poolFor(MOST_HELD), games: 0, endless: 0 };
  });
  return { seed, games: 0, pupils };
}

/** `families`: only these, by name. */
export function courseOf(game: Game, state: CourseState, families?: readonly string[]): Course {
  const inputs = game.hints.inputs!;
  const lessons = lessonsOf(game, inputs, families);
  const learners = state.pupils.map(({ network, momentum }) => learnerOf(network, momentum));
  const learnt = learntEvaluate(
    game,
    state.pupils.map(({ network }) => passOf(network)),
    false,
  );

  function go(): void {
    const number = state.games++;
    const { family, wish, example } = lessons(`${state.seed}/${number} lesson`);
    const pupil = state.pupils[family]!;
    const isHeld = pupil.games % HELD_BACK === HELD_BACK - 1;
    const quick = quickTurns(pupil.games, game.isTogether(example));
    // Where the rule plays, what is said about positions is no lesson: then only the end of the game is.
    const lambda = isHeld || quick === 100 ? 1 : LAMBDA;
    const played = playItself(game, inputs, wish, `${state.seed}/${number}`, learnt, quick, lambda);
    pupil.games++;
    if (!played) pupil.endless++;
    else if (isHeld) for (const { of, targets } of played.examples) put(pupil.held, of, targets);
    else learn(pupil, learners[family]!, played.examples, `${state.seed}/${number} batches`);
    settle(pupil);
  }

  return {
    state,
    go,
    loss(family) {
      const { held, settled } = state.pupils[family]!;
      const { loss } = learnerOf(settled, newMomentum(settled));
      const [of, targets] = [truths(), new Float64Array(MOST_SEATS)];
      let sum = 0;
      for (let i = 0; i < held.filled; i++) {
        take(held, i, of, targets);
        sum += loss(of, targets);
      }
      return { learnt: sum / Math.max(1, held.filled), byHand: lossByHand(held) };
    },
  };
}

/** How many turns of 100 are played by the quick rule; none among rivals: a new network plays as well as the game itself judges. */
function quickTurns(games: number, isTogether: boolean): number {
  if (!isTogether) return 0;
  return games < TAUGHT ? 100 : Math.max(STAYING, Math.round(100 * (1 - (games - TAUGHT) / LEAVING)));
}

function learn({ pool, games }: Pupil, learner: Learner, examples: readonly Example[], seed: string): void {
  for (const { of, targets } of examples) put(pool, of, targets);
  const chance = seeded(seed);
  const rate = RATE / (1 + games / HALVED);
  for (let i = 0; i < examples.length * REPEATS; i += BATCH) learner.step(pool, BATCH, rate, chance);
}

function settle({ network: { weights }, settled, games }: Pupil): void {
  const share = 1 / Math.min(games, AVERAGED);
  for (let i = 0; i < weights.length; i++) settled.weights[i]! += share * (weights[i]! - settled.weights[i]!);
}

/** A kind of game by lot, and its family. */
function lessonsOf(game: Game, { lessons, family, families }: Inputs, only?: readonly string[]) {
  const all = lessons.flatMap((lesson) => Array<typeof lesson>(lesson.often).fill(lesson));
  return (seed: string): { family: number; wish: JsonObject; example: State } => {
    const chance = seeded(seed);
    for (;;) {
      const wish = all[chance.below(all.length)]!.wish(chance);
      const example = game.setup(wish, seeded(seed));
      if (isRefusal(example)) throw new Error(`${JSON.stringify(wish)}: ${example.say}`);
      const found = family(example);
      if (!only || only.includes(families[found]!)) return { family: found, wish, example };
    }
  };
}
