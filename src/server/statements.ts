/** Every question the store asks of SQLite. */
import type { DatabaseSync } from "node:sqlite";
import { dailyStatements } from "./daily/sqlite.ts";
import { ratingStatements } from "./ratings/sqlite.ts";
import { tidingStatements } from "./notices/sqliteStatements.ts";
import { companyStatements } from "./company/sqlite.ts";
import { knownStatements } from "./known/sqlite.ts";
import { pastStatements } from "./player/sqlite.ts";

export function statements(db: DatabaseSync) {
  const entry = `n, by, text, luck, at, "left", request`;
  const free = `(?2 IS NULL OR keeper IS NULL OR keeper = ?2
    OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = keeper AND seen > ?3))`;
  return {
    daily: dailyStatements(db),
    ratings: ratingStatements(db),
    ...tidingStatements(db),
    known: knownStatements(db),
    company: companyStatements(db),
    past: pastStatements(db),
    create: db.prepare(
      "INSERT OR IGNORE INTO tables (id, watch, version, stage, open, created, changed, request, row) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    ),
    madeBy: db.prepare("SELECT id FROM tables WHERE request = ?"),
    table: db.prepare("SELECT row FROM tables WHERE id = ?1 OR watch = ?1 OR door = ?1"),
    update: db.prepare(
      `UPDATE tables SET version = ?1, stage = ?2, open = ?3, changed = ?5, door = ?6,
       row = CASE packed WHEN 1 THEN json_remove(?4, '$.setup') ELSE ?4 END WHERE id = ?7 AND version = ?8`,
    ),
    setDue: db.prepare("UPDATE tables SET due = ? WHERE id = ?"),
    due: db.prepare(`SELECT id FROM tables WHERE due > 0 AND due <= ?1 AND ${free} ORDER BY due`),
    dueNow: db.prepare(`SELECT id FROM tables WHERE due = 0 AND ${free} LIMIT ?1`),
    everyTable: db.prepare("SELECT row FROM tables ORDER BY created DESC"),
    countTables: db.prepare("SELECT count(*) AS count FROM tables"),
    openTables: db.prepare("SELECT row FROM tables WHERE stage = 'waiting' AND open = 1 ORDER BY created DESC LIMIT ?"),
    overTables: db.prepare(
      "SELECT id, changed, row FROM tables WHERE stage = 'over' AND (changed, id) > (?, ?) ORDER BY changed, id LIMIT ?",
    ),
    // Without the rows, however many somebody has: an index says all of it, in its order.
    tablesOf: db.prepare(
      `SELECT "table" AS id, over FROM sitting INDEXED BY seated WHERE person = :person AND (:before IS NULL
       OR (laid, "table") < ((SELECT created FROM tables WHERE id = :before), :before)) ORDER BY laid DESC, "table" DESC`,
    ),
    unfinishedOf: db.prepare(
      `SELECT "table" AS id, over FROM sitting INDEXED BY unfinished WHERE person = :person AND over = 0 AND (:before IS NULL
       OR (laid, "table") < ((SELECT created FROM tables WHERE id = :before), :before)) ORDER BY laid DESC, "table" DESC`,
    ),
    sit: db.prepare(`INSERT OR IGNORE INTO sitting (person, "table", laid, over) VALUES (?, ?, ?, ?)`),
    ended: db.prepare(`UPDATE sitting SET over = 1 WHERE "table" = ? AND over = 0`),
    // Each follows the one before: no gaps, and nobody extends a game that lies packed or was forgotten.
    append: db.prepare(
      `INSERT OR IGNORE INTO entries ("table", ${entry})
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
       WHERE CASE ?2 WHEN 0 THEN EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND packed = 0)
       ELSE EXISTS (SELECT 1 FROM entries WHERE "table" = ?1 AND n = ?2 - 1) END`,
    ),
    entries: db.prepare(`SELECT ${entry} FROM entries WHERE "table" = ? AND n >= ? ORDER BY n LIMIT ?`),
    snapshots: db.prepare(
      `SELECT n, at, state, outcomes, layout FROM snapshots WHERE "table" = ? AND layout = ? AND n <= ? AND at <= ?
       ORDER BY n DESC LIMIT ?`,
    ),
    addSnapshot: db.prepare(
      `INSERT OR REPLACE INTO snapshots ("table", n, at, state, outcomes, layout) VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    dropSnapshots: db.prepare(`DELETE FROM snapshots WHERE "table" = ?`),
    loose: db.prepare(
      "SELECT id FROM tables WHERE stage = 'over' AND packed = 0 AND changed < ? ORDER BY changed LIMIT ?",
    ),
    packed: db.prepare(`SELECT entries FROM packs WHERE "table" = ?`),
    addPack: db.prepare("INSERT INTO packs VALUES (?, ?)"),
    unpile: db.prepare(`DELETE FROM entries WHERE "table" = ?`),
    markPacked: db.prepare(
      `UPDATE tables SET packed = ?1, row = CASE ?1 WHEN 1 THEN json_remove(row, '$.setup') ELSE row END WHERE id = ?2`,
    ),

    oldTables: db.prepare("SELECT id FROM tables WHERE stage = ? AND changed < ? ORDER BY changed LIMIT ?"),
    lastAt: db.prepare(`SELECT at FROM entries WHERE "table" = ? ORDER BY n DESC LIMIT 1`),
    touch: db.prepare("UPDATE tables SET changed = ? WHERE id = ?"),
    dropTable: db.prepare("DELETE FROM tables WHERE id = ?"),
    dropPack: db.prepare(`DELETE FROM packs WHERE "table" = ?`),
    dropLines: db.prepare(`DELETE FROM lines WHERE "table" = ?`),
    dropSitting: db.prepare(`DELETE FROM sitting WHERE "table" = ?`),
    dropOldTokens: db.prepare("DELETE FROM tokens WHERE until < ?"),
    oldGuests: db.prepare(
      `SELECT id FROM persons WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = persons.id)
       ORDER BY seen LIMIT ?`,
    ),
    dropPerson: db.prepare("DELETE FROM persons WHERE id = ?"),
    dropTokens: db.prepare("DELETE FROM tokens WHERE person = ?"),

    person: db.prepare(
      "SELECT persons.id, name FROM tokens JOIN persons ON persons.id = person WHERE hash = ? AND until IS NULL",
    ),
    addPerson: db.prepare("INSERT INTO persons (id, name, seen) VALUES (?, ?, ?)"),
    saw: db.prepare("UPDATE persons SET seen = ? WHERE id = ?"),
    sawDevice: db.prepare("UPDATE tokens SET seen = ? WHERE hash = ?"),
    rename: db.prepare("UPDATE persons SET name = ? WHERE id = ?"),
    addToken: db.prepare("INSERT INTO tokens (hash, person, until, device, seen) VALUES (?, ?, ?, ?, ?)"),
    peek: db.prepare(
      "SELECT persons.id, name FROM tokens JOIN persons ON persons.id = person WHERE hash = ? AND until >= ?",
    ),
    devices: db.prepare(
      "SELECT hash AS key, device, seen FROM tokens WHERE person = ? AND until IS NULL ORDER BY seen DESC",
    ),
    revoke: db.prepare("DELETE FROM tokens WHERE person = ? AND hash = ?"),
    sat: db.prepare(`SELECT "table" AS id FROM sitting WHERE person = ? AND "table" > ? ORDER BY "table" LIMIT ?`),
    // A request's name begins with its person: from a blank up to what comes after it.
    saidByPerson: db.prepare(
      `SELECT "table", k, text, at FROM lines WHERE request >= ?1 || ' ' AND request < ?1 || '!' ORDER BY at`,
    ),
    dropSaid: db.prepare("DELETE FROM lines WHERE request >= ?1 || ' ' AND request < ?1 || '!'"),
    dropSat: db.prepare("DELETE FROM sitting WHERE person = ?"),
    say: db.prepare(
      `INSERT OR IGNORE INTO lines SELECT ?, coalesce(max(k) + 1, 0), ?, ?, ?, ?, ? FROM lines WHERE "table" = ?`,
    ),
    saidBy: db.prepare(`SELECT k FROM lines WHERE "table" = ? AND request = ?`),
    lines: db.prepare(`SELECT k, seat, name, text, at FROM lines WHERE "table" = ? AND k >= ? ORDER BY k LIMIT ?`),
    lastLines: db.prepare(
      `SELECT k, seat, name, text, at FROM lines WHERE "table" = ? AND at <= ? ORDER BY k DESC LIMIT ?`,
    ),
    dropReport: db.prepare(`DELETE FROM reports WHERE "table" = ? AND by = ? AND about = ? AND settled = 0`),
    report: db.prepare(
      `INSERT INTO reports (at, "table", by, about, name, why, text, said, request) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    reportOf: db.prepare("SELECT k FROM reports WHERE request = ?"),
    reports: db.prepare(
      `SELECT k, at, "table", by, about, name, why, text, said FROM reports WHERE settled = 0 ORDER BY k DESC LIMIT ?`,
    ),
    settle: db.prepare("UPDATE reports SET settled = 1 WHERE k = ? AND settled = 0"),
    bans: db.prepare("SELECT kind, who, until FROM bans WHERE until > ? ORDER BY until"),
    ban: db.prepare("INSERT OR REPLACE INTO bans VALUES (?, ?, ?)"),
    lift: db.prepare("DELETE FROM bans WHERE kind = ? AND who = ?"),
    addAct: db.prepare("INSERT INTO acts (at, what, detail, seal) VALUES (?, ?, ?, ?)"),
    lastSeal: db.prepare("SELECT seal FROM acts ORDER BY k DESC LIMIT 1"),
    acts: db.prepare("SELECT k, at, what, detail, seal FROM acts ORDER BY k DESC LIMIT ?"),

    head: db.prepare(
      `SELECT id, version, coalesce((SELECT max(n) FROM entries WHERE "table" = id), -1) AS n,
       coalesce((SELECT max(k) FROM lines WHERE "table" = id), -1) AS k FROM tables WHERE id = ?`,
    ),
    keep: db.prepare(
      `UPDATE tables SET keeper = ?2 WHERE id = ?1 AND (keeper IS NULL OR keeper = ?2
       OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = keeper AND seen > ?3))`,
    ),
    // Of two moments the later one counts.
    miss: db.prepare(`UPDATE sitting SET gone = max(coalesce(gone, ?3), ?3) WHERE person = ?2 AND "table" = ?1`),
    found: db.prepare(`UPDATE sitting SET gone = NULL WHERE "table" = ? AND person = ? AND gone <= ?`),
    missing: db.prepare(`SELECT person, gone AS since FROM sitting WHERE "table" = ? AND gone IS NOT NULL`),
    letGo: db.prepare("UPDATE tables SET keeper = NULL WHERE id = ? AND keeper = ?"),
    seeNode: db.prepare("INSERT OR REPLACE INTO nodes VALUES (?, ?)"),
    dropNodes: db.prepare("DELETE FROM nodes WHERE id = ? OR seen < ?"),
    nodes: db.prepare("SELECT id FROM nodes WHERE seen > ?"),
    pulse: db.prepare("SELECT at FROM pulse"),
    beat: db.prepare("INSERT OR REPLACE INTO pulse VALUES (1, ?)"),
    /** Changes nothing and has to be written all the same. */
    tryDisk: db.prepare("INSERT OR REPLACE INTO pulse SELECT one, at FROM pulse"),
    knowsNode: db.prepare("SELECT 1 FROM nodes WHERE id = ?"),
    addOutage: db.prepare("INSERT INTO outages VALUES (?, ?)"),
    outages: db.prepare(`SELECT "from", "to" FROM outages ORDER BY "from"`),
  };
}

export type Statements = ReturnType<typeof statements>;
