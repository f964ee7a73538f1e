/** A position alone (T-1) with everything open, no dice within reach, and a proven number of cards to win it with. */
import type { JsonObject } from "../../core/game.ts";
import type { Luck } from "../../core/table.ts";

export interface Puzzle {
  readonly options: JsonObject;
  /** The canonical state (docs/rules/notation.md). */
  readonly state: JsonObject;
  /** It cannot be won with fewer cards. */
  readonly fewest: number;
  /** One way to win it with as many. */
  readonly moves: readonly string[];
}

/** Chance is never asked: who plays a dice card has gone beyond the puzzle. */
export const NO_LUCK: Luck = () => {
  throw new Error("a puzzle knows no luck");
};
