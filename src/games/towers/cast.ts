/** T-S What each spell does. When a spell may be cast is a matter of legal.ts, what follows it of apply.ts. */
import type { Seat, State } from "../../core/game.ts";
import * as kinds from "./decision.ts";
import type { TellTowers } from "./events.ts";
import * as moves from "./moves.ts";
import * as spells from "./spells.ts";
import * as at from "./state.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { ahead, moveKeepOn, moveTower, nudgeTarget, putKeep, swapTowers, topTower, walk, wizardsUnder } = moves;
const { CLOCKWISE, firstSpace, secondSpace, wizardOwner, wizardSpace } = kinds;
const {
  A_WIZARD,
  AT,
  BELOW,
  DECLARED,
  DECLARED_OWNER,
  DECLARED_PIECE,
  FULL,
  NONE,
  ON,
  PRICE,
  RIDER_OWNER,
  RIDERS,
  SPENT,
  TEAMS,
  TOP,
  ownerMovedBy,
  partnerOf,
  shareOf,
} = at;
const { ADVANCE_TOWER, ADVANCE_WIZARD, HEADWIND_TOWER, HEADWIND_WIZARD, NUDGE, PIGGYBACK, SPELLS, SPELL_STEPS, SWAP } =
  spells;

/** Whom a spell brought home: an owner, or nobody. */
export const NOBODY = -1;

/** T-S1 The price is paid into the box. */
export function pay(s: State, seat: Seat, id: number, tell?: TellTowers): void {
  const share = shareOf(s, seat);
  const price = s[PRICE + id]!;
  s[FULL + share]! -= price;
  s[SPENT + share]! += price;
  tell?.({ what: "cast", seat, spell: SPELLS[id]!, price });
}

/** Carries out a paid spell and returns whose wizard entered Ravenskeep, which has then moved on (T-S2, T-W5). */
export function takeEffect(s: State, seat: Seat, id: number, detail: number, tell?: TellTowers): number {
  switch (id) {
    case ADVANCE_WIZARD:
    case HEADWIND_WIZARD: {
      const space = wizardSpace(detail);
      return moveOne(s, s[TOP + space]!, wizardOwner(detail), ahead(space, SPELL_STEPS[id]!), tell);
    }
    case ADVANCE_TOWER:
    case HEADWIND_TOWER:
      // T-S4, T-S6, T-N9 The caster fills a potion if it imprisons.
      moveTower(s, detail, SPELL_STEPS[id]!, seat, tell);
      return NOBODY;
    case SWAP:
      swap(s, firstSpace(detail), secondSpace(detail), tell);
      return NOBODY;
    case NUDGE:
      putKeep(s, nudgeTarget(s, detail === CLOCKWISE ? 1 : -1), tell);
      return NOBODY;
    case PIGGYBACK:
      // T-N6 In nasty mode one more wizard rides along; basic mode moves the pair with the card (apply.ts).
      s[RIDER_OWNER] = ownerMovedBy(s, seat);
      s[RIDERS]!++;
      return NOBODY;
    default:
      return free(s, seat, detail, tell);
  }
}

/** One wizard of a level goes where a spell sends it. T-N5 If the declared one could be meant, it is meant. */
function moveOne(s: State, level: number, owner: number, to: number, tell?: TellTowers): number {
  const home = walk(s, level, owner, 1, to, tell);
  if (s[DECLARED] === A_WIZARD && s[DECLARED_PIECE] === level && s[DECLARED_OWNER] === owner)
    s[DECLARED_PIECE] = home ? NONE : s[TOP + to]!;
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
  const level = s[BELOW + tower]!;
  const isThere = (owner: number): boolean => s[ON + level * 6 + owner]! > 0;
  const own = shareOf(s, seat);
  if (isThere(own)) return moveOne(s, level, own, s[AT + tower]!, tell);
  if (s[TEAMS] && isThere(partnerOf(s, seat))) return moveOne(s, level, partnerOf(s, seat), s[AT + tower]!, tell);
  return NOBODY;
}
