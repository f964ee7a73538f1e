/** G-H1 What a seat may see, and what it can only guess. */
import { shuffle } from "../../../core/chance.ts";
import type { Chance } from "../../../core/chance.ts";
import type { Seat, State } from "../../../core/game.ts";
import { deciderName } from "../../../core/game.ts";
import { PHASES, SEATS, SPARKS, STATE } from "./state.ts";

const { at } = STATE;

export interface GlowwormsView {
  readonly active: Seat;
  readonly decider: Seat | "chance" | null;
  readonly goal: number;
  readonly stones: readonly number[];
  readonly lights: readonly number[];
  /** Null: face down, and not one's own. */
  readonly sparks: readonly (number | null)[];
  readonly shown: readonly boolean[];
  readonly die: number | null;
}

const isKnown = (s: State, seat: Seat, owner: Seat): boolean =>
  owner === seat || s[at.shown + owner] === 1 || s[at.phase] === PHASES.finished;

export const view = (s: State, seat: Seat): GlowwormsView => ({
  active: s[at.active]!,
  decider: deciderName(s[at.decider]!),
  goal: s[at.stones]!,
  stones: STATE.take(s, "stone"),
  lights: STATE.take(s, "lights"),
  sparks: STATE.take(s, "spark").map((spark, owner) => (isKnown(s, seat, owner) ? spark : null)),
  shown: STATE.take(s, "shown").map((shown) => shown === 1),
  die: s[at.die] || null,
});

/** Sparks nobody has shown this seat. Sorted: the same luck draws the same, wherever they really are. */
export function unseenBy(s: State, seat: Seat): number[] {
  const known = STATE.take(s, "spark").filter((_, owner) => isKnown(s, seat, owner));
  return Array.from({ length: SPARKS }, (_, i) => i + 1).filter((spark) => !known.includes(spark));
}

export function guess(s: State, seat: Seat, chance: Chance): void {
  const unseen = unseenBy(s, seat);
  shuffle(unseen, unseen.length, chance);
  for (let owner = 0; owner < SEATS; owner++) if (!isKnown(s, seat, owner)) s[at.spark + owner] = unseen.pop()!;
}
