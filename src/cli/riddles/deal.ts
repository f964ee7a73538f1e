/** Games of quick bots, out of which riddles are taken. */
import { oneMove } from "../../bots/planner.ts";
import { seeded } from "../../core/chance.ts";
import type { Game, JsonObject, State } from "../../core/game.ts";
import { CHANCE, copy, isRefusal, OVER } from "../../core/game.ts";
import type { Riddle } from "../../core/riddle.ts";

/** Everything of a riddle but where it comes from and how hard it is. */
export type Question = Omit<Riddle, "id" | "deal" | "grades">;

export interface Theme {
  /** Its riddles, and the goal of some of them where one theme has several. */
  readonly name: string;
  readonly goal?: string;
  readonly count: number;
  /** At most one riddle of a game. */
  find(seed: string, deal: number): Question | undefined;
  /** Riddles with the same answer here ask the same; without: only those of the same position do. */
  alike?(question: Question): string;
}

/** A moment of a game: the turn it is part of, and what has been decided in it. */
export interface Turning {
  /** Where the turn began. */
  readonly from: State;
  readonly state: State;
  readonly moves: readonly string[];
  /** Where the game began, what has happened since, and in how many turns. */
  readonly start: State;
  readonly all: readonly string[];
  readonly turns: number;
}

const LONGEST = 3000;

/** Plays a game of bots, so many turns at most, and stops where something is found. */
export function through<T>(
  game: Game,
  wish: JsonObject,
  seed: string,
  look: (turning: Turning) => T | undefined,
  most = Infinity,
): T | undefined {
  const chance = seeded(seed);
  const state = game.setup(wish, chance);
  if (isRefusal(state)) throw new Error(state.say);
  const start = copy(state);
  const all: string[] = [];
  let from = start;
  let begun = 0;
  let turns = 1;
  for (let n = 0; n < LONGEST && turns <= most && game.decider(state) !== OVER; n++) {
    if (game.decider(state) === CHANCE) {
      const outcome = game.outcome(state, chance);
      all.push(game.formatOutcome(state, outcome));
      game.applyOutcome(state, outcome);
    } else {
      const found = look({ from, state, moves: all.slice(begun), start, all, turns });
      if (found !== undefined) return found;
      const decision = oneMove(game, state, chance);
      all.push(game.format(state, decision));
      game.apply(state, decision);
    }
    if (!game.hints.isTurnStart(state)) continue;
    from = copy(state);
    begun = all.length;
    turns++;
  }
  return undefined;
}

/** The canonical state alone. */
export function written(game: Game, state: State): JsonObject {
  const { turn: _turn, ...rest } = game.write(state);
  return rest;
}
