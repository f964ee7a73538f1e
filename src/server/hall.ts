/** What all tables of this node share, and the way to each of them. */
import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Thinker } from "../bots/bot.ts";
import type { LuckProof } from "../core/fair.ts";
import { commitmentTo, fairLuck } from "../core/fair.ts";
import { isRefusal } from "../core/game.ts";
import type { Luck, Step } from "../core/table.ts";
import { latest, repeat, resume, seededLuck, UNDO } from "../core/table.ts";
import { gameNamed } from "../games/index.ts";
import type { Bus } from "./bus.ts";
import { ask, lived } from "./clocks.ts";
import type { Metrics } from "./metrics.ts";
import type { Connection, Room } from "./room.ts";
import type { EntryRow, Store, TableRow } from "./store.ts";
import { StoreTrouble } from "./trouble.ts";

export interface Hall {
  readonly store: Store;
  readonly bus: Bus;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Milliseconds a bot waits before it decides, so that people can follow. */
  readonly botPace: number;
  readonly now: () => number;
  readonly rooms: Map<string, Promise<Room | undefined>>;
  /** Connections that follow the list of open tables. */
  readonly lobby: Set<Connection>;
  outages: readonly (readonly [number, number])[];
  /** Who was here today. */
  visitors: { readonly day: number; readonly seen: Set<string> };
  /** What keeps the store from its work now. Reading and watching go on as far as they can. */
  trouble: StoreTrouble | undefined;
  isClosing: boolean;
}

/** 128 bits nobody can guess, short enough for a link. */
export const newId = (): string => randomBytes(16).toString("base64url");

export function luckOf({ secret, seats, terms }: TableRow): Luck {
  if (terms.seed !== undefined) return seededLuck(terms.seed);
  return fairLuck(
    secret,
    seats.map(({ value }) => value ?? null),
  );
}

/** How the luck of a finished game came about. */
export function proofOf({ secret, seats, terms: { seed, options: wish = {} } }: TableRow): LuckProof {
  const values = seats.map(({ value }) => value ?? null);
  return seed === undefined ? { commitment: commitmentTo(secret), secret, values, wish } : { seed, wish };
}

/** The room of a table by its own id or its onlookers', read from the store if need be. */
export async function roomOf(hall: Hall, link: string): Promise<Room | undefined> {
  const known = hall.rooms.get(link);
  if (known) return known;
  const row = await hall.store.table(link);
  if (!row) return undefined;
  const opening = hall.rooms.get(row.id) ?? open(hall, row);
  hall.rooms.set(row.id, opening);
  // A room that could not be opened must not stay so for good.
  opening.catch(() => hall.rooms.delete(row.id));
  return opening;
}

async function open(hall: Hall, row: TableRow): Promise<Room> {
  const now = hall.now();
  const game = gameNamed(row.terms.game);
  if (!game) throw new Error(`table of an unknown game ${row.terms.game}`);
  const room: Room = {
    id: row.id,
    instance: newId(),
    isEvicted: false,
    game,
    row,
    table: undefined,
    times: [],
    left: [],
    since: now,
    asked: [],
    done: new Map(),
    watchers: new Map(),
    elsewhere: new Map(),
    gone: new Map(),
    opened: now,
    tail: Promise.resolve(),
    timer: undefined,
    delayed: undefined,
    past: [],
    shown: undefined,
    overheard: [],
    counting: undefined,
    thinking: -1,
    due: undefined,
    leaveBus: undefined,
  };
  await readAgain(hall, room);
  return room;
}

/** Brings a room up to what the store says, and tells of each new entry as it is played. */
export async function readAgain(hall: Hall, room: Room, tell?: (step: Step) => void): Promise<void> {
  const row = await hall.store.table(room.id);
  if (row) room.row = row;
  const known = room.table ? latest(room.table) + 1 : 0;
  const entries = await hall.store.entries(room.id, known);
  if (room.row.setup && !room.table) {
    const setup = room.game.read(room.row.setup.options, room.row.setup.state);
    if (isRefusal(setup)) throw new Error(`table cannot be read: ${setup.say}`);
    room.table = resume(room.game, setup, [], luckOf(room.row));
  }
  for (const entry of entries) {
    const step = repeat(room.table!, entry);
    ask(room, entry.text === UNDO, entry.at);
    note(room, entry);
    tell?.(step);
  }
  // Nobody's clock runs while no server is alive.
  const now = hall.now();
  const sinceAlive = (at: number): number => now - lived(hall.outages, at, now);
  if (entries.length > 0) {
    room.since = sinceAlive(entries.at(-1)!.at);
    if (known === 0) room.asked.splice(0, Infinity, ...room.asked.map(sinceAlive));
  }
}

/** Remembers what belongs to an entry besides the game itself. */
export function note(room: Room, { n, at, left, request }: EntryRow): void {
  room.times[n] = at;
  room.left = [...left];
  if (request !== undefined) room.done.set(request, n);
}

/** Forgets everything in memory about a table: the store has won. */
export function forget(room: Room): void {
  room.table = undefined;
  room.times.length = 0;
  room.asked.length = 0;
  room.done.clear();
}

/** Work nobody waits for: a fault in it is logged, and concerns no other table. */
export function unattended(hall: Hall, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!isTrouble(hall, error)) hall.log.error({ err: error }, "unattended work failed");
  });
}

/** Is it the store's trouble and no bug? Then it is remembered, and told once to whoever reads the log. */
export function isTrouble(hall: Hall, error: unknown): error is StoreTrouble {
  if (!(error instanceof StoreTrouble)) return false;
  if (hall.trouble?.kind !== error.kind) {
    hall.log.error({ trouble: error.kind }, error.message);
    if (hall.trouble) hall.metrics.trouble.set({ kind: hall.trouble.kind }, 0);
    hall.metrics.trouble.set({ kind: error.kind }, 1);
    hall.trouble = error;
  }
  return true;
}

/** Takes a room out of memory if nobody follows it. */
export function evict(hall: Hall, room: Room): void {
  if (room.watchers.size > 0) return;
  clearTimeout(room.timer);
  clearTimeout(room.delayed);
  clearTimeout(room.counting);
  room.leaveBus?.();
  room.isEvicted = true;
  hall.rooms.delete(room.id);
}
