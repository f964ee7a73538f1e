/** Whether characters play as well as their level, and whether they can be told apart by what they do. */
import type { Decision, Game, JsonObject, Seat, State } from "../core/game.ts";
import { CHANCE, copy, decisions } from "../core/game.ts";
import { GOAL_COUNT } from "../core/goals.ts";
import { interval95 } from "./interval.ts";
import type { Contender } from "./arena.ts";
import { botContender, playGame } from "./arena.ts";
import type { CharacterName } from "./characters.ts";
import type { LevelName } from "./levels.ts";
import { sidesOf, wonBy } from "./match.ts";
import { MOST_SEATS } from "./walker.ts";

/**
 * What somebody did in one game, as numbers: how far each goal was reached on average and at last, how high the hopes were and
 * how they swayed; and what was chosen of what could have been.
 */
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
      const decide: Contender["decide"] = async (state, who, luck) => {
        diary.note(state);
        const thought = await bot.decide(state, who, luck);
        if (isOurs(who)) diary.chose(state, who, game.parse(state, thought.decision)!);
        return thought;
      };
      return { ...bot, decide };
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

interface Diary {
  note(state: State): void;
  chose(state: State, by: Seat, decision: Decision): void;
  habits(): Habits;
}

/** Follows one seat through a game. */
function diaryOf(game: Game, seat: Seat): Diary {
  const { hints } = game;
  const reached = new Float64Array(GOAL_COUNT);
  const sums = new Float64Array(GOAL_COUNT);
  const chances = new Float64Array(MOST_SEATS);
  const hopes: number[] = [];
  const tastes = tastesOf(game);
  return {
    note(state) {
      hints.inputs?.goals(state, seat, reached);
      for (let i = 0; i < GOAL_COUNT; i++) sums[i]! += reached[i]!;
      hints.evaluate(state, chances);
      hopes.push(chances[seat]!);
    },
    chose: tastes.chose,
    habits() {
      const count = Math.max(1, hopes.length);
      const mean = hopes.reduce((sum, each) => sum + each, 0) / count;
      const spread = Math.sqrt(hopes.reduce((sum, each) => sum + (each - mean) ** 2, 0) / count);
      const sway = hopes.reduce((sum, each, i) => sum + (i > 0 ? Math.abs(each - hopes[i - 1]!) : 0), 0) / count;
      return [
        ...Array.from(sums, (sum) => sum / count),
        ...reached,
        mean,
        spread,
        sway,
        Math.log(count),
        ...tastes.found(),
      ];
    },
  };
}

/**
 * What is chosen of what could be: how far each goal is reached by it, the own prospects and whether luck is called upon, from
 * −1 (less than by anything else) to 1. Whoever is fond of something takes it when it is there, however rarely that is.
 */
function tastesOf(game: Game): Pick<Diary, "chose"> & { found(): readonly number[] } {
  const [HOPE, LUCK, KINDS] = [GOAL_COUNT, GOAL_COUNT + 1, GOAL_COUNT + 2];
  const list = decisions();
  const chances = new Float64Array(MOST_SEATS);
  const [sums, counts] = [new Float64Array(KINDS), new Float64Array(KINDS)];

  function look(state: State, by: Seat, decision: Decision): Float64Array {
    const seen = new Float64Array(KINDS);
    const after = copy(state);
    game.apply(after, decision);
    game.hints.inputs?.goals(after, by, seen);
    game.hints.evaluate(after, chances);
    seen[HOPE] = chances[by]!;
    seen[LUCK] = game.decider(after) === CHANCE ? 1 : 0;
    return seen;
  }

  return {
    chose(state, by, decision) {
      const legal = list.slice(0, game.legal(state, list));
      if (legal.length < 2) return;
      const chosen = look(state, by, decision);
      const others = Array.from(legal, (each) => look(state, by, each));
      for (let kind = 0; kind < KINDS; kind++) {
        const all = others.map((each) => each[kind]!);
        const [least, most] = [Math.min(...all), Math.max(...all)];
        if (most - least < LEAST) continue;
        const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
        sums[kind]! += (chosen[kind]! - mean) / (most - least);
        counts[kind]!++;
      }
    },
    found: () => Array.from(sums, (sum, kind) => sum / Math.max(1, counts[kind]!)),
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

/** What differs by less is all the same. */
const LEAST = 1e-9;

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
