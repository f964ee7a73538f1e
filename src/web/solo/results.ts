/** What somebody has reached alone, kept on this device. */
import { signal } from "@preact/signals";
import { titleOf, TITLE_LIMITS } from "../../games/towers/ending.ts";
import { read, write } from "../settings.ts";
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

const KEY = "zaubertisch.solo";
const MOST_KEPT = 400;

function load(): readonly SoloResult[] {
  try {
    const kept: unknown = JSON.parse(read(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as SoloResult[]) : [];
  } catch {
    return [];
  }
}

/** Newest first. */
export const results = signal<readonly SoloResult[]>(load());

function keep(next: readonly SoloResult[]): void {
  results.value = next.slice(0, MOST_KEPT);
  write(KEY, JSON.stringify(results.value));
}

/** A game counts once, however often its end is looked at. */
export function keepResult(result: SoloResult): void {
  if (!results.peek().some(({ id }) => id === result.id)) keep([result, ...results.peek()]);
}

export function keepPar(seed: string, par: number): void {
  if (results.peek().some((each) => each.seed === seed && each.par === undefined))
    keep(results.peek().map((each) => (each.seed === seed ? { ...each, par } : each)));
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
export const starsOf = (score: number, par: number): number =>
  STAR_LIMITS.filter((limit) => score - par <= limit).length;
