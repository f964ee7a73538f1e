/** The rooms of this node: how they are opened, brought up to what the store says, and put away. */
import { isRefusal } from "../core/game.ts";
import { resumeAt, snapshotOf } from "../core/snapshot.ts";
import type { Step, Table } from "../core/table.ts";
import { latest, repeat, resume, UNDO } from "../core/table.ts";
import { gameNamed } from "../games/index.ts";
import { readGone } from "./absences.ts";
import { ask, lived } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import { luckOf, newId, unattended } from "./hall.ts";
import { layoutOf } from "./layout.ts";
import { MOST_UNDOS } from "./limits.ts";
import { UnreadableTable } from "./release.ts";
import type { Room } from "./room.ts";
import { delayOf } from "./room.ts";
import type { EntryRow, TableRow } from "./store.ts";
import { StoreTrouble } from "./trouble.ts";

/** Entries that are repeated in one go: a few milliseconds. */
const SLICE = 200;
/**
 * Entries from one snapshot to the next; where a thousand tables may have to be opened within a second, because a node has died,
 * they are closer.
 */
const STRIDE = { alone: 256, shared: 48 };

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

/** Those that are open at once, those on their way as soon as they are. */
export function forEachRoom(hall: Hall, task: (room: Room) => void): void {
  for (const opening of hall.rooms.values())
    opening.then(
      (room) => room && task(room),
      // It could not be opened, and whoever asked for it knows.
      () => {},
    );
}

async function open(hall: Hall, row: TableRow): Promise<Room> {
  const now = hall.now();
  const game = gameNamed(row.terms.game);
  if (!game) throw new UnreadableTable(`unknown game ${row.terms.game}`);
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
    kept: [],
    last: undefined,
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
    signs: [],
    counting: undefined,
    thinking: -1,
    lookedAt: -Infinity,
    hurry: undefined,
    due: undefined,
    isKept: false,
    isAsking: false,
    isFreed: false,
    isOthers: false,
    outages: hall.outages,
    said: -1,
    leaveBus: undefined,
  };
  await hall.pace();
  try {
    await readAgain(hall, room, undefined, true);
  } catch (error) {
    throw error instanceof StoreTrouble ? error : new UnreadableTable(error);
  }
  await readGone(hall, room);
  return room;
}

/** Brings a room up to what the store says, and tells of each new entry as it is played. Where only entries are new the row is not asked for. */
export async function readAgain(
  hall: Hall,
  room: Room,
  tell?: (step: Step) => void,
  isRowKnown = false,
): Promise<void> {
  const row = isRowKnown ? undefined : await hall.store.table(room.id);
  if (row) room.row = row;
  const isOpening = room.table === undefined;
  if (isOpening) await layTable(hall, room);
  if (!room.table) return;
  const known = isOpening ? undefined : latest(room.table);
  try {
    await repeatAll(hall, room, tell);
  } catch (error) {
    // Entries that do not fit a snapshot: it is of another layout after all, and the start is always right.
    if (!isOpening || room.table.from === 0) throw error;
    forget(room);
    room.table = tableOf(room);
    await repeatAll(hall, room, tell);
  }
  const now = hall.now();
  if (!isOpening) {
    // Who decides next is told in this moment, however long it took to get here.
    if (latest(room.table) !== known) room.since = now;
    return;
  }
  // Nobody's clock runs while no server is alive.
  room.outages = hall.outages;
  const sinceAlive = (at: number): number => now - lived(hall.outages, at, now);
  const last = room.times.at(-1);
  if (last !== undefined) room.since = sinceAlive(last);
  room.asked.splice(0, Infinity, ...room.asked.map(sinceAlive));
}

/** From the last snapshot but one, so that onlookers see what is theirs to see. */
async function layTable(hall: Hall, room: Room): Promise<void> {
  if (!room.row.setup) return;
  room.table = tableOf(room);
  const until = { n: Number.MAX_SAFE_INTEGER, at: hall.now() - delayOf(room) };
  const snapshot = (await hall.store.snapshots(room.id, layoutOf(room.game), until, 2))[1];
  const entry = snapshot && (await hall.store.entries(room.id, snapshot.n, 1))[0];
  if (!entry) return;
  const { by, text, luck } = entry;
  const kept = { ...snapshot, entry: { by, text, luck } };
  room.table = limited(resumeAt(room.game, room.table.setup, kept, room.table.luck));
  room.kept = [kept];
  ask(room, false, entry.at);
  note(room, entry);
}

/** As it was set up. */
function tableOf({ game, row }: Room): Table {
  const setup = game.read(row.setup!.options, row.setup!.state);
  if (isRefusal(setup)) throw new Error(setup.say);
  return limited(resume(game, setup, [], luckOf(row)));
}

/** Nobody can fill a table with taking back. */
export const limited = (table: Table): Table => Object.assign(table, { mostUndos: MOST_UNDOS });

async function repeatAll(hall: Hall, room: Room, tell?: (step: Step) => void): Promise<void> {
  for (let isMore = true; isMore;) {
    const entries = await hall.store.entries(room.id, latest(room.table!) + 1, SLICE);
    for (const entry of entries) {
      room.last = repeat(room.table!, entry);
      ask(room, entry.text === UNDO, entry.at);
      note(room, entry);
      // Whoever made it writes it down.
      keepSnapshot(hall, room, tell === undefined);
      tell?.(room.last);
    }
    isMore = entries.length === SLICE;
    if (isMore) await hall.pace();
  }
}

/** Remembers what belongs to an entry besides the game itself. */
export function note(room: Room, { n, at, left }: EntryRow): void {
  room.times[n - room.table!.from] = at;
  room.left = [...left];
}

/** Another node may act here from now on. */
export async function letGo(hall: Hall, { id, instance }: Pick<Room, "id" | "instance">): Promise<void> {
  await hall.store.letGo(id, hall.node);
  hall.bus.publish(`table ${id}`, JSON.stringify({ instance, node: hall.node, free: true }));
}

/** Keeps how things stand now and then, and lets go of what lies before the last snapshot but one. */
export function keepSnapshot(hall: Hall, room: Room, isWritten = true): void {
  const table = room.table!;
  if (latest(table) - (room.kept.at(-1)?.n ?? 0) < STRIDE[hall.isSole ? "alone" : "shared"]) return;
  const snapshot = snapshotOf(table);
  if (!snapshot) return;
  const { n, state, outcomes } = snapshot;
  const at = room.times.at(-1)!;
  room.kept.push({ ...snapshot, at });
  if (isWritten)
    unattended(hall, hall.store.addSnapshot(room.id, { n, at, state, outcomes, layout: layoutOf(room.game) }));
  const isSeen = (moment: number): boolean => moment + delayOf(room) <= hall.now();
  while (room.kept.length > 2 && isSeen(room.kept[1]!.at)) room.kept.shift();
  if (room.kept.length > 1 && isSeen(room.kept[0]!.at)) forgetUntil(room, table, room.kept[0]!.n);
}

function forgetUntil(room: Room, table: Table, before: number): void {
  const count = before - table.from;
  table.log.splice(0, count);
  room.times.splice(0, count);
  table.from = before;
}

/** The first so many entries that this room knows, on a table of their own. */
export function rebuilt(room: Room, count: number): Table {
  const { game } = room;
  const { setup, luck, from, log } = room.table!;
  if (from === 0) return limited(resume(game, setup, log.slice(0, count), luck));
  const again = limited(resumeAt(game, setup, room.kept[0]!, luck));
  for (const entry of log.slice(1, count)) repeat(again, entry);
  return again;
}

/** Forgets everything in memory about a table: the store has won. */
export function forget(room: Room): void {
  room.table = undefined;
  room.kept = [];
  room.last = undefined;
  room.times.length = 0;
  room.asked.length = 0;
}

/** Takes a room out of memory if nobody follows it. */
export function evict(hall: Hall, room: Room): void {
  if (room.watchers.size > 0) return;
  clearTimeout(room.timer);
  clearTimeout(room.delayed);
  clearTimeout(room.counting);
  room.leaveBus?.();
  if (room.isKept) unattended(hall, letGo(hall, room));
  room.isEvicted = true;
  hall.rooms.delete(room.id);
}
