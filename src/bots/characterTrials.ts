/** Whether characters play as well as their level, and whether they can be told apart by what they do. */
import type { Game, JsonObject, Seat, State } from "../core/game.ts";
import { GOAL_COUNT } from "../core/goals.ts";
import { interval95 } from "./interval.ts";
import type { Contender } from "./arena.ts";
import { botContender, playGame } from "./arena.ts";
import type { CharacterName } from "./characters.ts";
import type { LevelName } from "./levels.ts";
import { sidesOf, wonBy } from "./match.ts";
import { MOST_SEATS } from "./walker.ts";

/** What somebody did in one game, as numbers: how far each goal was reached on average, how high the hopes were and how they swayed. */
export type Habits = readonly number[];

export interface CharacterTrial {
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
  /** Against its own level, in rating points; with the ends of the interval. */
  readonly points: readonly [least: number, likely: number, most: number];
  readonly habits: readonly Habits[];
}

/** One seat, or one team, of a character; all others of the plain level. Seats are rotated over every deal. */
export async function tryCharacter(
  game: Game,
  wish: JsonObject,
  level: LevelName,
  character: CharacterName,
  games: number,
  seed: string,
  progress: (done: number) => void = () => {},
): Promise<CharacterTrial> {
  const { seats, sides } = sidesOf(game, wish);
  const habits: Habits[] = [];
  let won = 0;
  for (let i = 0; i < games; i++) {
    const isOurs = (seat: Seat): boolean => seat % sides === i % sides;
    const diary = diaryOf(game, i % sides);
    const players = Array.from({ length: seats }, (_, seat): Contender => {
      const bot = botContender(game, isOurs(seat) ? `${level}-${character}` : level, {});
      return { ...bot, decide: (state, who, luck) => (diary.note(state), bot.decide(state, who, luck)) };
    });
    const { result } = await playGame(game, wish, `${seed}/${Math.floor(i / sides)}`, players);
    won += wonBy(result, isOurs);
    habits.push(diary.habits());
    progress(i + 1);
  }
  const interval = interval95(won, games);
  const pointsOf = (share: number): number => 400 * Math.log10(((sides - 1) * share) / (1 - share));
  const points = [pointsOf(interval[0]), pointsOf(won / games), pointsOf(interval[1])] as const;
  return { games, share: won / games, interval, points, habits };
}

/** Follows one seat through a game. */
function diaryOf({ hints }: Game, seat: Seat): { note(state: State): void; habits(): Habits } {
  const reached = new Float64Array(GOAL_COUNT);
  const sums = new Float64Array(GOAL_COUNT);
  const chances = new Float64Array(MOST_SEATS);
  const hopes: number[] = [];
  return {
    note(state) {
      hints.inputs?.goals(state, seat, reached);
      for (let i = 0; i < GOAL_COUNT; i++) sums[i]! += reached[i]!;
      hints.evaluate(state, chances);
      hopes.push(chances[seat]!);
    },
    habits() {
      const count = Math.max(1, hopes.length);
      const mean = hopes.reduce((sum, each) => sum + each, 0) / count;
      const sway = hopes.reduce((sum, each, i) => sum + (i > 0 ? Math.abs(each - hopes[i - 1]!) : 0), 0) / count;
      return [...Array.from(sums, (sum) => sum / count), mean, sway, Math.log(count)];
    },
  };
}

/**
 * A blind test: each group of games is given to the character whose other groups are most like it. How many were right,
 * by character.
 */
export function recognised(byCharacter: readonly (readonly Habits[])[], group: number): readonly number[] {
  const groups = byCharacter.map((games) =>
    Array.from({ length: Math.floor(games.length / group) }, (_, i) => meanOf(games.slice(i * group, (i + 1) * group))),
  );
  const scales = spreadOf(groups.flat());
  return groups.map((own, who) => {
    const right = own.filter((each, i) => {
      const distances = groups.map((others, other) => {
        const rest = other === who ? others.filter((_, k) => k !== i) : others;
        const middle = meanOf(rest);
        return each.reduce((sum, value, k) => sum + ((value - middle[k]!) / scales[k]!) ** 2, 0);
      });
      return distances.indexOf(Math.min(...distances)) === who;
    });
    return right.length / Math.max(1, own.length);
  });
}

const meanOf = (all: readonly Habits[]): Habits =>
  all[0]!.map((_, k) => all.reduce((sum, each) => sum + each[k]!, 0) / all.length);

function spreadOf(all: readonly Habits[]): Habits {
  const middle = meanOf(all);
  return middle.map(
    (mean, k) => Math.sqrt(all.reduce((sum, each) => sum + (each[k]! - mean) ** 2, 0) / all.length) || 1,
  );
}
