/** Two bots measured against each other: seats rotated over every deal, wins counted with their interval. */
import type { Game, JsonObject, Result, Seat } from "../core/game.ts";
import { isRefusal } from "../core/game.ts";
import { seeded } from "../core/chance.ts";
import type { Contender, Played } from "./arena.ts";
import { botContender, playGame } from "./arena.ts";
import { ceilingContender, isCeiling } from "./ceiling.ts";
import { COMMIT, earlierBot, earlierContender } from "./earlier/contender.ts";
import { EXEC, execContender } from "./exec.ts";
import { isBotName } from "./levels.ts";
import { interval95 } from "./interval.ts";
import type { Effort } from "./player.ts";

export interface Match {
  readonly game: Game;
  readonly wish: JsonObject;
  /** A bot's name, `exec:COMMAND`, or `commit:HASH/BOT`. A sits in one seat, or in those of one team; B in all others. */
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly seed: string;
  readonly effort: Effort;
}

export interface Tempo {
  readonly decisions: number;
  /** On average: time that passed, and that the process really worked (others may use the machine, too). */
  readonly ms: number;
  readonly cpu: number;
  readonly slowest: number;
}

export interface Score {
  readonly games: number;
  /** Won by A; a shared win counts in part. */
  readonly won: number;
  readonly share: number;
  readonly interval: readonly [number, number];
  /** What A would win if all were equal. */
  readonly fair: number;
  readonly a: Tempo;
  readonly b: Tempo;
  /** Decisions of all seats and outcomes of chance, per game. */
  readonly length: number;
}

export const isSide = (name: string): boolean =>
  isBotName(name) || isCeiling(name) || name.startsWith(EXEC) || earlierBot(name) !== undefined;

export function contenderOf(game: Game, name: string, effort: Effort): Contender {
  if (name.startsWith(EXEC)) return execContender(game, name.slice(EXEC.length), effort.ms);
  if (name.startsWith(COMMIT)) return earlierContender(game, name, effort);
  if (isCeiling(name)) return ceilingContender(game, name, effort);
  if (!isBotName(name)) throw new Error(`there is no bot ${name}`);
  return botContender(game, name, effort);
}

/** How the seats are divided: partners sit opposite, otherwise A is alone. */
export function sidesOf(game: Game, wish: JsonObject): { seats: number; sides: number } {
  const state = game.setup(wish, seeded("sides"));
  if (isRefusal(state)) throw new Error(state.say);
  const seats = game.seats(state);
  return { seats, sides: game.options(state).teams === true ? seats / 2 : seats };
}

/** Plays all games; `progress` hears how many are done. */
export async function playMatch(match: Match, progress: (done: number) => void = () => {}): Promise<Score> {
  const { game, wish, games, seed } = match;
  const { seats, sides } = sidesOf(game, wish);
  const tally = newTally();
  // One bot in several seats thinks with one head each.
  const heads = new Map<string, Contender>();
  const headFor = (name: string, seat: Seat): Contender => {
    const key = `${seat} ${name}`;
    const head = heads.get(key) ?? contenderOf(game, name, match.effort);
    heads.set(key, head);
    return head;
  };
  try {
    for (let i = 0; i < games; i++) {
      const isA = (seat: Seat): boolean => seat % sides === i % sides;
      const players = Array.from({ length: seats }, (_, seat) => headFor(isA(seat) ? match.a : match.b, seat));
      count(tally, await playGame(game, wish, `${seed}/${Math.floor(i / sides)}`, players), isA);
      progress(i + 1);
    }
  } finally {
    for (const head of heads.values()) head.close();
  }
  return scoreOf(tally, 1 / sides);
}

interface Tally {
  games: number;
  won: number;
  length: number;
  readonly a: { decisions: number; ms: number; cpu: number; slowest: number };
  readonly b: Tally["a"];
}

const newTally = (): Tally => {
  const pace = (): Tally["a"] => ({ decisions: 0, ms: 0, cpu: 0, slowest: 0 });
  return { games: 0, won: 0, length: 0, a: pace(), b: pace() };
};

function count(tally: Tally, played: Played, isA: (seat: Seat) => boolean): void {
  tally.games++;
  tally.length += played.decisions;
  tally.won += wonBy(played.result, isA);
  played.ms.forEach((ms, seat) => {
    const pace = isA(seat) ? tally.a : tally.b;
    pace.ms += ms;
    pace.cpu += played.cpu[seat]!;
    pace.decisions += played.asked[seat]!;
    pace.slowest = Math.max(pace.slowest, played.slowest[seat]!);
  });
}

/** A win shared with others counts in part. */
export function wonBy(result: Result, isA: (seat: Seat) => boolean): number {
  if (!("winners" in result)) throw new Error("this game is won or lost together");
  return result.winners.filter(isA).length / result.winners.length;
}

const paceOf = ({ decisions, ms, cpu, slowest }: Tempo): Tempo => {
  const each = 1 / Math.max(1, decisions);
  return { decisions, ms: ms * each, cpu: cpu * each, slowest };
};

const scoreOf = ({ games, won, length, a, b }: Tally, fair: number): Score => ({
  games,
  won,
  share: won / games,
  interval: interval95(won, games),
  fair,
  a: paceOf(a),
  b: paceOf(b),
  length: length / games,
});
