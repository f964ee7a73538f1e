/** What decisions make happen, as numbers: for the question why a decision was bad (bots/why.ts). */
import type { Decision, Fact, Seat, State } from "../../core/game.ts";
import { doerOf } from "../../core/game.ts";
import { NONE, numbered } from "../../core/layout.ts";
import { CARD_TABLES } from "./cards.ts";
import { detailOf, firstSpace, kindOf, KINDS, secondSpace, wizardOwner, wizardSpace } from "./decision.ts";
import { canFill } from "./gains.ts";
import { stepsOf } from "./legal.ts";
import { canTowerMove } from "./moves.ts";
import type { Spell } from "./spells.ts";
import { SPELL_NUMBERS, SPELL_STEPS, SPELLS } from "./spells.ts";
import {
  ahead,
  DECLARED,
  isVisible,
  ownerMovedBy,
  PHASES,
  shareOf,
  spaceOf,
  STATE,
  toKeep,
  wizardsOn,
} from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const KIND = KINDS;
const SPELL = SPELL_NUMBERS;

/** T-X1 the goal is reached, T-W4 somebody comes home, T-M3 is shut in, T-M4 set free, comes near; a potion filled or spent … */
const FACT_KINDS = [
  "goal",
  "home",
  "shut",
  "free",
  "near",
  "fill",
  "cast",
  "spend",
  "play",
  "waste",
  "redraw",
] as const;
export type TowersFactKind = (typeof FACT_KINDS)[number];
export const FACT = numbered(FACT_KINDS);

/** In place of a space: anywhere. */
export const ANY = 255;
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
    ...(isOfSpell
      ? { spell: SPELLS[detail]! }
      : what === "play"
        ? { card: detail }
        : detail !== ANY && { space: detail }),
  };
}

let into: Int32Array = new Int32Array(0);
let count = 0;

const add = (fact: Fact): void => void (into[count++] = fact);

function addBoth(kind: number, seat: Seat, owner: number, space: number): void {
  add(pack(kind, seat, owner, space));
  add(pack(kind, seat, owner));
}

export function facts(s: State, decision: Decision, list: Int32Array): number {
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
  else if (kind === KIND.pass) declaredFacts(s);
  else if (kind === KIND.skip) add(pack(FACT.waste, seat, shareOf(s, seat)));
  else if (kind === KIND.redraw) {
    add(pack(FACT.redraw, seat, shareOf(s, seat)));
    if (detail !== 0) towerFacts(s, seat, detail, 1);
  }
  return count;
}

/** T-N3 Whoever passes lets the declared move happen. It is the deed of who declared it. */
function declaredFacts(s: State): void {
  if (s[at.phase] !== PHASES.windowBefore) return;
  const [seat, piece, steps] = [s[at.active]!, s[at.declaredPiece]!, s[at.declaredSteps]!];
  if (s[at.declared] === DECLARED.tower) {
    if (canTowerMove(s, piece, steps)) towerFacts(s, seat, piece, steps);
  } else if (s[at.declared] === DECLARED.wizard && piece !== NONE && isVisible(s, piece))
    walkFacts(s, seat, spaceOf(s, piece), steps, s[at.declaredOwner]!);
}

export const isOnBoard = (fact: Fact): boolean => [FACT.home, FACT.shut, FACT.free, FACT.near].includes(fact >> 16);

export const hasFact = (s: State, decision: Decision, fact: Fact): boolean =>
  ofDeclared.subarray(0, facts(s, decision, ofDeclared)).includes(fact);

const ofDeclared = new Int32Array(64);

export function isDeclared(s: State, fact: Fact): boolean {
  into = ofDeclared;
  count = 0;
  declaredFacts(s);
  return ofDeclared.subarray(0, count).includes(fact);
}

function walkFacts(s: State, seat: Seat, space: number, steps: number, owner: number): void {
  const to = ahead(space, steps);
  if (s[at.keep] === to) homeFacts(s, seat, owner, space);
  else if (toKeep(s, to) <= NEAR && toKeep(s, space) > NEAR) addBoth(FACT.near, seat, owner, space);
}

function homeFacts(s: State, seat: Seat, owner: number, space: number): void {
  addBoth(FACT.home, seat, owner, space);
  // T-X1 With no potion to be filled it is the last that counts.
  if (s[at.home + owner]! + 1 === s[at.wizards] && s[at.empty + owner] === 0) add(pack(FACT.goal, seat, owner));
}

function towerFacts(s: State, seat: Seat, tower: number, steps: number): void {
  const from = s[at.towerSpace + tower]!;
  const to = ahead(from, steps);
  const [covered, uncovered, carried] = [s[at.top + to]!, s[at.below + tower]!, s[at.top + from]!];
  for (let owner = 0; owner < s[at.owners]!; owner++) {
    if (wizardsOn(s, covered, owner) > 0) addBoth(FACT.shut, seat, owner, to);
    if (wizardsOn(s, uncovered, owner) > 0) addBoth(FACT.free, seat, owner, from);
    if (wizardsOn(s, carried, owner) > 0) carryFacts(s, seat, owner, from, to);
  }
  if (s[at.size + covered]! > 0 && canFill(s, seat)) {
    const share = shareOf(s, seat);
    add(pack(FACT.fill, seat, share));
    if (s[at.home + share] === s[at.wizards] && s[at.empty + share] === 1) add(pack(FACT.goal, seat, share));
  }
}

function carryFacts(s: State, seat: Seat, owner: number, from: number, to: number): void {
  const comesNear = toKeep(s, to) <= NEAR && toKeep(s, from) > NEAR && s[at.keep] !== from && s[at.keep] !== to;
  if (comesNear) addBoth(FACT.near, seat, owner, from);
}

function castFacts(s: State, seat: Seat, spell: number, detail: number): void {
  add(pack(FACT.cast, seat, shareOf(s, seat), spell));
  add(pack(FACT.spend, seat, shareOf(s, seat), spell));
  const steps = SPELL_STEPS[spell];
  if (spell === SPELL["advance-wizard"] || spell === SPELL["headwind-wizard"])
    walkFacts(s, seat, wizardSpace(detail), steps!, wizardOwner(detail));
  else if (steps !== undefined) towerFacts(s, seat, detail, steps);
  else if (spell === SPELL.swap) {
    const [first, second] = [firstSpace(detail), secondSpace(detail)];
    for (let owner = 0; owner < s[at.owners]!; owner++) {
      if (wizardsOn(s, s[at.top + first]!, owner) > 0) carryFacts(s, seat, owner, first, second);
      if (wizardsOn(s, s[at.top + second]!, owner) > 0) carryFacts(s, seat, owner, second, first);
    }
  } else if (spell === SPELL.piggyback && detail !== NONE)
    walkFacts(s, seat, detail, stepsOf(s, CARD.wizardSteps), ownerMovedBy(s, seat));
  else if (spell === SPELL.free) {
    // T-S10 Right into Ravenskeep, if it stands on the stack.
    const space = s[at.towerSpace + detail]!;
    if (s[at.keep] === space) homeFacts(s, seat, ownerMovedBy(s, seat), space);
    else addBoth(FACT.free, seat, ownerMovedBy(s, seat), space);
  }
}

/** The card that is being played, or beyond all cards the spell. */
export const MEANS_SPELL = 100;

export const means = (s: State, decision: Decision): number => {
  const kind = kindOf(decision);
  if (kind >= KIND.castSpell) return MEANS_SPELL + kind - KIND.castSpell;
  if (kind !== KIND.moveWizard && kind !== KIND.moveTower) return -1;
  return s[at.card] === NONE ? -1 : s[at.card]!;
};
