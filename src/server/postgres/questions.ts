/** Every question the store asks of PostgreSQL. Each concerns one table, one person or one key: they can be spread by it. */
import { tellings } from "../notices/questions.ts";
import type { Question } from "./connection.ts";

const ENTRY = `n, by, text, luck, at, "left", request`;
const LINE = "k, seat, name, text, at";

/** An entry follows the one before, so that none is left out; the first one needs a table that does not lie packed. */
const mayFollow = (table: string, n: string): string => `CASE WHEN ${n} = 0
  THEN EXISTS (SELECT 1 FROM tables WHERE id = ${table} AND packed = 0)
  ELSE EXISTS (SELECT 1 FROM entries AS before WHERE before."table" = ${table} AND before.n = ${n} - 1) END`;

/** A game that lies packed has no entries here, and one that was forgotten has none at all: nobody extends them. */
const appending = (beside = ""): string => `
  WITH wish AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int8[], $7::text[], $8::text[],
      $9::boolean[], $10::int8[]) AS w ("table", ${ENTRY}, is_due, due)
  ), made AS (
    INSERT INTO entries ("table", ${ENTRY})
    SELECT "table", ${ENTRY} FROM wish WHERE ${mayFollow('wish."table"', "wish.n")}
    ON CONFLICT DO NOTHING RETURNING "table"
  ), moved AS (
    UPDATE tables SET due = wish.due FROM wish JOIN made USING ("table") WHERE is_due AND id = wish."table"
  )${beside}
  SELECT "table" FROM made`;

const FREE = `($2::text IS NULL OR keeper IS NULL OR keeper = $2
  OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = keeper AND seen > $3))`;

/** What all nodes go by, whatever their clocks say. */
const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::int8";

/**
 * Newest first, from an index alone; the row is read of those only that are shown. Written so that no plan reads all tables of
 * somebody who has ten thousand. Who has left the table has sat there, and does so no more.
 */
const ownTables = (some: string, which: string): string => `
  SELECT row FROM (
    SELECT laid, "table" FROM sitting WHERE person = $1 ${some} AND ($2::text IS NULL
      OR (laid, "table") < ((SELECT created FROM tables WHERE id = $2), $2)) ORDER BY laid DESC, "table" DESC
  ) AS own, LATERAL (
    SELECT row FROM tables WHERE id = own."table" AND $1 = ANY (persons) AND ${which} OFFSET 0
  ) AS found ORDER BY own.laid DESC, own."table" DESC LIMIT $3`;

const TEXTS = {
  create: `
    WITH made AS (
      INSERT INTO tables (id, watch, version, stage, open, created, changed, request, persons, row)
      VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id
    ), sat AS (
      INSERT INTO sitting (person, "table", laid, over)
      SELECT person, id, $6, $4 = 'over' FROM made, unnest($8::text[]) AS person ON CONFLICT DO NOTHING
    )
    SELECT id FROM made`,
  madeBy: "SELECT id FROM tables WHERE request = $1",
  table: `
    SELECT i::int, row FROM unnest($1::text[]) WITH ORDINALITY AS wish (link, i),
    LATERAL (SELECT row FROM tables WHERE id = link OR watch = link OR door = link) AS found`,
  // A finished game that lies packed has put its setup into its piece.
  update: `
    WITH made AS (
      UPDATE tables SET version = $2, stage = $3, open = $4, changed = ${NOW}, door = $5, persons = $6,
        row = CASE packed WHEN 1 THEN $8 ELSE $7 END, due = CASE WHEN $9 THEN $10 ELSE due END
      WHERE id = $1 AND version = $2 - 1 RETURNING id, created
    ), sat AS (
      INSERT INTO sitting (person, "table", laid, over)
      SELECT person, id, created, $3 = 'over' FROM made, unnest($6::text[]) AS person ON CONFLICT DO NOTHING
    ), ended AS (
      UPDATE sitting SET over = true FROM made WHERE "table" = id AND $3 = 'over' AND NOT over
    )
    SELECT id FROM made`,
  append: appending(),
  // Beside it, what somebody is to be told of it.
  appendTelling: appending(`, ${tellings(11, 'SELECT "table" FROM made')}`),

  /** Beside a changed row: a number that is taken fails, and takes the row back with it. */
  appendStrictly: `
    INSERT INTO entries ("table", ${ENTRY})
    SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE ${mayFollow("$1", "$2::int")} RETURNING n`,
  setDue: "UPDATE tables SET due = $2 WHERE id = $1",
  due: `SELECT id FROM tables WHERE due > 0 AND due <= $1 AND ${FREE} ORDER BY due`,
  dueNow: `SELECT id FROM tables WHERE due = 0 AND ${FREE} LIMIT $1`,
  openTables: "SELECT row FROM tables WHERE stage = 'waiting' AND open ORDER BY created DESC LIMIT $1",
  overTables: `
    SELECT id, changed, row FROM tables WHERE stage = 'over' AND (changed, id) > ($1, $2) ORDER BY changed, id LIMIT $3`,
  tablesOf: ownTables("", "($4::boolean IS NULL OR stage = 'over')"),
  unfinishedOf: ownTables("AND NOT over", "stage <> 'over'"),
  // What a node of the release before has written says neither when its table was laid nor that it is over.
  isUnlaid: "SELECT 1 FROM sitting WHERE person = $1 AND laid IS NULL LIMIT 1",
  layOut: `
    UPDATE sitting SET laid = created, over = (stage = 'over') FROM tables
    WHERE person = $1 AND laid IS NULL AND id = "table"`,
  entries: `
    SELECT i::int, found.* FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS wish (whose, first, most, i),
    LATERAL (SELECT ${ENTRY} FROM entries WHERE "table" = whose AND n >= first ORDER BY n LIMIT most) AS found ORDER BY i, n`,
  snapshots: `
    SELECT i::int, found.* FROM unnest($1::text[], $2::text[], $3::int[], $4::int8[], $5::int[]) WITH ORDINALITY
      AS wish (whose, of, last, until, most, i),
    LATERAL (
      SELECT n, at, state, outcomes, layout FROM snapshots
      WHERE "table" = whose AND layout = of AND n <= last AND at <= until ORDER BY n DESC LIMIT most
    ) AS found ORDER BY i, n DESC`,
  addSnapshot: `
    INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT ("table", n)
    DO UPDATE SET at = excluded.at, state = excluded.state, outcomes = excluded.outcomes, layout = excluded.layout`,
  loose: "SELECT id FROM tables WHERE stage = 'over' AND packed = 0 AND changed < $1 ORDER BY changed LIMIT $2",
  packed: `SELECT entries FROM packs WHERE "table" = $1`,
  addPack: "INSERT INTO packs VALUES ($1, $2)",
  unpile: `DELETE FROM entries WHERE "table" = $1 RETURNING n`,
  markPacked: "UPDATE tables SET packed = $2, row = $3 WHERE id = $1 AND packed = 0 AND version = $4 RETURNING id",

  oldTables: "SELECT id FROM tables WHERE stage = $1 AND changed < $2 ORDER BY changed LIMIT $3",
  lastAt: `SELECT at FROM entries WHERE "table" = $1 ORDER BY n DESC LIMIT 1`,
  touch: "UPDATE tables SET changed = $2 WHERE id = $1",
  dropEntries: `DELETE FROM entries WHERE "table" = $1`,
  dropPack: `DELETE FROM packs WHERE "table" = $1`,
  dropSnapshots: `DELETE FROM snapshots WHERE "table" = $1`,
  dropLines: `DELETE FROM lines WHERE "table" = $1`,
  dropSitting: `DELETE FROM sitting WHERE "table" = $1`,
  dropTable: "DELETE FROM tables WHERE id = $1 RETURNING id",
  dropOldTokens: "DELETE FROM tokens WHERE until < $1",
  oldGuests: `
    SELECT id FROM persons WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = persons.id)
    ORDER BY seen LIMIT $2`,
  dropTokens: "DELETE FROM tokens WHERE person = $1",
  dropPerson: "DELETE FROM persons WHERE id = $1",

  person: "SELECT persons.id, name FROM tokens JOIN persons ON persons.id = person WHERE hash = $1 AND until IS NULL",
  people: `
    SELECT hash AS token, persons.id, name FROM tokens JOIN persons ON persons.id = person
    WHERE hash = ANY ($1) AND until IS NULL`,
  addPerson: "INSERT INTO persons (id, name, seen) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
  rename: "UPDATE persons SET name = $2 WHERE id = $1",
  saw: "UPDATE persons SET seen = $2 WHERE id = $1",
  sawDevice: "UPDATE tokens SET seen = $2 WHERE hash = $1",
  addToken: "INSERT INTO tokens (hash, person, until, device, seen) VALUES ($1, $2, $3, $4, $5)",
  tokenOf: "SELECT person FROM tokens WHERE hash = $1",
  peek: "SELECT persons.id, name FROM tokens JOIN persons ON persons.id = person WHERE hash = $1 AND until >= $2",
  devices: "SELECT hash AS key, device, seen FROM tokens WHERE person = $1 AND until IS NULL ORDER BY seen DESC",
  revoke: "DELETE FROM tokens WHERE person = $1 AND hash = ANY ($2) RETURNING hash",
  sat: `SELECT "table" AS id FROM sitting WHERE person = $1 AND "table" > $2 ORDER BY "table" LIMIT $3`,
  saidBy: `SELECT "table", k, text, at FROM lines WHERE person = $1 ORDER BY at`,
  dropSaid: "DELETE FROM lines WHERE person = $1",
  dropSat: "DELETE FROM sitting WHERE person = $1",

  say: `
    INSERT INTO lines SELECT $1, coalesce((SELECT max(k) + 1 FROM lines WHERE "table" = $1), 0), $2, $3, $4, $5, $6, $7
    ON CONFLICT DO NOTHING RETURNING k`,
  said: `SELECT k FROM lines WHERE "table" = $1 AND request = $2`,
  lines: `
    SELECT i::int, found.* FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wish (whose, first, i),
    LATERAL (SELECT ${LINE} FROM lines WHERE "table" = whose AND k >= first ORDER BY k LIMIT $3) AS found ORDER BY i, k`,
  lastLines: `
    SELECT i::int, found.* FROM unnest($1::text[], $2::int8[], $3::int[]) WITH ORDINALITY AS wish (whose, until, most, i),
    LATERAL (SELECT ${LINE} FROM lines WHERE "table" = whose AND at <= until ORDER BY k DESC LIMIT most) AS found
    ORDER BY i, k`,

  dropReport: `
    DELETE FROM reports WHERE "table" = $1 AND by = $2 AND about = $3 AND NOT settled AND request IS DISTINCT FROM $4`,
  report: `
    INSERT INTO reports (at, "table", by, about, name, why, text, said, request)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING k`,
  reports: `
    SELECT k, at, "table", by, about, name, why, text, said FROM reports WHERE NOT settled ORDER BY k DESC LIMIT $1`,
  settle: "UPDATE reports SET settled = true WHERE k = $1 AND NOT settled RETURNING k",
  bans: "SELECT kind, who, until FROM bans WHERE until > $1 ORDER BY until",
  ban: "INSERT INTO bans VALUES ($1, $2, $3) ON CONFLICT (kind, who) DO UPDATE SET until = excluded.until RETURNING who",
  lift: "DELETE FROM bans WHERE kind = $1 AND who = $2 RETURNING who",
  lockActs: "LOCK TABLE acts IN SHARE ROW EXCLUSIVE MODE",
  lastAct: "SELECT k, seal FROM acts ORDER BY k DESC LIMIT 1",
  addAct: "INSERT INTO acts VALUES ($1, $2, $3, $4, $5)",
  acts: "SELECT k, at, what, detail, seal FROM acts ORDER BY k DESC LIMIT $1",

  heads: `
    SELECT id, version, coalesce((SELECT max(n) FROM entries WHERE "table" = id), -1) AS n,
    coalesce((SELECT max(k) FROM lines WHERE "table" = id), -1) AS k FROM tables WHERE id = ANY ($1)`,
  // In the order in which appends change rows, so that two nodes do not wait for each other.
  keep: `
    WITH free AS (
      SELECT id, keeper FROM tables WHERE id = ANY ($1) AND ${FREE} ORDER BY id COLLATE "C" FOR UPDATE
    ), made AS (
      UPDATE tables SET keeper = $2 FROM free WHERE tables.id = free.id AND free.keeper IS DISTINCT FROM $2
    )
    SELECT id FROM free`,
  // Of two moments the later one counts.
  miss: `
    UPDATE sitting SET gone = greatest(gone, wish.at) FROM unnest($1::text[], $2::text[], $3::int8[]) AS wish (whose, who, at)
    WHERE "table" = whose AND person = who`,
  found: `
    UPDATE sitting SET gone = NULL FROM unnest($1::text[], $2::text[], $3::int8[]) AS wish (whose, who, at)
    WHERE "table" = whose AND person = who AND gone <= wish.at`,
  missing: `
    SELECT i::int, person, gone AS since FROM unnest($1::text[]) WITH ORDINALITY AS wish (whose, i)
    JOIN sitting ON "table" = whose WHERE gone IS NOT NULL`,
  letGo: `
    UPDATE tables SET keeper = NULL
    WHERE id IN (SELECT id FROM tables WHERE id = ANY ($1) AND keeper = $2 ORDER BY id COLLATE "C" FOR UPDATE)`,
  farewell: "DELETE FROM nodes WHERE id = $1",
  time: `SELECT ${NOW} AS now`,
  // One statement: a node that is paused in the middle of it would keep all others from beating. Each part rests on the
  // one before, so that the last beat is read before it is replaced.
  beat: `
    WITH last AS (SELECT at FROM pulse FOR UPDATE), lost AS (
      INSERT INTO outages SELECT at, $1 FROM last
      WHERE $1 - at > CASE WHEN EXISTS (SELECT 1 FROM nodes WHERE id = $2) THEN $6::int8 ELSE $3::int8 END
    ), beat AS (
      INSERT INTO pulse SELECT 1, greatest($1, (SELECT at FROM last)) ON CONFLICT (one) DO UPDATE SET at = excluded.at
    ), gone AS (
      DELETE FROM nodes WHERE seen < $5 AND id IS DISTINCT FROM $2
    ), here AS (
      INSERT INTO nodes SELECT $2, $1 WHERE $2 IS NOT NULL ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
    )
    SELECT id FROM nodes WHERE seen > $4 AND id <> $2`,
  outages: `SELECT "from", "to" FROM outages ORDER BY "from"`,
} as const;

export const Q = Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, { name, text }])) as Record<
  keyof typeof TEXTS,
  Question
>;
