/** A bot at one decision, thinking in slices so that a thread can serve many tables. */
import { seeded } from "../core/chance.ts";
import type { Decision, Game, State } from "../core/game.ts";
import { copy, decisions } from "../core/game.ts";
import type { ThinkRequest, Thought } from "./bot.ts";
import { ONE_SECOND } from "./bot.ts";
import { characterIn, swayed } from "./characters.ts";
import { judgeOf, turnsLearnt } from "./judges.ts";
import type { Level } from "./levels.ts";
import { botNamed, characterOf } from "./levels.ts";
import { oneMove, planTurn } from "./planner.ts";
import type { Search, SearchInquiry } from "./search.ts";
import { iterationsOf, search } from "./search.ts";
import type { Slips } from "./slips.ts";
import { isHurried, overlooking, winInHand } from "./slips.ts";

export interface Mind {
  /** Thinks on for about so long. True: there is an answer. */
  think(ms: number): boolean;
  thought(): Thought;
  /** What is worth keeping for the next decision. */
  readonly search: Search | undefined;
}

/** The clock is looked at after so many iterations. */
const BETWEEN_LOOKS = 8;

export function mindOf(game: Game, request: ThinkRequest, before?: Search): Mind {
  const started = performance.now();
  const answer = atOnce(game, request);
  if (answer) {
    const ms = performance.now() - started;
    const thought = { ms, iterations: 0, value: answer.value, decision: game.format(request.state, answer.decision) };
    return { think: () => true, thought: () => thought, search: before };
  }
  return searching(game, request, started, before);
}

/** What needs no search: the only choice worth a thought, what is known for certain, the yardsticks. */
function atOnce(game: Game, request: ThinkRequest): { decision: Decision; value: number } | undefined {
  const { state, seat } = request;
  const certain = onlyChoice(game, state) ?? game.hints.solved(state);
  if (certain !== undefined) return { decision: certain, value: valueOf(game, request) };
  const bot = botNamed(request.bot, game.name);
  if (bot.kind === "search") {
    const found = bot.slips && unthinking(game, bot.slips, request);
    return found === undefined ? undefined : { decision: found, value: valueOf(game, request) };
  }
  const { kind } = bot;
  const chance = seeded(request.seed);
  const decision =
    kind === "one-move" ? oneMove(game, state, chance) : planTurn(game, state, seat, chance, kind === "planner");
  return { decision, value: valueOf(game, request) };
}

/** What weak levels do without a search: a win that is in hand is seen by all, and some decisions are made in a hurry. */
function unthinking(game: Game, slips: Slips, { state, seat, seed }: ThinkRequest): Decision | undefined {
  const win = winInHand(game, state, seat);
  if (win !== undefined) return win;
  return isHurried(slips, seed) ? oneMove(game, state, seeded(seed)) : undefined;
}

/** Mostly to pass in a window of others' turns, where no spell would do anything. */
function onlyChoice(game: Game, state: State): Decision | undefined {
  const list = decisions();
  const count = game.legal(state, list);
  const sights = new Float64Array(count);
  if (count > 1) game.hints.rate(state, list, count, sights, false);
  const worthy = list.subarray(0, count).filter((_, i) => sights[i]! > -Infinity);
  return worthy.length === 1 ? worthy[0] : undefined;
}

function valueOf(game: Game, { state, seat, seed }: ThinkRequest): number {
  const guessed = copy(state);
  game.guess(guessed, seat, seeded(seed));
  const values = new Float64Array(game.seats(state));
  game.hints.evaluate(guessed, values);
  return values[seat]!;
}

function judging(game: Game, { learnt, slips }: Level, { bot, seat, seed }: ThinkRequest): SearchInquiry {
  const character = characterOf(bot);
  const evaluate = learnt ? judgeOf(game) : game.hints.evaluate;
  return {
    evaluate: character ? swayed(game, evaluate, characterIn(game.name, character), seat) : evaluate,
    ...(slips && { sieve: overlooking(game, slips, seed) }),
  };
}

/** Games of fewer turns are lighter: there are as many more of them. */
const foreshortened = (level: Level, turns = level.turns): Level => ({
  ...level,
  turns,
  iterations: Math.round((level.iterations * level.turns) / turns),
});

function searching(game: Game, request: ThinkRequest, started: number, before?: Search): Mind {
  const { state, seat, seed, ms: most = ONE_SECOND } = request;
  const named = botNamed(request.bot, game.name);
  if (named.kind !== "search") throw new Error(`${request.bot} does not search`);
  const level = named.learnt ? foreshortened(named, turnsLearnt(game, state)) : named;
  const iterations = request.iterations ?? iterationsOf(game, level);
  const tree =
    before?.follow(state, level, seed) ?? search(game, state, seat, level, seed, judging(game, level, request));
  return {
    search: tree,
    think(ms) {
      const pause = performance.now() + ms;
      for (;;) {
        tree.look(Math.min(BETWEEN_LOOKS, iterations - tree.done));
        const now = performance.now();
        if (tree.done >= iterations || now >= started + most) return true;
        if (now >= pause) return false;
      }
    },
    thought() {
      const { decision, value } = tree.choice();
      return { decision: game.format(state, decision), ms: performance.now() - started, iterations: tree.done, value };
    },
  };
}
