/** What the bots are told about playing well: a quick rule by first sight. */
import type { Hints, Seat, State } from "../../core/game.ts";
import * as cards from "./cards.ts";
import * as casting from "./cast.ts";
import * as decision from "./decision.ts";
import * as legality from "./legal.ts";
import { forget, known } from "./memory.ts";
import * as moves from "./moves.ts";
import * as spells from "./spells.ts";
import * as at from "./state.ts";
import * as together from "./together.ts";
import * as worth from "./worth.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { DIE, TOWER_STEPS, WIZARD_STEPS, CARD_REROLLS } = cards;
const { takeEffect } = casting;
const { stepsOf } = legality;
const { ahead, barredSpace, nudgeTarget } = moves;
const { ADVANCE_TOWER, ADVANCE_WIZARD, HEADWIND_TOWER, HEADWIND_WIZARD, NUDGE, PIGGYBACK, SPELL_STEPS, SWAP } = spells;
const { HOME_WORTH, IMPRISONED, NEAR, FULL_POTION, evaluate, toKeep } = worth;
const {
  ASK,
  CAST_SPELL,
  CLOCKWISE,
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
  firstSpace,
  kindOf,
  secondSpace,
  wizardOwner,
  wizardSpace,
} = decision;
const {
  ACTIVE,
  ASKED,
  AT,
  A_TOWER,
  BELOW,
  CARD,
  CARDS_PER_TURN,
  CAST,
  DECIDER,
  DECLARED,
  DECLARED_OWNER,
  DECLARED_PIECE,
  DECLARED_STEPS,
  EMPTY,
  KEEP,
  MOVING,
  NASTY,
  NONE,
  ON,
  OWNERS,
  PHASE,
  PLAYED,
  PLAYING,
  PRICE,
  REROLLS,
  RIDERS,
  ROLL,
  SHARED,
  SIZE,
  SPACES,
  STATE_BYTES,
  TEAMS,
  TOP,
  TOWERS,
  WINDOW_BEFORE,
  isVisible,
  ownerMovedBy,
  partnerOf,
  shareOf,
  spaceOf,
} = at;

/** A spell that changes less than this does nothing. */
const WORTH_CASTING = 0.03;
/** T-W6 Who enters gives up the cards not yet played. */
const CARD_GIVEN_UP = 0.2;
/** T-S1 A potion that is spent casts no other spell. */
const POTION_GIVEN_UP = 0.24;
/** T-T2 A redraw costs the turn. */
const TURN_GIVEN_UP = 0.58;
/** T-1.3 A wizard home saves about so many cards. */
const CARDS_SAVED = 2;
/** What hurts others helps, but less than what helps oneself: otherwise nobody would free a level of two owners. */
const RIVALRY = 0.8;
const ASKING = -0.1;
const GIVING_POTION = -0.3;

/** Whose side an owner is on: 1 for the seat's own, minus a share for each opponent. */
const sides = new Float64Array(6);

function takeSides(s: State, seat: Seat): void {
  const players = s[OWNERS]!;
  const against = s[SHARED] ? 0 : -RIVALRY / (players - (s[TEAMS] ? 2 : 1));
  for (let owner = 0; owner < players; owner++) sides[owner] = against;
  sides[shareOf(s, seat)] = 1;
  if (s[TEAMS]) sides[partnerOf(s, seat)] = 1;
}

/** How many wizards of a level are for us, less those against. */
function balance(s: State, level: number): number {
  let sum = 0;
  for (let owner = 0; owner < s[OWNERS]!; owner++) sum += s[ON + level * 6 + owner]! * sides[owner]!;
  return sum;
}

/** T-W What a walk changes. */
function walkGain(s: State, space: number, steps: number, owner: number): number {
  const to = ahead(space, steps);
  const before = NEAR[toKeep(s, space)]!;
  return sides[owner]! * ((s[KEEP] === to ? HOME_WORTH : NEAR[toKeep(s, to)]!) - before);
}

/** T-M What a tower's move changes: whom it covers, uncovers, carries, and the potion of who moves it. */
function towerGain(s: State, tower: number, steps: number, mover: Seat): number {
  const from = s[AT + tower]!;
  const to = ahead(from, steps);
  const carriesKeep = s[KEEP] === from;
  const keep = carriesKeep ? to : s[KEEP]!;
  const nearFrom = NEAR[(keep - from) & (SPACES - 1)]!;
  const nearTo = NEAR[(keep - to) & (SPACES - 1)]!;
  let gain = 0;
  const covered = s[TOP + to]!;
  if (s[SIZE + covered]! > 0) {
    gain += balance(s, covered) * (IMPRISONED - NEAR[toKeep(s, to)]!);
    if (canFill(s, mover)) gain += FULL_POTION * sides[shareOf(s, mover)]!;
  }
  const uncovered = s[BELOW + tower]!;
  if (s[SIZE + uncovered]! > 0) gain += balance(s, uncovered) * (nearFrom - IMPRISONED);
  const carried = s[TOP + from]!;
  if (carriesKeep) return gain + keepGain(s, to, from);
  if (s[SIZE + carried]! > 0) gain += balance(s, carried) * (nearTo - nearFrom);
  return gain;
}

const canFill = (s: State, seat: Seat): boolean =>
  s[EMPTY + shareOf(s, seat)]! > 0 || (s[TEAMS] === 1 && s[EMPTY + partnerOf(s, seat)]! > 0);

/** What it changes for the visible wizards if Ravenskeep stands elsewhere. */
function keepGain(s: State, keep: number, except: number): number {
  let gain = 0;
  for (let space = 0; space < SPACES; space++) {
    const level = s[TOP + space]!;
    if (s[SIZE + level] === 0 || space === except) continue;
    gain += balance(s, level) * (NEAR[(keep - space) & (SPACES - 1)]! - NEAR[toKeep(s, space)]!);
  }
  return gain;
}

/** T-S What a spell changes at once. */
function castGain(s: State, seat: Seat, spell: number, detail: number): number {
  switch (spell) {
    case ADVANCE_WIZARD:
    case HEADWIND_WIZARD:
      return walkGain(s, wizardSpace(detail), SPELL_STEPS[spell]!, wizardOwner(detail));
    case ADVANCE_TOWER:
    case HEADWIND_TOWER:
      return towerGain(s, detail, SPELL_STEPS[spell]!, seat);
    case SWAP: {
      const [first, second] = [firstSpace(detail), secondSpace(detail)];
      const difference = NEAR[toKeep(s, second)]! - NEAR[toKeep(s, first)]!;
      return (balance(s, s[TOP + first]!) - balance(s, s[TOP + second]!)) * difference;
    }
    case NUDGE:
      return keepGain(s, nudgeTarget(s, detail === CLOCKWISE ? 1 : -1), NONE);
    case PIGGYBACK:
      return detail < SPACES
        ? 2 * walkGain(s, detail, stepsOf(s, WIZARD_STEPS), ownerMovedBy(s, seat))
        : walkGain(s, spaceOf(s, s[DECLARED_PIECE]!), s[DECLARED_STEPS]!, ownerMovedBy(s, seat));
    default:
      return freeGain(s, seat, detail);
  }
}

/** T-S10 */
function freeGain(s: State, seat: Seat, tower: number): number {
  const under = ON + s[BELOW + tower]! * 6;
  const isOurs = s[under + shareOf(s, seat)]! > 0 || (s[TEAMS] === 1 && s[under + partnerOf(s, seat)]! > 0);
  if (!isOurs) return 0;
  return (s[KEEP] === s[AT + tower] ? HOME_WORTH : NEAR[toKeep(s, s[AT + tower]!)]!) - IMPRISONED;
}

/** T-N2 What the declared move will change. */
function declaredGain(s: State): number {
  const piece = s[DECLARED_PIECE]!;
  const steps = s[DECLARED_STEPS]!;
  if (s[DECLARED] === A_TOWER)
    return s[AT + piece] === barredSpace(s, steps) ? 0 : towerGain(s, piece, steps, s[ACTIVE]!);
  if (piece === NONE || !isVisible(s, piece)) return 0;
  return walkGain(s, spaceOf(s, piece), steps, s[DECLARED_OWNER]!) * (1 + s[RIDERS]!);
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

function walkBest(s: State, steps: number, owner: number): number {
  if (!Number.isNaN(bestWalk[steps]!)) return bestWalk[steps]!;
  let best = -Infinity;
  for (let space = 0; space < SPACES; space++)
    if (s[ON + s[TOP + space]! * 6 + owner]! > 0) {
      const gain = walkGain(s, space, steps, owner);
      if (gain > best) best = gain;
    }
  return (bestWalk[steps] = best >= 0.7 ? best - givenUp(s, 1) : best);
}

function towerBest(s: State, steps: number, seat: Seat): number {
  if (!Number.isNaN(bestTower[steps]!)) return bestTower[steps]!;
  const barred = barredSpace(s, steps);
  let best = -Infinity;
  for (let tower = 1; tower <= TOWERS; tower++)
    if (s[AT + tower] !== barred) {
      const gain = towerGain(s, tower, steps, seat);
      if (gain > best) best = gain;
    }
  return (bestTower[steps] = best);
}

/** T-W6 What an entry gives up that comes after so many cards of the turn. */
const givenUp = (s: State, cardsSince: number): number =>
  s[PLAYED]! + cardsSince < s[CARDS_PER_TURN]! ? CARD_GIVEN_UP : 0;

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
function rate(s: State, legal: Int32Array, count: number, into: Float64Array): void {
  const seat = s[DECIDER]!;
  takeSides(s, seat);
  if (s[SHARED]) together.look(s);
  bestWalk.fill(Number.NaN);
  bestTower.fill(Number.NaN);
  let redraw = -1;
  for (let i = 0; i < count; i++) {
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
    case MOVE_WIZARD: {
      const gain = walkGain(s, wizardSpace(detail), stepsOf(s, WIZARD_STEPS), wizardOwner(detail));
      return gain >= 0.7 ? gain - givenUp(s, 0) : gain;
    }
    case MOVE_TOWER:
      return towerGain(s, detail, stepsOf(s, TOWER_STEPS), seat);
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
  isTurnStart,
  horizon,
  lightness: 1,
  solved: () => undefined,
  forget,
  known,
};
