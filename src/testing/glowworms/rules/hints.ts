/** What bots are told about playing well: points as they stand, and every decision tried out. */
import type { Hints, Policy, Seat, State } from "../../../core/game.ts";
import { OVER } from "../../../core/game.ts";
import { best } from "../../../core/policy.ts";
import { unseenBy } from "./hidden.ts";
import { write } from "./notation.ts";
import { apply, KINDS, pointsOf, resultOf } from "./play.ts";
import { PHASES, SEATS, STATE } from "./state.ts";

const { at } = STATE;

function material(s: State, seat: Seat): number {
  let value = pointsOf(s, seat);
  for (let other = 0; other < SEATS; other++) if (other !== seat) value -= pointsOf(s, other) / 2;
  return value;
}

const after = new Uint8Array(STATE.bytes);

/** What the decider would lead by. */
function leadAfter(s: State, decision: number): number {
  after.set(s);
  apply(after, decision);
  return material(after, s[at.active]!);
}

/** How many points a lead has to be to be almost certain. */
const SOFTNESS = 3;

function evaluate(s: State, into: Float64Array): void {
  if (s[at.decider] === OVER) {
    const result = resultOf(s);
    const winners = "winners" in result ? result.winners : [];
    for (let seat = 0; seat < SEATS; seat++) into[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    return;
  }
  let sum = 0;
  for (let seat = 0; seat < SEATS; seat++) sum += into[seat] = Math.exp(pointsOf(s, seat) / SOFTNESS);
  for (let seat = 0; seat < SEATS; seat++) into[seat]! /= sum;
}

export const hints: Hints = {
  rate(s, legal, count, into) {
    for (let i = 0; i < count; i++) into[i] = leadAfter(s, legal[i]!);
  },
  evaluate,
  material,
  isTurnStart: (s) => s[at.phase] === PHASES.throwing,
  horizon: (_, turns) => turns,
  lightness: 4,
  solved: () => undefined,
  // G-H1 What is face down was never seen: there is nothing to forget.
  forget: () => {},
  known: (s, seat) => ({
    state: {
      ...write(s),
      sparks: STATE.take(s, "spark").map((spark) => (unseenBy(s, seat).includes(spark) ? null : spark)),
    },
    unseen: unseenBy(s, seat).map(String),
  }),
};

/** Plays for points at once. */
export const eager: Policy = best(leadAfter);

/** Waits and shows whenever it can. */
export const wild: Policy = (_, legal, count, chance) =>
  legal[chance.below(3) === 0 ? 0 : chance.below(count)] ?? KINDS.go;
