/** `zt move`: from a file to a real PostgreSQL and back, all of it or nothing. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { postgresStore } from "../server/postgres/store.ts";
import { checkSeals } from "../server/acts.ts";
import { sqliteStore } from "../server/sqlite.ts";
import type { Store } from "../server/store.ts";
import { freshSchema } from "../testing/askOwn.ts";
import type { Keepsake } from "../testing/keepsake.ts";
import { MANNER } from "../core/notices.ts";
import { moveBetween } from "./move.ts";
import { readJson } from "./terminal.ts";

const KEEPSAKE = fileURLToPath(new URL("../testing/keepsakes/1/", import.meta.url));
const FILE = "zaubertisch.sqlite";

let folder: string;
let data: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-move-"));
  data = join(folder, "data");
  cpSync(join(KEEPSAKE, FILE), join(data, FILE), { recursive: true });
  const { over, people } = readJson(join(KEEPSAKE, "keepsake.json")) as unknown as Keepsake;
  const store = sqliteStore(join(data, FILE));
  // One packed game and one in single rows; something of everything else too.
  await store.pack(Infinity, 1);
  const report = { at: 7, table: over[0]!, by: people[0]!, about: people[1]!, name: "Bob", why: "talk", text: "ü" };
  await store.report({ ...report, said: [] }, "1");
  await store.report({ ...report, by: people[2]!, said: [] }, "2");
  await leaveNumbers(store, people[0]!, over[0]!);
  await store.act({ at: 8, what: "settle", detail: { k: 1 } }, { settle: 1 });
  await store.act(
    { at: 9, what: "ban", detail: {} },
    { ban: { kind: "guest", who: people[1]!, until: 4_000_000_000_000 } },
  );
  const state = new Uint8Array([0, 1, 255]);
  await store.addSnapshot(over[1]!, { n: 3, at: 5, state, outcomes: 2, layout: "test" });
  await reachable(store, people[0]!, over[0]!);
  const key = { host: "example.org", key: state, counter: 3, name: "ü", created: 5, used: 6 };
  await store.addPasskey({ id: "k", person: people[0]!, ...key });
  await store.setRecovery(people[0]!, ["r"], 7);
  await store.addChallenge("c", { kind: "enter", person: null, former: null }, 4_000_000_000_000);
  await store.addPerson({ id: "former", name: "Former" }, "former-token", 1);
  await store.merge("former", people[0]!, 8);
  const ending = { end: "won", rank: 1, side: 0, suffered: [1, 0] } as const;
  const past = { ...ending, ended: 9, game: "towers", kind: "basic", players: 2, account: "{}" };
  const seat = { table: over[0]!, seat: 0, person: people[0]!, name: "Ann", bot: null };
  await store.setSummaries(over[0]!, 1, [{ ...past, ...seat }]);
  await store.setPage(people[0]!, "page");
  await store.beat(1000);
  await store.beat(100_000);
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A way to somebody, and something on its way. */
async function reachable(store: Store, person: string, table: string): Promise<void> {
  const none = { error: null, failed: null, sent: null, given: 0 };
  const detail = { url: "https://example.org/ü", label: "'" };
  const way = { id: "way", person, kind: "json", state: "on", reserve: 0, kinds: "turn", made: 5, detail } as const;
  await store.saveChannel({ ...way, ...none });
  await store.tellChannel({ person, kind: "turn", table, n: 4, channel: "way" }, 6, { by: "Bob" });
  await store.saveManner(person, MANNER, 1);
  await store.setEar(person, table, "mute");
  await store.secret("seal", "word");
  await store.look(table, person, 9);
  await store.setFriendLink(person, "link");
  await store.befriend(person, "somebody", 10);
  const when = { zone: "UTC", weekday: 1, minutes: 2, next: 4_000_000_000_000, table: null };
  await store.addWeekly({ id: "weekly", host: person, terms: { game: "towers" }, ...when }, [person]);
}

/** Everything in a file but what belongs to the place. */
function contents(file: string): Record<string, unknown> {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'nodes' ORDER BY name")
    .all();
  const all = names.map(({ name }) => [
    name as string,
    db
      .prepare(`SELECT * FROM "${name as string}"`)
      .all()
      .map((row) => JSON.stringify(row))
      .toSorted(),
  ]);
  db.close();
  return Object.fromEntries(all) as Record<string, unknown>;
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** A try at a deal of the day, and a rated game. */
async function leaveNumbers(store: Store, person: string, table: string): Promise<void> {
  await store.sealDeal("2026-11-18", "towers", "aa", 1);
  const trying = { day: "2026-11-18", game: "towers", person, table, decision: null, begun: 1, share: "s" };
  await store.addTry({ ...trying, ended: 2, score: 30, counts: true, isKnown: false });
  const seats = [{ who: person, rank: 0, side: 0 }];
  await store.commit({ table, due: null, rated: { game: "towers", ended: 2, seats } });
  await store.applyNext("s", 3, () => new Map([[person, { mu: 26.123456789, sigma: 8.1, games: 1 }]]));
}

test("there and back: every table of the file arrives as it was, and the store in PostgreSQL goes on with it", async () => {
  const database = await freshSchema();
  const moved = await moveBetween(data, database);
  expect(moved).toMatchObject({
    stages: { over: 2, playing: 2, waiting: 1 },
    rows: { tables: 5, reports: 2, acts: 2 },
  });
  // Nothing in this fixture is empty: what is not moved would be missed.
  for (const [table, count] of Object.entries((moved as { rows: Record<string, number> }).rows))
    expect(count, table).toBeGreaterThan(0);
  const store = await postgresStore(database);
  const { over, people, playing } = readJson(join(KEEPSAKE, "keepsake.json")) as unknown as Keepsake;
  for (const id of [...over, ...playing]) {
    const [row, entries] = [(await store.table(id))!, await store.entries(id, 0)];
    expect(row.setup).toBeDefined();
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, n) => n));
  }
  expect((await store.tablesOf(people[0]!, 10)).length).toBeGreaterThan(1);
  expect((await store.saidBy(people[0]!)).map(({ text }) => text)).toEqual(["'; DROP TABLE lines; --"]);
  expect((await store.reports(10)).map(({ k }) => k)).toEqual([2]);
  await store.close();

  const back = join(folder, "back");
  expect(await moveBetween(database, back)).toMatchObject({ stages: { over: 2, playing: 2, waiting: 1 } });
  expect(contents(join(back, FILE))).toEqual(contents(join(data, FILE)));
  expect(checkSeals(join(back, FILE))).toBeUndefined();
  expect(readdirSync(back).filter((name) => name.includes("moving"))).toEqual([]);

  // Numbers of reports go on after the last one.
  const again = await postgresStore(database);
  await again.report({ at: 1, table: over[0]!, by: "a", about: "b", name: "B", why: "talk", text: "", said: [] }, "3");
  expect((await again.reports(10)).map(({ k }) => k)).toEqual([3, 2]);
  await again.close();
  expect(await moveBetween(data, database)).toMatchObject({ refused: "full" });
  expect(await moveBetween(database, data)).toMatchObject({ refused: "file" });
});

test("a game that does not replay: nothing arrives, and what was there stays", async () => {
  const file = join(data, FILE);
  const { playing } = readJson(join(KEEPSAKE, "keepsake.json")) as unknown as Keepsake;
  const db = new DatabaseSync(file);
  db.prepare(`UPDATE entries SET text = 'fly away' WHERE "table" = ? AND n = 5`).run(playing[0]!);
  db.close();
  const before = contents(file);
  const database = await freshSchema();
  expect(await moveBetween(data, database)).toMatchObject({ refused: "broken" });
  for (const table of ["tables", "persons", "entries"])
    expect(await ask(database, `SELECT count(*)::int AS count FROM ${table}`)).toEqual([{ count: 0 }]);
  expect(contents(file)).toEqual(before);
  const elsewhere = join(folder, "elsewhere");
  await ask(database, "INSERT INTO persons VALUES ('a', 'Ann', 1)");
  expect(await moveBetween(data, database)).toMatchObject({ refused: "full", say: expect.stringContaining("1 rows") });
  await ask(
    database,
    `INSERT INTO tables (id, watch, version, stage, open, created, changed, persons, row) VALUES ('t', 'w', 1, 'playing', false, 1, 1, '{}', '{"id":"t","stage":"playing","seats":[],"terms":{"game":"chess"}}')`,
  );
  expect(await moveBetween(database, elsewhere)).toMatchObject({ refused: "broken" });
  expect(existsSync(join(elsewhere, FILE))).toBe(false);
});

test("nobody moves what is in use, or is not there", async () => {
  const database = await freshSchema();
  const store = await postgresStore(database);
  await store.beat(await store.time(), "node");
  expect(await moveBetween(data, database)).toMatchObject({ refused: "in-use" });
  expect(await moveBetween(database, join(folder, "other"))).toMatchObject({ refused: "in-use" });
  await store.farewell("node");
  await store.close();
  expect(await moveBetween(join(folder, "nowhere"), database)).toMatchObject({ refused: "file" });
  expect(await moveBetween(data, "postgres://127.0.0.1:1/none")).toMatchObject({ refused: "away" });
});
