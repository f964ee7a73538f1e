/** The store in one SQLite file. Changes of all tables are committed together every few milliseconds, one disk sync for all. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Line } from "../core/protocol.ts";
import { migrate, refuseNewer, versionInHeader } from "./schema.ts";
import type { Change, EntryRow, Store, TableRow } from "./store.ts";
import { troubleOf } from "./trouble.ts";

/** Longer than this without a beat is an outage. */
const MISSED_BEATS = 10_000;

interface Job {
  run(): unknown;
  resolve(value: unknown): void;
}

/** Commits take at most about one part in this many of the time; within these milliseconds, since people wait. */
const SHARE = 8;
const SHORTEST = 2;
const LONGEST = 20;

export function sqliteStore(file: string, onCommit: (seconds: number) => void = () => {}): Store {
  mkdirSync(dirname(file), { recursive: true });
  const db = openFile(file);
  const sql = statements(db);

  let jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastTook = 0;

  /** One transaction for everything that has come together. An error here is a bug or a dead disk: nobody is told anything. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = jobs;
    jobs = [];
    if (batch.length === 0) return;
    const began = performance.now();
    db.exec("BEGIN IMMEDIATE");
    const values = batch.map((job) => job.run());
    db.exec("COMMIT");
    lastTook = performance.now() - began;
    onCommit(lastTook / 1000);
    for (const [i, job] of batch.entries()) job.resolve(values[i]);
  }

  const write = <T>(run: () => T): Promise<T> =>
    new Promise<T>((resolve) => {
      jobs.push({ run, resolve: resolve as (value: unknown) => void });
      timer ??= setTimeout(flush, Math.min(LONGEST, Math.max(SHORTEST, lastTook * SHARE)));
    });

  function saveRow(row: TableRow): boolean {
    const { id, version, stage, open } = row;
    const { changes } = sql.update.run(version, stage, Number(open), JSON.stringify(row), id, version - 1);
    if (changes === 0) return false;
    for (const { person } of row.seats) if (person !== undefined) sql.sit.run(person, id);
    return true;
  }

  function saveEntry(table: string, { n, by, text, luck, at, left, request }: EntryRow): boolean {
    const values = [table, n, by, text, JSON.stringify(luck), at, JSON.stringify(left), request ?? null] as const;
    return sql.append.run(...values).changes === 1;
  }

  function apply({ table, row, entry, due }: Change): boolean {
    // Only where two parts can disagree is there anything to roll back.
    const isPair = row !== undefined && entry !== undefined;
    if (isPair) db.exec("SAVEPOINT pair");
    const isDone = (!row || saveRow(row)) && (!entry || saveEntry(table, entry));
    if (isPair) db.exec(isDone ? "RELEASE pair" : "ROLLBACK TO pair; RELEASE pair");
    if (isDone && due !== undefined) sql.setDue.run(due, table);
    return isDone;
  }

  return {
    create: (row, request) =>
      write(() => {
        const { id, watch, version, stage, open, created } = row;
        const text = JSON.stringify(row);
        const isNew = sql.create.run(id, watch, version, stage, Number(open), created, request, text).changes === 1;
        if (isNew) for (const { person } of row.seats) if (person !== undefined) sql.sit.run(person, id);
        return isNew;
      }),
    madeBy: async (request) => sql.madeBy.get(request)?.id as string | undefined,
    table: async (id) => readRow(sql.table.get(id, id)),
    entries: async (table, from) => sql.entries.all(table, from).map(readEntry),
    commit: (change) => write(() => apply(change)),
    openTables: async (most) => sql.openTables.all(most).map((each) => readRow(each)!),
    due: async (until) => sql.due.all(until).map((each) => each.id as string),
    tablesOf: async (person, most, { over, before } = {}) =>
      sql.tablesOf
        .all({ person, most, before: before ?? null, over: over === undefined ? null : Number(over) })
        .map((each) => readRow(each)!),
    forgetWaiting: (before) =>
      write(() => {
        sql.forget.run(before);
        sql.forgetTokens.run(before);
      }),

    person: async (token) => sql.person.get(token) as { id: string; name: string } | undefined,
    addPerson: (person, token) =>
      write(() => {
        sql.addPerson.run(person.id, person.name);
        sql.addToken.run(token, person.id, null);
      }),
    rename: (person, name) => write(() => void sql.rename.run(name, person)),
    addToken: (token, person, until) => write(() => void sql.addToken.run(token, person, until ?? null)),
    claim: async (token, now) => sql.claim.get(token, now)?.person as string | undefined,

    say: (table, { seat, name, text, at }, request) =>
      write(() => {
        sql.say.run(table, seat, name, text, at, request, table);
        return sql.saidBy.get(request)!.k as number;
      }),
    lines: async (table, from) => sql.lines.all(table, from) as unknown as Line[],

    beat: (now) =>
      write(() => {
        const last = sql.pulse.get()?.at as number | undefined;
        if (last !== undefined && now - last > MISSED_BEATS) sql.addOutage.run(last, now);
        sql.beat.run(now);
      }),
    outages: async () => sql.outages.all().map(({ from, to }) => [from as number, to as number] as const),
    close: async () => {
      flush();
      db.close();
    },
  };
}

function openFile(file: string): DatabaseSync {
  if (existsSync(file)) refuseNewer(versionInHeader(file));
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA busy_timeout = 5000");
    migrate(db);
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    return db;
  } catch (error) {
    db.close();
    throw troubleOf(error) ?? error;
  }
}

function statements(db: DatabaseSync) {
  const entry = `n, by, text, luck, at, "left", request`;
  return {
    create: db.prepare(
      "INSERT OR IGNORE INTO tables (id, watch, version, stage, open, created, request, row) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    ),
    madeBy: db.prepare("SELECT id FROM tables WHERE request = ?"),
    table: db.prepare("SELECT row FROM tables WHERE id = ? OR watch = ?"),
    update: db.prepare("UPDATE tables SET version = ?, stage = ?, open = ?, row = ? WHERE id = ? AND version = ?"),
    setDue: db.prepare("UPDATE tables SET due = ? WHERE id = ?"),
    due: db.prepare("SELECT id FROM tables WHERE due <= ? ORDER BY due"),
    openTables: db.prepare("SELECT row FROM tables WHERE stage = 'waiting' AND open = 1 ORDER BY created DESC LIMIT ?"),
    // Who has left the table has sat there, and does so no more.
    tablesOf: db.prepare(
      `SELECT row FROM sitting JOIN tables ON id = "table" WHERE person = :person
       AND EXISTS (SELECT 1 FROM json_each(row, '$.seats') WHERE value ->> 'person' = :person)
       AND (:over IS NULL OR (stage = 'over') = :over)
       AND (:before IS NULL OR (created, id) < (SELECT created, id FROM tables WHERE id = :before))
       ORDER BY created DESC, id DESC LIMIT :most`,
    ),
    sit: db.prepare("INSERT OR IGNORE INTO sitting VALUES (?, ?)"),
    forget: db.prepare("DELETE FROM tables WHERE stage = 'waiting' AND created < ?"),
    forgetTokens: db.prepare("DELETE FROM tokens WHERE until < ?"),
    append: db.prepare(`INSERT OR IGNORE INTO entries ("table", ${entry}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    entries: db.prepare(`SELECT ${entry} FROM entries WHERE "table" = ? AND n >= ? ORDER BY n`),
    person: db.prepare(
      "SELECT persons.id, name FROM tokens JOIN persons ON persons.id = person WHERE hash = ? AND until IS NULL",
    ),
    addPerson: db.prepare("INSERT INTO persons VALUES (?, ?)"),
    rename: db.prepare("UPDATE persons SET name = ? WHERE id = ?"),
    addToken: db.prepare("INSERT INTO tokens VALUES (?, ?, ?)"),
    claim: db.prepare("SELECT person FROM tokens WHERE hash = ? AND until >= ?"),
    say: db.prepare(
      `INSERT OR IGNORE INTO lines SELECT ?, coalesce(max(k) + 1, 0), ?, ?, ?, ?, ? FROM lines WHERE "table" = ?`,
    ),
    saidBy: db.prepare("SELECT k FROM lines WHERE request = ?"),
    lines: db.prepare(`SELECT k, seat, name, text, at FROM lines WHERE "table" = ? AND k >= ? ORDER BY k`),
    pulse: db.prepare("SELECT at FROM pulse"),
    beat: db.prepare("INSERT OR REPLACE INTO pulse VALUES (1, ?)"),
    addOutage: db.prepare("INSERT INTO outages VALUES (?, ?)"),
    outages: db.prepare(`SELECT "from", "to" FROM outages ORDER BY "from"`),
  };
}

type Columns = Record<string, unknown>;

const readRow = (columns: Columns | undefined): TableRow | undefined =>
  columns && (JSON.parse(columns.row as string) as TableRow);

function readEntry({ luck, left, request, ...rest }: Columns): EntryRow {
  const entry = { ...rest, luck: JSON.parse(luck as string), left: JSON.parse(left as string) } as EntryRow;
  return request === null ? entry : { ...entry, request: request as string };
}
