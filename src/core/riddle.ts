/** A riddle: a moment out of a game, something to be reached, and the one decision that serves it best. */
import type { JsonObject } from "./game.ts";

/** A type, not an interface: so it is JSON to the compiler too. */
export type Riddle = {
  /** Stays the same whatever is added to the collection: links and results rest on it. */
  readonly id: string;
  /** What kind of riddle it is. */
  readonly theme: string;
  /** What is to be reached. */
  readonly goal: string;
  readonly options: JsonObject;
  /** The canonical state at the start of a turn (docs/rules/notation.md). */
  readonly state: JsonObject;
  /** What happened since then: after these it is asked. */
  readonly moves: readonly string[];
  /** The best decision, and with a card what it moves: the only one at each of these steps. */
  readonly best: readonly string[];
  /** The chance to reach the goal with each decision, the first ones only, where they differ by degrees. */
  readonly values?: { readonly [decision: string]: number };
  /** Of which deal of its theme it is: what made it goes on behind it. */
  readonly deal: number;
  /** How often each level finds it, from 0 to 1; none: not measured yet. */
  readonly grades: readonly number[];
};

/** A short name that follows from the position. */
export function riddleId(game: string, state: JsonObject, moves: readonly string[]): string {
  const text = JSON.stringify([game, state, moves]);
  let [a, b] = [0x811c9dc5, 0x2545f491];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x5bd1e995) ^ (b >>> 15);
  }
  return ((a >>> 0) * 0x100000 + (b & 0xfffff)).toString(36).slice(-8);
}
