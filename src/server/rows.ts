/** Rows of the SQLite file as the rest of the server knows them. */
import { unpack } from "./packing.ts";
import type { Statements } from "./statements.ts";
import type { EntryRow, TableRow } from "./store.ts";

type Columns = Record<string, unknown>;

export const readRow = (columns: Columns | undefined): TableRow | undefined =>
  columns && (JSON.parse(columns.row as string) as TableRow);

export function readEntry({ luck, left, request, ...rest }: Columns): EntryRow {
  const entry = { ...rest, luck: JSON.parse(luck as string), left: JSON.parse(left as string) } as EntryRow;
  return request === null ? entry : { ...entry, request: request as string };
}

/** The entries of a game that lies in one piece. */
export function unpackedIn(sql: Statements, table: string): readonly EntryRow[] {
  const packed = sql.packed.get(table)?.entries as Uint8Array | undefined;
  return packed ? unpack(packed) : [];
}

/** Of a game that is over they may lie in one piece. */
export function entriesOf(sql: Statements, table: string, from: number, most = -1, unpacked = unpackedIn): EntryRow[] {
  const rows = sql.entries.all(table, from, most);
  if (rows.length > 0) return rows.map(readEntry);
  return unpacked(sql, table).slice(from, most < 0 ? Infinity : from + most);
}

/** Whoever reads a packed game reads it page by page: the last one is kept. */
export function lastUnpacked(): typeof unpackedIn {
  let last: { readonly table: string; readonly entries: readonly EntryRow[] } | undefined;
  return (sql, table) => {
    if (last?.table === table) return last.entries;
    const entries = unpackedIn(sql, table);
    if (entries.length > 0) last = { table, entries };
    return entries;
  };
}
