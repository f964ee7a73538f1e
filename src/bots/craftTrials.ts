/** How soon the two numbers tell the levels apart: many trials with games drawn by lot from those that were played and judged. */
import type { Chance } from "../core/chance.ts";
import type { Rating } from "../core/rating.ts";
import { doubted, NEWCOMER, rate } from "../core/rating.ts";
import type { CraftSample } from "../core/ratingInfo.ts";
import { craftShare } from "../core/ratingInfo.ts";

/** One game: who sat where (as numbers of levels, the weakest 0), how it ended, and what each seat gave away. */
export interface CraftGame {
  readonly who: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  readonly seats: readonly (CraftSample & { readonly decisions: number })[];
}

const sampleOf = <T>(all: readonly T[], count: number, chance: Chance): T[] =>
  Array.from({ length: count }, () => all[chance.below(all.length)]!);

const samplesOf = (games: readonly CraftGame[], level: number): CraftSample[] =>
  games.flatMap(({ who, seats }) => seats.filter((_, seat) => who[seat] === level));

/** Without a bound at zero: the best may seem a little better than best. */
const shareOf = (all: readonly CraftSample[]): number =>
  all.reduce((sum, { points }) => sum + points, 0) / all.reduce((sum, { stake }) => sum + stake, 0);

const descends = (all: readonly number[]): boolean => all.every((each, i) => i === 0 || each < all[i - 1]!);

/** In what share of the trials so many games of each level put all levels in their order, by craft. */
export function orderedByCraft(
  games: readonly CraftGame[],
  levels: number,
  each: number,
  trials: number,
  chance: Chance,
): number {
  const samples = Array.from({ length: levels }, (_, level) => samplesOf(games, level));
  let right = 0;
  for (let i = 0; i < trials; i++) if (descends(samples.map((all) => shareOf(sampleOf(all, each, chance))))) right++;
  return right / trials;
}

/** A game's results applied to ratings of levels, in place. */
function apply(ratings: Rating[], { who, ranking }: CraftGame): void {
  const sides = who.map((level, seat) => ({
    players: [doubted(ratings[level]!)],
    rank: ranking.findIndex((all) => all.includes(seat)),
  }));
  for (const [seat, [next]] of rate(sides).entries()) ratings[who[seat]!] = next!;
}

/** By number of games of each level: in what share of the trials results alone put all levels in their order. */
export function orderedByResults(
  games: readonly CraftGame[],
  levels: number,
  steps: readonly number[],
  trials: number,
  chance: Chance,
): number[] {
  const right = steps.map(() => 0);
  for (let i = 0; i < trials; i++) {
    const ratings = Array.from({ length: levels }, () => NEWCOMER);
    const played = ratings.map(() => 0);
    for (const [k, most] of steps.entries()) {
      while (Math.min(...played) < most) {
        const game = games[chance.below(games.length)]!;
        apply(ratings, game);
        for (const level of game.who) played[level]!++;
      }
      if (descends(ratings.map(({ mu }) => -mu))) right[k]!++;
    }
  }
  return right.map((count) => count / trials);
}

/** What a level is worth after many games, for people to be measured by. */
export function standingsOf(games: readonly CraftGame[], levels: number, chance: Chance) {
  const ratings = Array.from({ length: levels }, () => NEWCOMER);
  const sums = ratings.map(() => 0);
  for (let i = 0; i < LONG; i++) {
    apply(ratings, games[chance.below(games.length)]!);
    if (i >= LONG / 2) ratings.forEach(({ mu }, level) => (sums[level]! += mu));
  }
  return ratings.map((_, level) => {
    const samples = samplesOf(games, level);
    const share = craftShare(samples)!;
    const points = samples.reduce((sum, each) => sum + each.points, 0) / samples.length;
    return { mu: sums[level]! / (LONG / 2), ...share, points, games: samples.length };
  });
}

const LONG = 20_000;
