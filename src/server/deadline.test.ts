/** To the millisecond: what each way of keeping time takes from whom, and what comes next if nobody does anything. */
import { describe, expect, test } from "vitest";
import type { Terms } from "../core/protocol.ts";
import type { Step } from "../core/table.ts";
import { hall, leaveTable, play, useFakeHall } from "../testing/fakeHall.ts";
import { ask, clockInfo, deadline, fullClocks, giveBack, isOutOfTime, isWindow, lived, spend } from "./clocks.ts";
import type { Room } from "./room.ts";
import type { SeatRow } from "./store.ts";
import { roomAt } from "./watching.ts";

useFakeHall();

const ANN = 0;
const BOB = 1;
const NOW = 5_000_000;

/** A room whose decider, Ann, was asked at NOW, with 20 and 30 seconds left where there is a clock. */
async function asked(terms: Partial<Terms> = {}): Promise<Room> {
  const { table, ann, bob } = await play(terms);
  const room = (await roomAt(hall, table))!;
  room.since = NOW;
  if (terms.clock) room.left = [20_000, 30_000];
  people.set(room, { ann: () => leaveTable(ann, table), bob: () => leaveTable(bob, table) });
  return room;
}
const people = new WeakMap<Room, { ann(): Promise<void>; bob(): Promise<void> }>();

/** Somebody else, or a bot, on Ann's seat. */
function sit(room: Room, seat: SeatRow): void {
  room.row = { ...room.row, seats: room.row.seats.with(ANN, seat) };
}

const TURN = { clock: { kind: "turn", seconds: 45 } } as const;
const GAME = { clock: { kind: "game", seconds: 45, increment: 7 } } as const;
const SLOW = { clock: { kind: "slow", seconds: 86_400 } } as const;

const step = (by: number, text: string, ...whats: string[]): Step => ({
  n: 1,
  entry: { by, text, luck: [] },
  events: whats.map((what) => ({ what })),
});
const OWN = { turn: ANN, isWindow: false };
const WINDOW = { turn: ANN, isWindow: true };

describe("what a step costs", () => {
  test.each<[string, Partial<Terms>, typeof OWN, Step, (number | null)[]]>([
    ["nothing without a clock", {}, OWN, step(ANN, "play T1"), [null, null]],
    ["who decided, its time", TURN, OWN, step(ANN, "play T1", "play"), [17_000, 30_000]],
    ["never more than there was", TURN, OWN, step(BOB, "play T1"), [20_000, 27_000]],
    ["nothing in a window", GAME, WINDOW, step(BOB, "pass"), [20_000, 30_000]],
    ["but taking back does, in a window too", GAME, WINDOW, step(BOB, "undo"), [20_000, 27_000]],
    ["the clock of a turn is whole with the next turn", TURN, OWN, step(ANN, "end", "play", "turn"), [45_000, 45_000]],
    ["and in a slow game", SLOW, OWN, step(ANN, "end", "turn"), [86_400_000, 86_400_000]],
    [
      "the clock of a game gets its increment, for whose turn it was",
      GAME,
      OWN,
      step(ANN, "end", "turn"),
      [24_000, 30_000],
    ],
    ["though another decided last", GAME, WINDOW, step(BOB, "pass", "turn"), [27_000, 30_000]],
    ["and nothing within a turn", GAME, OWN, step(ANN, "play T1", "play", "roll"), [17_000, 30_000]],
  ])("%s", async (_, terms, was, made, left) => {
    const room = await asked(terms);
    spend(room, was, made, NOW + 3000);
    expect(room.left).toEqual(left);
    expect(room.since).toBe(NOW + 3000);
  });

  test("a clock stops at nothing", async () => {
    const room = await asked(TURN);
    spend(room, OWN, step(ANN, "play T1"), NOW + 20_001);
    expect(room.left).toEqual([0, 30_000]);
  });

  test("a bot's seat has no time to lose or to win, a stand-in only to lose", async () => {
    const room = await asked(GAME);
    sit(room, { bot: "mage" });
    spend(room, OWN, step(ANN, "end", "turn"), NOW + 3000);
    expect(room.left).toEqual([20_000, 30_000]);
    sit(room, { person: "ann", standIn: true });
    spend(room, OWN, step(ANN, "end", "turn"), NOW + 4000);
    expect(room.left).toEqual([19_000, 30_000]);
  });
});

test("a question that is put again by taking back was put when it was put first", async () => {
  const room = await asked(TURN);
  const { earlier, state } = room.table!;
  const decided = (): number => earlier.push({ by: ANN, state });
  earlier.length = 0;
  spend(room, OWN, step(ANN, "end", "turn"), 1);
  expect(room.asked).toEqual([1]);
  for (const at of [2, 3, 4]) {
    decided();
    spend(room, OWN, step(ANN, "play T1"), at);
  }
  expect(room.asked).toEqual([1, 2, 3, 4]);
  earlier.length = 1;
  spend(room, OWN, step(ANN, "undo"), 5);
  expect(room.asked).toEqual([1, 2]);
  earlier.length = 0;
  ask(room, true, 6);
  expect(room.asked).toEqual([1]);
  spend(room, OWN, step(ANN, "play WD3", "roll"), 7);
  expect(room.asked).toEqual([7]);
});

test("full clocks are seconds for each seat, or nobody's", () => {
  expect(fullClocks(GAME.clock, 3)).toEqual([45_000, 45_000, 45_000]);
  expect(fullClocks(undefined, 2)).toEqual([null, null]);
});

describe("what happens next", () => {
  test("T-N3 a window closes after its seconds, from when it opened", async () => {
    const room = await asked({ options: { mode: "nasty", spells: "all" }, window: 8 });
    const byOrder = (_: unknown, order: string): number | undefined => (order === "never" ? 0 : undefined);
    const open = { ...room, game: { ...room.game, byOrder, orders: ["never"] }, asked: [NOW - 2000] };
    expect(isWindow(room)).toBe(false);
    expect(isWindow(open)).toBe(true);
    expect(isWindow({ ...open, game: { ...open.game, orders: [] } })).toBe(false);
    expect(isWindow({ ...open, table: undefined })).toBe(false);
    expect(deadline(open)).toEqual({ at: NOW + 6000, what: "window" });
    expect(clockInfo(open, NOW + 1000)).toEqual({ running: null, left: [null, null], window: 5000 });
    expect(clockInfo(open, NOW + 9000)).toMatchObject({ window: 0 });
  });

  test("a clock runs out", async () => {
    const room = await asked(TURN);
    expect(deadline(room)).toEqual({ at: NOW + 20_000, what: "clock" });
    expect(clockInfo(room, NOW + 1000)).toEqual({ running: ANN, left: [19_000, 30_000] });
    expect(clockInfo(room, NOW + 21_000)).toEqual({ running: ANN, left: [0, 30_000] });
  });

  test("nothing, where there is no clock and everybody is here", async () => {
    const room = await asked();
    expect(deadline(room)).toBeUndefined();
    expect(clockInfo(room, NOW)).toEqual({ running: null, left: [null, null] });
    expect(clockInfo({ ...room, table: undefined }, NOW)).toEqual({ running: null, left: [null, null] });
  });

  test.each([
    ["a bot decides", (room: Room) => sit(room, { bot: "mage" })],
    ["a stand-in decides", (room: Room) => sit(room, { person: "ann", standIn: true })],
    ["the game is over for the house", (room: Room) => void (room.row = { ...room.row, stage: "over" })],
    ["nothing has begun", (room: Room) => void (room.table = undefined)],
  ])("nothing, when %s", async (_, change) => {
    const room = await asked(TURN);
    change(room);
    expect(deadline(room)).toBeUndefined();
  });

  test("a bot takes over for who is gone, a minute after it, unless the table says otherwise", async () => {
    const room = await asked();
    await people.get(room)!.ann();
    room.gone.set("ann", NOW + 1000);
    expect(deadline(room)).toEqual({ at: NOW + 61_000, what: "absent" });
    room.gone.set("ann", NOW - 1000);
    expect(deadline(room)).toEqual({ at: NOW + 60_000, what: "absent" });
    expect(clockInfo(room, NOW + 10_000)).toEqual({ running: null, left: [null, null], absent: 50_000 });
    room.gone.delete("ann");
    expect(deadline({ ...room, opened: NOW + 5000 })).toEqual({ at: NOW + 65_000, what: "absent" });
    room.row = { ...room.row, terms: { ...room.row.terms, patience: 10 } };
    expect(deadline(room)).toEqual({ at: NOW + 10_000, what: "absent" });
    await people.get(room)!.bob();
    expect(deadline(room)).toBeUndefined();
  });

  test("of clock and absence what comes first, and the clock runs on", async () => {
    const room = await asked({ ...TURN, patience: 15 });
    await people.get(room)!.ann();
    room.gone.set("ann", NOW);
    expect(deadline(room)).toEqual({ at: NOW + 15_000, what: "absent" });
    expect(clockInfo(room, NOW + 2000)).toEqual({ running: ANN, left: [18_000, 30_000], absent: 13_000 });
    room.row = { ...room.row, terms: { ...room.row.terms, patience: 20 } };
    expect(deadline(room)).toEqual({ at: NOW + 20_000, what: "clock" });
    room.row = { ...room.row, terms: { ...room.row.terms, patience: 21 } };
    expect(deadline(room)).toEqual({ at: NOW + 20_000, what: "clock" });
  });

  test("in a slow game nobody is taken for gone", async () => {
    const room = await asked({ ...SLOW, patience: 10 });
    await people.get(room)!.ann();
    expect(deadline(room)).toEqual({ at: NOW + 20_000, what: "clock" });
  });
});

describe("out of time", () => {
  test("is the decider when the clock has run out, to the millisecond", async () => {
    const room = await asked(TURN);
    expect(isOutOfTime(room, ANN, NOW + 19_999)).toBe(false);
    expect(isOutOfTime(room, ANN, NOW + 20_000)).toBe(true);
  });

  test("is another only in a game with one clock for all of it", async () => {
    const game = await asked(GAME);
    expect(isOutOfTime(game, BOB, NOW + 90_000)).toBe(false);
    game.left = [20_000, 0];
    expect(isOutOfTime(game, BOB, NOW)).toBe(true);
    game.left = [20_000, 1];
    expect(isOutOfTime(game, BOB, NOW)).toBe(false);
    const turn = await asked(TURN);
    turn.left = [20_000, 0];
    expect(isOutOfTime(turn, BOB, NOW)).toBe(false);
  });

  test("is nobody without a clock, and nobody in a window who has time", async () => {
    const room = await asked();
    expect(isOutOfTime(room, ANN, NOW + 90_000)).toBe(false);
    const nasty = await asked({ ...GAME, options: { mode: "nasty", spells: "all" } });
    const open = { ...nasty, game: { ...nasty.game, byOrder: () => 0 } };
    expect(isOutOfTime(open, ANN, NOW + 90_000)).toBe(false);
  });
});

test("time in which the house stood still is given back: to who was asked before, and from when", async () => {
  const room = await asked(TURN);
  room.asked.splice(0, Infinity, NOW - 5000, NOW, NOW + 4000, NOW + 9000);
  room.gone.set("ann", NOW + 1000);
  giveBack(room, NOW + 2000, NOW + 6000);
  expect(room.gone.get("ann")).toBe(NOW + 5000);
  expect(room.since).toBe(NOW + 4000);
  expect(room.asked).toEqual([NOW - 1000, NOW + 4000, NOW + 6000, NOW + 9000]);
});

test.each<[number, [number, number][], number, number]>([
  [100, [], 0, 100],
  [0, [], 100, 50],
  [70, [[20, 50]], 0, 100],
  [90, [[-50, 10]], 0, 100],
  [90, [[90, 200]], 0, 100],
  [100, [[100, 200]], 0, 100],
  [0, [[-10, 200]], 0, 100],
  [
    60,
    [
      [0, 10],
      [70, 100],
    ],
    0,
    100,
  ],
])("%i ms are lived with outages %j from %i to %i", (ms, outages, from, to) => {
  expect(lived(outages, from, to)).toBe(ms);
});
