/**
 * What is remembered of a finished game, seat by seat: the same on a server and in a browser. A game says what is worth
 * counting (`Game.ledger`); whoever keeps the figures knows no game.
 */
import type { Game, GameTypes, Refusal, Result, Seat, State } from "./game.ts";
import { copy, isRefusal, refuse } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { applyText } from "./record.ts";

/** What of luck came to a seat: so often, what it added up to, and what was to be expected of it. */
export interface Fortune {
  /** How often. */
  readonly n: number;
  /** What it added up to. */
  readonly sum: number;
  /** What was to be expected. */
  readonly mean: number;
  /** By how much that scatters, as a variance. */
  readonly variance: number;
  /** How often each of several equally likely sides came up; none: they are not alike. */
  readonly sides?: readonly number[];
}

/** What a finished game says of one seat, by names of the game. */
export interface Account {
  /** How often something happened. */
  readonly counts: Readonly<Record<string, number>>;
  /** How often something was chosen among its like, such as spells. */
  readonly favourites: Readonly<Record<string, number>>;
  /** By seat: how often that one did to this seat what nobody likes, such as shutting in; one's own misfortune is one's own. */
  readonly suffered: readonly number[];
  /** What came by luck. */
  readonly fortunes: Readonly<Record<string, Fortune>>;
}

/** A book that is kept while a game is repeated. */
export interface OpenLedger<T extends GameTypes = GameTypes> {
  /** One decision or outcome: how things stood before, what it told, how they stand now. */
  note(before: State, events: readonly T["event"][], after: State): void;
  /** By seat. */
  close(): readonly Account[];
}

/** What a game counts for its players' pages. */
export interface Ledger<T extends GameTypes = GameTypes> {
  /** Raised whenever something else is counted: what was counted before is counted anew. */
  readonly version: number;
  /** Which way of playing it is, as a name of the game. */
  kind(setup: State): string;
  /** Whose side a seat is on: partners have the same number; absent: everybody is alone. */
  side?(setup: State, seat: Seat): number;
  open(setup: State): OpenLedger<T>;
}

/** How a game ended for one seat. */
export interface Ending {
  /** Several who are no partners may share a win. */
  readonly end: "won" | "shared" | "lost";
  /** From 1; none where all play together. */
  readonly rank?: number;
  /** Alone or together: the fewer the better. */
  readonly score?: number;
}

/** A finished game as its ledger tells it. */
export interface Accounts {
  readonly kind: string;
  readonly result: Result;
  /** Whose side each seat is on. */
  readonly sides: readonly number[];
  readonly seats: readonly Account[];
}

/** A game nobody counts anything in still has results. */
export const versionOf = (game: Game): number => game.ledger?.version ?? 0;

const NOTHING: Account = { counts: {}, favourites: {}, suffered: [], fortunes: {} };
/** Moves that are repeated in one go. */
const SLICE = 50;

/** Repeats a finished game, a slice at a time, where others wait. */
export function* accounting(game: Game, record: GameRecord): Generator<void, Accounts | Refusal> {
  const state = game.read(record.options, record.state);
  if (isRefusal(state)) return state;
  const book = game.ledger?.open(state);
  const kind = game.ledger?.kind(state) ?? "";
  const sides = Array.from({ length: game.seats(state) }, (_, seat) => sideOf(game, state, seat));
  for (const [i, text] of record.moves.entries()) {
    if (i % SLICE === SLICE - 1) yield;
    const before = copy(state);
    const events: GameTypes["event"][] = [];
    const refusal = applyText(game, state, text, (event) => void events.push(event));
    if (refusal) return refusal;
    book?.note(before, events, state);
  }
  const result = game.result(state);
  if (!result) return refuse("running", "This game is not over.");
  return { kind, result, sides, seats: book?.close() ?? sides.map(() => NOTHING) };
}

const sideOf = (game: Game, setup: State, seat: Seat): number =>
  game.isTogether(setup) ? 0 : (game.ledger?.side?.(setup, seat) ?? seat);

/** The same in one go. */
export function accountsOf(game: Game, record: GameRecord): Accounts | Refusal {
  const work = accounting(game, record);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** How it ended for a seat; partners who win together share nothing with others. */
export function endingOf({ result, sides }: Pick<Accounts, "result" | "sides">, seat: Seat): Ending {
  if ("won" in result) return result.won ? { end: "won", score: result.score } : { end: "lost" };
  const place = result.ranking.findIndex((seats) => seats.includes(seat));
  const above = result.ranking.slice(0, Math.max(0, place)).reduce((sum, seats) => sum + seats.length, 0);
  const hasWon = result.winners.includes(seat);
  const isShared = hasWon && result.winners.some((winner) => sides[winner] !== sides[seat]);
  return { end: hasWon ? (isShared ? "shared" : "won") : "lost", ...(place >= 0 && { rank: above + 1 }) };
}

/** Adds what came by luck to what came before. */
export const added = (one: Fortune, other: Fortune): Fortune => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  mean: one.mean + other.mean,
  variance: one.variance + other.variance,
  ...(one.sides && other.sides && { sides: one.sides.map((count, i) => count + (other.sides![i] ?? 0)) }),
});
