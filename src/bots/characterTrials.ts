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

/** What somebody did in one game, as numbers: how far each goal was reached on average and at last, how high the hopes were and how they swayed. */
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
      const spread = Math.sqrt(hopes.reduce((sum, each) => sum + (each - mean) ** 2, 0) / count);
      const sway = hopes.reduce((sum, each, i) => sum + (i > 0 ? Math.abs(each - hopes[i - 1]!) : 0), 0) / count;
      return [...Array.from(sums, (sum) => sum / count), ...reached, mean, spread, sway, Math.log(count)];
    },
  };
}

/**
 * A blind test: half of the groups of games show what each character is like, each of the others is given to the one it is
 * most like, in units of how much groups of one character differ (Fisher's discriminant). How many were right, by character.
 */
export function recognised(byCharacter: readonly (readonly Habits[])[], group: number): readonly number[] {
  const groups = byCharacter.map((games) =>
    Array.from({ length: Math.floor(games.length / group) }, (_, i) => meanOf(games.slice(i * group, (i + 1) * group))),
  );
  const shown = groups.map((own) => own.filter((_, i) => i % 2 === 0));
  const middles = shown.map(meanOf);
  const differences = shown.flatMap((own, who) => own.map((each) => minus(each, middles[who]!)));
  const lower = rootOf(covarianceOf(differences));
  return groups.map((own, who) => {
    const asked = own.filter((_, i) => i % 2 === 1);
    const right = asked.filter((each) => {
      const distances = middles.map((middle) => lengthOf(lower, minus(each, middle)));
      return distances.indexOf(Math.min(...distances)) === who;
    });
    return right.length / Math.max(1, asked.length);
  });
}

const meanOf = (all: readonly Habits[]): Habits =>
  all[0]!.map((_, k) => all.reduce((sum, each) => sum + each[k]!, 0) / all.length);

const minus = (a: Habits, b: Habits): Habits => a.map((value, k) => value - b[k]!);

/** What hardly ever differs must not decide everything. */
const RIDGE = 0.05;

function covarianceOf(all: readonly Habits[]): number[][] {
  const size = all[0]!.length;
  const at = (i: number, k: number): number => all.reduce((sum, each) => sum + each[i]! * each[k]!, 0) / all.length;
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, k) => (i === k ? (1 + RIDGE) * at(i, i) + 1e-9 : at(i, k))),
  );
}

/** The lower triangle whose square it is (Cholesky). */
function rootOf(square: readonly (readonly number[])[]): number[][] {
  const lower = square.map((row) => row.map(() => 0));
  for (const [i, row] of square.entries())
    for (let k = 0; k <= i; k++) {
      let sum = row[k]!;
      for (let j = 0; j < k; j++) sum -= lower[i]![j]! * lower[k]![j]!;
      lower[i]![k] = i === k ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[k]![k]!;
    }
  return lower;
}

/** How long a difference is, squared, in the units of the triangle. */
function lengthOf(lower: readonly (readonly number[])[], difference: Habits): number {
  const solved: number[] = [];
  let sum = 0;
  for (const [i, row] of lower.entries()) {
    let value = difference[i]!;
    for (let j = 0; j < i; j++) value -= row[j]! * solved[j]!;
    solved.push(value / row[i]!);
    sum += solved[i]! ** 2;
  }
  return sum;
}
