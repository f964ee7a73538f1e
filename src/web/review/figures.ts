/** What a review says in a few figures: the costliest decisions, the turning point, and luck and skill of each seat. */
import type { Review, ReviewStep } from "../../bots/review.ts";
import type { Result, Seat } from "../../core/game.ts";

export interface Costly {
  /** The decision leads from point n to point n + 1. */
  readonly n: number;
  readonly step: ReviewStep;
  readonly cost: number;
}

/** Less than this is noise of the estimate. */
const LEAST_COST = 0.01;

export const costliest = ({ steps }: Review, most = 3): Costly[] =>
  steps
    .flatMap((step, n) => (step ? [{ n, step, cost: -step.choice[step.by]! }] : []))
    .filter(({ cost }) => cost >= LEAST_COST)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);

/** Where the prospects of a seat went. The parts add up. */
export interface Balance {
  readonly start: number;
  /** What its own decisions gave away. */
  readonly own: number;
  /** What the others' decisions gave to it, or took from it. */
  readonly others: number;
  readonly luck: number;
  readonly end: number;
}

/** Undefined: not everything is judged yet. */
export function balances({ points, steps }: Review): Balance[] | undefined {
  const whole = steps.filter((step) => step !== undefined);
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end || whole.length < steps.length) return undefined;
  const sum = (seat: Seat, what: (step: ReviewStep) => readonly number[], isOwn?: boolean): number =>
    whole
      .filter(({ by }) => isOwn === undefined || (by === seat) === isOwn)
      .reduce((total, step) => total + what(step)[seat]!, 0);
  return start.map((value, seat) => ({
    start: value,
    own: sum(seat, ({ choice }) => choice, true),
    others: sum(seat, ({ choice }) => choice, false),
    luck: sum(seat, ({ luck }) => luck),
    end: end[seat]!,
  }));
}

export interface Turning {
  readonly n: number;
  /** Whose prospects changed. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The step that brought those who won, or cost those who lost, the most. */
export function turningPoint({ points }: Review, result: Result): Turning | undefined {
  const seat = "winners" in result ? result.winners[0]! : 0;
  const sign = "won" in result && !result.won ? -1 : 1;
  let found: Turning | undefined;
  for (let n = 0; n + 1 < points.length; n++) {
    const [from, to] = [points[n]?.[seat], points[n + 1]?.[seat]];
    if (from === undefined || to === undefined) continue;
    if (!found || sign * (to - from) > sign * (found.to - found.from)) found = { n, seat, from, to };
  }
  return found && sign * (found.to - found.from) > LEAST_COST ? found : undefined;
}
