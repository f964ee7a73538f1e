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
  decide(state: State, seat: Seat, seed: string): Promise<Thought>;
  close(): void;
}

/** A bot that keeps its tree from one decision to the next. */
export function botContender(game: Game, bot: BotName, effort: Effort): Contender {
  const player = botPlayer(game, bot, effort);
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
  for (let n = 0; n < ENDLESS; n++) {
    const decider = game.decider(state);
    if (decider === OVER) return { result: game.result(state)!, decisions: n, ms, cpu, slowest, asked };
    if (decider === CHANCE) {
      game.applyOutcome(state, game.outcome(state, chance));
      continue;
    }
    const worked = process.cpuUsage();
    const thought = await players[decider]!.decide(state, decider, `${seed} ${n}`);
    if (thought.iterations > 0 || thought.ms > 0.05) {
      asked[decider]!++;
      ms[decider]! += thought.ms;
      cpu[decider]! += process.cpuUsage(worked).user / 1000;
      slowest[decider] = Math.max(slowest[decider]!, thought.ms);
    }
    const decision = game.parse(state, thought.decision);
    if (decision === undefined || !isLegal(game, state, decision))
      throw new Error(`seat ${decider} answered ${JSON.stringify(thought.decision)}, which is not legal`);
    game.apply(state, decision);
  }
  throw new Error(`a game of ${ENDLESS} decisions did not end`);
}

const list = new Int32Array(512);
const isLegal = (game: Game, state: State, decision: number): boolean =>
  list.subarray(0, game.legal(state, list)).includes(decision);
