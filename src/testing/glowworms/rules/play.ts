/** The rules: what may be done, and what it does. */
import { shuffle } from "../../../core/chance.ts";
import type { Chance } from "../../../core/chance.ts";
import type { Decision, Outcome, Result, Seat, State, Tell } from "../../../core/game.ts";
import { CHANCE, OVER } from "../../../core/game.ts";
import { numbered } from "../../../core/layout.ts";
import type { GlowwormsEvent } from "./events.ts";
import type { Wished } from "./options.ts";
import { MOST_LIGHTS, PHASES, SEATS, SPARKS, STATE } from "./state.ts";

const { at } = STATE;

/** A decision is its kind and nothing else. */
export const KINDS = numbered(["go", "wait", "show"]);

/** G-S1, G-S2 */
export function setup({ start, stones }: Wished, chance: Chance): State {
  const s = new Uint8Array(STATE.bytes);
  const sparks = Array.from({ length: SPARKS }, (_, i) => i + 1);
  shuffle(sparks, SPARKS, chance);
  const first = start ?? chance.below(SEATS);
  s[at.start] = first;
  s[at.stones] = stones;
  STATE.put(s, "spark", sparks.slice(0, SEATS));
  beginTurn(s, first);
  return s;
}

/** G-T1 */
export function beginTurn(s: State, seat: Seat, tell?: Tell<GlowwormsEvent>): void {
  s[at.active] = seat;
  s[at.phase] = PHASES.throwing;
  s[at.decider] = CHANCE;
  s[at.die] = 0;
  tell?.({ what: "turn", seat });
}

/** G-T2 always, G-T3 while there are lights, G-T4 once. */
export function legal(s: State, into: Int32Array): number {
  if (s[at.phase] !== PHASES.choosing) return 0;
  const seat = s[at.active]!;
  let n = 0;
  into[n++] = KINDS.go;
  if (s[at.lights + seat]! < MOST_LIGHTS) into[n++] = KINDS.wait;
  if (!s[at.shown + seat]) into[n++] = KINDS.show;
  return n;
}

export function apply(s: State, decision: Decision, tell?: Tell<GlowwormsEvent>): void {
  const seat = s[at.active]!;
  switch (decision) {
    case KINDS.go: {
      const from = walk(s, seat, s[at.die]!);
      tell?.({ what: "go", seat, from, to: s[at.stone + seat]! });
      break;
    }
    case KINDS.wait:
      s[at.lights + seat]!++;
      tell?.({ what: "light", seat });
      break;
    default: {
      const spark = s[at.spark + seat]!;
      s[at.shown + seat] = 1;
      const from = walk(s, seat, spark);
      tell?.({ what: "show", seat, spark, from, to: s[at.stone + seat]!, reveals: true });
    }
  }
  // G-E1
  if (s[at.stone + seat]! < s[at.stones]!) return beginTurn(s, (seat + 1) % SEATS, tell);
  s[at.phase] = PHASES.finished;
  s[at.decider] = OVER;
  // G-H1 All sparks are turned up.
  tell?.({ what: "over", result: resultOf(s), sparks: STATE.take(s, "spark"), reveals: true });
}

/** Returns where it began. */
function walk(s: State, seat: Seat, steps: number): number {
  const from = s[at.stone + seat]!;
  s[at.stone + seat] = from + steps;
  return from;
}

/** G-T1 The die has fallen. */
export function applyOutcome(s: State, outcome: Outcome, tell?: Tell<GlowwormsEvent>): void {
  s[at.die] = outcome[0]!;
  s[at.phase] = PHASES.choosing;
  s[at.decider] = s[at.active]!;
  tell?.({ what: "roll", seat: s[at.active]!, value: outcome[0]!, reveals: true });
}

/** G-E2 */
export const pointsOf = (s: State, seat: Seat): number =>
  Math.min(s[at.stone + seat]!, s[at.stones]!) +
  2 * s[at.lights + seat]! +
  (s[at.shown + seat] ? 0 : s[at.spark + seat]!);

/** G-E2 Seats within a rank ascend. */
export function resultOf(s: State): Result {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const points = [...new Set(seats.map((seat) => pointsOf(s, seat)))].toSorted((a, b) => b - a);
  const ranking = points.map((each) => seats.filter((seat) => pointsOf(s, seat) === each));
  return { winners: ranking[0]!, ranking };
}
