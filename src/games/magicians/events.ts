/** What the rules tell while a game is played. Nodes are called as in notation; everybody may know everything. */
import type { Event, Result, Seat } from "../../core/game.ts";
import type { SymbolName } from "./wands.ts";

export type MagiciansEvent = Event &
  /** M-T1 A seat's turn begins. */
  (
    | { readonly what: "turn"; readonly seat: Seat }
    /** M-T3, M-T4 Another throw of a seat; a defender's comes between two turns. */
    | { readonly what: "again"; readonly seat: Seat }
    /** M-T2 The wands fall for the two moves: the notches each of them shows. */
    | { readonly what: "throw"; readonly seat: Seat; readonly values: readonly number[] }
    /** M-T3 All three wands show the same: another throw follows, or with 0 both figures go to the labyrinth. */
    | { readonly what: "triple"; readonly seat: Seat; readonly value: number }
    /** M-T4 The sixth card: one more throw is due. */
    | { readonly what: "bonus"; readonly seat: Seat }
    /** A magician jumps (M-M1), an apprentice walks (M-A1): the nodes on the way, beginning where the figure stood. */
    | { readonly what: "jump" | "walk"; readonly seat: Seat; readonly path: readonly string[] }
    /** The magician stays (M-M1), the apprentice rests (M-O). */
    | { readonly what: "stay" | "rest"; readonly seat: Seat }
    /** A figure is sent to the labyrinth from this node (M-A4, M-M3, M-F4, M-Z4, M-T3). */
    | {
        readonly what: "labyrinth";
        readonly seat: Seat;
        readonly figure: "magician" | "apprentice";
        readonly from: string;
      }
    /** M-Z2 The power stone is won, or lost with the way to the labyrinth. */
    | { readonly what: "stone"; readonly seat: Seat; readonly gained: boolean }
    /** M-C1 The card of a place comes from there, or from another seat. */
    | { readonly what: "card"; readonly seat: Seat; readonly place: string; readonly from: Seat | "place" }
    /** M-F1 Two magicians fight for a place. */
    | {
        readonly what: "fight";
        readonly place: string;
        readonly challenger: Seat;
        readonly challenged: Seat;
      }
    /** M-F1 The wands fall in a fight for the `throws`-th time; `rethrown` are the numbers of those that were thrown. */
    | {
        readonly what: "fight-throw";
        readonly seat: Seat;
        readonly values: readonly number[];
        readonly rethrown: readonly number[];
        readonly throws: number;
      }
    /** M-F1 A fighter is content: so many notches after so many throws. */
    | { readonly what: "laid"; readonly seat: Seat; readonly sum: number; readonly throws: number }
    /** M-F3 It is even: they fight again, and this seat begins. */
    | { readonly what: "fight-again"; readonly leader: Seat }
    /** M-F4 Who has won the place, and from whom. */
    | { readonly what: "fight-won"; readonly seat: Seat; readonly loser: Seat; readonly place: string }
    /** M-Z1 A spell is tried, or not. */
    | { readonly what: "cast" | "decline"; readonly seat: Seat }
    /** M-Z1 The wands fall for a spell: what each of them hides. */
    | { readonly what: "symbols"; readonly seat: Seat; readonly hidden: readonly SymbolName[] }
    /** M-Z1 The symbol by which the throw is read. */
    | { readonly what: "read"; readonly seat: Seat; readonly symbol: SymbolName }
    /** M-Z3 An apprentice goes by magic from one node to another. */
    | { readonly what: "magic"; readonly seat: Seat; readonly from: string; readonly to: string }
    /** The game is over. */
    | { readonly what: "over"; readonly result: Result }
  );

export type TellMagicians = (event: MagiciansEvent) => void;
