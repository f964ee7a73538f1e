/** How far somebody came in each lesson, and how often each step was reached and finished: kept on this device, told to nobody. */
import { signal } from "@preact/signals";
import { read, write } from "../app/settings.ts";

export interface Progress {
  /** Where to go on. */
  readonly step: number;
  readonly isDone: boolean;
  readonly reached: readonly number[];
  readonly finished: readonly number[];
}

const KEY = "zaubertisch.lessons";
const NEW: Progress = { step: 0, isDone: false, reached: [], finished: [] };

function load(): Readonly<Record<string, Progress>> {
  try {
    return JSON.parse(read(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

const all = signal(load());

const keyOf = (game: string, lesson: string): string => `${game}.${lesson}`;

export const progressOf = (game: string, lesson: string): Progress => all.value[keyOf(game, lesson)] ?? NEW;

function change(game: string, lesson: string, next: Partial<Progress>): void {
  const key = keyOf(game, lesson);
  all.value = { ...all.peek(), [key]: { ...NEW, ...all.peek()[key], ...next } };
  write(KEY, JSON.stringify(all.peek()));
}

const oneMore = (counts: readonly number[], at: number): number[] =>
  Array.from({ length: Math.max(counts.length, at + 1) }, (_, i) => (counts[i] ?? 0) + (i === at ? 1 : 0));

export const countReached = (game: string, lesson: string, step: number): void =>
  change(game, lesson, { step, reached: oneMore(progressOf(game, lesson).reached, step) });

export const countFinished = (game: string, lesson: string, step: number): void =>
  change(game, lesson, { finished: oneMore(progressOf(game, lesson).finished, step) });

/** The next visit begins anew. */
export const keepDone = (game: string, lesson: string): void => change(game, lesson, { step: 0, isDone: true });
