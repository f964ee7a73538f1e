/** Ratings as people are told them. */
import type { Rating } from "./rating.ts";
import { isProvisional, studentOf } from "./rating.ts";

/** What somebody's decisions give away, in percent of what was at stake in them. */
export interface CraftInfo {
  /** In percent. */
  readonly given: number;
  /** With 95 % it is not further off than this; null: one game says nothing about that. */
  readonly margin: number | null;
  /** What was given away in a game on average, in points of a hundred. */
  readonly points: number;
  /** How many games it rests on. */
  readonly games: number;
  /** The level one decides like; null: too few games, or below all. */
  readonly title: string | null;
  /** The frozen way to judge it comes from. */
  readonly season: string;
}

/** Somebody's two numbers in one game. */
export interface RatingInfo {
  /** The game's name. */
  readonly game: string;
  /** The number for results: 1,000 is where everybody begins; null: no rated game yet. */
  readonly results: number | null;
  /** With 95 % it is not further off than this; null as well. */
  readonly doubt: number | null;
  /** It says little yet. */
  readonly provisional: boolean;
  /** Rated games. */
  readonly games: number;
  /** The frozen arithmetic the number comes from. */
  readonly season: string;
  /** Null: nothing judged yet. */
  readonly craft: CraftInfo | null;
}

/** A bot's two numbers. */
export interface BotRating extends RatingInfo {
  /** Its level. */
  readonly level: string;
}

const [BEGINNING, MIDDLE, SCALE, TWO_SIGMAS] = [1000, 25, 40, 1.96];

/** As people are told it: round numbers around a thousand. */
export const shownResults = ({ mu, sigma }: Rating): Pick<RatingInfo, "results" | "doubt" | "provisional"> => ({
  results: Math.round(BEGINNING + SCALE * (mu - MIDDLE)),
  doubt: Math.round(SCALE * TWO_SIGMAS * sigma),
  provisional: isProvisional({ mu, sigma }),
});

/** What one game says: points given away, and at stake: what a beginner would have given away. */
export interface CraftSample {
  readonly points: number;
  readonly stake: number;
}

/** A share of sums, so that a game in which little was at stake says little, with its interval. */
export function craftShare(
  all: readonly CraftSample[],
): { readonly given: number; readonly margin: number | null } | undefined {
  const sum = (pick: (each: CraftSample) => number): number => all.reduce((total, each) => total + pick(each), 0);
  const stake = sum((each) => each.stake);
  if (stake <= 0) return undefined;
  const share = sum((each) => each.points) / stake;
  const given = 100 * Math.max(0, share);
  const n = all.length;
  if (n < 2) return { given, margin: null };
  const squares = sum((each) => (each.points - share * each.stake) ** 2);
  const spread = Math.sqrt((squares / (n - 1)) * n) / stake;
  return { given, margin: 100 * studentOf(n - 1) * spread };
}
