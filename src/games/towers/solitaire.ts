/** T-1 Playing alone as a matter of counting cards: what par and puzzles are worked out from. */
import type { Solitaire, State } from "../../core/game.ts";
import { SPELL_NUMBERS } from "./spells.ts";
import { isInPlay, STATE } from "./state.ts";

const { at } = STATE;
const SPELL = SPELL_NUMBERS;

/** T-W6, T-S2 Who enters ends the turn: a card brings one wizard home, T-S9 two where one may ride along. */
const mostHome = (s: State): number => (isInPlay(s, SPELL.piggyback) ? 2 : 1);

/** T-1.5 A card may fill a potion, and so may the spell after it. */
const MOST_FILLED = 2;

export const solitaire: Solitaire = {
  // What was discarded never comes back (T-1.4), and which cards those are follows from the others.
  essence: (s) => s.subarray(at.active, at.deck + s[at.deckSize]!),
  // T-1.3
  spent: (s) => s[at.discardSize]!,
  needed: (s) =>
    Math.max(Math.ceil((s[at.wizards]! - s[at.home]!) / mostHome(s)), Math.ceil(s[at.empty]! / MOST_FILLED)),
};
