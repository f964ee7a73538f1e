/** One end of a move: a store as plain rows, the same whether they lie in a file or in PostgreSQL. */
import { unpack } from "../../server/packing.ts";
import { readEntry, readRow } from "../../server/rows.ts";
import type { EntryRow, TableRow } from "../../server/store.ts";

/** Truth is 0 or 1, as in the file. */
export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

export interface Side {
  /** The columns of each of its tables. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  count(table: string): Promise<number>;
  /** All rows, some at a time. */
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly Row[]>;
  /** What lies there about one game. */
  pieces(id: string): Promise<Pieces>;
}

export interface Target extends Side {
  add(table: string, rows: readonly Row[]): Promise<void>;
  empty(table: string): Promise<void>;
  /** From now on it is there for everybody. */
  keep(): Promise<void>;
}

/** Every end is let go of, whether or not anything was kept. */
export interface Closing {
  close(): Promise<void>;
}

export interface Pieces {
  readonly row: Row | undefined;
  readonly entries: readonly Row[];
  readonly pack: Uint8Array | undefined;
}

/** Rows that are read and written in one go. */
export const TOGETHER = 500;

export interface Game {
  readonly row: TableRow;
  readonly entries: readonly EntryRow[];
}

/** As the server would read it. */
export function gameOf({ row, entries, pack }: Pieces): Game | undefined {
  if (!row) return undefined;
  const packed = pack && unpack(pack);
  const read = readRow(row);
  const setup = read.setup ?? packed?.setup;
  return {
    row: setup ? { ...read, setup } : read,
    entries: packed ? packed.entries : entries.map((each) => readEntry({ ...each })),
  };
}

export const ENTRY_COLUMNS = `n, by, text, luck, at, "left", request`;

export const quoted = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(", ");
