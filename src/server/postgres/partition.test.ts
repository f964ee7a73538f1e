/**
 * Two databases, tables spread between them by their ids, guests in one of them: what would be done when one database is not
 * enough. The statements are the same; only who is asked depends on a key each of them has.
 */
import { expect, test } from "vitest";
import { freshSchema } from "../../testing/askOwn.ts";
import { openTestServer, playOn, playWith } from "../../testing/testServer.ts";
import { localBus } from "../bus.ts";
import type { Store, TableRow } from "../store.ts";
import { postgresStore } from "./store.ts";

const byCreation = (a: TableRow, b: TableRow): number => b.created - a.created || (a.id < b.id ? 1 : -1);

/** A store in front of two: each question goes to where its table is, those about everything to both. */
function partitioned(parts: readonly [Store, Store]): Store {
  const [home] = parts;
  const of = (table: string): Store => parts[table.charCodeAt(0) % 2]!;
  const both = async <T>(ask: (store: Store) => Promise<readonly T[]>): Promise<T[]> =>
    (await Promise.all(parts.map(ask))).flat();
  const first = async <T>(ask: (store: Store) => Promise<T | undefined>): Promise<T | undefined> =>
    (await Promise.all(parts.map(ask))).find((found) => found !== undefined);
  return {
    ...home,
    create: (row, request) => of(row.id).create(row, request),
    madeBy: (request) => first((store) => store.madeBy(request)),
    // By its onlookers' link or its door a table may be anywhere.
    table: (id) => first((store) => store.table(id)),
    heads: (tables) => both((store) => store.heads(tables)),
    entries: (table, from, most) => of(table).entries(table, from, most),
    snapshots: (table, ...rest) => of(table).snapshots(table, ...rest),
    addSnapshot: (table, snapshot) => of(table).addSnapshot(table, snapshot),
    commit: (change) => of(change.table).commit(change),
    openTables: async (most) => (await both((store) => store.openTables(most))).toSorted(byCreation).slice(0, most),
    overTables: async (after, most) =>
      (await both((store) => store.overTables(after, most)))
        .toSorted((a, b) => a.at.changed - b.at.changed)
        .slice(0, most),
    due: (until, free) => both((store) => store.due(until, free)),
    dueNow: (most, free) => both((store) => store.dueNow(most, free)),
    tablesOf: async (person, most, which) =>
      (await both((store) => store.tablesOf(person, most, which))).toSorted(byCreation).slice(0, most),
    sat: async (person, after, most) =>
      (await both((store) => store.sat(person, after, most))).toSorted().slice(0, most),
    say: (table, line, request) => of(table).say(table, line, request),
    lines: (table, from) => of(table).lines(table, from),
    lastLines: (table, until, most) => of(table).lastLines(table, until, most),
    keep: (table, node, now) => of(table).keep(table, node, now),
    letGo: (table, node) => of(table).letGo(table, node),
    // Who is alive is known in each of them, so that leases are decided where the table is.
    beat: async (now, node) => (await Promise.all(parts.map((store) => store.beat(now, node))))[0]!,
    farewell: async (node) => void (await Promise.all(parts.map((store) => store.farewell(node)))),
    pack: async (before, most) => Math.max(...(await Promise.all(parts.map((store) => store.pack(before, most))))),
    forget: (before) => both((store) => store.forget(before)),
    close: async () => void (await Promise.all(parts.map((store) => store.close()))),
  };
}

test("two nodes play on two databases partitioned by table, with the same statements", async () => {
  const urls = [await freshSchema(), await freshSchema()] as const;
  const open = async (): Promise<Store> => partitioned([await postgresStore(urls[0]), await postgresStore(urls[1])]);
  const bus = localBus();
  const stores = [await open(), await open()];
  const [here, there] = [
    await openTestServer({ store: stores[0]!, bus }),
    await openTestServer({ store: stores[1]!, bus }),
  ];
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const tables: string[] = [];
  const parts = (): Set<number> => new Set(tables.map((id) => id.charCodeAt(0) % 2));
  // Ids are drawn: until there is one in each of them.
  while (parts().size < 2) {
    const table = await playWith([ann, bob], { game: "magicians", options: { roundLimit: 1 }, bots: ["mage"] });
    tables.push(table);
    expect((await bob.post("/api/say", { table, text: "here" })).status).toBe(200);
    await playOn([ann, bob], table);
    for (const each of [ann, bob]) {
      await each.ask("unwatch", { table });
      each.frames.length = 0;
    }
  }
  await stores[0]!.pack(Number.MAX_SAFE_INTEGER, 50);
  const mine = (await (await bob.get("/api/me/tables?over=true")).json()) as { table: string }[];
  expect(mine.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
  for (const table of tables) {
    const record = await (await ann.get(`/api/tables/${table}/record`)).json();
    expect((await ann.post("/api/verify", record as object)).status).toBe(200);
  }
  await here.close();
  await there.close();
  await Promise.all(stores.map((store) => store.close()));
});
