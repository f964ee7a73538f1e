/** How everybody feels: what has just happened shows in their faces, and passes. */
import type { ReadonlySignal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { Result, Seat } from "../../core/game.ts";
import type { Mood } from "./cast.ts";

/** Of those who feel something just now. */
export type Moods = Readonly<Partial<Record<Seat, Mood>>>;

/** So short that a face is no memory of what lies covered (T-H2), so long that one sees it. */
const LASTS_MS = 2600;

export interface Feelings {
  readonly moods: ReadonlySignal<Moods>;
  feel(found: Moods | undefined): void;
  close(): void;
}

export function openFeelings(): Feelings {
  const moods = signal<Moods>({});
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    moods,
    feel(found) {
      if (!found || Object.keys(found).length === 0) return;
      moods.value = { ...moods.peek(), ...found };
      clearTimeout(timer);
      timer = setTimeout(() => (moods.value = {}), LASTS_MS);
    },
    close: () => clearTimeout(timer),
  };
}

/** After the end: glad who won, a little sad who did not. */
export function moodAtEnd(result: Result, seat: Seat): Mood {
  const hasWon = "won" in result ? result.won : result.winners.includes(seat);
  return hasWon ? "glad" : "sad";
}
