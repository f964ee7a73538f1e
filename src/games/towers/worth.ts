/** What a position is worth to everybody, judged from the board and the open counts alone. Weights: docs/bench.md. */
import type { Seat, State } from "../../core/game.ts";
import * as cards from "./cards.ts";
import * as ending from "./ending.ts";
import * as at from "./state.ts";
import * as together from "./together.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { DIE, WIZARD_STEPS } = cards;
const { resultOf } = ending;
const { expectedScore } = together;
const {
  ACTIVE,
  FINISHED,
  FULL,
  HAND_SIZE,
  HOME,
  KEEP,
  ON,
  OWNERS,
  PHASE,
  PLAYED,
  PLAYERS,
  PLAYING,
  SHARED,
  SIZE,
  SPACES,
  SPENT,
  TEAMS,
  TOP,
  WIZARDS,
  handCard,
} = at;

/** Everything is measured in wizards home. Found by self-play of bots with weights drawn by lot (docs/bench.md). */
export const HOME_WORTH = 1;
/** T-X2 Spent potions count as filled, but who spends one cannot cast when it matters most. */
export const FULL_POTION = 0.55;
const SPENT_POTION = 0.08;
export const IMPRISONED = -0.06;
/** A visible wizard, by how far Ravenskeep is ahead of it. */
export const NEAR = Float64Array.from([0, 0.25, 0.25, 0.25, 0.25, 0.25, 0.11, 0.11, 0.06, 0.06, 0.06, 0, 0, 0, 0, 0]);
/** A card in hand that brings a wizard home, for the seat whose turn begins; dice by their chance. */
const READY = 0.6;
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
/** The distances before Ravenskeep where an owner is visible, as bits. */
const distances = new Uint16Array(6);

/** Each seat's prospects, between 0 and 1: the chance to win, or how good the common score will be. */
export function evaluate(s: State, into: Float64Array): void {
  if (s[SHARED]) return evaluateShared(s, into);
  if (s[PHASE] === FINISHED) return evaluateEnd(s, into);
  countPoints(s);
  if (s[PHASE] === PLAYING && s[PLAYED] === 0) points[s[ACTIVE]!]! += READY * readiness(s, s[ACTIVE]!);
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
    distances[owner] = 0;
  }
  for (let space = 0; space < SPACES; space++) {
    const level = s[TOP + space]!;
    if (s[SIZE + level] === 0) continue;
    const distance = toKeep(s, space);
    for (let owner = 0; owner < owners; owner++) {
      const count = s[ON + level * 6 + owner]!;
      if (count === 0) continue;
      points[owner]! += count * NEAR[distance]!;
      visible[owner]! += count;
      distances[owner]! |= 1 << distance;
    }
  }
  for (let owner = 0; owner < owners; owner++) {
    const left = s[WIZARDS]! - s[HOME + owner]!;
    points[owner]! +=
      HOME_WORTH * s[HOME + owner]! +
      FULL_POTION * s[FULL + owner]! +
      SPENT_POTION * s[SPENT + owner]! +
      IMPRISONED * (left - visible[owner]!);
  }
}

/** T-W4 How likely the hand brings one of its wizards home at once. */
function readiness(s: State, seat: Seat): number {
  let best = 0;
  for (let i = 0; i < s[HAND_SIZE + seat]!; i++) {
    const steps = WIZARD_STEPS[handCard(s, seat, i)]!;
    if (steps === 0) continue;
    if (steps === DIE) best = Math.max(best, bitsOf(distances[seat]! & ROLLS) / (DIE - 1));
    else if (((distances[seat]! >> steps) & 1) === 1) return 1;
  }
  return best;
}

const ROLLS = 0b1111110;

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
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
