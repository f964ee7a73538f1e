/** What happens in the first moments after a node has died, and when the store is slow: nobody else may fall ill of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playWith } from "../testing/testServer.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import { pursue } from "./playing.ts";
import { sharedTime } from "./sharedTime.ts";
import { sqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";
import { ALIVE_MS } from "./store.ts";
import { StoreTrouble } from "./trouble.ts";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let folder: string;
let store: Store;
let bus: Bus;
let here: TestServer;
let there: TestServer;
/** What the store is asked for, and how long it takes, at one of the nodes. */
const asked = { beat: 0, keep: 0 };
let wait = { due: 0, commit: 0 };
let isIll = false;
let answering: Promise<void> | undefined;
/** Since when a node is not heard. */
let silence = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-takeover-"));
  store = sqliteStore(join(folder, "t.sqlite"));
  bus = { ...localBus(), silence: () => silence };
  const slow: Store = {
    ...store,
    async keep(...of) {
      asked.keep++;
      const isKept = await store.keep(...of);
      await answering;
      return isKept;
    },
    due: async (...of) => (await pause(wait.due), store.due(...of)),
    commit: async (...of) => (await pause(wait.commit), store.commit(...of)),
    entries: async (...of) => (isIll ? Promise.reject(new StoreTrouble("away", "for a while")) : store.entries(...of)),
    beat: async (...of) =>
      isIll ? Promise.reject(new StoreTrouble("away", "for a while")) : (asked.beat++, store.beat(...of)),
  };
  [here, there] = await Promise.all([openTestServer({ store, bus }), openTestServer({ store: slow, bus })]);
});
afterAll(async () => {
  wait = { due: 0, commit: 0 };
  await Promise.all([here.close(), there.close()]);
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A node that has beaten once, and will be dead in a moment. */
const seeGhost = (): Promise<unknown> => store.beat(Date.now() - ALIVE_MS + 700, "ghost");

test("who takes over from a dead node beats meanwhile; whoever has come from there is not missed", async () => {
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const table = await playWith([ann, bob], { game: "towers", patience: 3600 });
  await seeGhost();
  bus.publish(
    `table ${table}`,
    JSON.stringify({ instance: "x", node: "ghost", here: { persons: [bob.guest.person], onlookers: 0 } }),
  );
  // Bob was at a node that is dead, and nobody knows it yet: he comes to another one.
  bob.client.drop();
  const again = await there.visitor(bob.guest);
  granted(await again.ask("watch", { table }));
  wait.due = 3000;
  await vi.waitFor(() => expect(there.serving.hall.alive.has("ghost")).toBe(true));
  await vi.waitFor(() => expect(there.serving.hall.alive.has("ghost")).toBe(false), { timeout: 5000 });
  asked.beat = 0;
  await vi.waitFor(() => expect(asked.beat).toBeGreaterThan(1), { timeout: 2000 });
  wait.due = 0;
  expect(ann.info!.seats.map((seat) => seat.here)).toEqual([true, true]);
  expect(await store.missing(table)).toEqual([]);
});

test("a node that dies while another asks for its table is not waited for", async () => {
  const table = await playWith([await there.visitor(), await there.visitor()], { game: "towers", patience: 3600 });
  const { hall } = there.serving;
  const room = (await hall.rooms.get(table))!;
  await vi.waitFor(() => expect(room.isKept).toBe(true));
  await store.letGo(table, hall.node);
  await seeGhost();
  expect(await store.keep(table, "ghost", Date.now())).toBe(true);
  await vi.waitFor(() => expect(hall.alive.has("ghost")).toBe(true), { interval: 5 });
  let answer = (): void => {};
  answering = new Promise((resolve) => (answer = resolve));
  room.isKept = false;
  asked.keep = 0;
  pursue(hall, room);
  await vi.waitFor(() => expect(asked.keep).toBe(1), { interval: 1 });
  await vi.waitFor(() => expect(hall.alive.has("ghost")).toBe(false), { timeout: 5000 });
  // It comes to light only now that the ghost had the table then.
  answering = undefined;
  answer();
  await vi.waitFor(() => expect(room.isKept).toBe(true));
});

test("how long the store takes is nobody's time, and a node that does not act at a table does not ask for it again and again", async () => {
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const clock = { kind: "game", seconds: 600, increment: 0 } as const;
  const table = await playWith([ann, bob], { game: "towers", clock, patience: 3600 });
  wait.commit = 150;
  asked.keep = 0;
  const began = performance.now();
  for (let n = 0; n < 12; n++) {
    await vi.waitFor(() => expect([ann, bob].every(({ frames }) => frames.at(-1)?.n === n)).toBe(true), {
      interval: 2,
    });
    const decider = [ann, bob].find(({ frames }) => frames.at(-1)!.legal)!;
    const text = decider.frames.at(-1)!.legal!.find((each) => !each.startsWith("redraw"))!;
    granted(await decider.ask("decide", { table, n, text }));
  }
  const took = performance.now() - began;
  wait.commit = 0;
  const { left, by } = (await store.entries(table, 0)).reduce(
    (sum, entry) => ({ left: entry.left, by: [...sum.by, entry.by] }),
    { left: [] as readonly (number | null)[], by: [] as number[] },
  );
  const charged = left.reduce((sum: number, ms) => sum + 600_000 - (ms ?? 0), 0);
  const atSlow = by.filter((seat) => seat === 1).length;
  expect(atSlow).toBeGreaterThan(0);
  expect(charged).toBeLessThan(took - atSlow * 100);
  expect(asked.keep).toBeLessThan(4);
});

test("what could not be read while the store was away is read when it is well, though nobody speaks of it again", async () => {
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const table = await playWith([ann, bob], { game: "towers", options: { start: 0 }, patience: 3600 });
  await vi.waitFor(() => expect([ann, bob].every(({ frames }) => frames.at(-1)?.n === 0)).toBe(true));
  isIll = true;
  const text = ann.frames.at(-1)!.legal!.find((each) => !each.startsWith("redraw"))!;
  granted(await ann.ask("decide", { table, n: 0, text }));
  await vi.waitFor(() => expect(there.serving.hall.trouble).toBeDefined());
  expect(bob.frames.at(-1)!.n).toBe(0);
  isIll = false;
  await vi.waitFor(() => expect(bob.frames.at(-1)!.n).toBe(1), { timeout: 2000 });
});

test("what is heard after a standstill has come at some moment of it, what comes later when it comes", async () => {
  let real = 1000;
  const time = await sharedTime(
    async () => 500_000 + real,
    () => real,
  );
  expect(time.came()).toEqual({ from: 501_000, to: 501_000 });
  real += 900;
  expect(time.came()).toEqual({ from: 501_900, to: 501_900 });
  real += 2000;
  expect(time.now()).toBe(503_900);
  expect(time.came()).toEqual({ from: 501_900, to: 503_900 });
  real += 300;
  expect(time.came()).toEqual({ from: 504_200, to: 504_200 });
  time.stop();
});

test("who comes from a node that has died is not charged for the time without one", async () => {
  const [ann, bob] = [await here.visitor(), await there.visitor()];
  const clock = { kind: "game", seconds: 600, increment: 0 } as const;
  const table = await playWith([ann, bob], { game: "towers", clock, patience: 3600 });
  const room = (await there.serving.hall.rooms.get(table))!;
  const spent = async (n: number): Promise<number> =>
    (await store.entries(table, n))[0]!.left.reduce((sum: number, ms) => sum + 600_000 - ms!, 0);
  /** Somebody whose node is missed comes here and decides: the share of what has passed since they were asked that is charged. */
  async function charged(n: number, come: (again: Visitor) => Promise<unknown>): Promise<number> {
    const isAsked = ({ frames }: Visitor): boolean => frames.at(-1)?.n === n && frames.at(-1)!.legal !== undefined;
    await vi.waitFor(() => expect([ann, bob].some(isAsked) && room.times.length > n).toBe(true));
    const decider = [ann, bob].find(isAsked)!;
    await pause(700);
    const { since } = room;
    const again = await there.visitor(decider.guest);
    silence = 4000.25;
    await come(again);
    const text = decider.frames.at(-1)!.legal!.find((each) => !each.startsWith("redraw"))!;
    granted(await again.ask("decide", { table, n, text }));
    silence = 0;
    const before = n === 0 ? 0 : await spent(n);
    expect(Number.isInteger(await spent(n + 1))).toBe(true);
    return ((await spent(n + 1)) - before) / ((await store.entries(table, n + 1))[0]!.at - since);
  }
  // Decided before they came, with the first words: at some moment in between.
  const first = await charged(0, async (again) => void again.ask("watch", { table, from: 0 }));
  expect(first).toBeGreaterThan(0.3);
  expect(first).toBeLessThan(0.65);
  // Who has had the question all the time, and decides here, could think.
  const second = await charged(1, async (again) => {
    granted(await again.ask("watch", { table, from: 1 }));
    await pause(100);
  });
  expect(second).toBeGreaterThan(0.75);
  // Who sees the question only now is asked now.
  const third = await charged(2, async (again) => {
    granted(await again.ask("watch", { table, from: 1 }));
    await pause(100);
  });
  expect(third).toBeLessThan(0.5);
});
