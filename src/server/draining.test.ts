/** A node that is told to go, and nodes of two releases: nobody notices more than that they connect again. */
import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { row } from "../testing/openStore.ts";
import type { TestServer } from "../testing/testServer.ts";
import { granted, openTestServer, playOn } from "../testing/testServer.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import { newNode } from "./release.ts";
import { sqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

let folder: string;
let store: Store;
let bus: Bus;
let going: TestServer;
let staying: TestServer;
let sendAway: () => void;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-draining-"));
  store = sqliteStore(join(folder, "t.sqlite"));
  bus = localBus();
  const drained = new Promise<void>((resolve) => (sendAway = resolve));
  going = await openTestServer({ store, bus, drained: () => drained });
  staying = await openTestServer({ store, bus });
});
afterEach(async () => {
  sendAway();
  await going.close();
  await staying.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Nobody else who is alive acts there. */
const mayAct = async (table: string, node: string): Promise<boolean> => {
  const free = await store.due(Number.MAX_SAFE_INTEGER, { node, now: going.serving.hall.now() });
  return free.includes(table);
};

test("a node that is told to go: balancers hear it first, another node acts at once, people play on until they are sent there", async () => {
  const [ann, bob] = [await going.visitor(), await staying.visitor()];
  const clock = { kind: "slow", seconds: 3600 } as const;
  const { table } = granted(await ann.ask("create", { game: "magicians", bots: ["mage", "mage"], clock }));
  granted(await ann.ask("watch", { table }));
  granted(await ann.ask("start", { table }));
  const [goer, stayer] = [going.serving.hall.node, staying.serving.hall.node];
  // People on a clock wait for somebody: the node where the game began keeps it.
  await playOn([ann], table, 1);
  const { watch } = ann.info!;
  await vi.waitFor(async () => expect(await mayAct(table, stayer)).toBe(false));
  granted(await bob.ask("watch", { table: watch! }));

  const { port } = going.serving;
  const enter = (): WebSocket =>
    new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { cookie: bob.guest.cookie } });
  const onlooker = enter();
  const code = new Promise<number>((resolve) => onlooker.on("close", resolve));
  await once(onlooker, "open");
  const closed = going.serving.close();
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  expect(health.status).toBe(503);
  await vi.waitFor(async () => expect(await mayAct(table, goer)).toBe(false));
  // Who is here goes on; who comes is sent elsewhere.
  const before = ann.frames.at(-1)!.n;
  await playOn([ann], table, 2);
  expect(ann.frames.at(-1)!.n).toBeGreaterThan(before);
  const [refused] = (await once(enter(), "error").catch((error: unknown) => [error])) as [Error];
  expect(refused.message).toContain("503");

  sendAway();
  await closed;
  expect(await code).toBe(1012);
  expect(ann.texts.some((text) => text.includes('"bye"') && text.includes('"restart"'))).toBe(true);
});

test("who is being let in when the node is told to go is sent elsewhere, and does not keep it from going", async () => {
  const bob = await staying.visitor();
  let look = (): void => {};
  const isLooked = new Promise<void>((resolve) => (look = resolve));
  let answer = (): void => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const slow: Store = {
    ...store,
    async person(token) {
      look();
      await isAnswered;
      return store.person(token);
    },
  };
  const third = await openTestServer({ store: slow, bus });
  const socket = new WebSocket(`ws://127.0.0.1:${third.serving.port}/api/socket`, {
    headers: { cookie: bob.guest.cookie },
  });
  const refused = once(socket, "open").then(
    () => "let in",
    (error: unknown) => String(error),
  );
  await isLooked;
  const closed = third.close();
  answer();
  expect(await refused).toContain("503");
  await closed;
});

test("people leave in slices, not all at once, and every node knows that they are on their way", async () => {
  const { guest } = await going.visitor();
  const left: number[] = [];
  await Promise.all(
    Array.from({ length: 120 }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${going.serving.port}/api/socket`, {
        headers: { cookie: guest.cookie },
      });
      socket.on("close", (code) => left.push(code === 1012 ? performance.now() : NaN));
      await once(socket, "open");
    }),
  );
  const closed = going.serving.close();
  sendAway();
  await closed;
  await vi.waitFor(() => expect(left).toHaveLength(120));
  // Four pauses of 50 ms; whoever is late may have been late at the first of them too.
  expect(left.at(-1)! - left[0]!).toBeGreaterThan(100);
  expect(staying.serving.hall.deaths.length).toBeGreaterThan(0);
});

test("a table only a newer node can read: over a socket one is sent away to come back there, over HTTP told 503", async () => {
  await store.create(row("later", { terms: { game: "chess" } }), "ann later");
  const ann = await staying.visitor();
  const byes = (): number => ann.texts.filter((text) => text.includes('"bye"')).length;
  expect(await ann.ask("watch", { table: "later" })).toMatchObject({ refused: "unreadable" });
  expect(byes()).toBe(0);
  expect((await ann.get("/api/tables/later")).status).toBe(503);
  await vi.waitFor(() => {
    // Its own beat takes back what it is told here.
    staying.serving.hall.alive = new Set([...staying.serving.hall.alive, newNode(99)]);
    void ann.ask("watch", { table: "later" });
    expect(byes()).toBeGreaterThan(0);
  });
});

test("a page of another release says which versions it speaks, and is answered in one of them", async () => {
  const ann = await staying.visitor();
  expect(await ann.ask("hello", { version: 2, oldest: 1 })).toMatchObject({ ok: true, version: 1 });
  expect(await ann.ask("hello", { version: 3, oldest: 2 })).toMatchObject({ refused: "version" });
  expect(await ann.ask("hello", { version: 0 })).toMatchObject({ refused: "version" });
});
