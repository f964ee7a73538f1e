/** Bots against each other, one whole game in this thread: for matches, ladders and tests. */
import { seeded } from "../core/chance.ts";
import type { Game, JsonObject, Result, Seat, State } from "../core/game.ts";
import { CHANCE, isRefusal, OVER } from "../core/game.ts";
import type { Thought } from "./bot.ts";
import type { BotName } from "./levels.ts";
import type { Effort } from "./player.ts";
import { botPlayer } from "./player.ts";

/** Somebody who answers one decision after the other: a bot of ours, or a program (exec.ts). */
export interface Contender {
  /** A game begins; something was decided, or fell: for those who follow a game by notation. */
  begin?(state: State): void;
  hear?(text: string): void;
  /** With the processor time of another process, if that is where it was decided. */
  decide(state: State, seat: Seat, seed: string): Promise<Thought & { readonly cpu?: number }>;
  close(): void;
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A bot that keeps its tree from one decision to the next. */
export function botContender(game: Game, bot: BotName, effort: Effort): Contender {
  const player = botPlayer(game, bot, effort, processorTime);
  return { decide: (state, seat, seed) => Promise.resolve(player(state, seat, seed)), close: () => {} };
}

export interface Played {
  readonly result: Result;
  readonly decisions: number;
  /** Per seat, only where there was something to decide: time that passed, and that this process really worked. */
  readonly ms: readonly number[];
  readonly cpu: readonly number[];
  readonly slowest: readonly number[];
  readonly asked: readonly number[];
}

/** Far more than any game between bots needs: reaching it is a fault to report. */
const ENDLESS = 5000;

/** Plays a game whose deal and dice follow from the seed. */
export async function playGame(
  game: Game,
  wish: JsonObject,
  seed: string,
  players: readonly Contender[],
): Promise<Played> {
  const chance = seeded(`${seed} luck`);
  const state = game.setup(wish, seeded(`${seed} deal`));
  if (isRefusal(state)) throw new Error(state.say);
  const zeros = (): number[] => Array<number>(game.seats(state)).fill(0);
  const [ms, cpu, slowest, asked] = [zeros(), zeros(), zeros(), zeros()];
  // Somebody may sit in several seats.
  const followers = [...new Set(players)];
  for (const player of followers) player.begin?.(state);
  const heard = (text: () => string): void => {
    for (const player of followers) player.hear?.(text());
  };
  for (let n = 0; n < ENDLESS; n++) {
    const decider = game.decider(state);
    if (decider === OVER) return { result: game.result(state)!, decisions: n, ms, cpu, slowest, asked };
    if (decider === CHANCE) {
      const outcome = game.outcome(state, chance);
      heard(() => game.formatOutcome(state, outcome));
      game.applyOutcome(state, outcome);
      continue;
    }
    const worked = process.cpuUsage();
    const thought = await players[decider]!.decide(state, decider, `${seed} ${n}`);
    if (thought.iterations > 0 || thought.ms > 0.05) {
      asked[decider]!++;
      ms[decider]! += thought.ms;
      cpu[decider]! += thought.cpu ?? process.cpuUsage(worked).user / 1000;
      slowest[decider] = Math.max(slowest[decider]!, thought.ms);
    }
    const decision = game.parse(state, thought.decision);
    if (decision === undefined || !isLegal(game, state, decision))
      throw new Error(`seat ${decider} answered ${JSON.stringify(thought.decision)}, which is not legal`);
    heard(() => thought.decision);
    game.apply(state, decision);
  }
  throw new Error(`a game of ${ENDLESS} decisions did not end`);
}

const list = new Int32Array(512);
const isLegal = (game: Game, state: State, decision: number): boolean =>
  list.subarray(0, game.legal(state, list)).includes(decision);
