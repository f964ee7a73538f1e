/** What bots with a character are fond of (core/goals.ts), each from 0 to 1. */
import type { Seat, State } from "../../core/game.ts";
import { GOALS } from "../../core/goals.ts";
import { shareOf, SPACES, STATE, toKeep, wizardsOn } from "./state.ts";

const { at } = STATE;

/** From here a wizard may come home with one card. */
const NEAR = 6;
/** What a wizard near Ravenskeep counts of one who is home. */
const NEARLY = 0.4;

const visible = new Uint8Array(SPACES);
const near = new Uint8Array(SPACES);

function look(s: State, owners: number): void {
  visible.fill(0, 0, owners);
  near.fill(0, 0, owners);
  for (let space = 0; space < SPACES; space++) {
    const level = s[at.top + space]!;
    if (s[at.size + level] === 0) continue;
    const isNear = toKeep(s, space) <= NEAR;
    for (let owner = 0; owner < owners; owner++) {
      const count = wizardsOn(s, level, owner);
      visible[owner]! += count;
      if (isNear) near[owner]! += count;
    }
  }
}

/** Rivals shut in; own wizards home or nearly; potions full; rivals kept far from Ravenskeep. */
export function goals(s: State, seat: Seat, into: Float64Array): void {
  const owners = s[at.owners]!;
  const own = shareOf(s, seat);
  const wizards = s[at.wizards]!;
  look(s, owners);
  let captives = 0;
  let close = 0;
  for (let owner = 0; owner < owners; owner++) {
    if (owner === own) continue;
    captives += wizards - s[at.home + owner]! - visible[owner]!;
    close += near[owner]!;
  }
  const rivals = Math.max(1, owners - 1) * wizards;
  const potions = s[at.full + own]! + s[at.empty + own]! + s[at.spent + own]!;
  into[GOALS.captives] = captives / rivals;
  into[GOALS.progress] = (s[at.home + own]! + NEARLY * near[own]!) / wizards;
  into[GOALS.means] = s[at.full + own]! / Math.max(1, potions);
  into[GOALS.hindrance] = 1 - close / rivals;
}
