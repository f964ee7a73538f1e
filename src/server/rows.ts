/** Rows of the SQLite file as the rest of the server knows them. */
import type { Packed } from "./packing.ts";
import { unpack } from "./packing.ts";
import type { Statements } from "./statements.ts";
import type { EntryRow, TableRow, OverPlace } from "./store.ts";

type Columns = Record<string, unknown>;

export const readRow = (columns: Columns): TableRow => JSON.parse(columns.row as string) as TableRow;

/** A finished table, and where it is in the order of their changes. */
export const readOver = (columns: Columns): { readonly row: TableRow; readonly at: OverPlace } => ({
  row: readRow(columns),
  at: { changed: Number(columns.changed), id: columns.id as string },
});

export function readEntry({ luck, left, request, ...rest }: Columns): EntryRow {
  const entry = { ...rest, luck: JSON.parse(luck as string), left: JSON.parse(left as string) } as EntryRow;
  return request === null ? entry : { ...entry, request: request as string };
}

/** A finished game that lies in one piece. */
export function packOf(sql: Statements, table: string): Packed | undefined {
  const packed = sql.packed.get(table)?.entries as Uint8Array | undefined;
  return packed && unpack(packed);
}

/** With what a finished game has put into its piece. */
export function readWhole(sql: Statements, columns: Columns | undefined, find = packOf): TableRow | undefined {
  if (!columns) return undefined;
  const row = readRow(columns);
  const setup = row.stage === "over" ? (row.setup ?? find(sql, row.id)?.setup) : row.setup;
  return setup ? { ...row, setup } : row;
}

/** Of a game that is over they may lie in one piece. */
export function entriesOf(sql: Statements, table: string, from: number, most = -1, find = packOf): readonly EntryRow[] {
  const rows = sql.entries.all(table, from, most);
  if (rows.length > 0) return rows.map(readEntry);
  return find(sql, table)?.entries.slice(from, most < 0 ? Infinity : from + most) ?? [];
}

/** Whoever reads a packed game reads it page by page: the last one is kept. */
export function lastPack(): typeof packOf {
  let last: { readonly table: string; readonly packed: Packed } | undefined;
  return (sql, table) => {
    if (last?.table === table) return last.packed;
    const packed = packOf(sql, table);
    if (packed) last = { table, packed };
    return packed;
  };
}
