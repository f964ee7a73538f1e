/** A PostgreSQL as one end of a move, all of it in one transaction. Nodes that start meanwhile wait until it is over. */
import pg from "pg";
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { lockStart, migratePostgres } from "../../server/postgres/schema.ts";
import { databaseTrouble } from "../../server/postgres/trouble.ts";
import { ALIVE_MS } from "../../server/store.ts";
import type { Closing, Row, Side, Target, Value } from "./side.ts";
import { ENTRY_COLUMNS, quoted, TOGETHER } from "./side.ts";

/** Postgres takes so many values in one statement. */
const MOST_VALUES = 60_000;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.BOOL, (text) => Number(text === "t"));

/** By table, the columns in which truth is truth. */
type Truths = ReadonlyMap<string, ReadonlySet<string>>;

async function sideOf(client: pg.Client): Promise<{ readonly side: Side; readonly truths: Truths }> {
  const { rows: found } = await client.query<{ of: string; name: string; type: string }>(
    `SELECT table_name AS of, column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = current_schema() ORDER BY ordinal_position`,
  );
  const tables = [...new Set(found.map(({ of }) => of))];
  const within = (table: string) => found.filter(({ of }) => of === table);
  const many = async (text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query(text, [...values])).rows as Row[];
  const side: Side = {
    columns: new Map(tables.map((table) => [table, within(table).map(({ name }) => name)])),
    count: async (of) => Number((await many(`SELECT count(*) FROM "${of}"`))[0]!.count),
    async *rows(of, columns) {
      await client.query(`DECLARE moving NO SCROLL CURSOR FOR SELECT ${quoted(columns)} FROM "${of}"`);
      for (;;) {
        const some = await many(`FETCH ${TOGETHER} FROM moving`);
        yield some;
        if (some.length < TOGETHER) break;
      }
      await client.query("CLOSE moving");
    },
    pieces: async (id) => ({
      row: (await many("SELECT * FROM tables WHERE id = $1", [id]))[0],
      entries: await many(`SELECT ${ENTRY_COLUMNS} FROM entries WHERE "table" = $1 ORDER BY n`, [id]),
      pack: (await many(`SELECT entries FROM packs WHERE "table" = $1`, [id]))[0]?.entries as Uint8Array | undefined,
    }),
  };
  const truthsOf = (table: string) =>
    new Set(within(table).flatMap(({ name, type }) => (type === "boolean" ? [name] : [])));
  return { side, truths: new Map(tables.map((table) => [table, truthsOf(table)])) };
}

/** Asked when it may be too late to ask: whoever is alive would write, or has read what is not there yet. */
async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM nodes WHERE seen > (extract(epoch FROM clock_timestamp()) * 1000)::int8 - $1",
    [ALIVE_MS],
  );
  return rows.length > 0;
}

async function opened(url: string, mode: string): Promise<pg.Client | Refusal> {
  const client = new pg.Client({ connectionString: url, types, keepAlive: true });
  client.on("error", () => {});
  try {
    await client.connect();
    await migratePostgres(client);
    await client.query(`BEGIN ISOLATION LEVEL ${mode}`);
    await lockStart(client);
    if (!(await isInUse(client))) return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw databaseTrouble(error) ?? error;
  }
  await client.end();
  return refuse("in-use", "Nodes are alive on this database: stop them first.");
}

export async function databaseSource(url: string): Promise<(Side & Closing) | Refusal> {
  const client = await opened(url, "REPEATABLE READ");
  if (!(client instanceof pg.Client)) return client;
  const { side } = await sideOf(client);
  return { ...side, close: () => client.end() };
}

export async function databaseTarget(url: string): Promise<(Target & Closing) | Refusal> {
  const found = await opened(url, "READ COMMITTED");
  if (!(found instanceof pg.Client)) return found;
  const client: pg.Client = found;
  const { side, truths } = await sideOf(client);
  const written = (table: string, name: string, value: Value): unknown =>
    value !== null && truths.get(table)!.has(name) ? value === 1 : value;

  async function insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
    const places = rows.map((_, i) => `(${columns.map((__, k) => `$${i * columns.length + k + 1}`).join(", ")})`);
    await client.query(
      `INSERT INTO "${table}" (${quoted(columns)}) OVERRIDING SYSTEM VALUE VALUES ${places.join(", ")}`,
      rows.flatMap((row) => columns.map((name) => written(table, name, row[name]!))),
    );
  }

  return {
    ...side,
    async add(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const most = Math.floor(MOST_VALUES / Math.max(1, columns.length));
      for (let i = 0; i < rows.length; i += most) await insert(table, columns, rows.slice(i, i + most));
    },
    empty: async (table) => void (await client.query(`DELETE FROM "${table}"`)),
    async keep() {
      // The next report has the next number.
      await client.query(
        "SELECT setval(pg_get_serial_sequence('reports', 'k'), coalesce((SELECT max(k) FROM reports), 0) + 1, false)",
      );
      await client.query("COMMIT");
      await client.query("ANALYZE");
    },
    close: () => client.end(),
  };
}
