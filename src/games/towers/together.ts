/**
 * T-1, T-C First sight and worth in solo and cooperative play, where every card counts.
 *
 * Besides who is home, what matters is which distances before Ravenskeep are occupied, as bits of one number, and
 * whether a card of the open hand fits one of them. Weights: regression on self-play (docs/bench.md).
 */
import type { State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_TABLES, DIE } from "./cards.ts";
import { barredSpace, moveKeepOn, moveTower, walk } from "./moves.ts";
import { BITS, distancesOf, ROLLS } from "./ready.ts";
import { ahead, handCard, hasRoom, PHASES, SPACES, STATE } from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const PHASE = PHASES;

/** Cards still needed, for each wizard not home and each potion not filled. */
const PER_WIZARD = 2.25;
const PER_IMPRISONED = 2.6;
const PER_POTION = 0.7;
/** By how many of the five distances before Ravenskeep are occupied. */
const COVERED = Float64Array.from([1.1, 0, -0.6, -1.1, -1.4, -1.5]);
/** By how many cards of the hand bring somebody home now; dice by their chance. */
const READY = Float64Array.from([0, -1.55, -2, -2.2]);
const READY_DICE = -0.8;
/** Who can go home goes: to stay ready for it is worth nothing in the end. */
const NOW = 3;
/** The last ones: with few on the board fewer cards fit. */
const REST = 3;

const FIVE = 0b111110;

function visibleOf(s: State): number {
  let visible = 0;
  for (let space = 0; space < SPACES; space++) visible += s[at.size + s[at.top + space]!]!;
  return visible;
}

/** What the hand promises where these distances are occupied, without one card of it (NONE: with all). */
function handWorth(s: State, distances: number, without: number): number {
  let fitting = 0;
  let dice = 0;
  let left = without;
  for (let i = 0; i < s[at.handSize]!; i++) {
    const card = handCard(s, 0, i);
    if (card === left) {
      left = NONE;
      continue;
    }
    const steps = CARD.wizardSteps[card]!;
    if (steps === DIE) dice += BITS[distances & ROLLS]! / (DIE - 1);
    else if (steps > 0 && (distances >> steps) & 1) fitting++;
  }
  return READY[fitting]! + (fitting === 0 ? READY_DICE * dice : 0);
}

/** T-1.3 The score to be expected: cards used and cards needed. A lost game is worse than any score. */
export function expectedScore(s: State, lost: number): number {
  const used = s[at.discardSize]!;
  if (s[at.phase] === PHASE.finished) return s[at.home] === s[at.wizards] && s[at.empty] === 0 ? used : lost;
  const distances = distancesOf(s, 0);
  const visible = visibleOf(s);
  const imprisoned = s[at.wizards]! - s[at.home]! - visible;
  const needed =
    REST +
    PER_WIZARD * visible +
    PER_IMPRISONED * imprisoned +
    PER_POTION * s[at.empty]! +
    COVERED[BITS[distances & FIVE]!]! +
    handWorth(s, distances, NONE);
  // T-1.4 The pile must last.
  return needed > s[at.deckSize]! ? lost : used + Math.max(1, needed);
}

/** The position first sights are about: worked out once for each list of decisions. */
let before = 0;
export function look(s: State): void {
  before = distancesOf(s, 0);
}

const after = new Uint8Array(STATE.bytes);

const boardWorth = (s: State, distances: number, without: number): number =>
  COVERED[BITS[distances & FIVE]!]! + handWorth(s, distances, without);

/** What a walk leaves to be done, in cards; a card of the hand is used up for it. */
export function afterWalk(s: State, space: number, steps: number, count: number, card: number): number {
  const to = ahead(space, steps);
  const level = s[at.top + space]!;
  if (to === s[at.keep]) {
    after.set(s);
    walk(after, level, 0, count, to);
    moveKeepOn(after);
    return boardWorth(s, distancesOf(after, 0), card) - (PER_WIZARD + NOW) * count;
  }
  let distances = before | (1 << ((s[at.keep]! - to) & (SPACES - 1)));
  if (s[at.size + level] === count) distances &= ~(1 << ((s[at.keep]! - space) & (SPACES - 1)));
  return boardWorth(s, distances, card);
}

/** The same for a tower: whom it covers, uncovers and carries. */
export function afterTower(s: State, tower: number, steps: number, card: number): number {
  const from = s[at.towerSpace + tower]!;
  const to = ahead(from, steps);
  const covered = s[at.size + s[at.top + to]!]!;
  const uncovered = s[at.size + s[at.below + tower]!]!;
  const fills = covered > 0 && s[at.empty]! > 0 ? PER_POTION : 0;
  const freed = (PER_IMPRISONED - PER_WIZARD) * (covered - uncovered) - fills;
  if (s[at.keep] === from) {
    after.set(s);
    moveTower(after, tower, steps, 0);
    return freed + boardWorth(s, distancesOf(after, 0), card);
  }
  const fromBit = 1 << ((s[at.keep]! - from) & (SPACES - 1));
  const toBit = 1 << ((s[at.keep]! - to) & (SPACES - 1));
  let distances = before & ~fromBit & ~toBit;
  if (uncovered > 0) distances |= fromBit;
  if (s[at.size + s[at.top + from]!]! > 0) distances |= toBit;
  return freed + boardWorth(s, distances, card);
}

/** The best that so many steps can leave. */
function bestOf(s: State, towerSteps: number, wizardSteps: number, card: number): number {
  let best = boardWorth(s, before, card);
  let isFree = false;
  const better = (value: number): void => {
    if (!isFree || value < best) best = value;
    isFree = true;
  };
  if (wizardSteps > 0)
    for (let space = 0; space < SPACES; space++)
      if (s[at.size + s[at.top + space]!]! > 0 && hasRoom(s, ahead(space, wizardSteps), 1))
        better(afterWalk(s, space, wizardSteps, 1, card));
  if (towerSteps > 0) {
    const barred = barredSpace(s, towerSteps);
    for (let tower = 1; tower <= s[at.towers]!; tower++)
      if (s[at.towerSpace + tower] !== barred) better(afterTower(s, tower, towerSteps, card));
  }
  return best;
}

/** What a roll leaves. */
export const afterRoll = (s: State, card: number, roll: number): number =>
  bestOf(s, CARD.towerSteps[card] === DIE ? roll : 0, CARD.wizardSteps[card] === DIE ? roll : 0, NONE);

/** T-T5 What dice leave on average, thrown again while that is better. */
export function afterRolls(s: State, card: number, rolls: number, held: number): number {
  let expected = Infinity;
  for (let i = 0; i < rolls; i++) {
    let sum = 0;
    for (let roll = 1; roll < DIE; roll++) {
      const tower = CARD.towerSteps[card] === DIE ? roll : 0;
      const wizard = CARD.wizardSteps[card] === DIE ? roll : 0;
      sum += Math.min(expected, bestOf(s, tower, wizard, held));
    }
    expected = sum / (DIE - 1);
  }
  return expected;
}

/** What playing a card of the hand leaves. */
export function afterCard(s: State, card: number): number {
  const tower = CARD.towerSteps[card]!;
  const wizard = CARD.wizardSteps[card]!;
  if (tower === DIE || wizard === DIE) return afterRolls(s, card, CARD.rerolls[card]! + 1, card);
  return bestOf(s, tower, wizard, card);
}

/** T-T2 A redraw uses three cards where one would do; what a fresh hand promises is an average. */
const FRESH_HAND = -1;
export function afterRedraw(s: State, tower: number): number {
  const others = s[at.handSize]! - 1;
  const board = tower === 0 ? boardWorth(s, before, NONE) : afterTower(s, tower, 1, NONE);
  return others + FRESH_HAND + board - handWorth(s, before, NONE);
}
