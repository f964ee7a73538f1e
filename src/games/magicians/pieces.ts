/** M-B What is played with: the rulebook's, unless the laboratory changes it (lab.ts). */
import { CARDS, COPIES } from "./state.ts";

export interface Pieces {
  /** The number of the board (boards.ts). */
  readonly board: number;
  /** M-C3 So many different cards win. */
  readonly goal: number;
  /** M-B2 Of every card. */
  readonly copies: number;
  /** M-B5 The apprentices have their stones from the beginning. */
  readonly stones: boolean;
  /** M-B6 On the three edges of every wand. */
  readonly notches: readonly number[];
}

export const PIECES: Pieces = { board: 0, goal: CARDS, copies: COPIES, stones: false, notches: [0, 1, 2] };
