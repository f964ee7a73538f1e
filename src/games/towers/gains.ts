/** What one move or spell changes, in wizards home: the quick rule's arithmetic. */
import type { Seat, State } from "../../core/game.ts";
import * as cards from "./cards.ts";
import * as decision from "./decision.ts";
import * as legality from "./legal.ts";
import * as moves from "./moves.ts";
import * as spells from "./spells.ts";
import * as at from "./state.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { WIZARD_STEPS } = cards;
const { CLOCKWISE, firstSpace, secondSpace, wizardOwner, wizardSpace } = decision;
const { stepsOf } = legality;
const { ahead, barredSpace, nudgeTarget } = moves;
const { ADVANCE_TOWER, ADVANCE_WIZARD, HEADWIND_TOWER, HEADWIND_WIZARD, NUDGE, PIGGYBACK, SPELL_STEPS, SWAP } = spells;
const {
  ACTIVE,
  AT,
  A_TOWER,
  BELOW,
  DECLARED,
  DECLARED_OWNER,
  DECLARED_PIECE,
  DECLARED_STEPS,
  EMPTY,
  FULL,
  HOME,
  KEEP,
  NONE,
  ON,
  OWNERS,
  RIDERS,
  SHARED,
  SIZE,
  SPACES,
  SPENT,
  TEAMS,
  TOP,
  WIZARDS,
  isVisible,
  ownerMovedBy,
  partnerOf,
  shareOf,
  spaceOf,
  toKeep,
} = at;

// Weights of first sight, in wizards home: found by games of the rule against itself (docs/bench.md).
const HOME_WORTH = 1;
const FULL_POTION = 0.55;
/** T-S1 A potion that is spent casts no other spell. */
export const POTION_GIVEN_UP = 0.22;
const IMPRISONED = -0.2;
/** A visible wizard, by how far Ravenskeep is ahead of it. */
const NEAR = Float64Array.from([0, 0.18, 0.18, 0.18, 0.18, 0.18, 0.03, 0.03, -0.03, -0.03, -0.03, 0, 0, 0, 0, 0]);
/** What hurts others helps, but less than what helps oneself: otherwise nobody would free a level of two owners. */
const RIVALRY = 0.8;

/** Whose side an owner is on: 1 for the seat's own, minus a share for each opponent. */
const sides = new Float64Array(6);

export function takeSides(s: State, seat: Seat): void {
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
export function walkGain(s: State, space: number, steps: number, owner: number): number {
  const to = ahead(space, steps);
  const before = NEAR[toKeep(s, space)]!;
  return sides[owner]! * ((s[KEEP] === to ? HOME_WORTH : NEAR[toKeep(s, to)]!) - before);
}

/** T-M What a tower's move changes: whom it covers, uncovers, carries, and the potion of who moves it. */
export function towerGain(s: State, tower: number, steps: number, mover: Seat): number {
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
export function castGain(s: State, seat: Seat, spell: number, detail: number): number {
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
export function declaredGain(s: State): number {
  const piece = s[DECLARED_PIECE]!;
  const steps = s[DECLARED_STEPS]!;
  if (s[DECLARED] === A_TOWER)
    return s[AT + piece] === barredSpace(s, steps) ? 0 : towerGain(s, piece, steps, s[ACTIVE]!);
  if (piece === NONE || !isVisible(s, piece)) return 0;
  return walkGain(s, spaceOf(s, piece), steps, s[DECLARED_OWNER]!) * (1 + s[RIDERS]!);
}

/** All that is counted here for a whole position: the gains of a turn add up to what this grows by. */
export function material(s: State, seat: Seat): number {
  takeSides(s, seat);
  let sum = 0;
  for (let owner = 0; owner < s[OWNERS]!; owner++) {
    const potions = FULL_POTION * s[FULL + owner]! + (FULL_POTION - POTION_GIVEN_UP) * s[SPENT + owner]!;
    const imprisoned = IMPRISONED * (s[WIZARDS]! - s[HOME + owner]!);
    sum += sides[owner]! * (HOME_WORTH * s[HOME + owner]! + potions + imprisoned);
  }
  for (let space = 0; space < SPACES; space++) {
    const level = s[TOP + space]!;
    if (s[SIZE + level]! > 0) sum += balance(s, level) * (NEAR[toKeep(s, space)]! - IMPRISONED);
  }
  return sum;
}
