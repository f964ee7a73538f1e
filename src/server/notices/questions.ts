/** Every question the store asks of PostgreSQL about channels and tidings. */
import type { Question } from "../postgres/connection.ts";

const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::int8";
const KEY = `person = $1 AND kind = $2 AND "table" = $3 AND n = $4 AND channel = $5`;

/** Channels on which something is told: those that are no reserve, or the first reserve if there are none. */
const TOLD_ON = `c.state = 'on' AND position(f.kind IN c.kinds) > 0 AND (c.reserve = 0 OR (
  NOT EXISTS (SELECT 1 FROM channels o WHERE o.person = c.person AND o.state = 'on' AND o.reserve = 0 AND position(f.kind IN o.kinds) > 0)
  AND c.id = (SELECT r.id FROM channels r WHERE r.person = c.person AND r.state = 'on' AND position(f.kind IN r.kinds) > 0 ORDER BY r.made, r.id LIMIT 1)))`;

const INSERT = `INSERT INTO tidings (person, kind, "table", n, channel, at, made, state, tries, pile, detail)`;

/** From parameter k on: columns of tidings, and of what is out of date; `only` says which tables count. */
export const tellings = (k: number, only = ""): string => `
  fresh AS (
    SELECT * FROM unnest($${k}::text[], $${k + 1}::text[], $${k + 2}::text[], $${k + 3}::text[], $${k + 4}::int8[], $${k + 5}::int8[],
      $${k + 6}::text[]) AS fresh (cause, person, kind, "table", n, at, detail) ${only === "" ? "" : `WHERE cause IN (${only})`}
  ), listeners AS (
    SELECT person, kind, "table", n, at, detail FROM fresh WHERE person IS NOT NULL
    UNION ALL SELECT ears.person, kind, "table", n, at, detail FROM fresh JOIN ears USING ("table")
    WHERE fresh.person IS NULL AND ear = 'follow'
  ), told AS (
    ${INSERT} SELECT f.person, f.kind, f."table", f.n, c.id, f.at, ${NOW}, 'waiting', 0, 0, f.detail
    FROM listeners f JOIN channels c ON c.person = f.person WHERE ${TOLD_ON} ON CONFLICT DO NOTHING
  ), outdated AS (
    DELETE FROM tidings t USING unnest($${k + 7}::text[], $${k + 8}::int8[]) AS o ("table", n)
    WHERE t."table" = o."table" AND t.n < o.n AND t.state = 'waiting' AND t.holder IS NULL
    AND t.kind IN ('turn', 'half', 'tenth') ${only === "" ? "" : `AND o."table" IN (${only})`}
  )`;

const TEXTS = {
  tell: `WITH ${tellings(1)} SELECT 1`,
  tellChannel: `${INSERT} VALUES ($1, $2, $3, $4, $5, $6, ${NOW}, 'waiting', 0, 0, $7) ON CONFLICT DO NOTHING`,
  hold: `
    WITH due AS (
      SELECT person, kind, "table", n, channel FROM tidings WHERE state = 'waiting' AND at <= $2
      AND (holder IS NULL OR held < $4 OR (holder <> $1 AND ($6
        OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = holder AND seen > $3))))
      ORDER BY at, channel LIMIT $5 FOR UPDATE SKIP LOCKED
    ), held AS (
      UPDATE tidings t SET holder = $1, held = $2 FROM due WHERE t.person = due.person AND t.kind = due.kind
      AND t."table" = due."table" AND t.n = due.n AND t.channel = due.channel RETURNING t.*
    )
    SELECT t.*, c.kind AS way, c.state AS stands, c.reserve, c.kinds, c.made AS since, c.detail AS leads, c.error, c.failed,
      c.sent, c.given, m.manner, coalesce(e.ear, 'usual') AS ear, s.looks IS NOT NULL AS looked
    FROM held t JOIN channels c ON c.id = t.channel LEFT JOIN manners m ON m.person = t.person
    LEFT JOIN ears e ON e.person = t.person AND e."table" = t."table"
    LEFT JOIN sitting s ON s.person = t.person AND s."table" = t."table" ORDER BY t.at, t.channel`,
  look: `
    UPDATE sitting SET looks = nullif(wish.at, 0) FROM unnest($1::text[], $2::text[], $3::int8[]) AS wish (whose, who, at)
    WHERE "table" = whose AND person = who AND (wish.at = 0 OR EXISTS (SELECT 1 FROM channels c WHERE c.person = who))`,
  isHeld: `SELECT detail FROM tidings WHERE ${KEY} AND state = 'waiting' AND holder = $6 FOR UPDATE`,
  endTiding: `UPDATE tidings SET state = $6, at = $7, holder = NULL, detail = '{}' WHERE ${KEY}`,
  dropTiding: `DELETE FROM tidings WHERE ${KEY}`,
  delayTiding: `UPDATE tidings SET at = $6, pile = $7, holder = NULL WHERE ${KEY}`,
  retryTiding: `UPDATE tidings SET at = $6, tries = tries + 1, holder = NULL WHERE ${KEY}`,
  isToldElsewhere: `
    SELECT 1 FROM tidings WHERE person = $1 AND kind = $2 AND "table" = $3 AND n = $4 AND channel <> $5
    AND state IN ('waiting', 'sent')`,
  nextChannel: `
    SELECT c.id FROM channels c WHERE c.person = $1 AND c.state = 'on' AND position($2 IN c.kinds) > 0
    AND NOT EXISTS (SELECT 1 FROM tidings t WHERE t.person = c.person AND t.kind = $2 AND t."table" = $3
      AND t.n = $4 AND t.channel = c.id) ORDER BY c.reserve, c.made, c.id LIMIT 1`,
  tidingsOf: `
    SELECT person, kind, "table", n, channel, state, at FROM tidings WHERE person = $1 ORDER BY made DESC LIMIT $2`,
  tidyTidings: "DELETE FROM tidings WHERE state <> 'waiting' AND at < $1",
  tidyChannels: "DELETE FROM channels WHERE state = 'dead' AND failed < $1",
  countTidings: "SELECT count(*) AS count FROM tidings WHERE state = 'waiting'",

  channelsOf: "SELECT * FROM channels WHERE person = $1 ORDER BY made, id",
  channel: "SELECT * FROM channels WHERE id = $1",
  saveChannel: `
    INSERT INTO channels AS c VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL, NULL, NULL, 0)
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, reserve = excluded.reserve, kinds = excluded.kinds,
      detail = excluded.detail, error = CASE c.state WHEN 'dead' THEN NULL ELSE c.error END,
      given = CASE c.state WHEN 'dead' THEN 0 ELSE c.given END`,
  channelWorked: "UPDATE channels SET sent = $2, error = NULL, failed = NULL, given = 0 WHERE id = $1",
  channelFailed: "UPDATE channels SET error = $2, failed = $3, given = given + $4 WHERE id = $1",
  channelDied: "UPDATE channels SET state = 'dead', detail = $2 WHERE id = $1",
  dropTidingsTo: "DELETE FROM tidings WHERE channel = $1",
  dropChannel: "DELETE FROM channels WHERE id = $1",

  manner: "SELECT manner, feed FROM manners WHERE person = $1",
  saveManner: `
    INSERT INTO manners VALUES ($1, $2, $3)
    ON CONFLICT (person) DO UPDATE SET manner = excluded.manner, feed = excluded.feed`,
  ears: `SELECT "table", ear FROM ears WHERE person = $1 ORDER BY "table"`,
  setEar: `INSERT INTO ears VALUES ($1, $2, $3) ON CONFLICT (person, "table") DO UPDATE SET ear = excluded.ear`,
  dropEar: `DELETE FROM ears WHERE person = $1 AND "table" = $2`,
  addSecret: "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING",
  secret: "SELECT value FROM secrets WHERE name = $1",

  dropOwnChannels: "DELETE FROM channels WHERE person = $1",
  dropOwnTidings: "DELETE FROM tidings WHERE person = $1",
  dropManner: "DELETE FROM manners WHERE person = $1",
  dropOwnEars: "DELETE FROM ears WHERE person = $1",
  dropTidingsAt: `DELETE FROM tidings WHERE "table" = $1`,
  dropEarsAt: `DELETE FROM ears WHERE "table" = $1`,
} as const;

export const T = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, { name: `tidings ${name}`, text }]),
) as Record<keyof typeof TEXTS, Question>;

/** Of a person, and of a table. */
export const DROP_REACH: readonly Question[] = [T.dropOwnChannels, T.dropOwnTidings, T.dropManner, T.dropOwnEars];
export const DROP_NEWS: readonly Question[] = [T.dropTidingsAt, T.dropEarsAt];
