/** A folder with a file as one end of a move. As a target, the file appears only when everything in it is right. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { openFile } from "../../server/opening.ts";
import { LAY_OUT, migrate } from "../../server/schema.ts";
import { FILE, holdFolder } from "../../server/single.ts";
import type { Closing, Row, Side, Target } from "./side.ts";
import { ENTRY_COLUMNS, quoted, TOGETHER } from "./side.ts";

function sideOf(db: DatabaseSync): Side {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  const columnsOf = (table: string): string[] =>
    db
      .prepare("SELECT name FROM pragma_table_info(?)")
      .all(table)
      .map(({ name }) => name as string);
  const table = db.prepare("SELECT * FROM tables WHERE id = ?");
  const entries = db.prepare(`SELECT ${ENTRY_COLUMNS} FROM entries WHERE "table" = ? ORDER BY n`);
  const pack = db.prepare(`SELECT entries FROM packs WHERE "table" = ?`);
  return {
    columns: new Map(names.map(({ name }) => [name as string, columnsOf(name as string)])),
    count: async (of) => db.prepare(`SELECT count(*) AS count FROM "${of}"`).get()!.count as number,
    async *rows(of, columns) {
      let some: Row[] = [];
      for (const row of db.prepare(`SELECT ${quoted(columns)} FROM "${of}"`).iterate()) {
        some.push(row as Row);
        if (some.length < TOGETHER) continue;
        yield some;
        some = [];
      }
      yield some;
    },
    pieces: async (id) => ({
      row: table.get(id) as Row | undefined,
      entries: entries.all(id) as Row[],
      pack: pack.get(id)?.entries as Uint8Array | undefined,
    }),
  };
}

/** Held meanwhile, so that no server writes to it; led to today's form, as the next start would. */
export function fileSource(folder: string): (Side & Closing) | Refusal {
  const file = join(folder, FILE);
  if (!existsSync(file)) return refuse("file", `There is no ${FILE} in ${folder}.`);
  const release = holdFolder(folder);
  try {
    const { db } = openFile(file);
    return {
      ...sideOf(db),
      async close() {
        db.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

export function fileTarget(folder: string): (Target & Closing) | Refusal {
  const file = join(folder, FILE);
  if (existsSync(file)) return refuse("file", `There is a ${FILE} in ${folder} already: name an empty folder.`);
  mkdirSync(folder, { recursive: true });
  const release = holdFolder(folder);
  const partial = `${file}.moving`;
  // What an earlier attempt has left there is worth nothing.
  rmSync(partial, { force: true });
  const db = new DatabaseSync(partial);
  migrate(db);
  db.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; BEGIN");
  return {
    ...sideOf(db),
    async add(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const places = columns.map(() => "?").join(", ");
      const insert = db.prepare(`INSERT INTO "${table}" (${quoted(columns)}) VALUES (${places})`);
      for (const row of rows) insert.run(...columns.map((name) => row[name]!));
    },
    empty: async (table) => db.exec(`DELETE FROM "${table}"`),
    async keep() {
      db.exec(LAY_OUT);
      db.exec("COMMIT");
      db.close();
      renameSync(partial, file);
    },
    async close() {
      if (db.isOpen) db.close();
      rmSync(partial, { force: true });
      rmSync(`${partial}-journal`, { force: true });
      release();
    },
  };
}
