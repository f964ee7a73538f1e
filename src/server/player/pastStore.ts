/** What a store keeps of finished games for the pages of those who played them. */
import type { Ending } from "../../core/ledger.ts";
import type { Person } from "../store.ts";

/** How a finished game ended for one seat, whoever sat there. */
export interface SeatPast extends Ending {
  readonly table: string;
  readonly seat: number;
  /** Null: a bot, or somebody who is not known any more. */
  readonly person: string | null;
  readonly name: string;
  /** A bot's level. */
  readonly bot: string | null;
  readonly side: number;
  /** By seat: what nobody likes, and who did it. */
  readonly suffered: readonly number[];
}

/** The same with everything that was counted. */
export interface Summary extends SeatPast {
  readonly ended: number;
  readonly game: string;
  readonly kind: string;
  readonly players: number;
  /** JSON: counts, favourites and fortunes. */
  readonly account: string;
}

/** Where a page of summaries begins: after this one. */
export interface PastCursor {
  readonly ended: number;
  readonly table: string;
}

export interface PastPage {
  /** The person's own, in the order in which the games ended. */
  readonly own: readonly Summary[];
  /** All seats of these games. */
  readonly seats: readonly SeatPast[];
}

/** How much there is of a person, to know whether anything is new. */
export interface PastStamp {
  readonly counted: number;
  readonly last: number;
  /** Finished games that are not counted, or not as this version counts. */
  readonly missing: number;
}

export interface PastStore {
  /** All seats of a table at once, instead of what was counted before; none: there is nothing to count in it. */
  setSummaries(table: string, version: number, summaries: readonly Summary[]): Promise<void>;
  past(person: string, after: PastCursor, most: number): Promise<PastPage>;
  pastStamp(person: string, version: number): Promise<PastStamp>;
  /** Finished tables of a person that are not counted as this version counts. */
  unremembered(person: string, version: number, most: number): Promise<readonly string[]>;
  /** The id in the link to a person's page; undefined: nobody else sees it. */
  pageOf(person: string): Promise<string | undefined>;
  setPage(person: string, page: string | null): Promise<void>;
  personOfPage(page: string): Promise<Person | undefined>;
}

/** A row as stored, whichever store. */
export const seatPastOf = (row: Readonly<Record<string, unknown>>): SeatPast => ({
  ...ending(row),
  table: row.table as string,
  seat: row.seat as number,
  person: row.person as string | null,
  name: row.name as string,
  bot: row.bot as string | null,
  side: row.side as number,
  suffered: JSON.parse(row.suffered as string) as number[],
});

export const summaryOf = (row: Readonly<Record<string, unknown>>): Summary => ({
  ...seatPastOf(row),
  ended: row.ended as number,
  game: row.game as string,
  kind: row.kind as string,
  players: row.players as number,
  account: row.account as string,
});

const ending = ({ end, rank, score }: Readonly<Record<string, unknown>>): Ending => ({
  end: end as Ending["end"],
  ...(rank !== null && { rank: rank as number }),
  ...(score !== null && { score: score as number }),
});

/** Stands for a table in which nothing can be counted. */
const NO_SEAT = -1;
export const SEAT_COLUMNS = `"table", seat, person, name, bot, side, "end", rank, score, suffered`;
export const OWN_COLUMNS = `${SEAT_COLUMNS}, ended, game, kind, players, account`;

/** In the order of `OWN_COLUMNS`, and then the version. */
export const valuesOf = (each: Summary, version: number) =>
  [
    each.table,
    each.seat,
    each.person,
    each.name,
    each.bot,
    each.side,
    each.end,
    each.rank ?? null,
    each.score ?? null,
    JSON.stringify(each.suffered),
    each.ended,
    each.game,
    each.kind,
    each.players,
    each.account,
    version,
  ] as const;

export const nothingIn = (table: string): Summary => ({
  table,
  seat: NO_SEAT,
  person: null,
  name: "",
  bot: null,
  side: 0,
  end: "lost",
  suffered: [],
  ended: 0,
  game: "",
  kind: "",
  players: 0,
  account: "{}",
});
