/** What PostgreSQL has beside the contract of all stores: a network in between, and several who start at once. */
import pg from "pg";
import { expect, test } from "vitest";
import { freshSchema } from "../../testing/askOwn.ts";
import { cabled } from "../../testing/cable.ts";
import { entry, row } from "../../testing/openStore.ts";
import type { Store } from "../store.ts";
import { StoreTrouble } from "../trouble.ts";
import { PATIENCE } from "./connection.ts";
import { migratePostgres, POSTGRES_VERSION } from "./schema.ts";
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
  for (const asked of [store.commit({ table: "t", entry: entry(0) }), store.table("t")])
    await expect(asked).rejects.toBeInstanceOf(StoreTrouble);
  expect(performance.now() - began).toBeLessThan(5000);
  cable.mend();
  expect(await store.entries("t", 0, 1)).toEqual([]);
  expect(await store.commit({ table: "t", entry: entry(0) })).toBe(true);
  await store.close();
  await cable.close();
});
