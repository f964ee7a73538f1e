/** What the rules tell while a game is played. A seat hears it through `hear` in hidden.ts. */
import type { Event, Result, Seat } from "../../core/game.ts";
import type { Spell } from "./spells.ts";

/** T-N2 A declared move: which piece, and where it stands now. */
export type DeclaredMove =
  /** A tower: its space, and its place in the stack there, 1 is the lowest. */
  | { readonly piece: "tower"; readonly space: number; readonly level: number }
  /** A visible wizard: its space and whose it is. */
  | { readonly piece: "wizard"; readonly space: number; readonly owner: number };

/** Everybody may know these. */
export type OpenEvent = Event &
  /** T-T1 A seat's turn begins. */
  (
    | { readonly what: "turn"; readonly seat: Seat }
    /** T-T1 A card is played: named as in notation, `T4W2`. */
    | { readonly what: "play"; readonly seat: Seat; readonly card: string }
    /** T-T2 A hand is put away for a new one: these were its cards. */
    | { readonly what: "redraw"; readonly seat: Seat; readonly cards: readonly string[] }
    /** T-T5 The die of the card that was played shows `value`. */
    | { readonly what: "roll"; readonly seat: Seat; readonly value: number }
    /** T-N2 What the seat is about to do, before others may answer; null: nothing can be done. */
    | {
        readonly what: "declare";
        readonly seat: Seat;
        /** In notation, and as data. */
        readonly move: string | null;
        readonly declared: DeclaredMove | null;
      }
    /** T-N2 The declared move is no longer possible and is lost. */
    | { readonly what: "lost"; readonly seat: Seat }
    /** A card without a move (T-T4), a window passed (T-N3), a partner asked for a card or not wanting one of those offered (T-G2). */
    | { readonly what: "skip" | "pass" | "ask" | "decline"; readonly seat: Seat }
    /** T-G3 A full potion goes from one partner to the other. */
    | { readonly what: "potion"; readonly seat: Seat; readonly to: Seat }
    /** T-S1 A spell is cast and paid for with so many full potions. */
    | { readonly what: "cast"; readonly seat: Seat; readonly spell: Spell; readonly price: number }
    /** T-W1 Wizards walk: `count` of one owner. `from` and `to` are spaces; `home`: into Ravenskeep. */
    | {
        readonly what: "wizard";
        readonly owner: number;
        readonly count: number;
        readonly from: number;
        readonly to: number;
        readonly home: boolean;
      }
    /** T-M1 A tower, known by its number, goes with all that is on it. Who is covered is never said (T-H2), only that somebody is. */
    | {
        readonly what: "tower";
        readonly tower: number;
        readonly from: number;
        readonly to: number;
        readonly imprisons: boolean;
        /** T-M4 Whose wizards it no longer covers: everybody sees them now. */
        readonly frees?: readonly number[];
      }
    /** T-S7 Two towers change places: their numbers and their former spaces. */
    | { readonly what: "swap"; readonly towers: readonly [number, number]; readonly spaces: readonly [number, number] }
    /** T-W5 Ravenskeep moves from one space to another. */
    | { readonly what: "keep"; readonly from: number; readonly to: number }
    /** T-M3 A potion is filled. */
    | { readonly what: "fill"; readonly seat: Seat }
    /** T-H3 What a lifted tower shows to everybody for a moment. */
    | { readonly what: "lift"; readonly tower: number; readonly under: readonly number[] }
    /** T-T3 The discarded cards, so many, are the draw pile again. */
    | { readonly what: "shuffle"; readonly count: number }
    /** The game is over. */
    | { readonly what: "over"; readonly result: Result }
  );

/** As the rules tell them, with what only one or two seats may know. */
export type SecretEvent = Event &
  /** T-T3 Cards are drawn, as their owner sees them; `open`: into a hand that lies open (T-C1). */
  (
    | { readonly what: "draw"; readonly seat: Seat; readonly cards: readonly string[]; readonly open: boolean }
    /** T-G2 A card goes from one partner to the other, as both of them see it. */
    | { readonly what: "give" | "return"; readonly seat: Seat; readonly to: Seat; readonly card: string }
  );

/** As everybody else hears them. */
export type VeiledEvent = Event &
  /** T-H1 Somebody else draws so many cards. */
  (
    | { readonly what: "draw"; readonly seat: Seat; readonly count: number }
    /** T-H1 Two partners exchange a card that nobody else sees. */
    | { readonly what: "give" | "return"; readonly seat: Seat; readonly to: Seat }
  );

export type TowersEvent = OpenEvent | SecretEvent;
export type HeardEvent = OpenEvent | SecretEvent | VeiledEvent;
export type TellTowers = (event: TowersEvent) => void;
