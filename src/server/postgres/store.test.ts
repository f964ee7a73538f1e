/** What PostgreSQL has beside the contract of all stores: a network in between, and several who start at once. */
import pg from "pg";
import { expect, test } from "vitest";
import { freshSchema } from "../../testing/askOwn.ts";
import { cabled } from "../../testing/cable.ts";
import { entry, row } from "../../testing/openStore.ts";
import type { Store } from "../store.ts";
import { StoreTrouble } from "../trouble.ts";
import { PATIENCE } from "./connection.ts";
import { Q } from "./questions.ts";
import { MIGRATIONS, migratePostgres, OLDEST_BESIDE, POSTGRES_VERSION } from "./schema.ts";
import { postgresStore } from "./store.ts";

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const kindOf = (opening: Promise<Store>): Promise<unknown> =>
  opening.then(
    (store) => store.close(),
    (error: unknown) => (error instanceof StoreTrouble ? error.kind : error),
  );

test("three who start at once make the tables once, and all of them can use them", async () => {
  const url = await freshSchema();
  const stores = await Promise.all([1, 2, 3].map(() => postgresStore(url)));
  expect(await Promise.all(stores.map((store, i) => store.create(row(`t${i}`), `ann ${i}`)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await stores[0]!.openTables(9)).toHaveLength(3);
  expect(await withClient(url, (client) => migratePostgres(client))).toBe(POSTGRES_VERSION);
  await Promise.all(stores.map((store) => store.close()));
});

test("a migration that fails leaves everything as it was", async () => {
  const url = await freshSchema();
  await (await postgresStore(url)).close();
  const steps = [...Array<string>(POSTGRES_VERSION).fill(""), "CREATE TABLE more (a int)", "NONSENSE"];
  await withClient(url, async (client) => {
    await expect(migratePostgres(client, steps)).rejects.toThrow("syntax error");
    expect(await migratePostgres(client)).toBe(POSTGRES_VERSION);
    await expect(client.query("SELECT * FROM more")).rejects.toThrow("does not exist");
  });
});

test("a newer or foreign database, an unknown one and none at all are told apart", async () => {
  const url = await freshSchema();
  await withClient(url, (client) => client.query("CREATE TABLE tables (x int)"));
  expect(await kindOf(postgresStore(url))).toBe("foreign");
  await withClient(url, (client) =>
    client.query("DROP TABLE tables; CREATE TABLE about (version int); INSERT INTO about VALUES (999)"),
  );
  expect(await kindOf(postgresStore(url))).toBe("newer");
  const nowhere = new URL(url);
  nowhere.pathname = "/nowhere";
  expect(await kindOf(postgresStore(nowhere.href))).toBe("denied");
  nowhere.port = "1";
  expect(await kindOf(postgresStore(nowhere.href, { patience: { ...PATIENCE, all: 100 } }))).toBe("away");
});

test("a newer release has led the tables on: nodes of this one go on, and start, until it says that they cannot", async () => {
  const url = await freshSchema();
  const running = await postgresStore(url);
  await running.create(row("t"), "ann 1");
  const tables = ["tables", "entries", "lines", "sitting", "persons", "tokens", "reports", "bans", "acts", "snapshots"];
  const more = [...tables, "nodes", "pulse", "outages", "packs"].map(
    (name) => `ALTER TABLE ${name} ADD COLUMN later int NOT NULL DEFAULT 7;`,
  );
  const next = [...MIGRATIONS, `${more.join("\n")} CREATE TABLE later (x int)`];
  expect(await withClient(url, (client) => migratePostgres(client, next))).toBe(POSTGRES_VERSION);
  const started = await postgresStore(url);
  for (const [i, store] of [running, started].entries()) {
    expect(await store.create(row(`t${i}`), `ann t${i}`)).toBe(true);
    expect(await store.commit({ table: `t${i}`, entry: entry(0), due: 5 })).toBe(true);
    const changed = row(`t${i}`, { version: 2, stage: "playing" });
    expect(await store.commit({ table: `t${i}`, row: changed, entry: entry(1) })).toBe(true);
    expect(await store.say(`t${i}`, { seat: 0, name: "Ann", text: "x", at: 1 }, "ann s")).toBe(0);
    await store.addPerson({ id: `p${i}`, name: "Ann" }, `hash${i}`, 1);
    await store.addSnapshot(`t${i}`, { n: 1, at: 1, state: new Uint8Array(2), outcomes: 0, layout: "l" });
    const report = { at: 1, table: "t", by: `p${i}`, about: "b", name: "B", why: "talk", text: "", said: [] };
    await store.report(report, `p${i} 1`);
    expect(
      await store.act({ at: i, what: "ban", detail: {} }, { ban: { kind: "guest", who: `b${i}`, until: 9 } }),
    ).toBe(true);
    expect(await store.keep(`t${i}`, "node", 1)).toBe(true);
    await store.beat(1_000_000 * (i + 1), "node");
    expect(await store.commit({ table: `t${i}`, row: { ...changed, version: 3, stage: "over" } })).toBe(true);
    while ((await store.pack(Number.MAX_SAFE_INTEGER, 9)) > 0);
    expect(await started.entries(`t${i}`, 0)).toEqual([entry(0), entry(1)]);
    expect(await running.tablesOf("ann", 9)).toHaveLength(2 + i);
  }
  await Promise.all([running.close(), started.close()]);
  await withClient(url, (client) => client.query("UPDATE about SET oldest = $1", [next.length]));
  expect(await kindOf(postgresStore(url))).toBe("newer");
});

test("tables at which a node of the release before has seated people are found in their order", async () => {
  const url = await freshSchema();
  const store = await postgresStore(url);
  for (const [i, id] of ["a", "b", "c"].entries()) await store.create(row(id, { created: 1000 + i }), id);
  await store.commit({ table: "b", row: row("b", { version: 2, stage: "over", created: 1001 }) });
  await withClient(url, (client) => client.query("UPDATE sitting SET laid = NULL, over = false"));
  const ids = async (which?: object): Promise<string[]> => (await store.tablesOf("ann", 9, which)).map(({ id }) => id);
  expect(await ids({ over: false })).toEqual(["c", "a"]);
  expect(await ids({ before: "c" })).toEqual(["b", "a"]);
  expect(await ids({ over: true })).toEqual(["b"]);
  const left = await withClient(url, (client) => client.query("SELECT 1 FROM sitting WHERE laid IS NULL"));
  expect(left.rows).toEqual([]);
  await store.close();
});

interface Plan {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows of a table that were looked at. */
const looked = (plan: Plan, of: string): number =>
  (plan["Relation Name"] === of
    ? (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"]
    : 0) + (plan.Plans ?? []).reduce((sum, each) => sum + looked(each, of), 0);

test("a page of somebody's tables is read without looking at all of the ten thousand", async () => {
  const url = await freshSchema();
  const store = await postgresStore(url);
  await store.create(row("t", { created: 0 }), "1");
  await withClient(url, async (client) => {
    await client.query(
      `INSERT INTO tables (id, watch, version, stage, open, created, changed, persons, row)
       SELECT 't' || i, 'w' || i, 1, CASE WHEN i % 1000 = 0 THEN 'playing' ELSE 'over' END, false, i, i, persons,
       replace(row, '"t"', '"t' || i || '"') FROM tables, generate_series(1, 10000) AS i`,
    );
    await client.query(
      `INSERT INTO sitting (person, "table", laid, over)
       SELECT 'ann', id, created, stage = 'over' FROM tables WHERE id <> 't'; ANALYZE`,
    );
    await client.query(`PREPARE own AS ${Q.tablesOf.text}; PREPARE unfinished AS ${Q.unfinishedOf.text}`);
    for (const mode of ["force_generic_plan", "force_custom_plan"]) {
      await client.query(`SET plan_cache_mode = ${mode}`);
      for (const wish of ["own('ann', NULL, 5, true)", "own('ann', 't77', 5, NULL)", "unfinished('ann', NULL, 5)"]) {
        const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE ${wish}`);
        const [{ Plan: plan }] = (rows[0] as { "QUERY PLAN": readonly [{ Plan: Plan }] })["QUERY PLAN"];
        expect(plan["Actual Rows"]).toBe(5);
        expect(looked(plan, "tables"), `${mode} ${wish}`).toBeLessThan(20);
      }
    }
  });
  expect((await store.tablesOf("ann", 3, { over: false })).map(({ id }) => id)).toEqual(["t10000", "t9000", "t8000"]);
  expect((await store.tablesOf("ann", 2, { before: "t77" })).map(({ id }) => id)).toEqual(["t76", "t75"]);
  await store.close();
});

test("what a release adds, programs of the one before need not know", () => {
  for (const step of MIGRATIONS.slice(OLDEST_BESIDE)) {
    expect(step).not.toMatch(/\b(DROP|RENAME|TRUNCATE|ALTER COLUMN|SET NOT NULL)\b/i);
    for (const [, column] of step.matchAll(/ADD COLUMN ([^;,]+)/gi))
      expect(/NOT NULL/i.test(column!) && !/DEFAULT/i.test(column!), column).toBe(false);
  }
});

test("answers that are lost on the way: what was done counts as done, and nothing is done twice", async () => {
  const { cable, url } = await cabled(await freshSchema());
  const store = await postgresStore(url);
  const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
  for (const id of tables) await store.create(row(id), id);
  let isOver = false;
  const play = async (table: string): Promise<number> => {
    let version = 1;
    for (let n = 0; ; n++) {
      if (isOver) return n;
      // Nobody else plays here: a conflict would be with oneself.
      const isRow = n % 5 === 4;
      const change = { table, entry: entry(n), ...(isRow && { row: row(table, { version: version + 1 }) }) };
      expect(await store.commit(change)).toBe(true);
      if (isRow) version++;
      expect(await store.say(table, { seat: 0, name: "Ann", text: "x", at: n }, `ann ${n}`)).toBe(n);
    }
  };
  const played = Promise.all(tables.map(play));
  for (let i = 0; i < 12; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20 + 7 * i));
    cable.cut();
    await new Promise((resolve) => setTimeout(resolve, 10));
    cable.mend();
  }
  isOver = true;
  for (const [i, count] of (await played).entries()) {
    expect(await store.entries(tables[i]!, 0)).toEqual(Array.from({ length: count }, (_, n) => entry(n)));
    expect(await store.lastLines(tables[i]!, Infinity, 5000)).toHaveLength(count);
  }
  await store.close();
  await cable.close();
});

test("a database that says nothing at all is given up in time", async () => {
  const { cable, url } = await cabled(await freshSchema());
  // The tables are made by somebody with more patience.
  await (await postgresStore(url)).close();
  const store = await postgresStore(url, { patience: { connect: 500, statement: 500, all: 500 } });
  await store.create(row("t"), "1");
  cable.hush();
  const began = performance.now();
  // Both at once: whichever is given up first is heard.
  const asked = [store.commit({ table: "t", entry: entry(0) }), store.table("t")];
  const given = await Promise.allSettled(asked);
  const isTrouble = given.map((each) => each.status === "rejected" && each.reason instanceof StoreTrouble);
  expect(isTrouble).toEqual([true, true]);
  expect(performance.now() - began).toBeLessThan(5000);
  cable.mend();
  expect(await store.entries("t", 0, 1)).toEqual([]);
  expect(await store.commit({ table: "t", entry: entry(0) })).toBe(true);
  await store.close();
  await cable.close();
});

test("a beat and a decision wait for nothing a node has to do besides", async () => {
  const url = await freshSchema();
  const store = await postgresStore(url);
  for (const id of ["a", "b"]) await store.create(row(id), id);
  await withClient(url, async (client) => {
    await client.query("BEGIN; LOCK TABLE lines IN ACCESS EXCLUSIVE MODE");
    const said = store.say("a", { seat: 0, name: "Ann", text: "hello", at: 7 }, "ann 1");
    const heard = store.lines("a", 0);
    expect(await store.commit({ table: "b", entry: entry(0), due: 9 })).toBe(true);
    await client.query("LOCK TABLE persons IN ACCESS EXCLUSIVE MODE");
    const devices = Array.from({ length: 20 }, (_, i) => store.peek(`token ${i}`, 0));
    expect(await store.beat(1_000_000, "a")).toEqual(["a"]);
    expect(await store.outages()).toEqual([]);
    await client.query("COMMIT");
    expect(await said).toBe(0);
    await Promise.all([heard, ...devices]);
  });
  await store.close();
});

test("what is asked at the same time is asked together, and one who cannot be asked for harms nobody", async () => {
  const store = await postgresStore(await freshSchema());
  for (const id of ["a", "b", "c"]) await store.create(row(id), id);
  for (const n of [0, 1, 2]) await store.commit({ table: "b", entry: entry(n) });
  const rows = await Promise.allSettled(["c", "a\u0000", "a-watch", "nobody", "b"].map((id) => store.table(id)));
  expect(rows.map((each) => (each.status === "fulfilled" ? each.value?.id : each.status))).toEqual([
    "c",
    "rejected",
    "a",
    undefined,
    "b",
  ]);
  const wishes = [
    ["b", 1, 1],
    ["a", 0, 9],
    ["b", 0, undefined],
    ["b", 2, 9],
  ] as const;
  const found = await Promise.all(wishes.map(([table, from, most]) => store.entries(table, from, most)));
  expect(found.map((entries) => entries.map(({ n }) => n))).toEqual([[1], [], [0, 1, 2], [2]]);
  const kept = await Promise.all(["a", "b", "nobody"].map((table) => store.keep(table, "node", 10_000)));
  expect(kept).toEqual([true, true, false]);
  await store.close();
});
