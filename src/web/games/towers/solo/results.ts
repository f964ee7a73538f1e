/** What somebody has reached alone, kept on this device. */
import { signal } from "@preact/signals";
import { read, write } from "../../../app/settings.ts";
import type { SoloResult } from "./tally.ts";

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
