/** Every legal decision of the decider, from what that seat knows: visible pieces, its own hand, open counts. */
import type { Seat, State } from "../../core/game.ts";
import * as cards from "./cards.ts";
import * as kinds from "./decision.ts";
import * as moves from "./moves.ts";
import * as spells from "./spells.ts";
import * as at from "./state.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { ahead, barredSpace, hasRoom, nudgeTarget, topTower } = moves;
const { DIE, TOWER_STEPS, WIZARD_STEPS } = cards;
const {
  ASK,
  CAST_SPELL,
  CLOCKWISE,
  COUNTER_CLOCKWISE,
  DECLINE,
  END,
  GIVE,
  KEEP_ROLL,
  MOVE_TOWER,
  MOVE_WIZARD,
  NO_TARGET,
  PASS,
  PLAY,
  POTION,
  REDRAW,
  REROLL,
  RETURN,
  SKIP,
  pack,
  packSpaces,
  packWizard,
} = kinds;
const {
  A_WIZARD,
  ASKED,
  AT,
  CARD,
  CAST,
  DECIDER,
  DECLARED,
  DECLARED_OWNER,
  DECLARED_PIECE,
  DECLARED_STEPS,
  ENDING,
  FREE_ANY_TIME,
  FULL,
  GIVING,
  HAND_SIZE,
  KEEP,
  KEEPING,
  MAY_WASTE_SECOND_CARD,
  MOVING,
  NASTY,
  NONE,
  ON,
  OWNERS,
  PHASE,
  PLAYED,
  PLAYING,
  PRICE,
  REDRAW_TOWER_OPTIONAL,
  REPEATING,
  RETURNING,
  RIDERS,
  ROLL,
  SHARED,
  SIZE,
  SPACES,
  SPELLS_IN_PLAY,
  TEAMS,
  TOP,
  TOWERS,
  WINDOW_AFTER,
  WINDOW_BEFORE,
  handCard,
  isVisible,
  ownerMovedBy,
  shareOf,
  spaceOf,
} = at;
const { ADVANCE_TOWER, ADVANCE_WIZARD, FREE, HEADWIND_TOWER, HEADWIND_WIZARD, NUDGE, PIGGYBACK, SPELL_STEPS, SWAP } =
  spells;

export function legal(s: State, into: Int32Array): number {
  const seat = s[DECIDER]!;
  switch (s[PHASE]) {
    case PLAYING:
      return writeCasts(s, seat, into, writePlays(s, seat, into));
    case KEEPING:
      into[0] = pack(KEEP_ROLL);
      into[1] = pack(REROLL);
      return writeCasts(s, seat, into, 2);
    case MOVING:
      return writeCasts(s, seat, into, writeMoves(s, seat, into));
    case ENDING:
      into[0] = pack(END);
      return writeCasts(s, seat, into, 1);
    case GIVING:
      into[0] = pack(DECLINE);
      return writeHand(s, seat, GIVE, into, 1);
    case RETURNING:
      return writeHand(s, seat, RETURN, into, 0);
    case WINDOW_BEFORE:
    case WINDOW_AFTER:
    case REPEATING:
      into[0] = pack(PASS);
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
  for (let i = 0; i < s[HAND_SIZE + share]!; i++) {
    const card = handCard(s, share, i);
    if (card !== last) into[n++] = pack(kind, card);
    last = card;
  }
  return n;
}

/** T-T1 Play a card; T-T2 or redraw before the first; T-G2, T-G3 in teams ask for a card or give a potion. */
function writePlays(s: State, seat: Seat, into: Int32Array): number {
  let n = writeHand(s, seat, PLAY, into, 0);
  if (s[PLAYED] === 0) {
    const before = n;
    n = writeTowers(s, 1, REDRAW, into, n);
    if (n === before || s[REDRAW_TOWER_OPTIONAL]) into[n++] = pack(REDRAW);
  }
  if (s[TEAMS]) {
    if (!s[ASKED]) into[n++] = pack(ASK);
    if (s[FULL + seat]! > 0) into[n++] = pack(POTION);
  }
  return n;
}

/** How far the card being played moves a tower or a wizard; 0 is not at all. */
export const stepsOf = (s: State, table: Uint8Array): number => {
  const steps = table[s[CARD]!]!;
  return steps === DIE ? s[ROLL]! : steps;
};

/** T-T6 A card's possible moves; T-T4 `skip` if there is none, or where a second card may be wasted. */
function writeMoves(s: State, seat: Seat, into: Int32Array): number {
  const wizardSteps = stepsOf(s, WIZARD_STEPS);
  const towerSteps = stepsOf(s, TOWER_STEPS);
  let n = 0;
  if (wizardSteps > 0) n = writeOwnWizards(s, ownerMovedBy(s, seat), wizardSteps, into, n);
  if (towerSteps > 0) n = writeTowers(s, towerSteps, MOVE_TOWER, into, n);
  if (n === 0 || (s[MAY_WASTE_SECOND_CARD] && s[PLAYED] === 2)) into[n++] = pack(SKIP);
  return n;
}

/** T-W1 An own visible wizard; those of one level are the same decision. */
function writeOwnWizards(s: State, owner: number, steps: number, into: Int32Array, start: number): number {
  let n = start;
  for (let space = 0; space < SPACES; space++)
    if (s[ON + s[TOP + space]! * 6 + owner]! > 0 && hasRoom(s, ahead(space, steps), 1))
      into[n++] = pack(MOVE_WIZARD, packWizard(space, owner));
  return n;
}

/** T-M1 Any tower. */
function writeTowers(s: State, steps: number, kind: number, into: Int32Array, start: number): number {
  const barred = barredSpace(s, steps);
  let n = start;
  for (let tower = 1; tower <= TOWERS; tower++) if (s[AT + tower] !== barred) into[n++] = pack(kind, tower);
  return n;
}

const scratch = new Int32Array(256);

/** Is there anything this seat could cast now? */
export const couldCast = (s: State, seat: Seat): boolean => writeCasts(s, seat, scratch, 0) > 0;

/**
 * T-S1 One spell per turn, in basic mode at every step of it; T-1.5 in solo and cooperative play after the move;
 * T-N1, T-N3, T-N4 in nasty mode one per action by anybody, its repeats at once; T-N8 Free besides.
 */
export function writeCasts(s: State, seat: Seat, into: Int32Array, start: number): number {
  const potions = s[FULL + shareOf(s, seat)]!;
  if (potions === 0 || s[SPELLS_IN_PLAY] === 0) return start;
  const phase = s[PHASE];
  if (phase === REPEATING) return writeSpell(s, seat, s[CAST]!, potions, into, start);
  if (phase === KEEPING && s[NASTY]) return start;
  if (s[SHARED] && phase !== ENDING) {
    if (phase !== MOVING || s[CAST] !== NONE) return start;
    return writeSpell(s, seat, PIGGYBACK, potions, into, start);
  }
  if (s[CAST] !== NONE) return s[FREE_ANY_TIME] ? writeSpell(s, seat, FREE, potions, into, start) : start;
  let n = start;
  for (let id = 0, left = s[SPELLS_IN_PLAY]!; left !== 0; id++, left >>= 1)
    if (left & 1) n = writeSpell(s, seat, id, potions, into, n);
  return n;
}

/** T-S11 Only spells in play that can be paid and have a target. */
function writeSpell(s: State, seat: Seat, id: number, potions: number, into: Int32Array, n: number): number {
  if (((s[SPELLS_IN_PLAY]! >> id) & 1) === 0 || s[PRICE + id]! > potions) return n;
  const kind = CAST_SPELL + id;
  switch (id) {
    case ADVANCE_WIZARD:
    case HEADWIND_WIZARD:
      return writeAnyWizards(s, SPELL_STEPS[id]!, kind, into, n);
    case ADVANCE_TOWER:
    case HEADWIND_TOWER:
      return writeTowers(s, SPELL_STEPS[id]!, kind, into, n);
    case SWAP:
      return writeSwaps(s, into, n);
    case NUDGE:
      return writeNudges(s, into, n);
    case PIGGYBACK:
      return s[NASTY] ? writeRider(s, seat, into, n) : writePairs(s, seat, into, n);
    default:
      return writeFrees(s, into, n);
  }
}

/** T-S3, T-S5 Any visible wizard, anyone's. */
function writeAnyWizards(s: State, steps: number, kind: number, into: Int32Array, start: number): number {
  let n = start;
  for (let space = 0; space < SPACES; space++) {
    const level = s[TOP + space]!;
    if (s[SIZE + level] === 0 || !hasRoom(s, ahead(space, steps), 1)) continue;
    for (let owner = 0; owner < s[OWNERS]!; owner++)
      if (s[ON + level * 6 + owner]! > 0) into[n++] = pack(kind, packWizard(space, owner));
  }
  return n;
}

/** T-S7 Two spaces with towers, Ravenskeep on neither. */
function writeSwaps(s: State, into: Int32Array, start: number): number {
  let n = start;
  for (let first = 0; first < SPACES; first++) {
    if (topTower(s, first) === 0 || s[KEEP] === first) continue;
    for (let second = first + 1; second < SPACES; second++)
      if (topTower(s, second) !== 0 && s[KEEP] !== second)
        into[n++] = pack(CAST_SPELL + SWAP, packSpaces(first, second));
  }
  return n;
}

/** T-S8 In either direction, if there is a space without a wizard. */
function writeNudges(s: State, into: Int32Array, start: number): number {
  if (nudgeTarget(s, 1) < 0) return start;
  into[start] = pack(CAST_SPELL + NUDGE, CLOCKWISE);
  into[start + 1] = pack(CAST_SPELL + NUDGE, COUNTER_CLOCKWISE);
  return start + 2;
}

/** T-S9 Basic timing: two own wizards of a level move by the card, both must find room. */
function writePairs(s: State, seat: Seat, into: Int32Array, start: number): number {
  if (s[PHASE] !== MOVING) return start;
  const steps = stepsOf(s, WIZARD_STEPS);
  if (steps === 0) return start;
  const owner = ownerMovedBy(s, seat);
  let n = start;
  for (let space = 0; space < SPACES; space++)
    if (s[ON + s[TOP + space]! * 6 + owner]! > 1 && hasRoom(s, ahead(space, steps), 2))
      into[n++] = pack(CAST_SPELL + PIGGYBACK, space);
  return n;
}

/** T-N6 Nasty: another visible wizard of the caster on the level the declared wizard leaves, with room for all. */
function writeRider(s: State, seat: Seat, into: Int32Array, n: number): number {
  if (s[PHASE] !== WINDOW_BEFORE && s[PHASE] !== REPEATING) return n;
  const level = s[DECLARED_PIECE]!;
  if (s[DECLARED] !== A_WIZARD || level === NONE || !isVisible(s, level)) return n;
  const owner = ownerMovedBy(s, seat);
  const taken = s[RIDERS]! + (owner === s[DECLARED_OWNER] ? 1 : 0);
  if (s[ON + level * 6 + owner]! <= taken) return n;
  if (!hasRoom(s, ahead(spaceOf(s, level), s[DECLARED_STEPS]!), s[RIDERS]! + 2)) return n;
  into[n] = pack(CAST_SPELL + PIGGYBACK, NO_TARGET);
  return n + 1;
}

/** T-S10 Any tower, whether somebody is under it or not, unless the top of its stack is full. */
function writeFrees(s: State, into: Int32Array, start: number): number {
  let n = start;
  for (let tower = 1; tower <= TOWERS; tower++)
    if (hasRoom(s, s[AT + tower]!, 1)) into[n++] = pack(CAST_SPELL + FREE, tower);
  return n;
}
