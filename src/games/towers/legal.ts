/** Every legal decision of the decider, from what that seat knows: visible pieces, its own hand, open counts. */
import type { Seat, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_TABLES, DIE } from "./cards.ts";
import { CLOCKWISE, COUNTER_CLOCKWISE, KINDS, NO_TARGET, pack, packSpaces, packWizard } from "./decision.ts";
import { barredSpace, nudgeTarget } from "./moves.ts";
import { SPELL_NUMBERS, SPELL_STEPS, SPELLS } from "./spells.ts";
import {
  ahead,
  DECLARED,
  handCard,
  hasRoom,
  isVisible,
  ownerMovedBy,
  PHASES,
  shareOf,
  spaceOf,
  SPACES,
  STATE,
  topTower,
  TOWERS,
  wizardsOn,
} from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const PHASE = PHASES;
const KIND = KINDS;
const SPELL = SPELL_NUMBERS;

const ALL_SPELLS = 2 ** SPELLS.length - 1;

export function legal(s: State, into: Int32Array): number {
  const seat = s[at.decider]!;
  switch (s[at.phase]) {
    case PHASE.playing:
      return writeCasts(s, seat, into, writePlays(s, seat, into));
    case PHASE.keeping:
      into[0] = pack(KIND.keepRoll);
      into[1] = pack(KIND.reroll);
      return writeCasts(s, seat, into, 2);
    case PHASE.moving:
      return writeCasts(s, seat, into, writeMoves(s, seat, into));
    case PHASE.ending:
      into[0] = pack(KIND.end);
      return writeCasts(s, seat, into, 1);
    case PHASE.giving:
      into[0] = pack(KIND.decline);
      return writeHand(s, seat, KIND.give, into, 1);
    case PHASE.returning:
      return writeHand(s, seat, KIND.return, into, 0);
    case PHASE.windowBefore:
    case PHASE.windowAfter:
    case PHASE.repeating:
      into[0] = pack(KIND.pass);
      return writeCasts(s, seat, into, 1);
    default:
      return 0;
  }
}

/** T-B6 Two copies of a kind are the same decision. */
function writeHand(s: State, seat: Seat, kind: number, into: Int32Array, start: number): number {
  const share = shareOf(s, seat);
  let n = start;
  let last = NONE;
  for (let i = 0; i < s[at.handSize + share]!; i++) {
    const card = handCard(s, share, i);
    if (card !== last) into[n++] = pack(kind, card);
    last = card;
  }
  return n;
}

/** T-T1 Play a card; T-T2 or redraw before the first; T-G2, T-G3 in teams ask for a card or give a potion. */
function writePlays(s: State, seat: Seat, into: Int32Array): number {
  let n = writeHand(s, seat, KIND.play, into, 0);
  if (s[at.played] === 0) {
    const before = n;
    n = writeTowers(s, 1, KIND.redraw, into, n);
    if (n === before || s[at.redrawTowerOptional]) into[n++] = pack(KIND.redraw);
  }
  if (s[at.teams]) {
    if (!s[at.asked]) into[n++] = pack(KIND.ask);
    if (s[at.full + seat]! > 0) into[n++] = pack(KIND.potion);
  }
  return n;
}

/** How far the card being played moves a tower or a wizard; 0 is not at all. */
export const stepsOf = (s: State, table: Uint8Array): number => {
  const steps = table[s[at.card]!]!;
  return steps === DIE ? s[at.roll]! : steps;
};

/** T-T6 A card's possible moves; T-T4 `skip` if there is none, or where a second card may be wasted. */
function writeMoves(s: State, seat: Seat, into: Int32Array): number {
  const wizardSteps = stepsOf(s, CARD.wizardSteps);
  const towerSteps = stepsOf(s, CARD.towerSteps);
  let n = 0;
  if (wizardSteps > 0) n = writeOwnWizards(s, ownerMovedBy(s, seat), wizardSteps, into, n);
  if (towerSteps > 0) n = writeTowers(s, towerSteps, KIND.moveTower, into, n);
  if (n === 0 || (s[at.mayWasteSecondCard] && s[at.played] === 2)) into[n++] = pack(KIND.skip);
  return n;
}

/** T-W1 An own visible wizard; those of one level are the same decision. */
function writeOwnWizards(s: State, owner: number, steps: number, into: Int32Array, start: number): number {
  let n = start;
  for (let space = 0; space < SPACES; space++)
    if (wizardsOn(s, s[at.top + space]!, owner) > 0 && hasRoom(s, ahead(space, steps), 1))
      into[n++] = pack(KIND.moveWizard, packWizard(space, owner));
  return n;
}

/** T-M1 Any tower. Each is written and counted only if it may move: a processor cannot foresee which one is barred. */
function writeTowers(s: State, steps: number, kind: number, into: Int32Array, start: number): number {
  const barred = barredSpace(s, steps);
  if (s[at.towers] !== TOWERS) return writeFewTowers(s, barred, kind, into, start);
  const last = TOWERS;
  const ofKind = pack(kind);
  let n = start;
  for (let tower = 1; tower <= last; tower++) {
    into[n] = ofKind | tower;
    n += Number(s[at.towerSpace + tower] !== barred);
  }
  return n;
}

/** Where the laboratory has taken some away: apart, since V8 unrolls only what it can count beforehand. */
function writeFewTowers(s: State, barred: number, kind: number, into: Int32Array, start: number): number {
  let n = start;
  for (let tower = 1; tower <= s[at.towers]!; tower++)
    if (s[at.towerSpace + tower] !== barred) into[n++] = pack(kind, tower);
  return n;
}

/**
 * Which spells the seat may think of, as bits. T-S1 One spell per turn, in basic mode at every step of it; T-1.5 in solo and
 * cooperative play after the move; T-N1, T-N3, T-N4 in nasty mode one per action by anybody, its repeats at once; T-N8 Free
 * besides.
 */
function spellsNow(s: State): number {
  const phase = s[at.phase];
  if (phase === PHASE.repeating) return 1 << s[at.cast]!;
  if (phase === PHASE.keeping && s[at.nasty]) return 0;
  const isFirst = s[at.cast] === NONE;
  if (s[at.shared] && phase !== PHASE.ending) return phase === PHASE.moving && isFirst ? 1 << SPELL.piggyback : 0;
  if (isFirst) return ALL_SPELLS;
  return s[at.freeAnyTime] ? 1 << SPELL.free : 0;
}

function writeCasts(s: State, seat: Seat, into: Int32Array, start: number): number {
  const potions = s[at.full + shareOf(s, seat)]!;
  if (potions === 0) return start;
  let n = start;
  for (let id = 0, left = spellsNow(s) & s[at.spellsInPlay]!; left !== 0; id++, left >>= 1)
    if (left & 1) n = writeSpell(s, seat, id, potions, into, n);
  return n;
}

const HIGHEST_BIT = 31;
const scratch = new Int32Array(256);

/** Is there anything this seat could cast now? */
export function couldCast(s: State, seat: Seat): boolean {
  const potions = s[at.full + shareOf(s, seat)]!;
  if (potions === 0) return false;
  // From the last to the first: that towers can be moved is found sooner than that wizards can.
  for (let left = spellsNow(s) & s[at.spellsInPlay]!; left !== 0;) {
    const id = HIGHEST_BIT - Math.clz32(left);
    if (writeSpell(s, seat, id, potions, scratch, 0) > 0) return true;
    left &= ~(1 << id);
  }
  return false;
}

/** T-S11 Only spells in play that can be paid and have a target. */
function writeSpell(s: State, seat: Seat, id: number, potions: number, into: Int32Array, n: number): number {
  if (s[at.price + id]! > potions) return n;
  const kind = KIND.castSpell + id;
  switch (id) {
    case SPELL["advance-wizard"]:
    case SPELL["headwind-wizard"]:
      return writeAnyWizards(s, SPELL_STEPS[id]!, kind, into, n);
    case SPELL["advance-tower"]:
    case SPELL["headwind-tower"]:
      return writeTowers(s, SPELL_STEPS[id]!, kind, into, n);
    case SPELL.swap:
      return writeSwaps(s, into, n);
    case SPELL.nudge:
      return writeNudges(s, into, n);
    case SPELL.piggyback:
      return s[at.nasty] ? writeRider(s, seat, into, n) : writePairs(s, seat, into, n);
    default:
      return writeFrees(s, into, n);
  }
}

/** T-S3, T-S5 Any visible wizard, anyone's. */
function writeAnyWizards(s: State, steps: number, kind: number, into: Int32Array, start: number): number {
  let n = start;
  for (let space = 0; space < SPACES; space++) {
    const level = s[at.top + space]!;
    if (s[at.size + level] === 0 || !hasRoom(s, ahead(space, steps), 1)) continue;
    for (let owner = 0; owner < s[at.owners]!; owner++)
      if (wizardsOn(s, level, owner) > 0) into[n++] = pack(kind, packWizard(space, owner));
  }
  return n;
}

/** T-S7 Two spaces with towers, Ravenskeep on neither. */
function writeSwaps(s: State, into: Int32Array, start: number): number {
  let n = start;
  for (let first = 0; first < SPACES; first++) {
    if (topTower(s, first) === 0 || s[at.keep] === first) continue;
    for (let second = first + 1; second < SPACES; second++)
      if (topTower(s, second) !== 0 && s[at.keep] !== second)
        into[n++] = pack(KIND.castSpell + SPELL.swap, packSpaces(first, second));
  }
  return n;
}

/** T-S8 In either direction, if there is a space without a wizard. */
function writeNudges(s: State, into: Int32Array, start: number): number {
  if (nudgeTarget(s, 1) < 0) return start;
  into[start] = pack(KIND.castSpell + SPELL.nudge, CLOCKWISE);
  into[start + 1] = pack(KIND.castSpell + SPELL.nudge, COUNTER_CLOCKWISE);
  return start + 2;
}

/** T-S9 Basic timing: two own wizards of a level move by the card, both must find room. */
function writePairs(s: State, seat: Seat, into: Int32Array, start: number): number {
  if (s[at.phase] !== PHASE.moving) return start;
  const steps = stepsOf(s, CARD.wizardSteps);
  if (steps === 0) return start;
  const owner = ownerMovedBy(s, seat);
  let n = start;
  for (let space = 0; space < SPACES; space++)
    if (wizardsOn(s, s[at.top + space]!, owner) > 1 && hasRoom(s, ahead(space, steps), 2))
      into[n++] = pack(KIND.castSpell + SPELL.piggyback, space);
  return n;
}

/** T-N6 Nasty: another visible wizard of the caster on the level the declared wizard leaves, with room for all. */
function writeRider(s: State, seat: Seat, into: Int32Array, n: number): number {
  if (s[at.phase] !== PHASE.windowBefore && s[at.phase] !== PHASE.repeating) return n;
  const level = s[at.declaredPiece]!;
  if (s[at.declared] !== DECLARED.wizard || level === NONE || !isVisible(s, level)) return n;
  const owner = ownerMovedBy(s, seat);
  const taken = s[at.riders]! + (owner === s[at.declaredOwner] ? 1 : 0);
  if (wizardsOn(s, level, owner) <= taken) return n;
  if (!hasRoom(s, ahead(spaceOf(s, level), s[at.declaredSteps]!), s[at.riders]! + 2)) return n;
  into[n] = pack(KIND.castSpell + SPELL.piggyback, NO_TARGET);
  return n + 1;
}

/** T-S10 Any tower, whether somebody is under it or not, unless the top of its stack is full. */
function writeFrees(s: State, into: Int32Array, start: number): number {
  let n = start;
  for (let tower = 1; tower <= s[at.towers]!; tower++)
    if (hasRoom(s, s[at.towerSpace + tower]!, 1)) into[n++] = pack(KIND.castSpell + SPELL.free, tower);
  return n;
}
