/** Every question the store asks of SQLite. */
import type { DatabaseSync } from "node:sqlite";

export function statements(db: DatabaseSync) {
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
    /** Changes nothing and has to be written all the same. */
    tryDisk: db.prepare("INSERT OR REPLACE INTO pulse SELECT one, at FROM pulse"),
    addOutage: db.prepare("INSERT INTO outages VALUES (?, ?)"),
    outages: db.prepare(`SELECT "from", "to" FROM outages ORDER BY "from"`),
  };
}
