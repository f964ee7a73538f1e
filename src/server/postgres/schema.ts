/**
 * The tables in PostgreSQL, and how those of an earlier version become today's. Whoever starts first leads them there;
 * others who start at the same moment wait for it. Migrations only lead forward, all of them in one transaction.
 */
import type { ClientBase, QueryConfig } from "pg";
import { COMPANY_IN_POSTGRES } from "../company/schema.ts";
import { KNOWN_IN_POSTGRES } from "../known/schema.ts";
import { StoreTrouble } from "../trouble.ts";

/**
 * What leads from version i to i + 1. Never changed once released. Names are those of the SQLite file; what JSON holds is
 * kept as text, as it came: nobody searches in it, and no database changes it on the way.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id text PRIMARY KEY, watch text NOT NULL UNIQUE, door text UNIQUE, version int NOT NULL, stage text NOT NULL,
    open boolean NOT NULL, created int8 NOT NULL, changed int8 NOT NULL, due int8, packed int NOT NULL DEFAULT 0,
    request text UNIQUE, persons text[] NOT NULL, row text NOT NULL
  );
  CREATE INDEX waiting ON tables (created) WHERE stage = 'waiting' AND open;
  CREATE INDEX due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX changed ON tables (stage, changed);
  CREATE INDEX loose ON tables (changed) WHERE stage = 'over' AND packed = 0;
  CREATE TABLE entries (
    "table" text NOT NULL, n int NOT NULL, by int NOT NULL, text text NOT NULL, luck text NOT NULL, at int8 NOT NULL,
    "left" text NOT NULL, request text, PRIMARY KEY ("table", n)
  );
  CREATE TABLE packs ("table" text PRIMARY KEY, entries bytea NOT NULL);
  CREATE TABLE snapshots (
    "table" text NOT NULL, n int NOT NULL, at int8 NOT NULL, state bytea NOT NULL, outcomes int NOT NULL,
    layout text NOT NULL, PRIMARY KEY ("table", n)
  );
  CREATE TABLE sitting (person text NOT NULL, "table" text NOT NULL, PRIMARY KEY (person, "table"));
  CREATE INDEX sitters ON sitting ("table");
  CREATE TABLE persons (id text PRIMARY KEY, name text NOT NULL, seen int8 NOT NULL);
  CREATE INDEX seen ON persons (seen);
  CREATE TABLE tokens (
    hash text PRIMARY KEY, person text NOT NULL, until int8, device text NOT NULL, seen int8 NOT NULL
  );
  CREATE INDEX tokens_of ON tokens (person);
  CREATE INDEX passing ON tokens (until) WHERE until IS NOT NULL;
  CREATE TABLE lines (
    "table" text NOT NULL, k int NOT NULL, seat int, name text NOT NULL, text text NOT NULL, at int8 NOT NULL,
    person text NOT NULL, request text NOT NULL, PRIMARY KEY ("table", k), UNIQUE ("table", request)
  );
  CREATE INDEX said_by ON lines (person);
  CREATE TABLE outages ("from" int8 NOT NULL, "to" int8 NOT NULL);
  CREATE TABLE pulse (one int PRIMARY KEY, at int8 NOT NULL);
  CREATE TABLE reports (
    k int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at int8 NOT NULL, "table" text NOT NULL, by text NOT NULL,
    about text NOT NULL, name text NOT NULL, why text NOT NULL, text text NOT NULL, said text NOT NULL,
    settled boolean NOT NULL DEFAULT false
  );
  CREATE TABLE bans (kind text NOT NULL, who text NOT NULL, until int8 NOT NULL, PRIMARY KEY (kind, who));
  CREATE TABLE acts (k int PRIMARY KEY, at int8 NOT NULL, what text NOT NULL, detail text NOT NULL, seal text NOT NULL);
  CREATE RULE acts_stay AS ON UPDATE TO acts DO INSTEAD NOTHING;
  CREATE RULE acts_last AS ON DELETE TO acts DO INSTEAD NOTHING;
  `,
  // 2: which node acts at a table, and when each was alive last.
  `
  ALTER TABLE tables ADD COLUMN keeper text;
  CREATE INDEX kept ON tables (keeper) WHERE keeper IS NOT NULL;
  CREATE TABLE nodes (id text PRIMARY KEY, seen int8 NOT NULL);
  `,
  // 3: since when somebody is gone from a table; the request a report came from.
  `
  ALTER TABLE sitting ADD COLUMN gone int8;
  ALTER TABLE reports ADD COLUMN request text UNIQUE;
  `,
  // 4: from which version on programs may use these tables.
  `
  ALTER TABLE about ADD COLUMN oldest int NOT NULL DEFAULT 4;
  `,
  // 5: sealed deals of the day and each person's one try; rated games, and what each of them has made of whom.
  `
  CREATE TABLE deals (day text NOT NULL, game text NOT NULL, secret text NOT NULL, made int8 NOT NULL, PRIMARY KEY (day, game));
  CREATE TABLE tries (
    day text NOT NULL, game text NOT NULL, person text NOT NULL, "table" text, decision text, begun int8 NOT NULL,
    ended int8, score int, counts boolean NOT NULL, known boolean NOT NULL, share text NOT NULL UNIQUE,
    PRIMARY KEY (day, game, person)
  );
  CREATE INDEX tries_of ON tries (person);
  CREATE INDEX open_tries ON tries ("table") WHERE ended IS NULL;
  CREATE TABLE rated (
    k int PRIMARY KEY, "table" text NOT NULL UNIQUE, game text NOT NULL, ended int8 NOT NULL, seats text NOT NULL,
    applied int8, judged int8, judge text, lease int8
  );
  CREATE INDEX unapplied ON rated (k) WHERE applied IS NULL;
  CREATE INDEX unjudged ON rated (k) WHERE judged IS NULL;
  CREATE TABLE marks (
    "table" text NOT NULL, who text NOT NULL, k int NOT NULL, game text NOT NULL, at int8 NOT NULL, season text NOT NULL,
    mu float8 NOT NULL, sigma float8 NOT NULL, games int NOT NULL, judgement text, points float8, stake float8, decisions int,
    PRIMARY KEY ("table", who)
  );
  CREATE INDEX marks_of ON marks (who, game, k);
  `,
  // 6: how people are reached, and what is on its way to them.
  `
  CREATE TABLE channels (
    id text PRIMARY KEY, person text NOT NULL, kind text NOT NULL, state text NOT NULL, reserve int NOT NULL,
    kinds text NOT NULL, made int8 NOT NULL, detail text NOT NULL, error text, failed int8, sent int8, given int NOT NULL
  );
  CREATE INDEX channels_of ON channels (person);
  CREATE TABLE tidings (
    person text NOT NULL, kind text NOT NULL, "table" text NOT NULL, n int8 NOT NULL, channel text NOT NULL,
    at int8 NOT NULL, made int8 NOT NULL, state text NOT NULL, tries int NOT NULL, pile int NOT NULL,
    holder text, held int8, detail text NOT NULL, PRIMARY KEY (person, kind, "table", n, channel)
  );
  CREATE INDEX tidings_due ON tidings (at) WHERE state = 'waiting';
  CREATE INDEX tidings_at ON tidings ("table");
  CREATE INDEX tidings_to ON tidings (channel);
  CREATE TABLE manners (person text PRIMARY KEY, manner text NOT NULL, feed int NOT NULL);
  CREATE TABLE ears (person text NOT NULL, "table" text NOT NULL, ear text NOT NULL, PRIMARY KEY (person, "table"));
  CREATE INDEX ears_at ON ears ("table");
  CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
  `,
  // 7: guests who stay known, and finished games as players remember them.
  KNOWN_IN_POSTGRES,
  // 8: since when somebody looks at a table, for whoever has to know it after a crash.
  "ALTER TABLE sitting ADD COLUMN looks int8",
  // 9: friends, and tables that stand every week.
  COMPANY_IN_POSTGRES,
  // 10: one's tables in their order, and those that are not over, without looking at each of them.
  `
  ALTER TABLE sitting ADD COLUMN laid int8, ADD COLUMN over boolean NOT NULL DEFAULT false;
  CREATE INDEX seated ON sitting (person, laid, "table");
  CREATE INDEX unfinished ON sitting (person) WHERE NOT over;
  `,
];

/**
 * Programs that know this version go on beside this one's: while nodes are replaced one after the other, those of the release
 * before work on the same tables. So a step only adds what an older program need not know; what nobody uses any more goes
 * with a later release, which raises this to the version of the release before it.
 */
export const OLDEST_BESIDE = 4;

export const POSTGRES_VERSION = MIGRATIONS.length;

/** "zaub": the lock that only one of those who start holds at a time. */
const LOCK = 0x7a617562;

/** Milliseconds: tables of millions are led on as long as that takes, and others who start wait for it. */
const LONGEST = 3_600_000;

interface Patient extends QueryConfig {
  readonly query_timeout: number;
}
const patiently = (text: string, values?: unknown[]): Patient => ({
  text,
  query_timeout: LONGEST,
  ...(values && { values }),
});

/** Until the end of the transaction nobody else starts here. */
export async function lockStart(client: ClientBase): Promise<void> {
  await client.query(`SET LOCAL statement_timeout = ${LONGEST}`);
  await client.query(patiently("SELECT pg_advisory_xact_lock($1)", [LOCK]));
}

/** Leads the tables to today's version. Returns where they began. */
export async function migratePostgres(client: ClientBase, steps = MIGRATIONS): Promise<number> {
  await client.query("BEGIN");
  try {
    await lockStart(client);
    const { version: from, oldest } = await aboutOf(client);
    if (oldest > steps.length)
      throw new StoreTrouble("newer", `its version is ${from}, and this program knows up to ${steps.length}`);
    if (from === 0) await client.query("CREATE TABLE about (version int NOT NULL); INSERT INTO about VALUES (0)");
    for (const step of steps.slice(from)) await client.query(patiently(step));
    if (from < steps.length)
      await client.query("UPDATE about SET version = $1, oldest = $2", [steps.length, OLDEST_BESIDE]);
    await client.query("COMMIT");
    return from;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

interface About {
  /** 0: there is nothing yet. */
  readonly version: number;
  readonly oldest: number;
}

/** Tables of somebody else's are left alone. */
async function aboutOf(client: ClientBase): Promise<About> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()",
  );
  const names = rows.map(({ name }) => name);
  if (names.includes("about")) {
    const { rows: about } = await client.query<{ version: number; oldest?: number }>("SELECT * FROM about");
    const { version, oldest = version } = about[0]!;
    return { version, oldest };
  }
  if (names.includes("tables") || names.includes("entries"))
    throw new StoreTrouble("foreign", "its tables are not those of a table server");
  return { version: 0, oldest: 0 };
}
