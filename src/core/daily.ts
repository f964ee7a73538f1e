/** What a game has for everybody each day, and what is told of it. */
import type { Chance } from "./chance.ts";
import type { Day } from "./day.ts";
import type { JsonObject } from "./game.ts";

/** A whole game alone for a score, or one decision in a position, judged exactly. */
export type Daily =
  | { readonly kind: "deal"; readonly wish: JsonObject }
  | { readonly kind: "position"; find(chance: Chance): DailyPosition };

/** A position as anybody may see it. A type, not an interface: so it is JSON to the compiler too. */
export type DailyAsked = {
  /** What is to be reached. */
  readonly goal: string;
  /** The options of the game it is out of. */
  readonly options: JsonObject;
  /** The canonical state at the start of a turn. */
  readonly state: JsonObject;
  /** What happened since then: after these it is asked. */
  readonly moves: readonly string[];
};

export interface DailyPosition {
  readonly asked: DailyAsked;
  /** The exact chance to reach the goal with each decision. */
  readonly values: Readonly<Record<string, number>>;
}

/** Scores of positions are in thousandths: what a decision gives away of the best chance. 0 is the best. */
export const THOUSANDTHS = 1000;

/** How many have a score. */
export interface DailyCount {
  /** The fewer the better; null: lost. */
  readonly score: number | null;
  /** How many. */
  readonly count: number;
  /** So many of them with a passkey. */
  readonly known: number;
}

/** A try of somebody else. */
export interface DailyOther {
  /** Their name. */
  readonly name: string;
  /** The fewer the better; null: lost. */
  readonly score: number | null;
}

/** One's own try. */
export interface DailyTry {
  /** The table it is played at; null where it is one decision. */
  readonly table: string | null;
  /** When it ended, in milliseconds since 1970; null: it is not done. */
  readonly ended: number | null;
  /** The fewer the better; null: lost, or not done. */
  readonly score: number | null;
  /** It was done in time, and replaying it has confirmed it. */
  readonly counts: boolean;
  /** The decision, where it was one. */
  readonly decision: string | null;
  /** For the link by which others see it. */
  readonly share: string;
}

/** A day's sealed deal as somebody may see it. */
export interface DailyView {
  /** The game's name. */
  readonly game: string;
  /** The date, as in 2026-11-16. */
  readonly day: Day;
  /** `deal`: a whole game alone; `position`: one decision. */
  readonly kind: "deal" | "position";
  /** The SHA-256 of the secret all its luck follows from; null: nobody has played that day. */
  readonly commitment: string | null;
  /** When it is over and revealed, in milliseconds since 1970. */
  readonly until: number;
  /** The server's clock, in milliseconds since 1970. */
  readonly now: number;
  /** The secret itself, once the day is over. */
  readonly secret: string | null;
  /** One's own try, if there is one. */
  readonly you: DailyTry | null;
  /** Days in a row, today's or yesterday's the last. */
  readonly streak: number;
  /** How many have finished, and it counts. */
  readonly finished: number;
  /** How many have begun and not finished. */
  readonly playing: number;
  /** All who have finished, by score, the best first; only for those who have, and for everybody when the day is over. */
  readonly counts: readonly DailyCount[] | null;
  /** People one has played with, and whoever's link one came by; as with `counts`. */
  readonly friends: readonly DailyOther[];
  /** Whose link it is. */
  readonly by: DailyOther | null;
  /** Of a position: what is asked. */
  readonly asked: DailyAsked | null;
  /** Of a position when the day is over: the exact chance with each decision. */
  readonly values: Readonly<Record<string, number>> | null;
}

/** The share of the others who did worse, equal ones counted half, from 0 to 1; undefined: there are no others. */
export function percentileOf(
  counts: readonly DailyCount[],
  score: number | null,
  isAmongKnown = false,
): number | undefined {
  const of = ({ count, known }: DailyCount): number => (isAmongKnown ? known : count);
  const worth = (each: number | null): number => each ?? Infinity;
  const all = counts.reduce((sum, each) => sum + of(each), 0);
  if (all < 2) return undefined;
  const worse = counts.filter((each) => worth(each.score) > worth(score)).reduce((sum, each) => sum + of(each), 0);
  const equal = counts.filter((each) => worth(each.score) === worth(score)).reduce((sum, each) => sum + of(each), 0);
  return (worse + Math.max(0, equal - 1) / 2) / (all - 1);
}
