import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Json } from "../core/game.ts";
import { resume } from "../core/table.ts";
import { verifyJson } from "../games/verify.ts";
import type { Keepsake } from "../testing/keepsake.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn } from "../testing/testServer.ts";
import { luckOf } from "./hall.ts";
import { roomOf } from "./rooms.ts";
import { MIGRATIONS, migrate, SCHEMA_VERSION, versionOf } from "./schema.ts";
import { sqliteStore } from "./sqlite.ts";

const KEEPSAKES = fileURLToPath(new URL("../testing/keepsakes/", import.meta.url));
const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-schema-"));
  file = join(folder, "zaubertisch.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Somebody of the fixture, with a token of their own. */
async function visitorAs(server: TestServer, person: string): Promise<Visitor> {
  const token = `token-of-${person}`;
  const hash = createHash("sha256").update(token).digest("base64url");
  await server.serving.hall.store.addToken(hash, person);
  return server.visitor({ person, cookie: `zt=${token}` });
}

async function checkRecord(reader: Visitor, table: string): Promise<void> {
  const record = (await (await reader.get(`/api/tables/${table}/record`)).json()) as Json;
  expect(verifyJson(record)).toBeUndefined();
}

/** What was played on is on disk, and replays. */
async function checkRows({ serving: { hall } }: TestServer, table: string): Promise<void> {
  const room = (await roomOf(hall, table))!;
  const entries = await hall.store.entries(table, 0);
  expect(resume(room.game, room.table!.setup, entries, luckOf(room.row)).state).toEqual(room.table!.state);
}

test.each(readdirSync(KEEPSAKES))("a file of version %s: every game in it replays and plays on", async (version) => {
  cpSync(join(KEEPSAKES, version), folder, { recursive: true });
  const kept = JSON.parse(readFileSync(join(folder, "keepsake.json"), "utf8")) as Keepsake;
  const server = await openTestServer({ dataDir: folder });
  const people = await Promise.all(kept.people.map((person) => visitorAs(server, person)));
  const [ann] = people as [Visitor];
  // Packed or not, a finished game reads alike.
  expect(await server.serving.hall.store.pack(Infinity, 1)).toBe(1);
  for (const table of kept.over) await checkRecord(ann, table);
  for (const table of kept.playing) {
    for (const each of people) {
      each.frames.length = 0;
      granted(await each.ask("watch", { table }));
    }
    const seated = people.filter(({ info }) => info?.id === table && info.you !== null);
    expect(seated.length).toBe(2);
    // Who is asked decides: no standing order comes in between.
    if (ann.info!.orders.length > 0)
      for (const each of seated) granted(await each.ask("order", { table, order: "always" }));
    expect(await playOn(seated, table, 20)).toBe(20);
    await checkRows(server, table);
    for (const each of people) granted(await each.ask("unwatch", { table }));
  }
  expect(ann.lines.map(({ text }) => text)).toContain("'; DROP TABLE lines; --");
  for (const table of kept.waiting) {
    granted(await ann.ask("watch", { table }));
    expect(ann.info).toMatchObject({ stage: "waiting", host: true, you: 0 });
    expect(await people[2]!.ask("sit", { table })).toMatchObject({ refused: "banned" });
    granted(await ann.ask("start", { table, fill: "apprentice" }));
  }
  await server.close();
});

test("every version leads to the same tables as a new file", () => {
  const shape = (db: DatabaseSync): unknown =>
    db.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").all();
  const whole = new DatabaseSync(":memory:");
  expect(migrate(whole)).toBe(0);
  expect(versionOf(whole)).toBe(SCHEMA_VERSION);
  for (const [version] of MIGRATIONS.entries()) {
    const db = new DatabaseSync(":memory:");
    if (version > 0) migrate(db, MIGRATIONS.slice(0, version));
    expect(migrate(db)).toBe(version);
    expect(shape(db)).toEqual(shape(whole));
    expect(migrate(db)).toBe(SCHEMA_VERSION);
  }
});

test("a migration that fails changes nothing", () => {
  cpSync(join(KEEPSAKES, "1"), folder, { recursive: true });
  const db = new DatabaseSync(file);
  const tables = (): unknown => db.prepare("SELECT name FROM sqlite_schema").all();
  const before = tables();
  const broken = "CREATE TABLE half (a INTEGER) STRICT; INSERT INTO nowhere VALUES (1)";
  expect(() => migrate(db, [...MIGRATIONS, broken])).toThrow(/nowhere/);
  expect(versionOf(db)).toBe(0);
  expect(tables()).toEqual(before);
  db.close();
});

test("a newer file: one sentence, an exit code, and not a byte of it changed", async () => {
  await sqliteStore(file).close();
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  db.close();
  const before = readFileSync(file);
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info" },
    encoding: "utf8",
  });
  expect(status).toBe(78);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^zaubertisch: The file was made by a newer version: .+\.\n$/);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => /-(wal|shm|journal)$/.test(name))).toEqual([]);
});

test("somebody else's database is left alone", () => {
  const db = new DatabaseSync(file);
  db.exec("CREATE TABLE recipes (name TEXT)");
  db.close();
  expect(() => sqliteStore(file)).toThrow(/not a file of this server/);
});
