/** What one move or spell changes, in wizards home: the quick rule's arithmetic. */
import type { Seat, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_TABLES } from "./cards.ts";
import { CLOCKWISE, firstSpace, secondSpace, wizardOwner, wizardSpace } from "./decision.ts";
import { stepsOf } from "./legal.ts";
import { barredSpace, nudgeTarget } from "./moves.ts";
import { SPELL_NUMBERS, SPELL_STEPS } from "./spells.ts";
import {
  ahead,
  DECLARED,
  isVisible,
  ownerMovedBy,
  partnerOf,
  SEATS,
  shareOf,
  spaceOf,
  SPACES,
  STATE,
  toKeep,
  wizardsOn,
} from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const SPELL = SPELL_NUMBERS;

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
const sides = new Float64Array(SEATS);

export function takeSides(s: State, seat: Seat): void {
  const players = s[at.owners]!;
  const against = s[at.shared] ? 0 : -RIVALRY / (players - (s[at.teams] ? 2 : 1));
  for (let owner = 0; owner < players; owner++) sides[owner] = against;
  sides[shareOf(s, seat)] = 1;
  if (s[at.teams]) sides[partnerOf(s, seat)] = 1;
}

/** How many wizards of a level are for us, less those against. */
function balance(s: State, level: number): number {
  let sum = 0;
  for (let owner = 0; owner < s[at.owners]!; owner++) sum += wizardsOn(s, level, owner) * sides[owner]!;
  return sum;
}

/** T-W What a walk changes. */
export function walkGain(s: State, space: number, steps: number, owner: number): number {
  const to = ahead(space, steps);
  const before = NEAR[toKeep(s, space)]!;
  return sides[owner]! * ((s[at.keep] === to ? HOME_WORTH : NEAR[toKeep(s, to)]!) - before);
}

/** T-M What a tower's move changes: whom it covers, uncovers, carries, and the potion of who moves it. */
export function towerGain(s: State, tower: number, steps: number, mover: Seat): number {
  const from = s[at.towerSpace + tower]!;
  const to = ahead(from, steps);
  const carriesKeep = s[at.keep] === from;
  const keep = carriesKeep ? to : s[at.keep]!;
  const nearFrom = NEAR[(keep - from) & (SPACES - 1)]!;
  const nearTo = NEAR[(keep - to) & (SPACES - 1)]!;
  let gain = 0;
  const covered = s[at.top + to]!;
  if (s[at.size + covered]! > 0) {
    gain += balance(s, covered) * (IMPRISONED - NEAR[toKeep(s, to)]!);
    if (canFill(s, mover)) gain += FULL_POTION * sides[shareOf(s, mover)]!;
  }
  const uncovered = s[at.below + tower]!;
  if (s[at.size + uncovered]! > 0) gain += balance(s, uncovered) * (nearFrom - IMPRISONED);
  const carried = s[at.top + from]!;
  if (carriesKeep) return gain + keepGain(s, to, from);
  if (s[at.size + carried]! > 0) gain += balance(s, carried) * (nearTo - nearFrom);
  return gain;
}

export const canFill = (s: State, seat: Seat): boolean =>
  s[at.empty + shareOf(s, seat)]! > 0 || (s[at.teams] === 1 && s[at.empty + partnerOf(s, seat)]! > 0);

/** What it changes for the visible wizards if Ravenskeep stands elsewhere. */
function keepGain(s: State, keep: number, except: number): number {
  let gain = 0;
  for (let space = 0; space < SPACES; space++) {
    const level = s[at.top + space]!;
    if (s[at.size + level] === 0 || space === except) continue;
    gain += balance(s, level) * (NEAR[(keep - space) & (SPACES - 1)]! - NEAR[toKeep(s, space)]!);
  }
  return gain;
}

/** T-S What a spell changes at once. */
export function castGain(s: State, seat: Seat, spell: number, detail: number): number {
  switch (spell) {
    case SPELL["advance-wizard"]:
    case SPELL["headwind-wizard"]:
      return walkGain(s, wizardSpace(detail), SPELL_STEPS[spell]!, wizardOwner(detail));
    case SPELL["advance-tower"]:
    case SPELL["headwind-tower"]:
      return towerGain(s, detail, SPELL_STEPS[spell]!, seat);
    case SPELL.swap: {
      const [first, second] = [firstSpace(detail), secondSpace(detail)];
      const difference = NEAR[toKeep(s, second)]! - NEAR[toKeep(s, first)]!;
      return (balance(s, s[at.top + first]!) - balance(s, s[at.top + second]!)) * difference;
    }
    case SPELL.nudge:
      return keepGain(s, nudgeTarget(s, detail === CLOCKWISE ? 1 : -1), NONE);
    case SPELL.piggyback:
      return detail < SPACES
        ? 2 * walkGain(s, detail, stepsOf(s, CARD.wizardSteps), ownerMovedBy(s, seat))
        : walkGain(s, spaceOf(s, s[at.declaredPiece]!), s[at.declaredSteps]!, ownerMovedBy(s, seat));
    default:
      return freeGain(s, seat, detail);
  }
}

/** T-S10 */
function freeGain(s: State, seat: Seat, tower: number): number {
  const under = s[at.below + tower]!;
  const isOurs =
    wizardsOn(s, under, shareOf(s, seat)) > 0 || (s[at.teams] === 1 && wizardsOn(s, under, partnerOf(s, seat)) > 0);
  if (!isOurs) return 0;
  return (
    (s[at.keep] === s[at.towerSpace + tower] ? HOME_WORTH : NEAR[toKeep(s, s[at.towerSpace + tower]!)]!) - IMPRISONED
  );
}

/** T-N2 What the declared move will change. */
export function declaredGain(s: State): number {
  const piece = s[at.declaredPiece]!;
  const steps = s[at.declaredSteps]!;
  if (s[at.declared] === DECLARED.tower)
    return s[at.towerSpace + piece] === barredSpace(s, steps) ? 0 : towerGain(s, piece, steps, s[at.active]!);
  if (piece === NONE || !isVisible(s, piece)) return 0;
  return walkGain(s, spaceOf(s, piece), steps, s[at.declaredOwner]!) * (1 + s[at.riders]!);
}

/** All that is counted here for a whole position: the gains of a turn add up to what this grows by. */
export function material(s: State, seat: Seat): number {
  takeSides(s, seat);
  let sum = 0;
  for (let owner = 0; owner < s[at.owners]!; owner++) {
    const potions = FULL_POTION * s[at.full + owner]! + (FULL_POTION - POTION_GIVEN_UP) * s[at.spent + owner]!;
    const imprisoned = IMPRISONED * (s[at.wizards]! - s[at.home + owner]!);
    sum += sides[owner]! * (HOME_WORTH * s[at.home + owner]! + potions + imprisoned);
  }
  for (let space = 0; space < SPACES; space++) {
    const level = s[at.top + space]!;
    if (s[at.size + level]! > 0) sum += balance(s, level) * (NEAR[toKeep(s, space)]! - IMPRISONED);
  }
  return sum;
}
