/** A decision packed into one integer: its kind, and below it one byte that says which card, piece or target. */
import type { Decision } from "../../core/game.ts";

export const PLAY = 1;
export const REDRAW = 2;
export const KEEP_ROLL = 3;
export const REROLL = 4;
export const MOVE_WIZARD = 5;
export const MOVE_TOWER = 6;
export const SKIP = 7;
export const PASS = 8;
export const END = 9;
export const ASK = 10;
export const GIVE = 11;
export const DECLINE = 12;
export const RETURN = 13;
export const POTION = 14;
/** CAST + the spell's number. */
export const CAST_SPELL = 16;

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
