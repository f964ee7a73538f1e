/** Time passes as fast as these tests want. */
import { describe, expect, test, vi } from "vitest";
import type { Someone } from "../testing/fakeHall.ts";
import {
  ask,
  clockOf,
  done,
  follow,
  framesOf,
  hall,
  infoOf,
  leaveTable,
  play,
  reopenHall,
  someone,
  useFakeHall,
} from "../testing/fakeHall.ts";
import type { Frame } from "../core/table.ts";
import { lived } from "./clocks.ts";
import { pursue } from "./playing.ts";
import { roomAt, watch } from "./watching.ts";

useFakeHall();

const plain = (frame: Frame): string => frame.legal!.find((text) => /^(play [TW]\d$|tower|wizard)/.test(text))!;

describe("a clock per turn", () => {
  test("hands the seat to a bot when it runs out; the game goes on, and the person can take the seat back", async () => {
    const { table, ann, bob } = await play({ clock: { kind: "turn", seconds: 20 } });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(framesOf(bob).length).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(infoOf(ann).seats[0]).toMatchObject({ by: "person", standIn: true });
    expect(framesOf(bob).at(-1)!.by).toBe(0);
    expect(framesOf(bob).at(-1)!.decider).toBe(1);
    const n = framesOf(ann).at(-1)!.n;
    expect(await ask("ann", "decide", { table, n, text: "redraw" })).toMatchObject({ refused: "stand-in" });
    await ask("ann", "standby", { table, bot: false });
    expect(infoOf(ann).seats[0]).not.toHaveProperty("standIn");
  });

  test("starts again with every turn and runs through all decisions of one", async () => {
    const { table, ann } = await play({ clock: { kind: "turn", seconds: 20 } });
    await vi.advanceTimersByTimeAsync(12_000);
    await ask("ann", "decide", { table, n: 0, text: plain(framesOf(ann)[0]!) });
    expect(clockOf(ann).left[0]).toBeLessThan(8100);
    expect(clockOf(ann).left[0]).toBeGreaterThan(7000);
    await vi.advanceTimersByTimeAsync(9000);
    expect(infoOf(ann).seats[0]!.standIn).toBe(true);
    expect(clockOf(ann).left[1]).toBeGreaterThan(18_000);
  });
});

test("a clock per game counts down only for the decider, and gives an increment with each turn", async () => {
  const { table, ann } = await play({ clock: { kind: "game", seconds: 60, increment: 5 } });
  await vi.advanceTimersByTimeAsync(10_000);
  await ask("ann", "decide", { table, n: 0, text: plain(framesOf(ann)[0]!) });
  const [mine, yours] = clockOf(ann).left;
  expect(Math.abs(mine! - 50_000)).toBeLessThan(500);
  expect(yours).toBe(60_000);
  while (framesOf(ann).at(-1)!.legal) {
    const frame = framesOf(ann).at(-1)!;
    await ask("ann", "decide", { table, n: frame.n, text: plain(frame) ?? frame.legal![0]! });
  }
  expect(Math.abs(clockOf(ann).left[0]! - 55_000)).toBeLessThan(1000);
});

test("who has let a turn's time run out takes the seat back for the next turn, not for this one", async () => {
  const { table, ann } = await play({ clock: { kind: "game", seconds: 10, increment: 5 } });
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(infoOf(ann).seats[0]!.standIn).toBe(true));
  expect(await ask("ann", "standby", { table, bot: false })).toMatchObject({ refused: "time" });
});

describe("somebody who is gone", () => {
  test("is replaced by a bot after the table's patience, while others are there", async () => {
    const { table, ann, bob } = await play({ patience: 30 });
    await leaveTable(ann, table);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(framesOf(bob).length).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(framesOf(bob).at(-1)!.decider).toBe(1);
    expect(infoOf(bob).seats[0]).toMatchObject({ here: false, standIn: true });
  });

  test("is waited for as long as they come back in time", async () => {
    const { table, ann, bob } = await play({ patience: 30 });
    await leaveTable(ann, table);
    await vi.advanceTimersByTimeAsync(20_000);
    await follow(someone("ann"), table);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(framesOf(bob).length).toBe(1);
  });

  test("is not replaced if nobody is there to play with, nor in a slow game before its time", async () => {
    const { table, ann, bob } = await play({ patience: 30 });
    await leaveTable(ann, table);
    await leaveTable(bob, table);
    await vi.advanceTimersByTimeAsync(600_000);
    const room = (await roomAt(hall, table))!;
    expect(room.row.seats.some(({ standIn }) => standIn)).toBe(false);
    const slow = await play({ clock: { kind: "slow", seconds: 86_400 } });
    await leaveTable(slow.ann, slow.table);
    await vi.advanceTimersByTimeAsync(80_000_000);
    expect(framesOf(slow.bob).length).toBe(1);
    await vi.advanceTimersByTimeAsync(8_000_000);
    expect(framesOf(slow.bob).at(-1)!.decider).toBe(1);
  });

  test("who leaves for good is replaced at once", async () => {
    const { table, bob } = await play({});
    await ask("ann", "leave", { table });
    await vi.advanceTimersByTimeAsync(1000);
    expect(infoOf(bob).seats[0]).toMatchObject({ by: "bot" });
    expect(framesOf(bob).at(-1)!.decider).toBe(1);
    expect(infoOf(bob).host).toBe(true);
  });
});

describe("T-N3 windows", () => {
  const NASTY = { mode: "nasty", spells: "all", prices: { "advance-tower": 1 } };

  /** Plays until somebody is asked in a window. */
  async function untilWindow(table: string, people: readonly Someone[]): Promise<{ one: Someone; frame: Frame }> {
    for (let i = 0; i < 400; i++) {
      const one = people.find((each) => framesOf(each).at(-1)!.legal)!;
      const frame = framesOf(one).at(-1)!;
      if (frame.legal!.includes("pass")) return { one, frame };
      const text = frame.legal!.find((each) => each.startsWith("tower")) ?? plain(frame) ?? frame.legal![0]!;
      await ask(one.person, "decide", { table, n: frame.n, text });
    }
    throw new Error("no window");
  }

  test("pass by themselves after a visible countdown, and cost nobody's clock", async () => {
    const { table, ann, bob } = await play({
      options: NASTY,
      window: 8,
      clock: { kind: "game", seconds: 600, increment: 0 },
    });
    const { one, frame } = await untilWindow(table, [ann, bob]);
    expect(clockOf(one).window).toBeGreaterThan(7000);
    expect(clockOf(one).running).toBeNull();
    await vi.advanceTimersByTimeAsync(7000);
    expect(framesOf(one).at(-1)!.n).toBe(frame.n);
    await vi.advanceTimersByTimeAsync(1500);
    expect(framesOf(one).at(-1)!.n).toBeGreaterThan(frame.n);
    expect(framesOf(one).find(({ n }) => n === frame.n + 1)!.events).toContainEqual({
      what: "pass",
      seat: frame.decider,
    });
    expect(infoOf(one).seats.some(({ standIn }) => standIn)).toBe(false);
  });

  test("a standing order answers at once", async () => {
    const { table, ann, bob } = await play({ options: NASTY, window: 60 });
    expect(await ask("ann", "order", { table, order: "sometimes" })).toMatchObject({
      refused: "order",
      say: "This game knows the orders: always, keep, never.",
    });
    const { one, frame } = await untilWindow(table, [ann, bob]);
    await ask(one.person, "order", { table, order: "never" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(framesOf(one).at(-1)!.n).toBeGreaterThan(frame.n);
    expect(infoOf(one).order).toBe("never");
    const other = one === ann ? bob : ann;
    expect(infoOf(other).order).toBeUndefined();
  });
});

test("after a restart clocks go on where they were: nobody pays for the time the server was away", async () => {
  const { table } = await play({ clock: { kind: "game", seconds: 60, increment: 0 } });
  for (let i = 0; i < 10; i++) {
    await vi.advanceTimersByTimeAsync(2000);
    await done(hall.store.beat(Date.now()));
  }
  const killed = hall;
  killed.isClosing = true;
  await vi.advanceTimersByTimeAsync(300_000);
  reopenHall();
  await done(hall.store.beat(Date.now()));
  hall.outages = await hall.store.outages();
  expect(await hall.store.due(Date.now() + 60_000)).toEqual([table]);
  const room = (await roomAt(hall, table))!;
  pursue(hall, room);
  const ann = someone("ann");
  await follow(ann, table);
  expect(Math.abs(clockOf(ann).left[0]! - 40_000)).toBeLessThan(1000);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(infoOf(ann).seats[0]).not.toHaveProperty("standIn");
  await vi.advanceTimersByTimeAsync(2000);
  expect(infoOf(ann).seats[0]!.standIn).toBe(true);
  await killed.store.close();
});

test.each([
  [[], 0, 100, 100],
  [[[20, 30]], 0, 100, 90],
  [
    [
      [20, 30],
      [90, 200],
    ],
    0,
    100,
    80,
  ],
  [[[0, 50]], 40, 100, 50],
] as const)("time lived with outages %j from %i to %i is %i", (outages, from, to, time) => {
  expect(lived(outages, from, to)).toBe(time);
});

test("onlookers of a table with a delay see everything later, nobody's hand, no talk, and never the table's own link", async () => {
  const { table, ann } = await play({ delay: 60 });
  const watchLink = infoOf(ann).watch!;
  const eve = someone("eve");
  await done(watch(hall, (await roomAt(hall, watchLink))!, eve, watchLink, undefined));
  expect(framesOf(eve)).toEqual([]);
  await ask("ann", "decide", { table, n: 0, text: plain(framesOf(ann)[0]!) });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(framesOf(eve)).toEqual([]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(framesOf(eve).map(({ n }) => n)).toEqual([0, 1]);
  expect(framesOf(eve)[1]!.view).not.toHaveProperty("hand");
  expect(JSON.stringify(eve.messages)).not.toContain(table);
  await ask("ann", "say", { table, text: "look at tower 5!" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(JSON.stringify(ann.messages)).toContain("tower 5!");
  expect(JSON.stringify(eve.messages)).not.toContain("tower 5!");
});
