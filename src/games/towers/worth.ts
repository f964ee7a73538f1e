/** What a position is worth to everybody, judged from the board and the open counts alone. Weights: docs/bench.md. */
import type { Seat, State } from "../../core/game.ts";
import * as ending from "./ending.ts";
import * as at from "./state.ts";
import * as together from "./together.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { resultOf } = ending;
const { expectedScore } = together;
const {
  EMPTY,
  FINISHED,
  FULL,
  HOME,
  KEEP,
  ON,
  OWNERS,
  PHASE,
  PLAYERS,
  SHARED,
  SIZE,
  SPACES,
  SPENT,
  TEAMS,
  TOP,
  WIZARDS,
} = at;

/** Everything is measured in wizards home. Found by self-play: which positions were won in the end (docs/bench.md). */
export const HOME_WORTH = 1;
/** The last wizards are worth more: in addition, by how many are not home yet. */
const LAST = Float64Array.from([0, 0, 0, 0, 0, 0]);
/** T-X2 Spent potions count as filled: who hoards them gives their use away. */
export const FULL_POTION = 0.55;
export const SPENT_POTION = 0.3;
const ALL_FILLED = 0;
export const IMPRISONED = -0.06;
/** A visible wizard, by how far Ravenskeep is ahead of it. */
export const NEAR = Float64Array.from([0, 0.31, 0.31, 0.31, 0.31, 0.31, 0.15, 0.15, 0.08, 0.08, 0.08, 0, 0, 0, 0, 0]);
/** How surely a lead of one point wins. */
const SHARPNESS = 0.65;

/** How far Ravenskeep is ahead of a space. */
export const toKeep = (s: State, space: number): number => (s[KEEP]! - space) & (SPACES - 1);

/** T-1.3 A score as prospects: 0 for so many cards or a lost game, 1 for so many fewer. */
const WORST_SCORE = 45;
const SCORES = 30;

/** The score that prospects stand for. */
export const scoreOf = (prospects: number): number => WORST_SCORE - SCORES * prospects;

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
    const left = s[WIZARDS]! - s[HOME + owner]!;
    points[owner]! +=
      HOME_WORTH * s[HOME + owner]! +
      LAST[left]! +
      FULL_POTION * s[FULL + owner]! +
      SPENT_POTION * s[SPENT + owner]! +
      (s[EMPTY + owner] === 0 ? ALL_FILLED : 0) +
      IMPRISONED * (left - visible[owner]!);
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
  const prospects = (WORST_SCORE - Math.min(WORST_SCORE, expectedScore(s, WORST_SCORE))) / SCORES;
  for (let seat = 0; seat < s[PLAYERS]!; seat++) into[seat] = prospects;
}
