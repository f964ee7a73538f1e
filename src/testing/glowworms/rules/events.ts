/** What the rules tell while a game is played. Everybody hears everything: what is secret is in no event. */
import type { Event, Result, Seat } from "../../../core/game.ts";

export type GlowwormsEvent = Event &
  (
    | { readonly what: "turn"; readonly seat: Seat }
    | { readonly what: "roll"; readonly seat: Seat; readonly value: number }
    | { readonly what: "go"; readonly seat: Seat; readonly from: number; readonly to: number }
    | {
        readonly what: "show";
        readonly seat: Seat;
        readonly spark: number;
        readonly from: number;
        readonly to: number;
      }
    | { readonly what: "light"; readonly seat: Seat }
    | { readonly what: "over"; readonly result: Result; readonly sparks: readonly number[] }
  );
