/**
 * Who is one card from home. Distances before Ravenskeep are bits of one number: those at which an owner is visible, and
 * those from which a hand brings somebody home.
 */
import type { Seat, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_TABLES, DIE } from "./cards.ts";
import { handCard, SPACES, STATE, toKeep, wizardsOn } from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;

const ALL_DISTANCES = (1 << SPACES) - 1;
/** T-B8 The distances of a die. */
export const ROLLS = 0b1111110;
/** How many of the distances up to six there are. */
export const BITS = Uint8Array.from({ length: 128 }, (_, bits) => bits.toString(2).replaceAll("0", "").length);

/** T-B5 At which distances an owner is visible. */
export function distancesOf(s: State, owner: number): number {
  let distances = 0;
  for (let space = 0; space < SPACES; space++)
    if (wizardsOn(s, s[at.top + space]!, owner) > 0) distances |= 1 << toKeep(s, space);
  return distances;
}

/** T-W4 From which distances a hand brings somebody home, dice aside, without one card of it (NONE: with all). */
export function entriesOf(s: State, share: number, without: number): number {
  let entries = 0;
  let left = without;
  for (let i = 0; i < s[at.handSize + share]!; i++) {
    const card = handCard(s, share, i);
    if (card === left) left = NONE;
    else if (CARD.wizardSteps[card] !== DIE) entries |= 1 << CARD.wizardSteps[card]!;
  }
  // A card that moves no wizard has 0 steps.
  return entries & ~1;
}

/** T-W4 How likely a seat's hand brings one of its wizards home at once. */
export function readiness(s: State, seat: Seat): number {
  const distances = distancesOf(s, seat);
  if ((distances & entriesOf(s, seat, NONE)) !== 0) return 1;
  for (let i = 0; i < s[at.handSize + seat]!; i++)
    if (CARD.wizardSteps[handCard(s, seat, i)] === DIE) return BITS[distances & ROLLS]! / (DIE - 1);
  return 0;
}

/** T-W2 An owner's distances after a walk of one of its wizards. */
export function afterWalk(s: State, distances: number, space: number, steps: number, owner: number): number {
  const from = toKeep(s, space);
  const isAlone = wizardsOn(s, s[at.top + space]!, owner) === 1;
  return (isAlone ? distances & ~(1 << from) : distances) | (1 << ((from - steps) & (SPACES - 1)));
}

/** T-M An owner's distances after a tower's move: who is carried, covered and uncovered. */
export function afterTower(s: State, distances: number, tower: number, steps: number, owner: number): number {
  const from = toKeep(s, s[at.towerSpace + tower]!);
  const to = (from - steps) & (SPACES - 1);
  const isUncovered = wizardsOn(s, s[at.below + tower]!, owner) > 0;
  const others = distances & ~(1 << to);
  if (from === 0) {
    // Ravenskeep goes along: everybody else is that much farther from it.
    const farther = ((others << steps) | (others >> (SPACES - steps))) & ALL_DISTANCES;
    return isUncovered ? farther | (1 << steps) : farther;
  }
  const isCarried = ((distances >> from) & 1) === 1;
  const after = isCarried ? (others & ~(1 << from)) | (1 << to) : others;
  return isUncovered ? after | (1 << from) : after;
}
