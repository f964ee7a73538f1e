/** What those who follow a table are told: frames as their seat may know them, never before they are on disk, and all around them. */
import type { Seat } from "../core/game.ts";
import { ONLOOKER } from "../core/game.ts";
import type { ClockInfo } from "../core/info.ts";
import type { Notice } from "../core/protocol.ts";
import type { Frame, Step } from "../core/table.ts";
import { frameOf } from "../core/table.ts";
import { clockInfo } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import { framesFrom } from "./history.ts";
import { infoFor, remember, shownLate, shownNow } from "./info.ts";
import type { Elsewhere, Room, Watcher } from "./room.ts";
import { alone, delayOf, isLate, newestFor, onlookersOf, seatOf, timeOf, wire } from "./room.ts";
import { newWording } from "./wording.ts";

/** Sends a watcher what it has not got and may see: the first page at once, each further one when the last has left. */
export async function catchUp(hall: Hall, room: Room, watcher: Watcher): Promise<void> {
  if (isLate(room, seatOf(room, watcher.connection.person, watcher.link))) awaitLate(hall, room);
  if (watcher.isBehind) return;
  watcher.isBehind = true;
  try {
    const page = await sendPage(hall, room, watcher);
    if (page) unattended(hall, sendPages(hall, room, watcher, page));
  } catch (error) {
    watcher.isBehind = false;
    throw error;
  }
}

/** On its way out, with more to come. */
interface Page {
  readonly left: Promise<void>;
}

async function sendPages(hall: Hall, room: Room, watcher: Watcher, first: Page): Promise<void> {
  try {
    let page: Page | undefined = first;
    while (page && watcher.connection.isOpen() && room.watchers.get(watcher.connection) === watcher) {
      await page.left;
      page = await sendPage(hall, room, watcher);
    }
  } finally {
    watcher.isBehind = false;
  }
}

/** Undefined: nothing more is missing, and from this moment on the watcher is told what happens. */
async function sendPage(hall: Hall, room: Room, watcher: Watcher): Promise<Page | undefined> {
  const { connection, link, sent } = watcher;
  const seat = seatOf(room, connection.person, link);
  const frames = await framesFrom(hall, room, seat, sent + 1);
  // Meanwhile somebody may have sat down: what was for an onlooker is not for a player.
  if (watcher.sent !== sent || seatOf(room, connection.person, link) !== seat) return { left: Promise.resolve() };
  watcher.sent = sent + frames.length;
  const now = hall.now();
  watcher.isBehind = newestFor(room, seat, now) > watcher.sent;
  if (frames.length === 0) return watcher.isBehind ? { left: Promise.resolve() } : undefined;
  const more = watcher.isBehind ? ',"more":true' : "";
  const clock = JSON.stringify(clockFor(room, seat, now));
  const table = JSON.stringify(link);
  const text = `{"type":"frames","table":${table},"frames":[${frames.join(",")}],"clock":${clock}${more}}`;
  const left = new Promise<void>((resolve) => connection.send(text, resolve));
  return watcher.isBehind ? { left } : undefined;
}

/** Onlookers who see everything later see no clock. */
export const clockFor = (room: Room, seat: Seat, now: number): ClockInfo =>
  isLate(room, seat) ? { running: null, left: [] } : clockInfo(room, now);

/** Tells everybody what has just happened and is on disk, and how long a bot thought about it. */
export function deliver(hall: Hall, room: Room, step: Step, thought?: number): void {
  const now = hall.now();
  const clock = JSON.stringify(clockInfo(room, now));
  const rest = thought === undefined ? "" : `,"thought":${thought}`;
  const wording = newWording();
  let beside: Frame | undefined;
  const texts = new Map<string, string>();
  for (const watcher of room.watchers.values()) {
    const { connection, link, sent } = watcher;
    const seat = seatOf(room, connection.person, link);
    if (watcher.isBehind || sent !== step.n - 1 || newestFor(room, seat, now) !== step.n) {
      unattended(hall, catchUp(hall, room, watcher));
      continue;
    }
    const key = `${seat} ${link}`;
    if (!texts.has(key)) {
      beside = frameOf(room.table!, seat, step, false, beside);
      const table = JSON.stringify(link);
      texts.set(key, `{"type":"frames","table":${table},"frames":[${wording(beside)}],"clock":${clock}${rest}}`);
    }
    connection.send(texts.get(key)!);
    watcher.sent = step.n;
  }
}

/** Tells some watchers what the table looks like; what is the same for many is put into words once. */
function sendInfo(room: Room, watchers: Iterable<Watcher>, now: number, live?: Room["past"][number]): void {
  const texts = new Map<string, string>();
  for (const { connection, link } of watchers) {
    const { person } = connection;
    const seat = seatOf(room, person, link);
    const key = `${seat} ${link} ${person === room.row.host}`;
    if (!texts.has(key))
      texts.set(key, wire({ type: "table", table: link, info: infoFor(room, person, link, now, live) }));
    connection.send(texts.get(key)!);
  }
}

/** Tells everybody who follows the table what it looks like now; those who see it later, later. */
export function tellInfo(hall: Hall, room: Room): void {
  const isDelayed = delayOf(room) > 0;
  if (room.watchers.size === 0 && !isDelayed) return;
  const now = hall.now();
  const live = shownNow(room, now);
  if (isDelayed) remember(room, live);
  const isNow = ({ connection, link }: Watcher): boolean => !isLate(room, seatOf(room, connection.person, link));
  sendInfo(room, [...room.watchers.values()].filter(isNow), now, live);
  awaitLate(hall, room);
}

/** The game begins: onlookers have seen the table so far and see it later from now on. */
export function tellBeginning(hall: Hall, room: Room): void {
  tellInfo(hall, room);
  if (delayOf(room) > 0) sendInfo(room, onlookersOf(room), hall.now());
  for (const watcher of room.watchers.values()) unattended(hall, catchUp(hall, room, watcher));
}

/** Those who see everything later are told when it is time, and never in the middle of a change. */
function awaitLate(hall: Hall, room: Room): void {
  const delay = delayOf(room);
  if (delay === 0 || room.delayed || hall.isClosing || onlookersOf(room).length === 0) return;
  const now = hall.now();
  const frame = timeOf(room, newestFor(room, ONLOOKER, now) + 1);
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
  for (const watcher of late) unattended(hall, catchUp(hall, room, watcher));
  const shown = shownLate(room, now);
  if (shown !== room.shown) sendInfo(room, late, now);
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
  readonly node: string;
  readonly n?: number;
  readonly version?: number;
  readonly here?: Elsewhere;
  readonly who?: true;
  /** The node that acted here does not any more. */
  readonly free?: true;
  /** The table is no more. */
  readonly closed?: true;
  readonly line?: number;
  readonly reaction?: Sign;
}

/** A sign somebody gives; by its key it is known if it comes twice. */
export interface Sign {
  readonly seat: Seat;
  readonly what: string;
  readonly key: string;
}

export function publish(hall: Hall, room: Room, word: Omit<Word, "instance" | "node">): void {
  hall.bus.publish(`table ${room.id}`, JSON.stringify({ instance: room.instance, node: hall.node, ...word }));
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

/** Signs are for this moment: who sees everything later never sees them. False: it has been told before. */
export function tellReaction(room: Room, { seat, what, key }: Sign): boolean {
  if (room.signs.includes(key)) return false;
  room.signs = [...room.signs, key].slice(-MOST_SIGNS);
  tellLive(room, (table) => ({ type: "reacted", table, seat, what }));
  return true;
}

const MOST_SIGNS = 20;

/** Each line once, and none is left out, whichever is heard of first. */
export async function tellLines(hall: Hall, room: Room): Promise<void> {
  const read = await hall.store.lines(room.id, room.said + 1);
  const lines = read.filter(({ k }) => k > room.said);
  if (lines.length === 0) return;
  room.said = lines.at(-1)!.k;
  tellLive(room, (table) => ({ type: "said", table, lines }));
  if (delayOf(room) > 0) room.overheard.push(...lines);
  awaitLate(hall, room);
}
