/** Where everything is in a state. */
import { byte, flag, layout, list, numbered, oneOf, upTo } from "../../../core/layout.ts";

/** G-S1 Exactly three players, and six sparks. */
export const SEATS = 3;
export const SPARKS = 6;
/** G-T3 */
export const MOST_LIGHTS = 3;
export const FACES = 6;
/** G-E1 */
export const FEWEST_STONES = 6;
export const MOST_STONES = 12;

export const PHASES = numbered(["throwing", "choosing", "finished"]);

export const STATE = layout({
  options: { start: upTo(SEATS - 1), stones: upTo(MOST_STONES) },
  turn: { active: upTo(SEATS - 1), decider: byte, phase: oneOf(Object.keys(PHASES)), die: upTo(FACES) },
  board: {
    /** How many stones each has passed; beyond the last by the end. */
    stone: list(SEATS, byte),
    lights: list(SEATS, upTo(MOST_LIGHTS)),
    spark: list(SEATS, upTo(SPARKS)),
    shown: list(SEATS, flag),
  },
});
