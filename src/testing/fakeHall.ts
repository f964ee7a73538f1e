/** A room and its people without sockets, on fake timers: time passes as fast as a test wants. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, vi } from "vitest";
import { quickThinker } from "./testServer.ts";
import type { ClockInfo, TableInfo } from "../core/info.ts";
import type { Answer, Message, Request, Terms } from "../core/protocol.ts";
import type { Frame } from "../core/table.ts";
import { localBus } from "../server/bus.ts";
import type { Hall } from "../server/hall.ts";
import { NO_LIMITS } from "../server/limits.ts";
import { newOpenings } from "../server/lobby.ts";
import { newFramePages } from "../server/history.ts";
import { newIdle } from "../server/idle.ts";
import { newPace } from "../server/pace.ts";
import { newMetrics } from "../server/metrics.ts";
import type { Plain } from "../server/requests.ts";
import { answer } from "../server/requests.ts";
import type { Connection } from "../server/room.ts";
import { sqliteStore } from "../server/sqlite.ts";
import { roomAt, unwatch, watch } from "../server/watching.ts";
import { NO_LIST } from "../server/wordList.ts";
import { just } from "../server/sharedTime.ts";

let folder: string;
/** Of the test that runs now. */
export let hall: Hall;

function openHall(): Hall {
  return {
    store: sqliteStore(join(folder, "t.sqlite")),
    bus: localBus(),
    node: "here",
    isSole: true,
    alive: new Set(),
    aliveAt: 0,
    deaths: [],
    thinker: quickThinker(),
    metrics: newMetrics(),
    log: pino({ enabled: false }),
    botPace: 0,
    now: Date.now,
    came: () => just(Date.now()),
    unsaved: new Map(),
    idle: newIdle(),
    pace: newPace(),
    pages: newFramePages(),
    openings: newOpenings(NO_LIMITS.open),
    rooms: new Map(),
    lobby: new Set(),
    outages: [],
    trouble: undefined,
    troubleSince: 0,
    visitors: { day: 0, seen: new Map() },
    bans: new Map(),
    wordFilter: NO_LIST,
    publishing: undefined,
    hasPasskey: async () => false,
    reach: undefined,
    isClosing: false,
  };
}

/** The same data, another life. */
export function reopenHall(): void {
  hall = openHall();
}

/** Every test of a file has a hall of its own. */
export function useFakeHall(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 1_000_000 });
    folder = mkdtempSync(join(tmpdir(), "zaubertisch-clocks-"));
    hall = openHall();
  });
  afterEach(async () => {
    hall.isClosing = true;
    await vi.advanceTimersByTimeAsync(1000);
    await hall.store.close();
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });
}

export interface Someone extends Connection {
  readonly messages: Message[];
  isThere: boolean;
}
export const someone = (person: string): Someone => {
  const one: Someone = {
    person,
    place: "",
    messages: [],
    isThere: true,
    isOpen: () => one.isThere,
    end: () => {},
    send(text, onSent) {
      one.messages.push(JSON.parse(text) as Message);
      onSent?.();
    },
  };
  return one;
};

/** Lets commits happen until a promise is settled. */
export async function done<T>(promise: Promise<T>): Promise<T> {
  const progress = { isDone: false };
  void promise.finally(() => (progress.isDone = true));
  for (let i = 0; i < 100 && !progress.isDone; i++) await vi.advanceTimersByTimeAsync(5);
  return promise;
}

let lastId = 0;
export function ask(person: string, type: Plain, fields: object): Promise<Answer> {
  const message = { type, id: `m${++lastId}`, ...fields } as Request & { type: Plain };
  return done(answer(hall, new Map(), { id: person, name: person, place: "" }, message));
}

export async function follow(one: Someone, table: string): Promise<void> {
  await done(watch(hall, (await roomAt(hall, table))!, one, table, undefined));
}

export async function leaveTable(one: Someone, table: string): Promise<void> {
  one.isThere = false;
  unwatch(hall, (await roomAt(hall, table))!, one);
}

export const framesOf = (one: Someone): Frame[] =>
  one.messages.flatMap((message) => ("type" in message && message.type === "frames" ? message.frames : []));
export const infoOf = (one: Someone): TableInfo =>
  one.messages.flatMap((message) => ("type" in message && message.type === "table" ? [message.info] : [])).at(-1)!;
export const clockOf = (one: Someone): ClockInfo =>
  one.messages.flatMap((message) => ("type" in message && message.type === "frames" ? [message.clock] : [])).at(-1)!;

/** Ann and Bob at a table of two; Ann begins. */
export async function play(terms: Partial<Terms>): Promise<{ table: string; ann: Someone; bob: Someone }> {
  const options = { players: 2, start: 0, ...terms.options };
  const created = await ask("ann", "create", { game: "towers", seed: "clock", ...terms, options });
  const { table } = created as unknown as { table: string };
  const [ann, bob] = [someone("ann"), someone("bob")];
  await ask("bob", "sit", { table });
  await follow(ann, table);
  await follow(bob, table);
  await ask("ann", "start", { table });
  return { table, ann, bob };
}
