/** What those who follow a table are told: frames as their seat may know them, never before they are on disk, and all around them. */
import type { Seat } from "../core/game.ts";
import { ONLOOKER } from "../core/game.ts";
import type { ClockInfo, Notice } from "../core/protocol.ts";
import type { Step } from "../core/table.ts";
import { frameOf, framesSince } from "../core/table.ts";
import { clockInfo } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import { infoFor, remember, shownLate, shownNow } from "./info.ts";
import type { Room, Watcher } from "./room.ts";
import { alone, delayOf, isLate, newestFor, onlookersOf, seatOf, wire } from "./room.ts";

/** Frames in one message when somebody catches up. */
const MOST_FRAMES = 50;

/** Sends a watcher everything it has not got and may see. */
export function catchUp(hall: Hall, room: Room, watcher: Watcher): void {
  const { table } = room;
  if (!table) return;
  const now = hall.now();
  const seat = seatOf(room, watcher.connection.person, watcher.link);
  const newest = newestFor(room, seat, now);
  if (isLate(room, seat)) awaitLate(hall, room);
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
  isLate(room, seat) ? { running: null, left: [] } : clockInfo(room, now);

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

const sendInfo = (room: Room, { connection, link }: Watcher, now: number, live?: Room["past"][number]): void =>
  connection.send(wire({ type: "table", table: link, info: infoFor(room, connection.person, link, now, live) }));

/** Tells everybody who follows the table what it looks like now; those who see it later, later. */
export function tellInfo(hall: Hall, room: Room): void {
  const isDelayed = delayOf(room) > 0;
  if (room.watchers.size === 0 && !isDelayed) return;
  const now = hall.now();
  const live = shownNow(room, now);
  if (isDelayed) remember(room, live);
  for (const watcher of room.watchers.values())
    if (!isLate(room, seatOf(room, watcher.connection.person, watcher.link))) sendInfo(room, watcher, now, live);
  awaitLate(hall, room);
}

/** The game begins: onlookers have seen the table so far and see it later from now on. */
export function tellBeginning(hall: Hall, room: Room): void {
  tellInfo(hall, room);
  if (delayOf(room) > 0) for (const watcher of onlookersOf(room)) sendInfo(room, watcher, hall.now());
  for (const watcher of room.watchers.values()) catchUp(hall, room, watcher);
}

/** Those who see everything later are told when it is time, and never in the middle of a change. */
function awaitLate(hall: Hall, room: Room): void {
  const delay = delayOf(room);
  if (delay === 0 || room.delayed || hall.isClosing || onlookersOf(room).length === 0) return;
  const now = hall.now();
  const frame = room.times[newestFor(room, ONLOOKER, now) + 1];
  const shown = room.past.find(({ at }) => at + delay > now)?.at;
  const next = Math.min(frame ?? Infinity, shown ?? Infinity, room.overheard[0]?.at ?? Infinity);
  if (next === Infinity) return;
  room.delayed = setTimeout(
    () => {
      room.delayed = undefined;
      unattended(
        hall,
        alone(room, async () => tellLate(hall, room)),
      );
    },
    Math.max(1, next + delay - now),
  );
}

function tellLate(hall: Hall, room: Room): void {
  const now = hall.now();
  const late = onlookersOf(room);
  for (const watcher of late) catchUp(hall, room, watcher);
  const shown = shownLate(room, now);
  if (shown !== room.shown) for (const watcher of late) sendInfo(room, watcher, now);
  room.shown = shown;
  const lines = room.overheard.filter(({ at }) => at + delayOf(room) <= now);
  room.overheard = room.overheard.slice(lines.length);
  if (lines.length > 0)
    for (const { connection, link } of late) connection.send(wire({ type: "said", table: link, lines }));
  awaitLate(hall, room);
}

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

/** Tells the same to everybody who may hear it at this moment. */
function tellLive(room: Room, notice: (link: string) => Notice): void {
  const texts = new Map<string, string>();
  for (const { connection, link } of room.watchers.values()) {
    if (isLate(room, seatOf(room, connection.person, link))) continue;
    if (!texts.has(link)) texts.set(link, wire(notice(link)));
    connection.send(texts.get(link)!);
  }
}

/** Signs are for this moment: who sees everything later never sees them. */
export const tellReaction = (room: Room, seat: Seat, what: string): void =>
  tellLive(room, (table) => ({ type: "reacted", table, seat, what }));

export async function tellLines(hall: Hall, room: Room, from: number): Promise<void> {
  const lines = await hall.store.lines(room.id, from);
  tellLive(room, (table) => ({ type: "said", table, lines }));
  if (delayOf(room) > 0) room.overheard.push(...lines);
  awaitLate(hall, room);
}
