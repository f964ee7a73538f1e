/** The puzzles of the app by their numbers, from 1, and which of them somebody has solved on this device. */
import { signal } from "@preact/signals";
import type { TowersView } from "../../../../games/towers/hidden.ts";
import type { TowersOptions } from "../../../../games/towers/options.ts";
import type { Puzzle } from "../../../../games/towers/puzzle.ts";
import { wizardsEach } from "../../../../games/towers/box.ts";
import data from "../../../../games/towers/puzzles.json" with { type: "json" };
import { read, write } from "../../../app/settings.ts";

export const PUZZLES: readonly Puzzle[] = data;

/** Cards played since a puzzle began. */
export const usedIn = (puzzle: Puzzle, view: TowersView): number =>
  view.discard.length - (puzzle.state.discard as readonly string[]).length;

/** T-1.1 How many wizards are not home yet. */
export const outsideIn = (view: TowersView, options: TowersOptions): number =>
  wizardsEach(options) - view.keep.home[0]!;

/** The next cards as far as they can matter: nothing is left to luck. */
export function comingIn(puzzle: Puzzle, view: TowersView): readonly string[] {
  const deck = puzzle.state.deck as readonly string[];
  return deck.slice(deck.length - view.deck, puzzle.fewest - 1);
}

export const puzzleAt = (number: number): Puzzle | undefined => PUZZLES[number - 1];

/** Alone, or with a hint: a solution that was only looked at is none. */
export type Solved = "alone" | "helped";

const KEY = "zaubertisch.puzzles";

function load(): Readonly<Record<number, Solved>> {
  try {
    return JSON.parse(read(KEY) ?? "{}") as Record<number, Solved>;
  } catch {
    return {};
  }
}

export const solved = signal(load());

/** Who has solved it alone once has done so for good. */
export function keepSolved(number: number, how: Solved): void {
  if (solved.peek()[number] === "alone" || solved.peek()[number] === how) return;
  solved.value = { ...solved.peek(), [number]: how };
  write(KEY, JSON.stringify(solved.value));
}

export const solvedCount = (): number => PUZZLES.filter((_, i) => solved.value[i + 1] !== undefined).length;

/** The first one not solved yet, after a given one if possible. */
export function nextUnsolved(after = 0): number | undefined {
  const open = PUZZLES.map((_, i) => i + 1).filter((number) => solved.value[number] === undefined);
  return open.find((number) => number > after) ?? open[0];
}
