/** The deal of the day: one for each date, the same for everybody. Days begin at midnight UTC, so that all share them. */
import type { Day } from "../../../../core/day.ts";
import { dayAt, daysAfter, startOf } from "../../../../core/day.ts";

const PREFIX = "daily ";

export { dayAt, daysAfter, nextDayIn } from "../../../../core/day.ts";
export type { Day } from "../../../../core/day.ts";

export const today = (): Day => dayAt(Date.now());

/** The luck of a day's deal. */
export const seedOf = (day: Day): string => PREFIX + day;
/** The day whose deal has this luck. */
export const dayOf = (seed: string): Day | undefined =>
  seed.startsWith(PREFIX) ? seed.slice(PREFIX.length) : undefined;

/** Weeks from Monday to Sunday, the last one with this day in it. */
export function weeksUntil(day: Day, weeks: number): Day[][] {
  const sinceMonday = (new Date(startOf(day)).getUTCDay() + 6) % 7;
  const first = daysAfter(day, -sinceMonday - 7 * (weeks - 1));
  const weekFrom = (monday: Day): Day[] => Array.from({ length: 7 }, (_, i) => daysAfter(monday, i));
  return Array.from({ length: weeks }, (_, week) => weekFrom(daysAfter(first, 7 * week)));
}

/** A day in words of a language. */
export const dayWords = (day: Day, language: string, form: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: form, timeZone: "UTC" }).format(startOf(day));

export const weekdayWords = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(startOf(day));

/** Hours, minutes and seconds of a countdown. */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
