/** What the rules tell while a game is played. Nodes are called as in notation; everybody may know everything. */
import type { Event, Result, Seat } from "../../core/game.ts";
import type { SymbolName } from "./wands.ts";

export type MagiciansEvent = Event &
  (
    | { readonly what: "turn"; readonly seat: Seat }
    /** M-T3, M-T4 Another throw of a seat; a defender's comes between two turns. */
    | { readonly what: "again"; readonly seat: Seat }
    /** The wands fall for the two moves. */
    | { readonly what: "throw"; readonly seat: Seat; readonly values: readonly number[] }
    | { readonly what: "triple"; readonly seat: Seat; readonly value: number }
    /** The sixth card: one more throw is due. */
    | { readonly what: "bonus"; readonly seat: Seat }
    /** Both paths begin where the figure stood. */
    | { readonly what: "jump" | "walk"; readonly seat: Seat; readonly path: readonly string[] }
    | { readonly what: "stay" | "rest"; readonly seat: Seat }
    | {
        readonly what: "labyrinth";
        readonly seat: Seat;
        readonly figure: "magician" | "apprentice";
        readonly from: string;
      }
    | { readonly what: "stone"; readonly seat: Seat; readonly gained: boolean }
    /** A card comes from its place, or from another seat. */
    | { readonly what: "card"; readonly seat: Seat; readonly place: string; readonly from: Seat | "place" }
    | {
        readonly what: "fight";
        readonly place: string;
        readonly challenger: Seat;
        readonly challenged: Seat;
      }
    /** The wands fall in a fight; `rethrown` are the numbers of those that were thrown. */
    | {
        readonly what: "fight-throw";
        readonly seat: Seat;
        readonly values: readonly number[];
        readonly rethrown: readonly number[];
        readonly throws: number;
      }
    | { readonly what: "laid"; readonly seat: Seat; readonly sum: number; readonly throws: number }
    | { readonly what: "fight-again"; readonly leader: Seat }
    | { readonly what: "fight-won"; readonly seat: Seat; readonly loser: Seat; readonly place: string }
    | { readonly what: "cast" | "decline"; readonly seat: Seat }
    /** The wands fall for a spell: what each of them hides. */
    | { readonly what: "symbols"; readonly seat: Seat; readonly hidden: readonly SymbolName[] }
    | { readonly what: "read"; readonly seat: Seat; readonly symbol: SymbolName }
    | { readonly what: "magic"; readonly seat: Seat; readonly from: string; readonly to: string }
    | { readonly what: "over"; readonly result: Result }
  );

export type TellMagicians = (event: MagiciansEvent) => void;
