/** Days of the house: they begin at midnight UTC, so that everybody shares them. */

import { dayText } from "./calendar.ts";

/** A date as in 2026-11-16. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

/** Years begin in March here, so that leap days come last; 400 of them have always the same number of days. */
const DAYS_IN_400 = 146_097;
const UNTIL_1970 = 719_468;

/** The date of a moment, in milliseconds since 1970. */
export const dayAt = (ms: number): Day => dayText(ms);

/** The first moment of a day; not a number: there is no such day. */
export function startOf(day: Day): number {
  const [y, m, d] = day.split("-").map(Number) as [number, number, number];
  const year = m > 2 ? y : y - 1;
  const era = Math.floor(year / 400);
  const years = year - era * 400;
  const ofYear = Math.floor((153 * (m > 2 ? m - 3 : m + 9) + 2) / 5) + d - 1;
  const days = era * DAYS_IN_400 + years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + ofYear;
  return (days - UNTIL_1970) * MS_PER_DAY;
}
/** The first moment of the next day. */
export const endOf = (day: Day): number => startOf(day) + MS_PER_DAY;
export const daysAfter = (day: Day, days: number): Day => dayAt(startOf(day) + days * MS_PER_DAY);
/** Milliseconds until the next day begins. */
export const nextDayIn = (ms: number): number => MS_PER_DAY - (ms % MS_PER_DAY);

/** Is it a date there is? */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayAt(startOf(text)) === text;

/** Days in a row up to today, or to yesterday if today is not done yet. */
export function streakUntil(days: ReadonlySet<Day>, today: Day): number {
  let day = days.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; days.has(day); day = daysAfter(day, -1)) streak++;
  return streak;
}
