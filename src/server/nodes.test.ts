/** Two servers on one store and one bus, as they would stand behind a load balancer. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ClockInfo } from "../core/info.ts";
import { longTable } from "../testing/longTable.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith } from "../testing/testServer.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import { clockInfo } from "./clocks.ts";
import { beat } from "./health.ts";
import { LIMITS, NO_LIMITS } from "./limits.ts";
import { sqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";
import { StoreTrouble } from "./trouble.ts";

let folder: string;
let store: Store;
let bus: Bus;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-nodes-"));
  store = sqliteStore(join(folder, "t.sqlite"));
  bus = localBus();
  [here, there] = await Promise.all([openTestServer({ store, bus }), openTestServer({ store, bus })]);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const newestOf = ({ frames }: Visitor): number => frames.at(-1)?.n ?? -1;

test("people at different nodes play one game to its end, see each other and hear each other", async () => {
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const { table } = granted(await ann.ask("create", { game: "magicians", options: { roundLimit: 2 }, bots: ["mage"] }));
  granted(await ann.ask("watch", { table }));
  granted(await bob.ask("sit", { table }));
  granted(await bob.ask("watch", { table }));
  await vi.waitFor(() => expect(ann.info!.seats[1]).toMatchObject({ by: "person", here: true }));
  granted(await ann.ask("start", { table }));
  granted(await bob.ask("say", { table, text: "hello" }));
  await vi.waitFor(() => expect(ann.lines.map(({ text }) => text)).toEqual(["hello"]));
  await playOn([ann, bob], table);
  await vi.waitFor(() => expect([ann, bob].every(({ frames }) => frames.at(-1)!.result)).toBe(true));
  expect(ann.frames.map(({ n }) => n)).toEqual(bob.frames.map(({ n }) => n));
});

test("two nodes cannot both extend a game: one decision is made, the other is stale, and both agree afterwards", async () => {
  const one = await here.visitor();
  const other = await there.visitor(one.guest);
  const { table } = granted(await one.ask("create", { game: "towers", options: { mode: "solo" } }));
  granted(await one.ask("start", { table }));
  for (const each of [one, other]) granted(await each.ask("watch", { table }));
  for (let i = 0; i < 10; i++) {
    await vi.waitFor(() => expect(other.frames.at(-1)!.n).toBe(one.frames.at(-1)!.n));
    const { n, legal, result } = one.frames.at(-1)!;
    if (result) break;
    const texts = [legal![0]!, legal!.at(-1)!];
    const answers = await Promise.all([one, other].map((each, k) => each.ask("decide", { table, n, text: texts[k]! })));
    const made = answers.filter((answer) => !("refused" in answer));
    expect(made.length).toBe(1);
    expect(answers.filter((answer) => "refused" in answer && answer.refused === "stale").length).toBe(1);
    await vi.waitFor(() => expect(other.frames.at(-1)).toEqual(one.frames.at(-1)));
    expect(one.frames.at(-1)!.n).toBe(n + 1);
  }
});

test("a guest at two nodes says no more than at one, and lays no more open tables from one place", async () => {
  const limits = { ...NO_LIMITS, chat: LIMITS.chat, open: { ...LIMITS.open, address: 4 } };
  const moment = Date.now();
  const settings = { store, bus, limits, now: () => moment };
  const [one, two] = await Promise.all([openTestServer(settings), openTestServer(settings)]);
  const ann = await one.visitor();
  const again = await two.visitor(ann.guest);
  const { table } = granted(await ann.ask("create", { game: "towers" }));
  const said: boolean[] = [];
  for (let i = 0; i < 12; i++) {
    const answer = await (i % 2 === 0 ? ann : again).ask("say", { table, text: String(i) });
    said.push(!("refused" in answer));
  }
  expect(said).toEqual(said.map((_, i) => i < LIMITS.chat.guest));
  for (let i = 0; i < 4; i++)
    granted(await (await (i % 2 === 0 ? one : two).visitor()).ask("create", { game: "towers", open: true }));
  for (const node of [one, two])
    expect(await (await node.visitor()).ask("create", { game: "towers", open: true })).toMatchObject({
      refused: "too-many",
    });
  await one.close();
  await two.close();
});

test("whoever is gone is waited for as long as at the node that saw them go", async () => {
  let now = Date.now();
  const own = sqliteStore(join(folder, `gone ${now}.sqlite`));
  const settings = { store: own, bus: localBus(), now: () => now };
  const [one, two] = await Promise.all([openTestServer(settings), openTestServer(settings)]);
  /** Somebody is alive all the time. */
  const pass = async (seconds: number): Promise<void> => {
    for (let i = 0; i < seconds; i++) await own.beat((now += 1000));
  };
  const people = [await one.visitor(), await one.visitor()];
  const table = await playWith(people, { game: "magicians", patience: 30 }, "apprentice");
  await vi.waitFor(() => expect(people.some(({ frames }) => frames.at(-1)?.legal)).toBe(true));
  const [asked, other] = people[0]!.frames.at(-1)!.legal ? people : people.toReversed();
  const absentAt = async (node: TestServer): Promise<number | undefined> => {
    const visitor = await node.visitor(other!.guest);
    granted(await visitor.ask("watch", { table }));
    return ((await (await visitor.get(`/api/tables/${table}`)).json()) as { clock: ClockInfo }).clock.absent;
  };
  expect(await absentAt(two)).toBeUndefined();
  asked!.client.close();
  await vi.waitFor(async () => expect(await own.missing(table)).toHaveLength(1));
  await pass(20);
  await one.close();
  const third = await openTestServer(settings);
  for (const node of [two, third]) expect(await absentAt(node)).toBe(10_000);
  // Back, and gone once more: it begins anew.
  const back = await third.visitor(asked!.guest);
  granted(await back.ask("watch", { table }));
  await vi.waitFor(async () => expect(await own.missing(table)).toEqual([]));
  await pass(5);
  back.client.close();
  await vi.waitFor(async () => expect(await own.missing(table)).toMatchObject([{ since: now }]));
  await two.close();
  expect(await absentAt(third)).toBe(30_000);
  await third.close();
  await own.close();
});

test("a node that was cut off gives nobody time back, and its people are there again; when none was alive it was nobody's time", async () => {
  let now = Date.now();
  const own = sqliteStore(join(folder, `outages ${now}.sqlite`));
  let isCut = false;
  const cut: Store = {
    ...own,
    beat: async (at, node) => (isCut ? Promise.reject(new StoreTrouble("away", "cut off")) : own.beat(at, node)),
  };
  const settings = { bus: localBus(), now: () => now };
  const [one, two] = await Promise.all([
    openTestServer({ ...settings, store: own }),
    openTestServer({ ...settings, store: cut }),
  ]);
  const people = [await one.visitor(), await two.visitor()];
  const clock = { kind: "game", seconds: 600, increment: 0 } as const;
  const table = await playWith(people, { game: "towers", clock, patience: 3600 });
  const halls = [one.serving.hall, two.serving.hall];
  const spent = async (): Promise<number[]> => {
    const rooms = await Promise.all(halls.map(async (hall) => (await hall.rooms.get(table))!));
    return rooms.map((room) => 1_200_000 - clockInfo(room, now).left.reduce((sum: number, ms) => sum + (ms ?? 0), 0));
  };
  await vi.waitFor(async () => expect(await spent()).toEqual([0, 0]));
  isCut = true;
  await beat(halls[1]!);
  for (let i = 0; i < 20; i++) {
    now += 1000;
    await beat(halls[0]!);
  }
  // For the other one it is dead, with its people.
  await vi.waitFor(() => expect(people[0]!.info!.seats[1]!.here).toBe(false), { timeout: 20_000 });
  isCut = false;
  await beat(halls[1]!);
  expect(halls[1]!.trouble).toBeUndefined();
  expect(await spent()).toEqual([20_000, 20_000]);
  await vi.waitFor(() => expect(people[0]!.info!.seats[1]!.here).toBe(true), { timeout: 20_000 });
  now += 60_000;
  for (const hall of halls) await beat(hall);
  expect(await spent()).toEqual([20_000, 20_000]);
  await one.close();
  await two.close();
  await own.close();
});

test("a long game is opened at every node from the snapshots of any, and each new decision is read once", async () => {
  const entries = 1200;
  const own = sqliteStore(join(folder, `long ${Date.now()}.sqlite`));
  const both = localBus();
  const before = await openTestServer({ store: own, bus: both });
  const guests = [await before.visitor(), await before.visitor()] as const;
  const table = await longTable(before, guests, entries);
  await before.close();
  const one = await openTestServer({ store: own, bus: both });
  const people = await Promise.all(guests.map(({ guest }) => one.visitor(guest)));
  for (const each of people) {
    granted(await each.ask("watch", { table }));
    await vi.waitFor(() => expect(newestOf(each)).toBe(entries - 1));
  }
  let read = 0;
  let rows = 0;
  const counted: Store = {
    ...own,
    table(id) {
      rows++;
      return own.table(id);
    },
    async entries(...which) {
      const found = await own.entries(...which);
      read += found.length;
      return found;
    },
  };
  const two = await openTestServer({ store: counted, bus: both });
  const again = await two.visitor(guests[0].guest);
  granted(await again.ask("watch", { table }));
  await vi.waitFor(() => expect(newestOf(again)).toBe(entries - 1));
  expect(read).toBeLessThan(entries / 2);
  [read, rows] = [0, 0];
  await playOn(people, table, 1);
  await vi.waitFor(() => expect(newestOf(again)).toBe(entries));
  expect([read, rows]).toEqual([1, 0]);
  await one.close();
  await two.close();
  await own.close();
});
