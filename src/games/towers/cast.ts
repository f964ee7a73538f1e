/** T-S What each spell does. When a spell may be cast is a matter of legal.ts, what follows it of apply.ts. */
import type { Seat, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CLOCKWISE, firstSpace, secondSpace, wizardOwner, wizardSpace } from "./decision.ts";
import type { TellTowers } from "./events.ts";
import { moveKeepOn, moveTower, nudgeTarget, putKeep, swapTowers, walk, wizardsUnder } from "./moves.ts";
import { SPELL_NUMBERS, SPELL_STEPS, SPELLS } from "./spells.ts";
import { ahead, DECLARED, ownerMovedBy, partnerOf, shareOf, STATE, topTower, wizardsOn } from "./state.ts";

const { at } = STATE;
const SPELL = SPELL_NUMBERS;

/** Whom a spell brought home: an owner, or nobody. */
export const NOBODY = -1;

/** T-S1 The price is paid into the box. */
export function pay(s: State, seat: Seat, id: number, tell?: TellTowers): void {
  const share = shareOf(s, seat);
  const price = s[at.price + id]!;
  s[at.full + share]! -= price;
  s[at.spent + share]! += price;
  tell?.({ what: "cast", seat, spell: SPELLS[id]!, price });
}

/** Carries out a paid spell and returns whose wizard entered Ravenskeep, which has then moved on (T-S2, T-W5). */
export function takeEffect(s: State, seat: Seat, id: number, detail: number, tell?: TellTowers): number {
  switch (id) {
    case SPELL["advance-wizard"]:
    case SPELL["headwind-wizard"]: {
      const space = wizardSpace(detail);
      return moveOne(s, s[at.top + space]!, wizardOwner(detail), ahead(space, SPELL_STEPS[id]!), tell);
    }
    case SPELL["advance-tower"]:
    case SPELL["headwind-tower"]:
      // T-S4, T-S6, T-N9 The caster fills a potion if it imprisons.
      moveTower(s, detail, SPELL_STEPS[id]!, seat, tell);
      return NOBODY;
    case SPELL.swap:
      swap(s, firstSpace(detail), secondSpace(detail), tell);
      return NOBODY;
    case SPELL.nudge:
      putKeep(s, nudgeTarget(s, detail === CLOCKWISE ? 1 : -1), tell);
      return NOBODY;
    case SPELL.piggyback:
      // T-N6 In nasty mode one more wizard rides along; basic mode moves the pair with the card (apply.ts).
      s[at.riderOwner] = ownerMovedBy(s, seat);
      s[at.riders]!++;
      return NOBODY;
    default:
      return free(s, seat, detail, tell);
  }
}

/** One wizard of a level goes where a spell sends it. T-N5 If the declared one could be meant, it is meant. */
function moveOne(s: State, level: number, owner: number, to: number, tell?: TellTowers): number {
  const home = walk(s, level, owner, 1, to, tell);
  if (s[at.declared] === DECLARED.wizard && s[at.declaredPiece] === level && s[at.declaredOwner] === owner)
    s[at.declaredPiece] = home ? NONE : s[at.top + to]!;
  if (!home) return NOBODY;
  moveKeepOn(s, tell);
  return owner;
}

/** T-S7, T-H3 The levels under the two towers are seen for a moment. */
function swap(s: State, firstSpaceOf: number, secondSpaceOf: number, tell?: TellTowers): void {
  const towers = [topTower(s, firstSpaceOf), topTower(s, secondSpaceOf)] as const;
  if (tell) for (const tower of towers) tellLift(s, tower, tell);
  swapTowers(s, towers[0], towers[1]);
  tell?.({ what: "swap", towers, spaces: [firstSpaceOf, secondSpaceOf] });
}

const tellLift = (s: State, tower: number, tell: TellTowers): void =>
  tell({ what: "lift", tower, under: wizardsUnder(s, tower), reveals: true, fleeting: true });

/** T-S10 An own wizard right under the tower goes to the top of the stack; T-G6 in teams else the partner's. */
function free(s: State, seat: Seat, tower: number, tell?: TellTowers): number {
  if (tell) tellLift(s, tower, tell);
  const level = s[at.below + tower]!;
  const isThere = (owner: number): boolean => wizardsOn(s, level, owner) > 0;
  const own = shareOf(s, seat);
  if (isThere(own)) return moveOne(s, level, own, s[at.towerSpace + tower]!, tell);
  if (s[at.teams] && isThere(partnerOf(s, seat)))
    return moveOne(s, level, partnerOf(s, seat), s[at.towerSpace + tower]!, tell);
  return NOBODY;
}
