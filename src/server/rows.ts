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

/** Of a game that is over they may lie in one piece. */
export function entriesOf(sql: Statements, table: string, from: number): EntryRow[] {
  const rows = sql.entries.all(table, from);
  if (rows.length > 0) return rows.map(readEntry);
  const packed = sql.packed.get(table)?.entries as Uint8Array | undefined;
  return packed ? unpack(packed).filter(({ n }) => n >= from) : [];
}
