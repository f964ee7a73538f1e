/** What the rules tell while a game is played. A seat hears it through `hear` in hidden.ts. */
import type { Event, Result, Seat } from "../../core/game.ts";
import type { Spell } from "./spells.ts";

/** T-N2 A declared move: which piece, and where it stands now. */
export type DeclaredMove =
  | { readonly piece: "tower"; readonly space: number; readonly level: number }
  | { readonly piece: "wizard"; readonly space: number; readonly owner: number };

/** Everybody may know these. */
export type OpenEvent = Event &
  (
    | { readonly what: "turn"; readonly seat: Seat }
    | { readonly what: "play"; readonly seat: Seat; readonly card: string }
    | { readonly what: "redraw"; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly what: "roll"; readonly seat: Seat; readonly value: number }
    | {
        readonly what: "declare";
        readonly seat: Seat;
        /** In notation, and as data. */
        readonly move: string | null;
        readonly declared: DeclaredMove | null;
      }
    | { readonly what: "lost"; readonly seat: Seat }
    | { readonly what: "skip" | "pass" | "ask" | "decline"; readonly seat: Seat }
    | { readonly what: "potion"; readonly seat: Seat; readonly to: Seat }
    | { readonly what: "cast"; readonly seat: Seat; readonly spell: Spell; readonly price: number }
    /** Wizards walk. `from` and `to` are spaces; `home`: into Ravenskeep. */
    | {
        readonly what: "wizard";
        readonly owner: number;
        readonly count: number;
        readonly from: number;
        readonly to: number;
        readonly home: boolean;
      }
    /** A tower goes with all that is on it. Who is covered is never said (T-H2), only that somebody is. */
    | {
        readonly what: "tower";
        readonly tower: number;
        readonly from: number;
        readonly to: number;
        readonly imprisons: boolean;
        /** T-M4 Whose wizards it no longer covers: everybody sees them now. */
        readonly frees?: readonly number[];
      }
    | { readonly what: "swap"; readonly towers: readonly [number, number]; readonly spaces: readonly [number, number] }
    | { readonly what: "keep"; readonly from: number; readonly to: number }
    | { readonly what: "fill"; readonly seat: Seat }
    /** T-H3 What a lifted tower shows to everybody for a moment. */
    | { readonly what: "lift"; readonly tower: number; readonly under: readonly number[] }
    | { readonly what: "shuffle"; readonly count: number }
    | { readonly what: "over"; readonly result: Result }
  );

/** As the rules tell them, with what only one or two seats may know. */
export type SecretEvent = Event &
  /** `open`: into a hand that lies open (T-C1). */
  (
    | { readonly what: "draw"; readonly seat: Seat; readonly cards: readonly string[]; readonly open: boolean }
    | { readonly what: "give" | "return"; readonly seat: Seat; readonly to: Seat; readonly card: string }
  );

/** As everybody else hears them. */
export type VeiledEvent = Event &
  (
    | { readonly what: "draw"; readonly seat: Seat; readonly count: number }
    | { readonly what: "give" | "return"; readonly seat: Seat; readonly to: Seat }
  );

export type TowersEvent = OpenEvent | SecretEvent;
export type HeardEvent = OpenEvent | SecretEvent | VeiledEvent;
export type TellTowers = (event: TowersEvent) => void;
