/** What finished games add up to: firsts, rows of days, bests, titles and stars. */
import { TITLE_LIMITS, titleOf } from "../../../../games/towers/ending.ts";
import { t } from "./i18n.ts";
import type { Day } from "./day.ts";
import { dayAt, dayOf, daysAfter } from "./day.ts";

/** One finished game. */
export interface SoloResult {
  /** The local game it was. */
  readonly id: string;
  /** When it ended, in milliseconds. */
  readonly at: number;
  readonly seed: string;
  readonly mode: string;
  /** Cards needed; null: lost. */
  readonly score: number | null;
  readonly par?: number;
}

/** The first try at a day's deal: who plays it again knows the cards. */
export const firstOf = (all: readonly SoloResult[], day: Day): SoloResult | undefined =>
  all.findLast(({ seed }) => dayOf(seed) === day);

/** Days in a row, today or yesterday the last, whose deal was played on the day itself. */
export function streakOf(all: readonly SoloResult[], today: Day): number {
  const wasPlayed = (day: Day): boolean => all.some(({ seed, at }) => dayOf(seed) === day && dayAt(at) === day);
  let day = wasPlayed(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; wasPlayed(day); day = daysAfter(day, -1)) streak++;
  return streak;
}

export const bestOf = (all: readonly SoloResult[], mode: string): number | undefined => {
  const scores = all.flatMap((each) => (each.mode === mode && each.score !== null ? [each.score] : []));
  return scores.length > 0 ? Math.min(...scores) : undefined;
};

/** How often each title was reached, the best first (T-1.3). */
export function titleCounts(all: readonly SoloResult[]): number[] {
  const counts = Array<number>(TITLE_LIMITS.length + 1).fill(0);
  for (const { score } of all) if (score !== null) counts[titleOf(score)]!++;
  return counts;
}

/** Three for par or better, two and one for coming near. */
const STAR_LIMITS = [0, 3, 6];
export const MOST_STARS = STAR_LIMITS.length;
export const starsOf = (score: number, par: number): number =>
  STAR_LIMITS.filter((limit) => score - par <= limit).length;

/** One's own count beside par, and how far apart they are. */
export function besidePar(own: number, par: number): string {
  if (own === par) return t("solo.onPar", { own });
  const more = own - par;
  return more > 0 ? t("solo.overPar", { own, n: par, more }) : t("solo.underPar", { own, n: par, less: -more });
}
