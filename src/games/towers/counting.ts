/**
 * Cards counted as a perfect memory would, exactly: what a seat has not seen is in the draw pile or in other hands, every way equally
 * likely. So chances are those of drawing without putting back.
 */
import type { Seat, State } from "../../core/game.ts";
import { CARD_TABLES, CODES, DIE } from "./cards.ts";
import { distancesOf } from "./ready.ts";
import { ahead, handCard, HAND, ownerMovedBy, shareOf, SPACES, STATE, topTower, wizardsOn } from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;

/** T-H1 How many cards of each kind a seat has not seen: all that are in the draw pile and in other hands. */
export function unseenBy(s: State, seat: Seat): Uint8Array {
  const kinds = new Uint8Array(CODES.length);
  for (let i = 0; i < s[at.deckSize]!; i++) kinds[s[at.deck + i]!]!++;
  for (let share = 0; share < s[at.owners]!; share++)
    if (share !== shareOf(s, seat)) for (let i = 0; i < s[at.handSize + share]!; i++) kinds[handCard(s, share, i)]!++;
  return kinds;
}

const sum = (kinds: ArrayLike<number>): number => Array.from(kinds).reduce((total, n) => total + n, 0);

/** At least one of `draws` cards is one of the `good` ones among all. */
export function atLeastOne(all: number, good: number, draws: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(draws, all); i++) none *= Math.max(0, all - good - i) / (all - i);
  return 1 - none;
}

/** StepBits as bits: bit n is n spaces. */
export interface StepBits {
  readonly tower: number;
  readonly wizard: number;
}

const DICE = 0b1111110;
const bitsOf = (bits: number): number => bits.toString(2).replaceAll("0", "").length;

/** T-T5 How often one card of a kind allows one of these steps, its die thrown as often as it may be. */
function chanceOfCard(kind: number, { tower, wizard }: StepBits): number {
  const [t, w] = [CARD.towerSteps[kind]!, CARD.wizardSteps[kind]!];
  if (t !== DIE && w !== DIE) return ((tower >> t) & 1 && t > 0) || ((wizard >> w) & 1 && w > 0) ? 1 : 0;
  const faces = bitsOf(((t === DIE ? tower : 0) | (w === DIE ? wizard : 0)) & DICE);
  return 1 - (1 - faces / (DIE - 1)) ** (CARD.rerolls[kind]! + 1);
}

/**
 * How often somebody with so many of these cards can make one of these steps with one card, the most promising one: the mean of the
 * greatest chance in the hand.
 */
export function chanceOfHand(unseen: ArrayLike<number>, draws: number, steps: StepBits): number {
  const all = sum(unseen);
  const chances = Array.from(unseen, (_, kind) => chanceOfCard(kind, steps));
  const rungs = [...new Set(chances.filter((chance) => chance > 0))].toSorted((a, b) => a - b);
  let [mean, below] = [0, 0];
  for (const rung of rungs) {
    const good = chances.reduce((total, chance, kind) => total + (chance >= rung ? unseen[kind]! : 0), 0);
    mean += (rung - below) * atLeastOne(all, good, draws);
    below = rung;
  }
  return mean;
}

/** T-W4 The steps that bring a wizard home whom a seat may move. */
export const stepsHome = (s: State, seat: Seat): StepBits => ({
  tower: 0,
  wizard: distancesOf(s, ownerMovedBy(s, seat)) & DICE,
});

/** T-M3 The steps by which some tower would come down on a space. */
function stepsOnto(s: State, space: number): number {
  let bits = 0;
  for (let steps = 1; steps < DIE; steps++) if (topTower(s, ahead(space, -steps)) !== 0) bits |= 1 << steps;
  return bits;
}

/** Where wizards of an owner stand under the open sky. */
export const openSpaces = (s: State, owner: number): number[] =>
  Array.from({ length: SPACES }, (_, space) => space).filter(
    (space) => s[at.keep] !== space && wizardsOn(s, s[at.top + space]!, owner) > 0,
  );

/** The steps that shut in somebody of an owner, on one space or on any. */
export const stepsShut = (s: State, owner: number, spaces = openSpaces(s, owner)): StepBits => ({
  tower: spaces.reduce((bits, space) => bits | stepsOnto(s, space), 0),
  wizard: 0,
});

/** How many cards another seat holds. */
export const handOf = (s: State, seat: Seat): number => s[at.handSize + shareOf(s, seat)] ?? HAND;

/** The chance that the next card drawn allows one of these steps. */
export function chanceOfDraw(unseen: ArrayLike<number>, steps: StepBits): number {
  const all = sum(unseen);
  const mean = Array.from(unseen).reduce((total, n, kind) => total + n * chanceOfCard(kind, steps), 0);
  return all === 0 ? 0 : mean / all;
}
