/** One game of a judgement against itself, and what its positions turned out to be worth: TD(λ). */
import type { Chance } from "../../core/chance.ts";
import { seeded } from "../../core/chance.ts";
import type { Decision, Game, JsonObject, State } from "../../core/game.ts";
import { CHANCE, decisions, isRefusal, MOST_DECISIONS, OVER } from "../../core/game.ts";
import type { Inputs } from "../../core/inputs.ts";
import { GOALS } from "../../core/goals.ts";
import { swayed } from "../characters.ts";
import type { Truths } from "../network.ts";
import { readTruths, truths } from "../network.ts";
import { MOST_SEATS } from "../walker.ts";
import type { Evaluate } from "./turn.ts";
import { quickPlayer, turnPlayer } from "./turn.ts";

/** One decision in so many is any that is worth a thought, so that something new is seen. */
const ADVENTURE = 80;
/**
 * Rivals who all want the same teach little: if everybody always fills potions, a filled potion seems worth nothing. So each
 * seat of each game is fond of something by lot (core/goals.ts), or averse to it, by so much at most.
 */
const FONDNESS = 0.4;
/** Together: a lost game is so much worse than one that was won at its end. */
const LOST = 0.5;
/** Games that will not end teach nothing. */
const MOST_TURNS = 600;
const MOST_STEPS = 6000;

export interface Example {
  readonly of: Truths;
  readonly targets: Float64Array;
}

export interface GamePlayed {
  /** In the order of the game, without those after which somebody was adventurous. */
  readonly examples: readonly Example[];
  readonly turns: number;
}

/** What a position is worth by the rules when the game is over, and what has been spent. */
interface Seen {
  readonly of: Truths;
  readonly values: Float64Array;
  /** In games together: the prospects if nothing more had to be spent. */
  readonly unspent: number;
  isAdventure: boolean;
}

/** `quick`: of 100 turns so many are played by the quick rule. Undefined: it did not end. */
export function playItself(
  game: Game,
  inputs: Inputs,
  wish: JsonObject,
  seed: string,
  evaluate: Evaluate,
  quick: number,
  lambda: number,
): GamePlayed | undefined {
  const chance = seeded(seed);
  const s = game.setup(wish, chance);
  if (isRefusal(s)) throw new Error(`${JSON.stringify(wish)}: ${s.say}`);
  const isTogether = game.isTogether(s);
  const planners = Array.from({ length: game.seats(s) }, (_, seat) =>
    turnPlayer(game, isTogether ? evaluate : swayed(game, evaluate, { fondness: byLot(chance) }, seat), s),
  );
  const forget = (): void => {
    for (const planner of planners) planner.forget();
  };
  const rule = quickPlayer(game);
  let isQuick = true;
  const seen: Seen[] = [];
  for (let step = 0; step < MOST_STEPS && seen.length < MOST_TURNS; step++) {
    const decider = game.decider(s);
    if (decider === OVER) return { examples: examplesOf(game, inputs, s, seen, lambda), turns: seen.length };
    if (game.hints.isTurnStart(s)) {
      forget();
      isQuick = chance.below(100) < quick;
      const of = truths();
      readTruths(game, inputs, s, of);
      const values = new Float64Array(MOST_SEATS);
      evaluate(s, values);
      seen.push({ of, values, unspent: inputs.unspent(s), isAdventure: false });
    }
    if (decider === CHANCE) {
      game.applyOutcome(s, game.outcome(s, chance));
      forget();
      continue;
    }
    const whim = chance.below(ADVENTURE) === 0 ? anything(game, s, chance) : undefined;
    if (whim !== undefined) {
      forget();
      if (seen.length > 0) seen.at(-1)!.isAdventure = true;
    }
    const player = isQuick ? rule : planners[decider]!;
    game.apply(s, whim ?? player.decide(s, chance));
    if (game.decider(s) !== decider) forget();
  }
  return undefined;
}

/** Most seats love or hate one thing or two, not everything. */
const byLot = (chance: Chance) =>
  Object.fromEntries(
    Object.keys(GOALS)
      .filter(() => chance.below(2) === 0)
      .map((goal) => [goal, (FONDNESS * (chance.below(2001) - 1000)) / 1000]),
  );

const list = decisions();
const sights = new Float64Array(MOST_DECISIONS);

function anything(game: Game, s: State, chance: Chance): Decision | undefined {
  const count = game.legal(s, list);
  if (count < 2) return undefined;
  game.hints.rate(s, list, count, sights, false);
  const chosen = chance.below(count);
  return sights[chosen]! > -Infinity ? list[chosen] : undefined;
}

function isLost(game: Game, end: State): boolean {
  const result = game.result(end)!;
  return "won" in result && !result.won;
}

/** From the end to the beginning: each turn partly by what the next one looked like, partly by what came of it. */
function examplesOf(game: Game, inputs: Inputs, end: State, seen: readonly Seen[], lambda: number): Example[] {
  const isTogether = game.isTogether(end);
  const after = new Float64Array(MOST_SEATS);
  if (isTogether) after.fill(inputs.unspent(end) - (isLost(game, end) ? LOST : 0));
  else game.hints.evaluate(end, after);
  const examples: Example[] = [];
  for (let i = seen.length - 1; i >= 0; i--) {
    const { of, values, unspent, isAdventure } = seen[i]!;
    if (isAdventure) {
      after.set(values);
      continue;
    }
    const targets = after.slice();
    if (isTogether) targets[0] = unspent - targets[0]!;
    examples.push({ of, targets });
    for (let seat = 0; seat < MOST_SEATS; seat++) after[seat] = lambda * after[seat]! + (1 - lambda) * values[seat]!;
  }
  return examples.toReversed();
}
