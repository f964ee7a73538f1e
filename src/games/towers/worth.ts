/** What a position is worth to everybody, judged from the board and the open counts alone. Weights: docs/bench.md. */
import type { Seat, State } from "../../core/game.ts";
import { resultOf } from "./ending.ts";
import { readiness } from "./ready.ts";
import { SCORES, WORST_SCORE } from "./scale.ts";
import { PHASES, SEATS, SPACES, STATE, toKeep, wizardsOn } from "./state.ts";
import { expectedScore } from "./together.ts";

const { at } = STATE;
const PHASE = PHASES;

/** Everything is measured in wizards home. Found by self-play of bots with weights drawn by lot (docs/bench.md). */
const HOME_WORTH = 1;
/** Each further wizard home counts more than the one before. */
const HOME_GROWTH = 0.45;
/** T-X2 Spent potions count as filled, but who spends one cannot cast when it matters most. */
const FULL_POTION = 0.55;
const SPENT_POTION = 0.05;
const IMPRISONED = -0.06;
/** A visible wizard, by how far Ravenskeep is ahead of it. */
const NEAR = Float64Array.from([0, 0.13, 0.13, 0.13, 0.13, 0.13, 0.08, 0.08, 0.03, 0.03, 0.03, 0, 0, 0, 0, 0]);
/** A card in hand that brings a wizard home, for the seat whose turn begins; dice by their chance. */
const READY = 0.6;
/** How surely a lead of one point wins. */
const SHARPNESS = 0.65;

const points = new Float64Array(SEATS);
const visible = new Uint8Array(SEATS);

/** Each seat's prospects, between 0 and 1: the chance to win, or how good the common score will be. */
export function evaluate(s: State, into: Float64Array): void {
  if (s[at.shared]) return evaluateShared(s, into);
  if (s[at.phase] === PHASE.finished) return evaluateEnd(s, into);
  countPoints(s);
  if (s[at.phase] === PHASE.playing && s[at.played] === 0)
    points[s[at.active]!]! += READY * readiness(s, s[at.active]!);
  const players = s[at.players]!;
  const half = players >> 1;
  if (s[at.teams])
    for (let seat = 0; seat < half; seat++) points[seat] = points[seat + half] = points[seat]! + points[seat + half]!;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += into[seat] = Math.exp(SHARPNESS * points[seat]!);
  if (s[at.teams]) sum /= 2;
  for (let seat = 0; seat < players; seat++) into[seat]! /= sum;
}

function countPoints(s: State): void {
  const owners = s[at.owners]!;
  for (let owner = 0; owner < owners; owner++) {
    points[owner] = 0;
    visible[owner] = 0;
  }
  for (let space = 0; space < SPACES; space++) {
    const level = s[at.top + space]!;
    if (s[at.size + level] === 0) continue;
    const near = NEAR[toKeep(s, space)]!;
    for (let owner = 0; owner < owners; owner++) {
      const count = wizardsOn(s, level, owner);
      points[owner]! += count * near;
      visible[owner]! += count;
    }
  }
  for (let owner = 0; owner < owners; owner++) {
    const home = s[at.home + owner]!;
    points[owner]! +=
      (HOME_WORTH + (HOME_GROWTH * home) / s[at.wizards]!) * home +
      FULL_POTION * s[at.full + owner]! +
      SPENT_POTION * s[at.spent + owner]! +
      IMPRISONED * (s[at.wizards]! - home - visible[owner]!);
  }
}

function evaluateEnd(s: State, into: Float64Array): void {
  const result = resultOf(s);
  const winners: readonly Seat[] = "winners" in result ? result.winners : [];
  // Partners win together: a team's win is one, not two halves.
  const shares = s[at.teams] ? winners.length / 2 : winners.length;
  for (let seat = 0; seat < s[at.players]!; seat++) into[seat] = winners.includes(seat) ? 1 / shares : 0;
}

function evaluateShared(s: State, into: Float64Array): void {
  const prospects = (WORST_SCORE - Math.min(WORST_SCORE, expectedScore(s, WORST_SCORE))) / SCORES;
  for (let seat = 0; seat < s[at.players]!; seat++) into[seat] = prospects;
}
