/** What the bots are told about playing well: a quick rule by first sight. */
import type { Hints, Seat, State } from "../../core/game.ts";
import * as cards from "./cards.ts";
import * as casting from "./cast.ts";
import * as decision from "./decision.ts";
import * as gains from "./gains.ts";
import * as legality from "./legal.ts";
import { forget, known } from "./memory.ts";
import * as moves from "./moves.ts";
import * as ready from "./ready.ts";
import * as spells from "./spells.ts";
import * as at from "./state.ts";
import * as together from "./together.ts";
import * as worth from "./worth.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { DIE, TOWER_STEPS, WIZARD_STEPS, CARD_REROLLS } = cards;
const { takeEffect } = casting;
const {
  ASK,
  CAST_SPELL,
  DECLINE,
  GIVE,
  KEEP_ROLL,
  MOVE_TOWER,
  MOVE_WIZARD,
  PLAY,
  POTION: GIVE_POTION,
  REDRAW,
  REROLL,
  RETURN,
  detailOf,
  kindOf,
  wizardOwner,
  wizardSpace,
} = decision;
const { POTION_GIVEN_UP, castGain, declaredGain, material, takeSides, towerGain, walkGain } = gains;
const { stepsOf } = legality;
const { barredSpace } = moves;
const { afterTower, afterWalk, distancesOf, entriesOf } = ready;
const { PIGGYBACK } = spells;
const {
  ACTIVE,
  ASKED,
  AT,
  CARD,
  CARDS_PER_TURN,
  CAST,
  DECIDER,
  KEEPING,
  MOVING,
  NASTY,
  NONE,
  ON,
  PHASE,
  PLAYED,
  PLAYING,
  PRICE,
  REROLLS,
  ROLL,
  SHARED,
  SPACES,
  STATE_BYTES,
  TOP,
  TOWERS,
  WINDOW_BEFORE,
  ownerMovedBy,
  partnerOf,
  shareOf,
  toKeep,
} = at;
const { evaluate } = worth;

/** T-T1 Somebody whom the turn's next card will bring home. */
const PREPARED = 0.9;
/** A spell that changes less than this does nothing. */
const WORTH_CASTING = 0.03;
/** T-W6 Who enters gives up the cards not yet played. */
const CARD_GIVEN_UP = 0.2;
/** T-T2 A redraw costs the turn. */
const TURN_GIVEN_UP = 0.58;
/** T-1.3 A wizard home saves about so many cards. */
const CARDS_SAVED = 2;
const ASKING = -0.1;
const GIVING_POTION = -0.3;

// Where own wizards are visible, and from where the turn's next card would bring one home (ready.ts).
let distances = 0;
let entries = 0;

/** T-T1 Another card can be played after the one in question, which is already played when its move is. */
function hasNextCard(s: State): boolean {
  const isPlayed = s[PHASE] === MOVING || s[PHASE] === KEEPING;
  return s[PLAYED]! + (isPlayed ? 0 : 1) < s[CARDS_PER_TURN]!;
}

/** What the rest of the hand will be good for after a card (NONE: it is no longer in the hand). */
function lookAhead(s: State, seat: Seat, card: number): void {
  const before = entries;
  entries = hasNextCard(s) ? entriesOf(s, shareOf(s, seat), card) : 0;
  if (entries !== before) forgetBest();
}

/** T-W6 The same for the turn: who enters gives up the other card, who does not may prepare it. */
function walkInTurn(s: State, space: number, steps: number, owner: number): number {
  const gain = walkGain(s, space, steps, owner);
  if (toKeep(s, space) === steps) return hasNextCard(s) ? gain - CARD_GIVEN_UP : gain;
  return entries === 0 || (afterWalk(s, distances, space, steps, owner) & entries) === 0 ? gain : gain + PREPARED;
}

function towerInTurn(s: State, tower: number, steps: number, seat: Seat): number {
  const gain = towerGain(s, tower, steps, seat);
  if (entries === 0) return gain;
  const after = afterTower(s, distances, tower, steps, ownerMovedBy(s, seat));
  return (after & entries) === 0 ? gain : gain + PREPARED;
}

const after = new Uint8Array(STATE_BYTES);

/** A spell at first sight; T-N5 in the window before a move also by what it makes of that move. */
function rateCast(s: State, seat: Seat, spell: number, detail: number): number {
  let gain = castGain(s, seat, spell, detail);
  if (s[PHASE] === WINDOW_BEFORE && spell !== PIGGYBACK) {
    after.set(s);
    takeEffect(after, seat, spell, detail);
    gain += declaredGain(after) - declaredGain(s);
  }
  if (gain < WORTH_CASTING) return -Infinity;
  return gain - POTION_GIVEN_UP * s[PRICE + spell]!;
}

// The best walk and the best tower move by each number of steps, worked out when wanted.
const bestWalk = new Float64Array(DIE);
const bestTower = new Float64Array(DIE);

function forgetBest(): void {
  bestWalk.fill(Number.NaN);
  bestTower.fill(Number.NaN);
}

function walkBest(s: State, steps: number, owner: number): number {
  if (!Number.isNaN(bestWalk[steps]!)) return bestWalk[steps]!;
  let best = -Infinity;
  for (let space = 0; space < SPACES; space++)
    if (s[ON + s[TOP + space]! * 6 + owner]! > 0) {
      const gain = walkInTurn(s, space, steps, owner);
      if (gain > best) best = gain;
    }
  return (bestWalk[steps] = best);
}

function towerBest(s: State, steps: number, seat: Seat): number {
  if (!Number.isNaN(bestTower[steps]!)) return bestTower[steps]!;
  const barred = barredSpace(s, steps);
  let best = -Infinity;
  for (let tower = 1; tower <= TOWERS; tower++)
    if (s[AT + tower] !== barred) {
      const gain = towerInTurn(s, tower, steps, seat);
      if (gain > best) best = gain;
    }
  return (bestTower[steps] = best);
}

const gainOfSteps = (s: State, seat: Seat, owner: number, tower: number, wizard: number): number =>
  Math.max(tower > 0 ? towerBest(s, tower, seat) : -Infinity, wizard > 0 ? walkBest(s, wizard, owner) : -Infinity, -1);

/** T-T5 The best move a card offers; dice on average, rolled again while that is better. */
function cardGain(s: State, seat: Seat, owner: number, card: number): number {
  const tower = TOWER_STEPS[card]!;
  const wizard = WIZARD_STEPS[card]!;
  if (tower !== DIE && wizard !== DIE) return gainOfSteps(s, seat, owner, tower, wizard);
  let expected = -1;
  for (let rolls = CARD_REROLLS[card]!; rolls >= 0; rolls--) {
    let sum = 0;
    for (let roll = 1; roll < DIE; roll++)
      sum += Math.max(expected, gainOfSteps(s, seat, owner, tower === DIE ? roll : 0, wizard === DIE ? roll : 0));
    expected = sum / (DIE - 1);
  }
  return expected;
}

/** How each decision looks; only the best redraw, and only spells that do something, are worth a thought. */
function rate(s: State, legal: Int32Array, count: number, into: Float64Array, foresight: boolean): void {
  const seat = s[DECIDER]!;
  takeSides(s, seat);
  if (s[SHARED]) together.look(s);
  forgetBest();
  entries = 0;
  const isOwnTurn = seat === s[ACTIVE];
  if (foresight && isOwnTurn) {
    distances = distancesOf(s, ownerMovedBy(s, seat));
    lookAhead(s, seat, NONE);
  }
  let redraw = -1;
  for (let i = 0; i < count; i++) {
    if (foresight && isOwnTurn && kindOf(legal[i]!) === PLAY) lookAhead(s, seat, detailOf(legal[i]!));
    const value = rateOne(s, seat, kindOf(legal[i]!), detailOf(legal[i]!));
    into[i] = value;
    if (kindOf(legal[i]!) !== REDRAW) continue;
    if (redraw >= 0) into[value > into[redraw]! ? redraw : i] = -Infinity;
    if (into[i]! > -Infinity) redraw = i;
  }
}

function rateOne(s: State, seat: Seat, kind: number, detail: number): number {
  if (kind >= CAST_SPELL) {
    // Whatever can be cast at the move could be cast before the card, unless a roll was waited for.
    const isLate = s[PHASE] === MOVING && s[ROLL] === 0 && !s[NASTY] && kind !== CAST_SPELL + PIGGYBACK;
    return isLate ? -Infinity : rateCast(s, seat, kind - CAST_SPELL, detail);
  }
  if (s[SHARED]) return rateTogether(s, kind, detail);
  switch (kind) {
    case PLAY:
      return cardGain(s, seat, ownerMovedBy(s, seat), detail);
    case MOVE_WIZARD:
      return walkInTurn(s, wizardSpace(detail), stepsOf(s, WIZARD_STEPS), wizardOwner(detail));
    case MOVE_TOWER:
      return towerInTurn(s, detail, stepsOf(s, TOWER_STEPS), seat);
    case REDRAW:
      return (detail === 0 ? 0 : towerGain(s, detail, 1, seat)) - TURN_GIVEN_UP;
    case KEEP_ROLL:
      return rollGain(s, seat, s[ROLL]!);
    case REROLL:
      return rerollGain(s, seat);
    case ASK:
      return ASKING;
    case GIVE:
      return giveGain(s, seat, detail);
    case DECLINE:
      return 0;
    case RETURN:
      return -cardGain(s, seat, ownerMovedBy(s, seat), detail);
    case GIVE_POTION:
      return GIVING_POTION;
    default:
      return 0;
  }
}

/** T-1 Every card counts: by how many are left to be played afterwards. */
function rateTogether(s: State, kind: number, detail: number): number {
  const left = leftAfter(s, kind, detail);
  return -left / CARDS_SAVED;
}

function leftAfter(s: State, kind: number, detail: number): number {
  switch (kind) {
    case PLAY:
      return together.afterCard(s, detail);
    case MOVE_WIZARD:
      return together.afterWalk(s, wizardSpace(detail), stepsOf(s, WIZARD_STEPS), 1, NONE);
    case MOVE_TOWER:
      return together.afterTower(s, detail, stepsOf(s, TOWER_STEPS), NONE);
    case REDRAW:
      return together.afterRedraw(s, detail);
    case KEEP_ROLL:
      return together.afterRoll(s, s[CARD]!, s[ROLL]!);
    case REROLL:
      return together.afterRolls(s, s[CARD]!, s[REROLLS]!, NONE);
    default:
      return 0;
  }
}

function rollGain(s: State, seat: Seat, roll: number): number {
  const tower = TOWER_STEPS[s[CARD]!] === DIE ? roll : 0;
  const wizard = WIZARD_STEPS[s[CARD]!] === DIE ? roll : 0;
  return gainOfSteps(s, seat, ownerMovedBy(s, seat), tower, wizard);
}

function rerollGain(s: State, seat: Seat): number {
  let expected = -1;
  for (let rolls = s[REROLLS]!; rolls > 0; rolls--) {
    let sum = 0;
    for (let roll = 1; roll < DIE; roll++) sum += Math.max(expected, rollGain(s, seat, roll));
    expected = sum / (DIE - 1);
  }
  return expected;
}

/** T-G2 A card is given for what the partner can do with it now. */
const giveGain = (s: State, seat: Seat, card: number): number =>
  cardGain(s, partnerOf(s, seat), ownerMovedBy(s, partnerOf(s, seat)), card) - 0.4;

const isTurnStart = (s: State): boolean =>
  s[PHASE] === PLAYING && s[PLAYED] === 0 && s[CAST] === NONE && s[ASKED] === 0;

/** T-1.2 Where a turn is one card it takes more of them to see as far. */
const horizon = (s: State, turns: number): number => (s[SHARED] ? Math.ceil(1.5 * turns) : turns);

export const hints: Hints = {
  rate,
  evaluate,
  material,
  isTurnStart,
  horizon,
  lightness: 1,
  solved: () => undefined,
  forget,
  known,
};
