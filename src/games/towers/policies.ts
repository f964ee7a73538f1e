/** Quick players that reach the rules uniform random play never does. They look only at what their seat may know. */
import type { Policy, Seat, State } from "../../core/game.ts";
import { best } from "../../core/policy.ts";
import { hasDice, TOWER_STEPS, WIZARD_STEPS } from "./cards.ts";
import {
  ASK,
  CAST_SPELL,
  detailOf,
  kindOf,
  MOVE_TOWER,
  MOVE_WIZARD,
  PLAY,
  POTION,
  REDRAW,
  wizardOwner,
  wizardSpace,
} from "./decision.ts";
import { stepsOf } from "./legal.ts";
import { ahead, canTowerMove } from "./moves.ts";
import {
  ADVANCE_TOWER,
  ADVANCE_WIZARD,
  FREE,
  HEADWIND_TOWER,
  HEADWIND_WIZARD,
  PIGGYBACK,
  SPELL_STEPS,
  SPELLS,
} from "./spells.ts";
import * as at from "./state.ts";

/** What a wizard's walk is worth: home is best, then nearer to Ravenskeep. */
function walkScore(s: State, space: number, steps: number): number {
  const left = at.toKeep(s, ahead(space, steps));
  return left === 0 ? 100 : 20 - left;
}

/** What a tower's move is worth: somebody covered fills a potion, unless it is an own wizard. */
function towerScore(s: State, seat: Seat, tower: number, steps: number): number {
  const share = at.shareOf(s, seat);
  const target = s[at.TOP + ahead(s[at.AT + tower]!, steps)]!;
  if (s[at.SIZE + target] === 0) return 1;
  const own = s[at.ON + target * 6 + at.ownerMovedBy(s, seat)]!;
  return s[at.EMPTY + share]! > 0 ? 50 - 8 * own : -own;
}

/** The best move a card offers; dice promise something in between. */
function cardScore(s: State, seat: Seat, card: number): number {
  if (hasDice(card)) return 15;
  const owner = at.ownerMovedBy(s, seat);
  let score = -5;
  if (WIZARD_STEPS[card]! > 0)
    for (let space = 0; space < at.SPACES; space++)
      if (s[at.ON + s[at.TOP + space]! * 6 + owner]! > 0)
        score = Math.max(score, walkScore(s, space, WIZARD_STEPS[card]!));
  if (TOWER_STEPS[card]! > 0)
    for (let tower = 1; tower <= at.TOWERS; tower++)
      if (canTowerMove(s, tower, TOWER_STEPS[card]!))
        score = Math.max(score, towerScore(s, seat, tower, TOWER_STEPS[card]!));
  return score;
}

/** A spell is worth it if it brings an own wizard home, fills a potion or frees an own wizard. */
function castScore(s: State, seat: Seat, spell: number, detail: number): number {
  const owner = at.ownerMovedBy(s, seat);
  switch (spell) {
    case ADVANCE_WIZARD:
    case HEADWIND_WIZARD: {
      const isHome = ahead(wizardSpace(detail), SPELL_STEPS[spell]!) === s[at.KEEP];
      return isHome && wizardOwner(detail) === owner ? 90 : -1;
    }
    case ADVANCE_TOWER:
    case HEADWIND_TOWER:
      return towerScore(s, seat, detail, SPELL_STEPS[spell]!) - 5;
    case PIGGYBACK:
      return 110;
    case FREE:
      return s[at.ON + s[at.BELOW + detail]! * 6 + owner]! > 0 ? 30 : -9;
    default:
      return -1;
  }
}

/** Goes home when it can, else imprisons, else walks nearer. */
export const eager: Policy = best((s, decision) => {
  const seat = s[at.DECIDER]!;
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  switch (kind) {
    case PLAY:
      return cardScore(s, seat, detail);
    case MOVE_WIZARD:
      return walkScore(s, wizardSpace(detail), stepsOf(s, WIZARD_STEPS));
    case MOVE_TOWER:
      return towerScore(s, seat, detail, stepsOf(s, TOWER_STEPS));
    case REDRAW:
      return detail === 0 ? -2 : towerScore(s, seat, detail, 1) - 48;
    case ASK:
    case POTION:
      return -1;
    default:
      return kind >= CAST_SPELL ? castScore(s, seat, kind - CAST_SPELL, detail) : 0;
  }
});

/** Which of several equally dear spells is the favourite of this moment. */
const whims = new Uint8Array(SPELLS.length);

/** Fills and saves potions, then casts the dearest spell it can; Piggyback, which is seldom possible, before all. */
const spendthrift: Policy = best((s, decision) => {
  const seat = s[at.DECIDER]!;
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  if (kind >= CAST_SPELL) {
    const spell = kind - CAST_SPELL;
    if (spell === PIGGYBACK) return 1000;
    return hasSaved(s, seat) ? 10 * s[at.PRICE + spell]! + whims[spell]! : -1;
  }
  if (kind === MOVE_WIZARD) return wildWalkScore(s, wizardSpace(detail), wizardOwner(detail));
  if (kind === MOVE_TOWER) return towerScore(s, seat, detail, stepsOf(s, TOWER_STEPS)) > 1 ? 5 : 0;
  return 0;
});

/** Home, or from a level where somebody could ride along. */
function wildWalkScore(s: State, space: number, owner: number): number {
  if (ahead(space, stepsOf(s, WIZARD_STEPS)) === s[at.KEEP]) return 8;
  return s[at.ON + s[at.TOP + space]! * 6 + owner]! > 1 ? 6 : 0;
}

/** Enough potions for the dearest spell in play, or no more to be had. */
function hasSaved(s: State, seat: Seat): boolean {
  const share = at.shareOf(s, seat);
  let dearest = 0;
  for (let spell = 0; spell < SPELLS.length; spell++)
    if ((s[at.SPELLS_IN_PLAY]! >> spell) & 1) dearest = Math.max(dearest, s[at.PRICE + spell]!);
  return s[at.EMPTY + share] === 0 || s[at.FULL + share]! >= dearest;
}

/** One decision in four is any at all, so that no rule stays out of reach. */
export const wild: Policy = (s, legal, count, chance) => {
  if (chance.below(4) === 0) return legal[chance.below(count)]!;
  for (let spell = 0; spell < whims.length; spell++) whims[spell] = chance.below(10);
  return spendthrift(s, legal, count, chance);
};
