/** Trouble with the disk while people play: nothing is lost, nothing is told that is not saved, and it ends by itself. */
import { spawnSync } from "node:child_process";
import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { newGuest } from "../testing/client.ts";
import { newPlace } from "../testing/place.ts";
import { spawnServer } from "../testing/spawned.ts";
import type { TestServer } from "../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith } from "../testing/testServer.ts";
import { sqliteStore } from "./sqlite.ts";

test.concurrent("a locked file: what is asked waits, and is refused only if it takes too long", async ({
  onTestFinished,
}) => {
  const { file } = newPlace(onTestFinished);
  const store = sqliteStore(file);
  await store.addPerson({ id: "ann", name: "Ann" }, "token", 0);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const renamed = store.rename("ann", "Anna");
  expect(await store.person("token")).toEqual({ id: "ann", name: "Ann" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  other.exec("COMMIT");
  await renamed;
  expect(await store.person("token")).toEqual({ id: "ann", name: "Anna" });
  other.exec("BEGIN IMMEDIATE");
  await expect(store.rename("ann", "Bob")).rejects.toMatchObject({ kind: "locked" });
  expect(await store.person("token")).toEqual({ id: "ann", name: "Anna" });
  other.exec("COMMIT");
  other.close();
  await store.rename("ann", "Cay");
  await store.close();
});

/** A running game of two people and a bot, on this folder. */
async function playing(folder: string): Promise<{
  server: TestServer;
  people: Awaited<ReturnType<TestServer["visitor"]>>[];
  table: string;
}> {
  const server = await openTestServer({ dataDir: folder });
  const people = [await server.visitor(), await server.visitor()];
  const table = await playWith(people, { game: "towers", options: { players: 3 } }, "mage");
  await playOn(people, table, 6);
  return { server, people, table };
}

test.concurrent("what could not be saved has not happened, can be asked again with the same id, and the game goes on", async ({
  onTestFinished,
}) => {
  const { folder, file } = newPlace(onTestFinished);
  const { server, people, table } = await playing(folder);
  const asked = await vi.waitFor(() => {
    const found = people.find(({ frames }) => frames.at(-1)!.legal)!;
    expect(found).toBeDefined();
    expect(new Set(people.map(({ frames }) => frames.at(-1)!.n)).size).toBe(1);
    return found;
  });
  const { n, legal } = asked.frames.at(-1)!;
  const told = people.map(({ frames }) => frames.length);
  // The file disappears while the server runs: nothing it writes would be found again.
  renameSync(file, `${file}.away`);
  const decision = { table, n, text: legal!.at(-1)! };
  expect(await asked.ask("decide", decision, "same")).toMatchObject({ refused: "not-saved" });
  expect(await asked.ask("decide", decision, "same")).toMatchObject({ refused: "not-saved" });
  expect(await asked.ask("say", { table, text: "hello?" })).toMatchObject({ refused: "not-saved" });
  expect(await people[0]!.ask("create", { game: "towers" })).toMatchObject({ refused: "not-saved" });
  expect((await asked.get("/health")).status).toBe(503);
  // Looking goes on, and shows what is on disk.
  const seen = (await (await asked.get(`/api/tables/${table}`)).json()) as { frame: { n: number; legal: string[] } };
  expect(seen.frame).toMatchObject({ n, legal });
  expect(people.map(({ frames }) => frames.length)).toEqual(told);
  renameSync(`${file}.away`, file);
  expect(granted(await asked.ask("decide", decision, "same"))).toMatchObject({ n: n + 1 });
  expect(granted(await asked.ask("decide", decision, "same"))).toMatchObject({ n: n + 1 });
  expect((await server.serving.hall.store.entries(table, n + 1))[0]).toMatchObject({ text: decision.text });
  await vi.waitFor(async () => expect((await asked.get("/health")).status).toBe(200), 10_000);
  await playOn(people, table, 10);
  await server.close();
});

test.concurrent("while nothing can be saved nobody's clock runs", async ({ onTestFinished }) => {
  const { folder, file } = newPlace(onTestFinished);
  const server = await openTestServer({ dataDir: folder });
  const people = [await server.visitor(), await server.visitor()];
  const clock = { kind: "game", seconds: 600, increment: 0 } as const;
  const table = await playWith(people, { game: "towers", options: { players: 2, start: 0 }, clock });
  const left = async (): Promise<number> =>
    ((await (await people[0]!.get(`/api/tables/${table}`)).json()) as { clock: { left: number[] } }).clock.left[0]!;
  const before = await left();
  renameSync(file, `${file}.away`);
  expect(await people[0]!.ask("say", { table, text: "hello?" })).toMatchObject({ refused: "not-saved" });
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  renameSync(`${file}.away`, file);
  await vi.waitFor(() => expect(server.serving.hall.trouble).toBeUndefined(), 10_000);
  const elapsed = performance.now() - began;
  expect(before - (await left())).toBeLessThan(elapsed / 2);
  await server.close();
});

test.concurrent("a bot whose decision could not be saved decides again when it can be", async ({ onTestFinished }) => {
  const { folder, file } = newPlace(onTestFinished);
  const { server, people, table } = await playing(folder);
  await playOn(people, table, 1);
  renameSync(file, `${file}.away`);
  // Everybody leaves the game to bots, which is no use now.
  const refused = await Promise.all(people.map((each) => each.ask("standby", { table, bot: true })));
  for (const each of refused) expect(each).toMatchObject({ refused: "not-saved" });
  renameSync(`${file}.away`, file);
  for (const each of people) granted(await each.ask("standby", { table, bot: true }));
  renameSync(file, `${file}.away`);
  await vi.waitFor(() => expect(server.serving.hall.trouble?.kind).toBe("moved"));
  const { n } = people[0]!.frames.at(-1)!;
  renameSync(`${file}.away`, file);
  await vi.waitFor(() => expect(people[0]!.frames.at(-1)!.n).toBeGreaterThan(n + 5), 10_000);
  await server.close();
});

test.concurrent("damage in the middle: what can be read is read, nothing more is written, and the server stays", async ({
  onTestFinished,
}) => {
  const { folder, file } = newPlace(onTestFinished);
  const { server, people, table } = await playing(folder);
  const [ann] = people;
  const other = granted(await ann!.ask("create", { game: "magicians" })).table;
  people.forEach(({ client }) => client.close());
  await server.serving.close();
  const db = new DatabaseSync(file);
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const [{ rootpage }] = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").all() as [
    { rootpage: number },
  ];
  db.close();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, (rootpage - 1) * 4096);
  closeSync(handle);
  const again = await openTestServer({ dataDir: folder });
  const bob = await again.visitor(ann!.guest);
  expect(await bob.ask("watch", { table })).toMatchObject({ refused: "unreadable" });
  expect(await bob.ask("create", { game: "magicians" })).toMatchObject({ refused: "unreadable" });
  const mine = (await (await bob.get("/api/me/tables")).json()) as { table: string }[];
  expect(mine.map((each) => each.table)).toEqual([other, table]);
  granted(await bob.ask("lobby", { follow: true }));
  expect(await (await bob.get("/health")).json()).toEqual({ ok: false, trouble: "damaged" });
  await again.close();
});

test.concurrent("it starts although no file can grow, shows what is there, and writes when it can", async ({
  onTestFinished,
}) => {
  const { folder, file } = newPlace(onTestFinished);
  const first = await spawnServer(folder);
  const { cookie } = await newGuest(first.port);
  const headers = { cookie, "content-type": "application/json" };
  const created = await fetch(`http://127.0.0.1:${first.port}/api/create`, {
    method: "POST",
    headers,
    body: JSON.stringify({ game: "towers", open: true }),
  });
  const { table } = (await created.json()) as { table: string };
  await first.end("SIGKILL");
  // SQLite makes this one anew, if it can.
  rmSync(`${file}-shm`);
  const server = await spawnServer(folder, [], "ulimit -S -f 0");
  const url = `http://127.0.0.1:${server.port}`;
  expect((await fetch(`${url}/health`)).status).toBe(503);
  expect(await (await fetch(`${url}/api/tables`)).json()).toMatchObject([{ id: table }]);
  const rename = (): Promise<Response> =>
    fetch(`${url}/api/rename`, { method: "POST", headers, body: JSON.stringify({ name: "Ann" }) });
  expect((await rename()).status).toBe(503);
  spawnSync("prlimit", ["--pid", String(server.process.pid), "--fsize=unlimited:"]);
  await vi.waitFor(async () => expect((await rename()).status).toBe(200), 10_000);
  // And others can read the file beside it again.
  const db = new DatabaseSync(file, { readOnly: true });
  await vi.waitFor(() => expect(db.prepare("SELECT name FROM persons").all()).toEqual([{ name: "Ann" }]));
  db.close();
  await server.end("SIGTERM");
});

test.concurrent("a disk that takes no more: the process lives, people read, and it recovers by itself", async ({
  onTestFinished,
}) => {
  const { folder, file } = newPlace(onTestFinished);
  const server = await spawnServer(folder);
  const url = `http://127.0.0.1:${server.port}`;
  const { cookie } = await newGuest(server.port);
  const post = (path: string, body: object): Promise<Response> =>
    fetch(url + path, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const { table } = (await (await post("/api/create", { game: "towers" })).json()) as { table: string };
  const limit = (bytes: string): void => {
    const { status } = spawnSync("prlimit", ["--pid", String(server.process.pid), `--fsize=${bytes}:`]);
    expect(status).toBe(0);
  };
  // From here on no file of this process may grow.
  limit(String(statSync(`${file}-wal`).size));
  expect((await post("/api/rename", { name: "Ann" })).status).toBe(503);
  expect((await post("/api/create", { game: "towers" })).status).toBe(503);
  expect((await fetch(`${url}/api/tables/${table}`, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(`${url}/health`)).status).toBe(503);
  limit("unlimited");
  await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), 10_000);
  expect((await post("/api/rename", { name: "Ann" })).status).toBe(200);
  await server.end("SIGTERM");
});
