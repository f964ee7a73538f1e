/**
 * The tables of the SQLite file, and how a file of an earlier version becomes one of today. Its version is
 * `PRAGMA user_version`; migrations only lead forward, all of them in one transaction.
 */
import { closeSync, openSync, readSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { COMPANY_IN_FILE } from "./company/schema.ts";
import { KNOWN_IN_FILE } from "./known/schema.ts";
import { StoreTrouble } from "./trouble.ts";

/** When the tables were laid at which people sit, and whether they are over, where it is not said yet. */
export const LAY_OUT = `UPDATE sitting SET (laid, over) = (SELECT created, stage = 'over' FROM tables WHERE id = "table")
  WHERE laid IS NULL AND "table" IN (SELECT id FROM tables)`;

/** What leads from version i to i + 1. Never changed once released: add another one, and a fixture (src/testing/keepsakes). */
export const MIGRATIONS: readonly string[] = [
  // 1: files made before there were versions have these tables already.
  `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, watch TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, stage TEXT NOT NULL, open INTEGER NOT NULL,
    created INTEGER NOT NULL, due INTEGER, request TEXT UNIQUE, row TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS waiting ON tables (stage, open, created);
  CREATE INDEX IF NOT EXISTS due ON tables (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS entries (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, by INTEGER NOT NULL, text TEXT NOT NULL, luck TEXT NOT NULL,
    at INTEGER NOT NULL, "left" TEXT NOT NULL, request TEXT, PRIMARY KEY ("table", n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sitting (person TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (person, "table")) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS persons (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until INTEGER) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS lines (
    "table" TEXT NOT NULL, k INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
    request TEXT NOT NULL UNIQUE, PRIMARY KEY ("table", k)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS outages ("from" INTEGER NOT NULL, "to" INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
  // 2: when a table was changed and a guest was seen last; finished games in one compressed row; moderation.
  `
  ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET changed = coalesce((SELECT max(at) FROM entries WHERE "table" = id), created);
  CREATE INDEX changed ON tables (stage, changed);
  CREATE INDEX loose ON tables (changed) WHERE stage = 'over' AND packed = 0;
  CREATE TABLE packs ("table" TEXT PRIMARY KEY, entries BLOB NOT NULL) STRICT;
  ALTER TABLE persons ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE persons SET seen = unixepoch() * 1000;
  CREATE INDEX seen ON persons (seen);
  CREATE TABLE reports (
    k INTEGER PRIMARY KEY, at INTEGER NOT NULL, "table" TEXT NOT NULL, by TEXT NOT NULL, about TEXT NOT NULL, name TEXT NOT NULL,
    why TEXT NOT NULL, text TEXT NOT NULL, said TEXT NOT NULL, settled INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE bans (
    kind TEXT NOT NULL, who TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (kind, who)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE acts (k INTEGER PRIMARY KEY, at INTEGER NOT NULL, what TEXT NOT NULL, detail TEXT NOT NULL, seal TEXT NOT NULL) STRICT;
  CREATE TRIGGER acts_stay BEFORE UPDATE ON acts BEGIN SELECT raise(ABORT, 'acts are only added'); END;
  CREATE TRIGGER acts_last BEFORE DELETE ON acts BEGIN SELECT raise(ABORT, 'acts are only added'); END;
  `,
  // 3: states on the way to begin from; the link by which newcomers come to a table; the devices of a guest.
  `
  CREATE TABLE snapshots (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, state BLOB NOT NULL, outcomes INTEGER NOT NULL,
    layout TEXT NOT NULL, PRIMARY KEY ("table", n)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE tables ADD COLUMN door TEXT;
  CREATE UNIQUE INDEX door ON tables (door) WHERE door IS NOT NULL;
  ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tokens_of ON tokens (person);
  `,
  // 4: who has sat at a table, to forget it with the table.
  `
  CREATE INDEX sitters ON sitting ("table");
  `,
  // 5: the same request id at two tables says two things.
  `
  CREATE TABLE said (
    "table" TEXT NOT NULL, k INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
    request TEXT NOT NULL, PRIMARY KEY ("table", k), UNIQUE ("table", request)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO said SELECT "table", k, seat, name, text, at, request FROM lines;
  DROP TABLE lines;
  ALTER TABLE said RENAME TO lines;
  CREATE INDEX said_by ON lines (request);
  `,
  // 6: which node acts at a table, and when each was alive last.
  `
  ALTER TABLE tables ADD COLUMN keeper TEXT;
  CREATE TABLE nodes (id TEXT PRIMARY KEY, seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // 7: since when somebody is gone from a table; the request a report came from.
  `
  ALTER TABLE sitting ADD COLUMN gone INTEGER;
  ALTER TABLE reports ADD COLUMN request TEXT;
  CREATE UNIQUE INDEX reported ON reports (request);
  `,
  // 8: sealed deals of the day and each person's one try; rated games, and what each of them has made of whom.
  `
  CREATE TABLE deals (
    day TEXT NOT NULL, game TEXT NOT NULL, secret TEXT NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (day, game)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tries (
    day TEXT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, "table" TEXT, decision TEXT, begun INTEGER NOT NULL,
    ended INTEGER, score INTEGER, counts INTEGER NOT NULL, known INTEGER NOT NULL, share TEXT NOT NULL UNIQUE,
    PRIMARY KEY (day, game, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tries_of ON tries (person);
  CREATE INDEX open_tries ON tries ("table") WHERE ended IS NULL;
  CREATE TABLE rated (
    k INTEGER PRIMARY KEY, "table" TEXT NOT NULL UNIQUE, game TEXT NOT NULL, ended INTEGER NOT NULL, seats TEXT NOT NULL,
    applied INTEGER, judged INTEGER, judge TEXT, lease INTEGER
  ) STRICT;
  CREATE INDEX unapplied ON rated (k) WHERE applied IS NULL;
  CREATE INDEX unjudged ON rated (k) WHERE judged IS NULL;
  CREATE TABLE marks (
    "table" TEXT NOT NULL, who TEXT NOT NULL, k INTEGER NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL, season TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL, judgement TEXT, points REAL, stake REAL, decisions INTEGER,
    PRIMARY KEY ("table", who)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX marks_of ON marks (who, game, k);
  `,
  // 9: how people are reached, and what is on its way to them.
  `
  CREATE TABLE channels (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, reserve INTEGER NOT NULL,
    kinds TEXT NOT NULL, made INTEGER NOT NULL, detail TEXT NOT NULL, error TEXT, failed INTEGER, sent INTEGER,
    given INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX channels_of ON channels (person);
  CREATE TABLE tidings (
    person TEXT NOT NULL, kind TEXT NOT NULL, "table" TEXT NOT NULL, n INTEGER NOT NULL, channel TEXT NOT NULL,
    at INTEGER NOT NULL, made INTEGER NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL, pile INTEGER NOT NULL,
    holder TEXT, held INTEGER, detail TEXT NOT NULL, PRIMARY KEY (person, kind, "table", n, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tidings_due ON tidings (at) WHERE state = 'waiting';
  CREATE INDEX tidings_at ON tidings ("table");
  CREATE INDEX tidings_to ON tidings (channel);
  CREATE TABLE manners (person TEXT PRIMARY KEY, manner TEXT NOT NULL, feed INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE ears (
    person TEXT NOT NULL, "table" TEXT NOT NULL, ear TEXT NOT NULL, PRIMARY KEY (person, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ears_at ON ears ("table");
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // 10: guests who stay known, and finished games as players remember them.
  KNOWN_IN_FILE,
  // 11: since when somebody looks at a table, for whoever has to know it after a crash.
  "ALTER TABLE sitting ADD COLUMN looks INTEGER",
  // 12: friends, and tables that stand every week.
  COMPANY_IN_FILE,
  // 13: one's tables in their order, and those that are not over, without looking at each of them.
  `
  ALTER TABLE sitting ADD COLUMN laid INTEGER;
  ALTER TABLE sitting ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
  ${LAY_OUT};
  CREATE INDEX seated ON sitting (person, laid, "table");
  CREATE INDEX unfinished ON sitting (person) WHERE over = 0;
  `,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** "zaub": this is a file of ours, whatever its name. */
const APPLICATION = 0x7a617562;
/** Tables a file has if it is one of ours from before there were versions. */
const FIRST_TABLES = ["tables", "entries", "persons", "tokens", "lines", "sitting", "pulse", "outages"];

const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
const USER_VERSION_AT = 60;

/** The version written in the file's header, without opening it as a database: a newer file is not to be touched at all. */
export function versionInHeader(file: string): number {
  const header = Buffer.alloc(HEADER_BYTES);
  const handle = openSync(file, "r");
  try {
    const isOurs = readSync(handle, header) === HEADER_BYTES && header.toString("latin1", 0, MAGIC.length) === MAGIC;
    return isOurs ? header.readUInt32BE(USER_VERSION_AT) : 0;
  } finally {
    closeSync(handle);
  }
}

const pragma = (db: DatabaseSync, name: string): number =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() as Record<string, number>)[0]!;

export const versionOf = (db: DatabaseSync): number => pragma(db, "user_version");

export function refuseNewer(version: number): void {
  if (version > SCHEMA_VERSION)
    throw new StoreTrouble("newer", `its version is ${version}, and this program knows up to ${SCHEMA_VERSION}`);
}

/** Leads a file to today's version. Returns where it began. */
export function migrate(db: DatabaseSync, steps = MIGRATIONS): number {
  const from = versionOf(db);
  refuseNewer(from);
  const to = steps.length;
  if (from === to) return from;
  if (from === 0) refuseForeign(db);
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const step of steps.slice(from)) db.exec(step);
    db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${to}`);
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
  return from;
}

/** A file without a version is empty, or one of ours with all its tables; anything else belongs to somebody else. */
function refuseForeign(db: DatabaseSync): void {
  const rows = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[];
  const names = rows.map(({ name }) => name);
  const application = pragma(db, "application_id");
  if (application !== 0 && application !== APPLICATION)
    throw new StoreTrouble("foreign", "another program has made it");
  if (names.length > 0 && !FIRST_TABLES.every((name) => names.includes(name)))
    throw new StoreTrouble("foreign", "its tables are not those of a table server");
}
