/** T-1 Playing alone as a matter of counting cards: what par and puzzles are worked out from. */
import type { Solitaire, State } from "../../core/game.ts";
import { PIGGYBACK } from "./spells.ts";
import * as at from "./state.ts";

/** T-W6, T-S2 Who enters ends the turn: a card brings one wizard home, T-S9 two where one may ride along. */
const mostHome = (s: State): number => ((s[at.SPELLS_IN_PLAY]! >> PIGGYBACK) & 1 ? 2 : 1);

/** T-1.5 A card may fill a potion, and so may the spell after it. */
const MOST_FILLED = 2;

export const solitaire: Solitaire = {
  // What was discarded never comes back (T-1.4), and which cards those are follows from the others.
  essence: (s) => s.subarray(at.ACTIVE, at.DECK + s[at.DECK_SIZE]!),
  // T-1.3
  spent: (s) => s[at.DISCARD_SIZE]!,
  needed: (s) =>
    Math.max(Math.ceil((s[at.WIZARDS]! - s[at.HOME]!) / mostHome(s)), Math.ceil(s[at.EMPTY]! / MOST_FILLED)),
};
