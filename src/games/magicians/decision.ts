/** A decision packed into one integer: its kind, and below it one byte that says which node, seat or wands. */
import type { Decision } from "../../core/game.ts";
import { numbered } from "../../core/layout.ts";

export const KINDS = numbered(
  [
    "magicianTo",
    "stay",
    "apprenticeTo",
    "rest",
    "take",
    // The detail has one bit for each wand to be thrown again.
    "rethrow",
    "stop",
    "cast",
    "decline",
    // Readings of a spell throw.
    "readPower",
    "readMagic",
    "readFate",
  ],
  1,
);

export const pack = (kind: number, detail = 0): Decision => (kind << 8) | detail;
export const kindOf = (decision: Decision): number => decision >> 8;
export const detailOf = (decision: Decision): number => decision & 255;
