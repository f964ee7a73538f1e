/** What bots can learn from, and be fond of: what is true of a position, as numbers. */
import type { Chance } from "./chance.ts";
import type { JsonObject, Seat, State } from "./game.ts";

/** What one seat is to another. */
export const SIDES = { own: 0, rival: 1, partner: 2 } as const;

/**
 * What is true of a position, for a judgement that was learnt from games: numbers of statements, of which bots know only
 * how many there are. Asked at the start of turns, about guessed states.
 */
export interface Inputs {
  /** Kinds of game that are judged apart, by name, and which of them a state is. */
  readonly families: readonly string[];
  family(state: State): number;
  /** How many statements there are about a seat, and about all together. */
  readonly ofSeat: number;
  readonly ofAll: number;
  /** Writes those that are true of a seat from `from` on, without the offset; returns where it ended. */
  seat(state: State, seat: Seat, into: Uint16Array, from: number): number;
  all(state: State, into: Uint16Array, from: number): number;
  /** One of SIDES. */
  side(state: State, seat: Seat, other: Seat): number;
  /** Where all play for one result: the prospects if nothing more had to be spent. */
  unspent(state: State): number;
  /** How far a seat has come with each of GOALS (goals.ts), from 0 to 1: for bots with a character. */
  goals(state: State, seat: Seat, into: Float64Array): void;
  /** Kinds of game to learn from, each with how often it is wanted. */
  readonly lessons: readonly { readonly often: number; wish(chance: Chance): JsonObject }[];
}
