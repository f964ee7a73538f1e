/** A decision packed into one integer: its kind, and below it one byte that says which card, piece or target. */
import type { Decision } from "../../core/game.ts";
import { numbered } from "../../core/layout.ts";

export const KINDS = numbered(
  [
    "play",
    "redraw",
    "keepRoll",
    "reroll",
    "moveWizard",
    "moveTower",
    "skip",
    "pass",
    "end",
    "ask",
    "give",
    "decline",
    "return",
    "potion",
    // And the spell's number: these are the last.
    "castSpell",
  ],
  1,
);

/** T-N6 In a nasty window piggyback needs no target. */
export const NO_TARGET = 255;
/** T-S8 The two directions of a nudge. */
export const CLOCKWISE = 0;
export const COUNTER_CLOCKWISE = 1;

export const pack = (kind: number, detail = 0): Decision => (kind << 8) | detail;
export const kindOf = (decision: Decision): number => decision >> 8;
export const detailOf = (decision: Decision): number => decision & 255;

export const packWizard = (space: number, owner: number): number => (space << 3) | owner;
export const wizardSpace = (detail: number): number => detail >> 3;
export const wizardOwner = (detail: number): number => detail & 7;

export const packSpaces = (first: number, second: number): number => (first << 4) | second;
export const firstSpace = (detail: number): number => detail >> 4;
export const secondSpace = (detail: number): number => detail & 15;
