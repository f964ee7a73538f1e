/** What a position is worth to everybody, judged from the board and the open counts alone. Weights: docs/bench.md. */
import type { Seat, State } from "../../core/game.ts";
import * as ending from "./ending.ts";
import * as at from "./state.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { resultOf } = ending;
const {
  DECK_SIZE,
  DISCARD_SIZE,
  EMPTY,
  FINISHED,
  FULL,
  HOME,
  KEEP,
  ON,
  OWNERS,
  PHASE,
  PLAYERS,
  POTIONS,
  SHARED,
  SIZE,
  SPACES,
  SPENT,
  TEAMS,
  TOP,
  WIZARDS,
} = at;

/** Everything is measured in wizards home. */
export const HOME_WORTH = 1;
export const POTION = 0.64;
/** T-X2 Spent potions count as filled: who hoards them gives their use away. */
export const UNSPENT = -0.05;
export const IMPRISONED = -0.08;
/** A visible wizard, by how far Ravenskeep is ahead of it. */
export const NEAR = Float64Array.from([0, 0.24, 0.24, 0.24, 0.24, 0.24, 0.15, 0.15, 0.1, 0.1, 0.1, 0, 0, 0, 0, 0]);
/** How surely a lead of one point wins. */
const SHARPNESS = 0.6;

/** How far Ravenskeep is ahead of a space. */
export const toKeep = (s: State, space: number): number => (s[KEEP]! - space) & (SPACES - 1);

/** T-1.3 Cards still needed for a wizard in solo and cooperative play: a visible one by its distance, an imprisoned one. */
const CARDS_FOR = Float64Array.from([0, 1.7, 1.7, 1.7, 1.7, 1.7, 2, 2, 2.1, 2.2, 2.3, 2.4, 2.4, 2.4, 2.4, 2.4]);
const CARDS_FOR_IMPRISONED = 2.6;
const CARDS_FOR_POTION = 0.7;
/** A score as prospects: 1 for none, 0 for so many cards. */
const WORST_SCORE = 60;

const points = new Float64Array(6);
const visible = new Uint8Array(6);

/** Each seat's prospects, between 0 and 1: the chance to win, or how good the common score will be. */
export function evaluate(s: State, into: Float64Array): void {
  if (s[SHARED]) return evaluateShared(s, into);
  if (s[PHASE] === FINISHED) return evaluateEnd(s, into);
  countPoints(s);
  const players = s[PLAYERS]!;
  const half = players >> 1;
  if (s[TEAMS])
    for (let seat = 0; seat < half; seat++) points[seat] = points[seat + half] = points[seat]! + points[seat + half]!;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += into[seat] = Math.exp(SHARPNESS * points[seat]!);
  if (s[TEAMS]) sum /= 2;
  for (let seat = 0; seat < players; seat++) into[seat]! /= sum;
}

function countPoints(s: State): void {
  const owners = s[OWNERS]!;
  for (let owner = 0; owner < owners; owner++) {
    points[owner] = 0;
    visible[owner] = 0;
  }
  for (let space = 0; space < SPACES; space++) {
    const level = s[TOP + space]!;
    if (s[SIZE + level] === 0) continue;
    const near = NEAR[toKeep(s, space)]!;
    for (let owner = 0; owner < owners; owner++) {
      const count = s[ON + level * 6 + owner]!;
      points[owner]! += count * near;
      visible[owner]! += count;
    }
  }
  for (let owner = 0; owner < owners; owner++) {
    const home = s[HOME + owner]!;
    points[owner]! +=
      HOME_WORTH * home +
      POTION * (s[FULL + owner]! + s[SPENT + owner]!) +
      UNSPENT * s[FULL + owner]! +
      IMPRISONED * (s[WIZARDS]! - home - visible[owner]!);
  }
}

function evaluateEnd(s: State, into: Float64Array): void {
  const result = resultOf(s);
  const winners: readonly Seat[] = "winners" in result ? result.winners : [];
  // Partners win together: a team's win is one, not two halves.
  const shares = s[TEAMS] ? winners.length / 2 : winners.length;
  for (let seat = 0; seat < s[PLAYERS]!; seat++) into[seat] = winners.includes(seat) ? 1 / shares : 0;
}

function evaluateShared(s: State, into: Float64Array): void {
  const prospects = Math.max(0, 1 - expectedScore(s) / WORST_SCORE);
  for (let seat = 0; seat < s[PLAYERS]!; seat++) into[seat] = prospects;
}

/** T-1.3 The cards used so far and those still needed; a lost game counts as the worst score. */
function expectedScore(s: State): number {
  const used = s[DISCARD_SIZE]!;
  if (s[PHASE] === FINISHED) return s[HOME] === s[WIZARDS] && s[EMPTY] === 0 ? used : WORST_SCORE;
  let needed = 0;
  let hidden = s[WIZARDS]! - s[HOME]!;
  for (let space = 0; space < SPACES; space++) {
    const count = s[SIZE + s[TOP + space]!]!;
    if (count === 0) continue;
    needed += count * CARDS_FOR[toKeep(s, space)]!;
    hidden -= count;
  }
  needed += hidden * CARDS_FOR_IMPRISONED;
  if (s[POTIONS]! > 0) needed += CARDS_FOR_POTION * s[EMPTY]!;
  // T-1.4 The pile must last.
  return needed > s[DECK_SIZE]! ? WORST_SCORE : used + needed;
}
