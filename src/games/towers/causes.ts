/** What decisions make happen, as numbers: for the question why a decision was bad (bots/why.ts). */
import type { Causes, Decision, Fact, Seat, State } from "../../core/game.ts";
import { doerOf } from "../../core/game.ts";
import { NONE, numbered } from "../../core/layout.ts";
import { CARD_TABLES } from "./cards.ts";
import { detailOf, kindOf, KINDS, wizardOwner, wizardSpace } from "./decision.ts";
import { canFill } from "./gains.ts";
import { stepsOf } from "./legal.ts";
import type { Spell } from "./spells.ts";
import { SPELL_NUMBERS, SPELL_STEPS, SPELLS } from "./spells.ts";
import { ahead, isVisible, ownerMovedBy, shareOf, STATE, toKeep, wizardsOn } from "./state.ts";
import { evaluate } from "./worth.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const KIND = KINDS;
const SPELL = SPELL_NUMBERS;

/** T-W4 somebody comes home, T-M3 is shut in, T-M4 set free, comes near; a potion filled or spent; a card played or wasted. */
const FACT_KINDS = ["home", "shut", "free", "near", "fill", "spend", "cast", "play", "waste", "redraw"] as const;
export type TowersFactKind = (typeof FACT_KINDS)[number];
const FACT = numbered(FACT_KINDS);

/** In place of a space: anywhere. */
const ANY = 255;
/** As near as a card can bring home at once. */
const NEAR = 5;

/** A fact in the words of the rules. */
export interface TowersFact {
  readonly what: TowersFactKind;
  readonly by: Seat;
  /** Whose wizard. */
  readonly owner: number;
  /** Where the wizard stands or stood: the space. */
  readonly space?: number;
  readonly card?: number;
  readonly spell?: Spell;
}

const pack = (kind: number, seat: Seat, owner: number, detail = ANY): Fact =>
  (kind << 16) | (detail << 8) | (owner << 3) | seat;

export function factOf(fact: Fact): TowersFact {
  const what = FACT_KINDS[fact >> 16]!;
  const detail = (fact >> 8) & 255;
  const isOfSpell = what === "cast" || what === "spend";
  return {
    what,
    by: doerOf(fact),
    owner: (fact >> 3) & 7,
    ...(isOfSpell ? { spell: SPELLS[detail]! } : what === "play" ? { card: detail } : detail !== ANY && { space: detail }),
  };
}

let into: Int32Array = new Int32Array(0);
let count = 0;

const add = (fact: Fact): void => void (into[count++] = fact);

function addBoth(kind: number, seat: Seat, owner: number, space: number): void {
  add(pack(kind, seat, owner, space));
  add(pack(kind, seat, owner));
}

function facts(s: State, decision: Decision, list: Int32Array): number {
  into = list;
  count = 0;
  const seat = s[at.decider]!;
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  if (kind >= KIND.castSpell) castFacts(s, seat, kind - KIND.castSpell, detail);
  else if (kind === KIND.moveWizard)
    walkFacts(s, seat, wizardSpace(detail), stepsOf(s, CARD.wizardSteps), wizardOwner(detail));
  else if (kind === KIND.moveTower) towerFacts(s, seat, detail, stepsOf(s, CARD.towerSteps));
  else if (kind === KIND.play) add(pack(FACT.play, seat, shareOf(s, seat), detail));
  else if (kind === KIND.skip) add(pack(FACT.waste, seat, shareOf(s, seat)));
  else if (kind === KIND.redraw) {
    add(pack(FACT.redraw, seat, shareOf(s, seat)));
    if (detail !== 0) towerFacts(s, seat, detail, 1);
  }
  return count;
}

function walkFacts(s: State, seat: Seat, space: number, steps: number, owner: number): void {
  const to = ahead(space, steps);
  if (s[at.keep] === to) addBoth(FACT.home, seat, owner, space);
  else if (toKeep(s, to) <= NEAR && toKeep(s, space) > NEAR) addBoth(FACT.near, seat, owner, space);
}

function towerFacts(s: State, seat: Seat, tower: number, steps: number): void {
  const from = s[at.towerSpace + tower]!;
  const to = ahead(from, steps);
  const [covered, uncovered, carried] = [s[at.top + to]!, s[at.below + tower]!, s[at.top + from]!];
  for (let owner = 0; owner < s[at.owners]!; owner++) {
    if (wizardsOn(s, covered, owner) > 0) addBoth(FACT.shut, seat, owner, to);
    if (wizardsOn(s, uncovered, owner) > 0) addBoth(FACT.free, seat, owner, from);
    const comesNear = toKeep(s, to) <= NEAR && toKeep(s, from) > NEAR && s[at.keep] !== from;
    if (comesNear && wizardsOn(s, carried, owner) > 0) addBoth(FACT.near, seat, owner, from);
  }
  if (s[at.size + covered]! > 0 && canFill(s, seat)) add(pack(FACT.fill, seat, shareOf(s, seat)));
}

function castFacts(s: State, seat: Seat, spell: number, detail: number): void {
  add(pack(FACT.cast, seat, shareOf(s, seat), spell));
  add(pack(FACT.spend, seat, shareOf(s, seat), spell));
  const steps = SPELL_STEPS[spell];
  if (spell === SPELL["advance-wizard"] || spell === SPELL["headwind-wizard"])
    walkFacts(s, seat, wizardSpace(detail), steps!, wizardOwner(detail));
  else if (steps !== undefined) towerFacts(s, seat, detail, steps);
  else if (spell === SPELL.piggyback && detail !== NONE)
    walkFacts(s, seat, detail, stepsOf(s, CARD.wizardSteps), ownerMovedBy(s, seat));
  else if (spell === SPELL.free) {
    // T-S10 Right into Ravenskeep, if it stands on the stack.
    const space = s[at.towerSpace + detail]!;
    addBoth(s[at.keep] === space ? FACT.home : FACT.free, seat, ownerMovedBy(s, seat), space);
  }
}

/** The card that is being played, or beyond all cards the spell. */
export const MEANS_SPELL = 100;

const means = (s: State, decision: Decision): number => {
  const kind = kindOf(decision);
  if (kind >= KIND.castSpell) return MEANS_SPELL + kind - KIND.castSpell;
  if (kind !== KIND.moveWizard && kind !== KIND.moveTower) return -1;
  return s[at.card] === NONE ? -1 : s[at.card]!;
};

const SAYS_LITTLE: readonly number[] = [FACT.play, FACT.redraw];

export const causes: Causes = {
  facts,
  weight: (fact) => (SAYS_LITTLE.includes(fact >> 16) ? 0.5 : ((fact >> 8) & 255) === ANY ? 1 : 1.25),
  means,
  // Judged are wizards home and potions: what cannot happen any more is not counted beforehand.
  evaluateWithout: (s, _, values) => evaluate(s, values),
  giveBack(_, decision, after, fact) {
    // T-S1 Potions that were paid.
    if (fact >> 16 !== FACT.spend || kindOf(decision) < KIND.castSpell) return false;
    const share = (fact >> 3) & 7;
    const price = after[at.price + kindOf(decision) - KIND.castSpell]!;
    after[at.full + share]! += price;
    after[at.spent + share]! -= price;
    return true;
  },
};

/** A wizard of an owner can be seen on a space: only then a board can point at it. */
export const isSeen = (s: State, space: number, owner: number): boolean =>
  isVisible(s, s[at.top + space]!) && wizardsOn(s, s[at.top + space]!, owner) > 0;
