/** Opening the SQLite file: to write if that is possible, else to read what is there, else one sentence that says why not. */
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { migrate, refuseNewer, SCHEMA_VERSION, versionInHeader, versionOf } from "./schema.ts";
import { StoreTrouble, troubleOf } from "./trouble.ts";

export interface Opened {
  readonly db: DatabaseSync;
  /** What keeps this connection from writing as it should; undefined: nothing. */
  readonly lack: StoreTrouble | undefined;
}

/** Milliseconds to wait for another program that holds the file, only while it is opened: later nobody waits for anybody. */
const OPENING_MS = 2000;

/**
 * The journal is written back when it has this many pages (16 MB). A table's newest page is in it many times by then and is
 * written back once: at SQLite's own thousand that was a sixth of what a decision costs the store.
 */
const JOURNAL_PAGES = 4000;

export function openFile(file: string): Opened {
  try {
    return { db: openToWrite(file, "NORMAL"), lack: undefined };
  } catch (error) {
    const lack = troubleOf(error);
    if (!lack || !existsSync(file)) throw lack ?? error;
    if (lack.kind === "full" || lack.kind === "failing")
      return { db: orRefuse(lack, () => openToWrite(file, "EXCLUSIVE")), lack };
    if (lack.kind === "read-only" || lack.kind === "unreachable")
      return { db: orRefuse(lack, () => openToRead(file)), lack };
    throw lack;
  }
}

/** What is wrong is what stood in the way first, not what was tried instead. */
function orRefuse(lack: StoreTrouble, open: () => DatabaseSync): DatabaseSync {
  try {
    return open();
  } catch (error) {
    throw troubleOf(error) ? lack : error;
  }
}

/** With the lock EXCLUSIVE SQLite keeps in memory what otherwise needs a file of its own, for which a full disk has no room. */
function openToWrite(file: string, lock: "NORMAL" | "EXCLUSIVE"): DatabaseSync {
  if (existsSync(file)) refuseNewer(versionInHeader(file));
  else mkdirSync(dirname(file), { recursive: true });
  return opened(new DatabaseSync(file, { timeout: OPENING_MS }), (db) => {
    db.exec(`PRAGMA locking_mode = ${lock}`);
    migrate(db);
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0");
    db.exec(`PRAGMA wal_autocheckpoint = ${JOURNAL_PAGES}`);
    // SQLite itself opens for reading only, without a word, what it may not write.
    for (const path of [file, dirname(file)]) accessSync(path, constants.W_OK);
  });
}

/** If nobody can have written to it since, it can be read without the files beside it that a reader would have to make. */
function openToRead(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) url.searchParams.set("immutable", "1");
  return opened(new DatabaseSync(url, { readOnly: true }), (db) => {
    if (versionOf(db) !== SCHEMA_VERSION) throw new StoreTrouble("read-only", "and its tables are of an older version");
  });
}

function opened(db: DatabaseSync, prepare: (db: DatabaseSync) => void): DatabaseSync {
  try {
    prepare(db);
    return db;
  } catch (error) {
    db.close();
    throw troubleOf(error) ?? error;
  }
}
