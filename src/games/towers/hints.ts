/** What the bots are told about playing well: a quick rule by first sight. */
import type { Hints, Seat, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_TABLES, DIE } from "./cards.ts";
import { takeEffect } from "./cast.ts";
import { detailOf, kindOf, KINDS, wizardOwner, wizardSpace } from "./decision.ts";
import { castGain, declaredGain, material, POTION_GIVEN_UP, takeSides, towerGain, walkGain } from "./gains.ts";
import { inputs } from "./inputs.ts";
import { stepsOf } from "./legal.ts";
import { forget, known } from "./memory.ts";
import { barredSpace } from "./moves.ts";
import { afterTower, afterWalk, distancesOf, entriesOf } from "./ready.ts";
import { SPELL_NUMBERS } from "./spells.ts";
import { ownerMovedBy, partnerOf, PHASES, shareOf, SPACES, STATE, toKeep, wizardsOn } from "./state.ts";
import * as together from "./together.ts";
import { evaluate } from "./worth.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const PHASE = PHASES;
const KIND = KINDS;
const SPELL = SPELL_NUMBERS;

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
  const isPlayed = s[at.phase] === PHASE.moving || s[at.phase] === PHASE.keeping;
  return s[at.played]! + (isPlayed ? 0 : 1) < s[at.cardsPerTurn]!;
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

const after = new Uint8Array(STATE.bytes);

/** A spell at first sight; T-N5 in the window before a move also by what it makes of that move. */
function rateCast(s: State, seat: Seat, spell: number, detail: number): number {
  let gain = castGain(s, seat, spell, detail);
  if (s[at.phase] === PHASE.windowBefore && spell !== SPELL.piggyback) {
    after.set(s);
    takeEffect(after, seat, spell, detail);
    gain += declaredGain(after) - declaredGain(s);
  }
  if (gain < WORTH_CASTING) return -Infinity;
  return gain - POTION_GIVEN_UP * s[at.price + spell]!;
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
    if (wizardsOn(s, s[at.top + space]!, owner) > 0) {
      const gain = walkInTurn(s, space, steps, owner);
      if (gain > best) best = gain;
    }
  return (bestWalk[steps] = best);
}

function towerBest(s: State, steps: number, seat: Seat): number {
  if (!Number.isNaN(bestTower[steps]!)) return bestTower[steps]!;
  const barred = barredSpace(s, steps);
  let best = -Infinity;
  for (let tower = 1; tower <= s[at.towers]!; tower++)
    if (s[at.towerSpace + tower] !== barred) {
      const gain = towerInTurn(s, tower, steps, seat);
      if (gain > best) best = gain;
    }
  return (bestTower[steps] = best);
}

const gainOfSteps = (s: State, seat: Seat, owner: number, tower: number, wizard: number): number =>
  Math.max(tower > 0 ? towerBest(s, tower, seat) : -Infinity, wizard > 0 ? walkBest(s, wizard, owner) : -Infinity, -1);

/** T-T5 The best move a card offers; dice on average, rolled again while that is better. */
function cardGain(s: State, seat: Seat, owner: number, card: number): number {
  const tower = CARD.towerSteps[card]!;
  const wizard = CARD.wizardSteps[card]!;
  if (tower !== DIE && wizard !== DIE) return gainOfSteps(s, seat, owner, tower, wizard);
  let expected = -1;
  for (let rolls = CARD.rerolls[card]!; rolls >= 0; rolls--) {
    let sum = 0;
    for (let roll = 1; roll < DIE; roll++)
      sum += Math.max(expected, gainOfSteps(s, seat, owner, tower === DIE ? roll : 0, wizard === DIE ? roll : 0));
    expected = sum / (DIE - 1);
  }
  return expected;
}

/** How each decision looks; only the best redraw, and only spells that do something, are worth a thought. */
function rate(s: State, legal: Int32Array, count: number, into: Float64Array, foresight: boolean): void {
  const seat = s[at.decider]!;
  takeSides(s, seat);
  if (s[at.shared]) together.look(s);
  forgetBest();
  entries = 0;
  const isOwnTurn = seat === s[at.active];
  if (foresight && isOwnTurn) {
    distances = distancesOf(s, ownerMovedBy(s, seat));
    lookAhead(s, seat, NONE);
  }
  let redraw = -1;
  for (let i = 0; i < count; i++) {
    if (foresight && isOwnTurn && kindOf(legal[i]!) === KIND.play) lookAhead(s, seat, detailOf(legal[i]!));
    const value = rateOne(s, seat, kindOf(legal[i]!), detailOf(legal[i]!));
    into[i] = value;
    if (kindOf(legal[i]!) !== KIND.redraw) continue;
    if (redraw >= 0) into[value > into[redraw]! ? redraw : i] = -Infinity;
    if (into[i]! > -Infinity) redraw = i;
  }
}

function rateOne(s: State, seat: Seat, kind: number, detail: number): number {
  if (kind >= KIND.castSpell) {
    // Whatever can be cast at the move could be cast before the card, unless a roll was waited for.
    const isLate =
      s[at.phase] === PHASE.moving && s[at.roll] === 0 && !s[at.nasty] && kind !== KIND.castSpell + SPELL.piggyback;
    return isLate ? -Infinity : rateCast(s, seat, kind - KIND.castSpell, detail);
  }
  if (s[at.shared]) return rateTogether(s, kind, detail);
  switch (kind) {
    case KIND.play:
      return cardGain(s, seat, ownerMovedBy(s, seat), detail);
    case KIND.moveWizard:
      return walkInTurn(s, wizardSpace(detail), stepsOf(s, CARD.wizardSteps), wizardOwner(detail));
    case KIND.moveTower:
      return towerInTurn(s, detail, stepsOf(s, CARD.towerSteps), seat);
    case KIND.redraw:
      return (detail === 0 ? 0 : towerGain(s, detail, 1, seat)) - TURN_GIVEN_UP;
    case KIND.keepRoll:
      return rollGain(s, seat, s[at.roll]!);
    case KIND.reroll:
      return rerollGain(s, seat);
    case KIND.ask:
      return ASKING;
    case KIND.give:
      return giveGain(s, seat, detail);
    case KIND.decline:
      return 0;
    case KIND.return:
      return -cardGain(s, seat, ownerMovedBy(s, seat), detail);
    case KIND.potion:
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
    case KIND.play:
      return together.afterCard(s, detail);
    case KIND.moveWizard:
      return together.afterWalk(s, wizardSpace(detail), stepsOf(s, CARD.wizardSteps), 1, NONE);
    case KIND.moveTower:
      return together.afterTower(s, detail, stepsOf(s, CARD.towerSteps), NONE);
    case KIND.redraw:
      return together.afterRedraw(s, detail);
    case KIND.keepRoll:
      return together.afterRoll(s, s[at.card]!, s[at.roll]!);
    case KIND.reroll:
      return together.afterRolls(s, s[at.card]!, s[at.rerolls]!, NONE);
    default:
      return 0;
  }
}

function rollGain(s: State, seat: Seat, roll: number): number {
  const tower = CARD.towerSteps[s[at.card]!] === DIE ? roll : 0;
  const wizard = CARD.wizardSteps[s[at.card]!] === DIE ? roll : 0;
  return gainOfSteps(s, seat, ownerMovedBy(s, seat), tower, wizard);
}

function rerollGain(s: State, seat: Seat): number {
  let expected = -1;
  for (let rolls = s[at.rerolls]!; rolls > 0; rolls--) {
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
  s[at.phase] === PHASE.playing && s[at.played] === 0 && s[at.cast] === NONE && s[at.asked] === 0;

/** T-1.2 Where a turn is one card it takes more of them to see as far. */
const horizon = (s: State, turns: number): number => (s[at.shared] ? Math.ceil(1.5 * turns) : turns);

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
  inputs,
};
