/** A decision packed into one integer: its kind, and below it one byte that says which node, seat or wands. */
import type { Decision } from "../../core/game.ts";

export const MAGICIAN_TO = 1;
export const STAY = 2;
export const APPRENTICE_TO = 3;
export const REST = 4;
export const TAKE = 5;
/** The detail has one bit for each wand to be thrown again. */
export const RETHROW = 6;
export const STOP = 7;
export const CAST = 8;
export const DECLINE = 9;
/** Readings of a spell throw. */
export const READ_POWER = 10;
export const READ_MAGIC = 11;
export const READ_FATE = 12;

export const pack = (kind: number, detail = 0): Decision => (kind << 8) | detail;
export const kindOf = (decision: Decision): number => decision >> 8;
export const detailOf = (decision: Decision): number => decision & 255;
