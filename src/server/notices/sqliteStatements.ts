/** Every question the store asks of SQLite about channels and tidings. */
import type { DatabaseSync } from "node:sqlite";

const KEY = `person = :person AND kind = :kind AND "table" = :table AND n = :n AND channel = :channel`;

/** Channels on which something is told: those that are no reserve, or the first reserve if there are none. */
const toldOn = `c.state = 'on' AND instr(c.kinds, :kind) > 0 AND (c.reserve = 0 OR (
  NOT EXISTS (SELECT 1 FROM channels o WHERE o.person = c.person AND o.state = 'on' AND o.reserve = 0 AND instr(o.kinds, :kind) > 0)
  AND c.id = (SELECT r.id FROM channels r WHERE r.person = c.person AND r.state = 'on' AND instr(r.kinds, :kind) > 0 ORDER BY r.made, r.id LIMIT 1)))`;

const insert = `INSERT OR IGNORE INTO tidings (person, kind, "table", n, channel, at, made, state, tries, pile, detail)`;

export function tidingStatements(db: DatabaseSync) {
  const drop = (table: string, column: string) => db.prepare(`DELETE FROM ${table} WHERE "${column}" = ?`);
  return {
    tellPerson: db.prepare(
      `${insert} SELECT c.person, :kind, :table, :n, c.id, :at, :made, 'waiting', 0, 0, :detail FROM channels c
       WHERE c.person = :person AND ${toldOn}`,
    ),
    tellFollowers: db.prepare(
      `${insert} SELECT c.person, :kind, :table, :n, c.id, :at, :made, 'waiting', 0, 0, :detail
       FROM ears JOIN channels c ON c.person = ears.person WHERE ears."table" = :table AND ear = 'follow' AND ${toldOn}`,
    ),
    tellChannel: db.prepare(
      `${insert} VALUES (:person, :kind, :table, :n, :channel, :at, :made, 'waiting', 0, 0, :detail)`,
    ),
    outdate: db.prepare(
      `DELETE FROM tidings WHERE "table" = ? AND n < ? AND state = 'waiting' AND holder IS NULL
       AND kind IN ('turn', 'half', 'tenth')`,
    ),
    heldTidings: db.prepare(
      `SELECT t.*, c.kind AS way, c.state AS stands, c.reserve, c.kinds, c.made AS since, c.detail AS leads, c.error, c.failed,
       c.sent, c.given, m.manner, coalesce(e.ear, 'usual') AS ear, s.looks IS NOT NULL AS looked
       FROM tidings t JOIN channels c ON c.id = t.channel LEFT JOIN manners m ON m.person = t.person
       LEFT JOIN ears e ON e.person = t.person AND e."table" = t."table"
       LEFT JOIN sitting s ON s.person = t.person AND s."table" = t."table"
       WHERE t.state = 'waiting' AND t.at <= :now AND (t.holder IS NULL OR t.held < :lapsed OR (t.holder <> :node
       AND (:alone OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = t.holder AND seen > :dead))))
       ORDER BY t.at, t.channel LIMIT :most`,
    ),
    holdTiding: db.prepare(`UPDATE tidings SET holder = :node, held = :now WHERE ${KEY}`),
    isHeld: db.prepare(`SELECT detail FROM tidings WHERE ${KEY} AND state = 'waiting' AND holder = :node`),
    endTiding: db.prepare(`UPDATE tidings SET state = :state, at = :now, holder = NULL, detail = '{}' WHERE ${KEY}`),
    dropTiding: db.prepare(`DELETE FROM tidings WHERE ${KEY}`),
    delayTiding: db.prepare(`UPDATE tidings SET at = :at, pile = :pile, holder = NULL WHERE ${KEY}`),
    retryTiding: db.prepare(`UPDATE tidings SET at = :at, tries = tries + 1, holder = NULL WHERE ${KEY}`),
    isToldElsewhere: db.prepare(
      `SELECT 1 FROM tidings WHERE person = :person AND kind = :kind AND "table" = :table AND n = :n
       AND channel <> :channel AND state IN ('waiting', 'sent')`,
    ),
    nextChannel: db.prepare(
      `SELECT c.id FROM channels c WHERE c.person = :person AND c.state = 'on' AND instr(c.kinds, :kind) > 0
       AND NOT EXISTS (SELECT 1 FROM tidings t WHERE t.person = c.person AND t.kind = :kind AND t."table" = :table
       AND t.n = :n AND t.channel = c.id) ORDER BY c.reserve, c.made, c.id LIMIT 1`,
    ),
    tidingsOf: db.prepare(
      `SELECT person, kind, "table", n, channel, state, at FROM tidings WHERE person = ? ORDER BY made DESC LIMIT ?`,
    ),
    tidyTidings: db.prepare("DELETE FROM tidings WHERE state <> 'waiting' AND at < ?"),
    tidyChannels: db.prepare("DELETE FROM channels WHERE state = 'dead' AND failed < ?"),
    countTidings: db.prepare("SELECT count(*) AS count FROM tidings WHERE state = 'waiting'"),

    channelsOf: db.prepare("SELECT * FROM channels WHERE person = ? ORDER BY made, id"),
    channel: db.prepare("SELECT * FROM channels WHERE id = ?"),
    saveChannel: db.prepare(
      `INSERT INTO channels VALUES (:id, :person, :kind, :state, :reserve, :kinds, :made, :detail, NULL, NULL, NULL, 0)
       ON CONFLICT (id) DO UPDATE SET state = excluded.state, reserve = excluded.reserve, kinds = excluded.kinds,
       detail = excluded.detail, error = CASE state WHEN 'dead' THEN NULL ELSE error END,
       given = CASE state WHEN 'dead' THEN 0 ELSE given END`,
    ),
    channelWorked: db.prepare("UPDATE channels SET sent = ?, error = NULL, failed = NULL, given = 0 WHERE id = ?"),
    channelFailed: db.prepare("UPDATE channels SET error = ?, failed = ?, given = given + ? WHERE id = ?"),
    channelDied: db.prepare(
      `UPDATE channels SET state = 'dead', detail = json_object('label', detail ->> 'label') WHERE id = ?`,
    ),
    look: db.prepare(
      `UPDATE sitting SET looks = nullif(:at, 0) WHERE person = :person AND "table" = :table
       AND (:at = 0 OR EXISTS (SELECT 1 FROM channels c WHERE c.person = :person))`,
    ),
    dropChannel: [drop("tidings", "channel"), drop("channels", "id")],

    manner: db.prepare("SELECT manner, feed FROM manners WHERE person = ?"),
    saveManner: db.prepare("INSERT OR REPLACE INTO manners VALUES (?, ?, ?)"),
    ears: db.prepare(`SELECT "table", ear FROM ears WHERE person = ? ORDER BY "table"`),
    setEar: db.prepare("INSERT OR REPLACE INTO ears VALUES (?, ?, ?)"),
    dropEar: db.prepare(`DELETE FROM ears WHERE person = ? AND "table" = ?`),
    addSecret: db.prepare("INSERT OR IGNORE INTO secrets VALUES (?, ?)"),
    secret: db.prepare("SELECT value FROM secrets WHERE name = ?"),

    /** Of a person, and of a table. */
    dropReach: ["channels", "tidings", "manners", "ears"].map((table) => drop(table, "person")),
    dropNews: ["tidings", "ears"].map((table) => drop(table, "table")),
  };
}
