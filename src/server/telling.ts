/** What those who follow a table are told of its game: frames as their seat may know them, never before they are on disk. */
import type { Seat } from "../core/game.ts";
import { ONLOOKER } from "../core/game.ts";
import type { ClockInfo } from "../core/protocol.ts";
import type { Step } from "../core/table.ts";
import { frameOf, framesSince, latest } from "../core/table.ts";
import { clockInfo } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import type { Room, Watcher } from "./room.ts";
import { newestFor, seatOf, tellAll, tellInfo, wire } from "./room.ts";

/** Frames in one message when somebody catches up. */
const MOST_FRAMES = 50;

/** Sends a watcher everything it has not got and may see. */
export function catchUp(hall: Hall, room: Room, watcher: Watcher): void {
  const { table } = room;
  if (!table) return;
  const now = hall.now();
  const seat = seatOf(room, watcher.connection.person, watcher.link);
  const newest = newestFor(room, seat, now);
  if (seat === ONLOOKER) awaitDelayed(hall, room);
  if (newest <= watcher.sent) return;
  const frames = framesSince(table, seat, watcher.sent, newest);
  for (let i = 0; i < frames.length; i += MOST_FRAMES) {
    const some = frames.slice(i, i + MOST_FRAMES);
    const more = i + MOST_FRAMES < frames.length;
    const clock = clockFor(room, seat, now);
    watcher.connection.send(wire({ type: "frames", table: watcher.link, frames: some, clock, ...(more && { more }) }));
  }
  watcher.sent = newest;
}

/** Onlookers who see everything later see no clock. */
export const clockFor = (room: Room, seat: Seat, now: number): ClockInfo =>
  seat === ONLOOKER && room.row.terms.delay ? { running: null, left: [] } : clockInfo(room, now);

/** Tells everybody what has just happened and is on disk, and how long a bot thought about it. */
export function deliver(hall: Hall, room: Room, step: Step, thought?: number): void {
  const now = hall.now();
  const clock = clockInfo(room, now);
  const texts = new Map<string, string>();
  for (const watcher of room.watchers.values()) {
    const { connection, link, sent } = watcher;
    const seat = seatOf(room, connection.person, link);
    if (sent !== step.n - 1 || newestFor(room, seat, now) !== step.n) {
      catchUp(hall, room, watcher);
      continue;
    }
    const key = `${seat} ${link}`;
    if (!texts.has(key)) {
      const frames = [frameOf(room.table!, seat, step)];
      texts.set(key, wire({ type: "frames", table: link, frames, clock, ...(thought !== undefined && { thought }) }));
    }
    connection.send(texts.get(key)!);
    watcher.sent = step.n;
  }
}

/** Onlookers of a table with a delay are told when it is over. */
function awaitDelayed(hall: Hall, room: Room): void {
  const { delay = 0 } = room.row.terms;
  if (delay === 0 || room.delayed || !room.table) return;
  const next = newestFor(room, ONLOOKER, hall.now()) + 1;
  const at = room.times[next];
  if (at === undefined) return;
  room.delayed = setTimeout(
    () => {
      room.delayed = undefined;
      for (const watcher of onlookersOf(room)) catchUp(hall, room, watcher);
      if (newestFor(room, ONLOOKER, hall.now()) === latest(room.table!) && room.row.stage === "over")
        tellInfo(room, hall.now());
      if (onlookersOf(room).length > 0) awaitDelayed(hall, room);
    },
    Math.max(1, at + delay * 1000 - hall.now()),
  );
}

const onlookersOf = (room: Room): Watcher[] =>
  [...room.watchers.values()].filter(({ connection, link }) => seatOf(room, connection.person, link) === ONLOOKER);

/** What nodes tell each other about a table. */
export interface Word {
  readonly instance: string;
  readonly n?: number;
  readonly version?: number;
  readonly here?: readonly string[];
  readonly who?: true;
  readonly line?: number;
  readonly reaction?: { readonly seat: Seat; readonly what: string };
}

export function publish(hall: Hall, room: Room, word: Omit<Word, "instance">): void {
  hall.bus.publish(`table ${room.id}`, JSON.stringify({ instance: room.instance, ...word }));
}

export const tellReaction = (room: Room, seat: Seat, what: string): void =>
  tellAll(room, (table) => ({ type: "reacted", table, seat, what }));

export async function tellLines(hall: Hall, room: Room, from: number): Promise<void> {
  const lines = await hall.store.lines(room.id, from);
  tellAll(room, (table) => ({ type: "said", table, lines }));
}
