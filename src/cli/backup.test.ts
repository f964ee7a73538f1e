/** `zt backup`, `zt restore` and `zt doctor`: under load, against what is newer, in use or damaged. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isRefusal } from "../core/game.ts";
import { restore, takeBackup } from "./copying.ts";
import { sealOf } from "../server/acts.ts";
import { inspect } from "./inspection.ts";
import { sqliteStore } from "../server/sqlite.ts";
import { newGuest } from "../testing/client.ts";
import { missing, newBooks, seatParty } from "../testing/party.ts";
import { spawnServer } from "../testing/spawned.ts";

const KEEPSAKE = fileURLToPath(new URL("../testing/keepsakes/1/zaubertisch.sqlite", import.meta.url));
const SILENT = { copying: () => {}, replaying: () => {} };

let folder: string;
let data: string;
let file: string;
let copy: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-backup-"));
  data = join(folder, "data");
  file = join(data, "zaubertisch.sqlite");
  copy = join(folder, "copy.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true }));

function zt(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["src/cli/main.ts", ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("a backup taken under load, restored elsewhere: nothing acknowledged before is missing, and every game goes on", async () => {
  const server = await spawnServer(data);
  const books = newBooks();
  const guests = await Promise.all([newGuest(server.port), newGuest(server.port)]);
  const terms = { game: "towers", options: { players: 2, spells: "all" } };
  const parties = await Promise.all([0, 1, 2].map(() => seatParty(() => server.port, guests, terms, books)));
  for (const party of parties) {
    party.onReady = () => party.decide();
    party.decide();
  }
  while (books.decided < 100) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = parties.map(({ table, acknowledged }) => ({ table, acknowledged }));
  const began = books.decided;
  // A process of its own, as an operator's: people go on playing here meanwhile.
  const backup = spawn(process.execPath, ["src/cli/main.ts", "backup", copy, "--data", data], { stdio: "ignore" });
  expect(await once(backup, "exit")).toEqual([0, null]);
  expect(inspect(copy)).toMatchObject({ broken: [], stages: { waiting: 0 } });
  expect(books.decided).toBeGreaterThan(began);
  expect(await takeBackup(data, copy, SILENT)).toMatchObject({ refused: "file" });
  expect(restore(data, copy, true, SILENT)).toMatchObject({ refused: "in-use" });
  parties.forEach((party) => party.close());
  await server.end("SIGTERM");

  const elsewhere = join(folder, "elsewhere");
  expect(restore(elsewhere, copy, false, SILENT)).toMatchObject({ former: undefined });
  const again = await spawnServer(elsewhere);
  for (const each of before) expect(await missing(again.port, guests[0]!, { ...parties[0]!, ...each })).toBe(0);
  await again.end("SIGTERM");
  expect(books.lost + books.doubled + books.leaked).toBe(0);
});

test("restoring puts the former store aside, and one that is newer only by force", async () => {
  cpSync(KEEPSAKE, copy);
  expect(restore(data, copy, false, SILENT)).toMatchObject({ found: { stages: { over: 2, playing: 2, waiting: 1 } } });
  const store = sqliteStore(file);
  await store.beat(Date.now());
  await store.addPerson({ id: "new", name: "New" }, "token", 0);
  await store.close();
  expect(zt("restore", copy, "--data", data)).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^zt: The store in use was written to until .+ with --force .+\.\n$/),
  });
  const { status, stdout } = zt("restore", copy, "--data", data, "--force");
  expect(status).toBe(0);
  const [, former] = /the former store lies in (.+)\n/.exec(stdout)!;
  const old = sqliteStore(former!);
  expect(await old.person("token")).toBeDefined();
  await old.close();
  const fresh = sqliteStore(file);
  expect(await fresh.person("token")).toBeUndefined();
  await fresh.close();
});

test("a backup with a game that does not replay, or that is none, is refused and changes nothing", async () => {
  cpSync(KEEPSAKE, copy);
  const db = new DatabaseSync(copy);
  db.exec(`UPDATE entries SET text = 'play W9' WHERE n = 3`);
  db.close();
  expect(restore(data, copy, false, SILENT)).toMatchObject({
    refused: "broken",
    say: expect.stringContaining("do not replay"),
  });
  writeFileSync(copy, "x".repeat(5000));
  expect(restore(data, copy, false, SILENT)).toMatchObject({ refused: "damaged" });
  expect(existsSync(file)).toBe(false);
  expect(isRefusal(await takeBackup(data, join(folder, "b"), SILENT))).toBe(true);
  expect(readdirSync(folder).toSorted()).toEqual(["copy.sqlite", "data"]);
});

test("forged luck in a finished game is found", () => {
  cpSync(KEEPSAKE, copy);
  const db = new DatabaseSync(copy);
  db.exec(
    `UPDATE tables SET row = json_set(row, '$.secret', '${"00".repeat(32)}') WHERE stage = 'over' AND row NOT LIKE '%"seed"%'`,
  );
  db.close();
  expect(inspect(copy).broken).toEqual([expect.stringContaining("drawn otherwise")]);
});

test("the doctor finds what is bad, names it, and says so by exit code", async () => {
  cpSync(KEEPSAKE, copy);
  restore(data, copy, false, SILENT);
  await sqliteStore(file).close();
  expect(zt("doctor", "--data", data)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^ok {3}games .*2 finished, 2 running, 1 waiting/m),
  });
  const change = (sql: string): void => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };
  change(`UPDATE pulse SET at = ${Date.now() + 86_400_000}`);
  expect(zt("doctor", "--data", data)).toMatchObject({ status: 1, stdout: expect.stringMatching(/^BAD {2}clock/m) });
  change("UPDATE pulse SET at = 0");
  const seal = sealOf("", 1, "close", "{}");
  change(`INSERT INTO acts VALUES (1, 1, 'close', '{}', '${seal}')`);
  expect(zt("doctor", "--data", data).status).toBe(0);
  // The file itself refuses; who gets round that is found out.
  expect(() => change("UPDATE acts SET what = 'nothing'")).toThrow(/only added/);
  expect(() => change("DELETE FROM acts")).toThrow(/only added/);
  change("DROP TRIGGER acts_stay; UPDATE acts SET what = 'nothing'");
  expect(zt("doctor", "--data", data)).toMatchObject({ status: 1, stdout: expect.stringMatching(/^BAD {2}acts/m) });
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 8192, bytes.length - 4096);
  writeFileSync(file, bytes);
  expect(zt("doctor", "--data", data)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^BAD {2}file .*damaged/m),
  });
  expect(zt("doctor", "--data", join(folder, "nowhere")).status).toBe(1);
});
