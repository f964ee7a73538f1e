/** Quick players that reach the rules uniform random play never does. They look only at what their seat may know. */
import type { Policy, Seat, State } from "../../core/game.ts";
import { best } from "../../core/policy.ts";
import { CARD_TABLES, hasDice } from "./cards.ts";
import { detailOf, kindOf, KINDS, wizardOwner, wizardSpace } from "./decision.ts";
import { stepsOf } from "./legal.ts";
import { canTowerMove } from "./moves.ts";
import { SPELL_NUMBERS, SPELL_STEPS, SPELLS } from "./spells.ts";
import { ahead, isInPlay, ownerMovedBy, shareOf, SPACES, STATE, toKeep, wizardsOn } from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const KIND = KINDS;
const SPELL = SPELL_NUMBERS;

/** What a wizard's walk is worth: home is best, then nearer to Ravenskeep. */
function walkScore(s: State, space: number, steps: number): number {
  const left = toKeep(s, ahead(space, steps));
  return left === 0 ? 100 : 20 - left;
}

/** What a tower's move is worth: somebody covered fills a potion, unless it is an own wizard. */
function towerScore(s: State, seat: Seat, tower: number, steps: number): number {
  const share = shareOf(s, seat);
  const target = s[at.top + ahead(s[at.towerSpace + tower]!, steps)]!;
  if (s[at.size + target] === 0) return 1;
  const own = wizardsOn(s, target, ownerMovedBy(s, seat));
  return s[at.empty + share]! > 0 ? 50 - 8 * own : -own;
}

/** The best move a card offers; dice promise something in between. */
function cardScore(s: State, seat: Seat, card: number): number {
  if (hasDice(card)) return 15;
  const owner = ownerMovedBy(s, seat);
  let score = -5;
  if (CARD.wizardSteps[card]! > 0)
    for (let space = 0; space < SPACES; space++)
      if (wizardsOn(s, s[at.top + space]!, owner) > 0)
        score = Math.max(score, walkScore(s, space, CARD.wizardSteps[card]!));
  if (CARD.towerSteps[card]! > 0)
    for (let tower = 1; tower <= s[at.towers]!; tower++)
      if (canTowerMove(s, tower, CARD.towerSteps[card]!))
        score = Math.max(score, towerScore(s, seat, tower, CARD.towerSteps[card]!));
  return score;
}

/** A spell is worth it if it brings an own wizard home, fills a potion or frees an own wizard. */
function castScore(s: State, seat: Seat, spell: number, detail: number): number {
  const owner = ownerMovedBy(s, seat);
  switch (spell) {
    case SPELL["advance-wizard"]:
    case SPELL["headwind-wizard"]: {
      const isHome = ahead(wizardSpace(detail), SPELL_STEPS[spell]!) === s[at.keep];
      return isHome && wizardOwner(detail) === owner ? 90 : -1;
    }
    case SPELL["advance-tower"]:
    case SPELL["headwind-tower"]:
      return towerScore(s, seat, detail, SPELL_STEPS[spell]!) - 5;
    case SPELL.piggyback:
      return 110;
    case SPELL.free:
      return wizardsOn(s, s[at.below + detail]!, owner) > 0 ? 30 : -9;
    default:
      return -1;
  }
}

/** Goes home when it can, else imprisons, else walks nearer. */
export const eager: Policy = best((s, decision) => {
  const seat = s[at.decider]!;
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  switch (kind) {
    case KIND.play:
      return cardScore(s, seat, detail);
    case KIND.moveWizard:
      return walkScore(s, wizardSpace(detail), stepsOf(s, CARD.wizardSteps));
    case KIND.moveTower:
      return towerScore(s, seat, detail, stepsOf(s, CARD.towerSteps));
    case KIND.redraw:
      return detail === 0 ? -2 : towerScore(s, seat, detail, 1) - 48;
    case KIND.ask:
    case KIND.potion:
      return -1;
    default:
      return kind >= KIND.castSpell ? castScore(s, seat, kind - KIND.castSpell, detail) : 0;
  }
});

/** Which of several equally dear spells is the favourite of this moment. */
const whims = new Uint8Array(SPELLS.length);

/** Fills and saves potions, then casts the dearest spell it can; Piggyback, which is seldom possible, before all. */
const spendthrift: Policy = best((s, decision) => {
  const seat = s[at.decider]!;
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  if (kind >= KIND.castSpell) {
    const spell = kind - KIND.castSpell;
    if (spell === SPELL.piggyback) return 1000;
    return hasSaved(s, seat) ? 10 * s[at.price + spell]! + whims[spell]! : -1;
  }
  if (kind === KIND.moveWizard) return wildWalkScore(s, wizardSpace(detail), wizardOwner(detail));
  if (kind === KIND.moveTower) return towerScore(s, seat, detail, stepsOf(s, CARD.towerSteps)) > 1 ? 5 : 0;
  return 0;
});

/** Home, or from a level where somebody could ride along. */
function wildWalkScore(s: State, space: number, owner: number): number {
  if (ahead(space, stepsOf(s, CARD.wizardSteps)) === s[at.keep]) return 8;
  return wizardsOn(s, s[at.top + space]!, owner) > 1 ? 6 : 0;
}

/** Enough potions for the dearest spell in play, or no more to be had. */
function hasSaved(s: State, seat: Seat): boolean {
  const share = shareOf(s, seat);
  let dearest = 0;
  for (let spell = 0; spell < SPELLS.length; spell++)
    if (isInPlay(s, spell)) dearest = Math.max(dearest, s[at.price + spell]!);
  return s[at.empty + share] === 0 || s[at.full + share]! >= dearest;
}

/** One decision in four is any at all, so that no rule stays out of reach. */
export const wild: Policy = (s, legal, count, chance) => {
  if (chance.below(4) === 0) return legal[chance.below(count)]!;
  for (let spell = 0; spell < whims.length; spell++) whims[spell] = chance.below(10);
  return spendthrift(s, legal, count, chance);
};
