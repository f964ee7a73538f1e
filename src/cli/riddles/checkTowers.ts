/** What decisions of the towers are worth, from the canonical state alone. */
import type { Game, JsonObject, State } from "../../core/game.ts";
import { legalTexts } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";
import { afterText, outlook } from "./outlook.ts";

interface Board {
  readonly active: number;
  readonly decider: number | "chance" | null;
  readonly keep: { readonly space: number; readonly home: readonly number[] };
  readonly hands: readonly (readonly string[])[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly potions: readonly { readonly empty: number }[];
  readonly turn: { readonly card: string | null; readonly played: number };
}
type WorthOf = (text: string) => number;

const boardOf = (game: Game, state: State): Board => game.write(state) as JsonObject & Board;

/** T-1.1 */
const ALL_ALONE = 12;

/** T-1.3 Can it be won with so many cards, what has been discarded included? The draw pile is known, dice are out of reach. */
function canWin(game: Game, state: State, most: number, hopeless: Set<string>): boolean {
  const board = boardOf(game, state);
  if (board.keep.home[0] === ALL_ALONE) return board.discard.length <= most;
  // A card brings one wizard home at most; the one on the table is discarded already.
  const left = most - board.discard.length + (board.turn.card === null ? 0 : 1);
  if (board.decider !== 0 || left < ALL_ALONE - board.keep.home[0]!) return false;
  const key = JSON.stringify(board);
  if (hopeless.has(key)) return false;
  if (legalTexts(game, state).some((text) => canWin(game, afterText(game, state, text), most, hopeless))) return true;
  hopeless.add(key);
  return false;
}

export function aloneWorth(game: Game, state: State, { goal, state: start }: Riddle): WorthOf {
  const cards = Number(goal.replace("cards-", ""));
  const before = (start.discard as readonly string[]).length;
  if (canWin(game, state, before + cards - 1, new Set())) return () => Number.NaN;
  const hopeless = new Set<string>();
  return (text) => Number(canWin(game, afterText(game, state, text), before + cards, hopeless));
}

/** T-T1 One more home and one potion more, or everything: before the turn is over. */
export function turnWorth(game: Game, state: State, { goal, state: start, options }: Riddle): WorthOf {
  const { active: seat } = boardOf(game, state);
  const first = start as JsonObject & Board;
  if (options.players !== 2) throw new Error("made for two");
  const home = goal === "win" ? 5 : first.keep.home[seat]! + 1;
  const empty = goal === "win" ? 0 : first.potions[seat]!.empty - 1;
  return (text) =>
    outlook(game, afterText(game, state, text), seat, (now) => {
      const { keep, potions, active, decider } = boardOf(game, now);
      if (keep.home[seat]! >= home && potions[seat]!.empty <= empty) return 1;
      return active === seat && decider !== null ? undefined : 0;
    });
}

/** T-N3 Whoever is asked in the window keeps the active seat from coming home in this turn, whatever that seat does. */
export function homecomingWorth(game: Game, state: State): WorthOf {
  const { active: rival, decider, keep } = boardOf(game, state);
  const before = keep.home[rival]!;
  if (typeof decider !== "number" || decider === rival) return () => Number.NaN;
  return (text) =>
    outlook(game, afterText(game, state, text), decider, (now) => {
      const board = boardOf(game, now);
      if (board.keep.home[rival]! > before) return 0;
      // A card that is still to be played would be one that nobody else knows.
      if (board.turn.played < 2 && board.active === rival) return 0;
      return board.active === rival && board.decider !== null ? undefined : 1;
    });
}
