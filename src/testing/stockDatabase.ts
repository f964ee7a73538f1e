/** A PostgreSQL full of games: some are played and written as a server does it, the database itself makes copies of them. */
import pg from "pg";
import { newId } from "../server/hall.ts";
import { postgresStore } from "../server/postgres/store.ts";
import { play, PLAYED } from "./stock.ts";

export interface DatabaseStock {
  /** Some with as many games as most have, and some with many more. */
  readonly somebody: readonly string[];
  readonly heavy: readonly Heavy[];
  /** A running table. */
  readonly running: string;
  /** Bytes of everything, indexes included. */
  readonly bytes: number;
}

/** Somebody with many games, one of which is long ago. */
interface Heavy {
  readonly person: string;
  readonly games: number;
  readonly old: string;
}

/** Games of one person on average; the heavy ones have one game in so many. */
const EACH = 100;
const HEAVY = [100, 200] as const;
const AT_ONCE = 20_000;

/** 22 letters that follow from a number, as random as those of a server. */
const idOf = (number: string): string =>
  `substr(translate(encode(sha256(int8send(${number})), 'base64'), '+/=', '-_'), 1, 22)`;
const person = (number: string): string => `('guest-' || (${number}))`;

export async function makeDatabaseStock(
  url: string,
  finished: number,
  running: number,
  show: (done: number, all: number) => void,
): Promise<DatabaseStock> {
  const store = await postgresStore(url);
  const persons = [newId(), newId(), newId()];
  const over: string[] = [];
  const playing: string[] = [];
  for (let i = 0; i < Math.min(PLAYED, finished); i++) over.push((await play(store, persons, i, Infinity)).row.id);
  while ((await store.pack(Number.MAX_SAFE_INTEGER, PLAYED)) > 0);
  for (let i = 0; i < Math.min(PLAYED, running); i++) playing.push((await play(store, persons, i, EACH)).row.id);
  await store.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const people = Math.max(10, Math.ceil(((finished + running) * persons.length) / EACH));
    await client.query(
      `INSERT INTO persons (id, name, seen) SELECT ${person("i")}, 'Guest ' || i, 0 FROM generate_series(0, ${people - 1}) AS i`,
    );
    await client.query(
      `INSERT INTO tokens (hash, person, device, seen)
       SELECT translate(encode(sha256(id::bytea), 'base64'), '+/=', '-_'), id, '', 0 FROM persons WHERE id LIKE 'guest-%'`,
    );
    const all = finished + running;
    const restore = await withoutIndexes(client);
    for (let from = 0; from < all; from += AT_ONCE) {
      const to = Math.min(all, from + AT_ONCE);
      // Finished ones first: a part is of one kind.
      for (const [first, last, templates] of [
        [from, Math.min(to, finished), over],
        [Math.max(from, finished), to, playing],
      ] as const)
        if (first < last) await copySome(client, first, last - 1, templates, persons, people);
      show(to, all);
    }
    await restore();
    await client.query("VACUUM ANALYZE");
    const { rows } = await client.query<{ bytes: string; running: string }>(
      `SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace) AS bytes,
       (SELECT id FROM tables WHERE stage = 'playing' AND due > 0 LIMIT 1) AS running`,
    );
    const others = people - HEAVY.length;
    const somebody = Array.from({ length: EACH + 10 }, (_, i) => `guest-${HEAVY.length + ((i * 7919) % others)}`);
    const { rows: heavy } = await client.query<Heavy>(
      `SELECT person, count(*)::int AS games, (array_agg("table" ORDER BY laid, "table"))[least(60, count(*))] AS old FROM sitting
       WHERE person = ANY ($1) GROUP BY person ORDER BY games DESC`,
      [HEAVY.map((_, i) => `guest-${i}`)],
    );
    return { somebody, heavy, running: rows[0]!.running, bytes: Number(rows[0]!.bytes) };
  } finally {
    await client.end();
  }
}

/** What is copied by the million is put in order afterwards, and all at once. Resolves with how to do that. */
async function withoutIndexes(client: pg.Client): Promise<() => Promise<void>> {
  await client.query("SET maintenance_work_mem = '1GB'; SET synchronous_commit = off");
  const { rows: constraints } = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype IN ('p', 'u') AND conrelid IN ('tables'::regclass, 'packs'::regclass, 'sitting'::regclass)`,
  );
  for (const { owner, name } of constraints) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid IN ('tables'::regclass, 'sitting'::regclass)`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { owner, name, definition } of constraints)
      await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`);
    for (const { definition } of indexes) await client.query(definition);
  };
}

/** Copies number `first` to `last` of the tables named, in turn, with people of their own. */
async function copySome(
  client: pg.Client,
  first: number,
  last: number,
  templates: readonly string[],
  persons: readonly string[],
  people: number,
): Promise<void> {
  const who = persons.map((_, seat) => {
    const anybody = person(`${HEAVY.length} + (i * 7 + ${seat * 1013}) % ${people - HEAVY.length}`);
    const share = HEAVY[seat];
    return share === undefined ? anybody : `CASE WHEN i % ${share} = ${seat} THEN 'guest-${seat}' ELSE ${anybody} END`;
  });
  // Bots that nobody waits for would only keep the processor busy while something else is measured.
  const from = `FROM (SELECT i, ${idOf("i")} AS new, ${idOf("-1 - i")} AS look, ($1::text[])[1 + i % ${templates.length}] AS old
    FROM generate_series($2::int8, $3::int8) AS i) AS n`;
  const values = [templates, first, last];
  const row = persons.reduce((text, old, seat) => `replace(${text}, '${old}', ${who[seat]})`, "row");
  await client.query(
    `INSERT INTO tables (id, watch, version, stage, open, created, changed, packed, due, request, persons, row)
     SELECT new, look, version, stage, open, created + i, changed + i, packed, nullif(due, 0), new, ARRAY[${who.join(", ")}],
     replace(replace(${row}, id, new), watch, look) ${from} JOIN tables ON id = old`,
    values,
  );
  await client.query(`INSERT INTO packs SELECT new, entries ${from} JOIN packs ON "table" = old`, values);
  await client.query(
    `INSERT INTO entries ("table", n, by, text, luck, at, "left", request)
     SELECT new, e.n, by, text, luck, at, "left", request ${from} JOIN entries AS e ON "table" = old`,
    values,
  );
  await client.query(
    `INSERT INTO sitting (person, "table", laid, over)
     SELECT DISTINCT unnest(ARRAY[${who.join(", ")}]), new, created + i, stage = 'over' ${from} JOIN tables ON id = old`,
    values,
  );
}
