/** Who follows a table, at this node and at others. */
import { isDeepStrictEqual } from "node:util";
import type { Refusal, Seat } from "../core/game.ts";
import { ONLOOKER, refuse } from "../core/game.ts";
import type { TableInfo } from "../core/info.ts";
import type { Line } from "../core/chat.ts";
import { latest } from "../core/table.ts";
import { noteGone, noteHere } from "./absences.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import { catchUpWithStore } from "./heads.ts";
import { infoFor } from "./info.ts";
import { noteLook } from "./notices/looking.ts";
import { askNow } from "./missed.ts";
import { pursue, refresh } from "./playing.ts";
import type { Connection, Elsewhere, Room, Watcher } from "./room.ts";
import { evict, roomOf } from "./rooms.ts";
import {
  alone,
  delayOf,
  isConnected,
  isHere,
  isLate,
  newestFor,
  onlookerCount,
  onlookersOf,
  seatOf,
  wire,
} from "./room.ts";
import { dissolve } from "./retention.ts";
import type { Word } from "./telling.ts";
import { catchUp, publish, tellInfo, tellLines, tellReaction } from "./telling.ts";

/** Lines of talk for somebody who comes. */
const MOST_LINES = 50;
const COUNTING_MS = 1000;

/** The room has left memory meanwhile: ask again at the table's present room. */
export const EVICTED = refuse("evicted", "The table has been put away: ask again.");

/** Follows a table from now on, and sends every frame after `from`; without it only the latest. */
export function watch(
  hall: Hall,
  room: Room,
  connection: Connection,
  link: string,
  from: number | undefined,
): Promise<{ info: TableInfo } | Refusal> {
  return alone(room, async () => {
    const head = hall.isSole ? undefined : await catchUpWithStore(hall, room);
    const { person } = connection;
    const seat = seatOf(room, person, link);
    if (seat === ONLOOKER && room.row.terms.onlookers === false && room.row.stage !== "waiting")
      return refuse("no-onlookers", "This table wants no onlookers.");
    if (room.isEvicted) return EVICTED;
    // It may have been lost while it waited for its turn.
    if (!connection.isOpen()) return refuse("gone", "The connection was lost.");
    const [wasHere, wasConnected] = [isHere(room, person), isConnected(room, person)];
    const newest = newestFor(room, seat, hall.now());
    const isAsked = room.table !== undefined && room.game.decider(room.table.state) === seat;
    if (isAsked && from !== undefined && from < newest) askNow(hall, room);
    const watcher: Watcher = {
      connection,
      link,
      sent: from === undefined || from > newest ? Math.max(-1, newest - 1) : from,
      isBehind: false,
    };
    room.watchers.set(connection, watcher);
    noteHere(hall, room, person);
    noteLook(hall, room, person);
    // Also who was at another node only a moment ago: that one may be dead, and nobody knows it yet.
    if (!wasConnected) tellPresence(hall, room, person, !wasHere);
    const info = infoFor(room, person, link, hall.now());
    connection.send(wire({ type: "table", table: link, info }));
    const lines = head && head.k < 0 ? [] : await linesFor(hall, room, seat);
    await catchUp(hall, room, watcher);
    if (lines.length > 0) connection.send(wire({ type: "said", table: link, lines }));
    pursue(hall, room);
    return { info };
  });
}

/** Talk would tell those who see everything later what they are to see: they hear it later too. */
async function linesFor(hall: Hall, room: Room, seat: Seat): Promise<Line[]> {
  const now = hall.now();
  const lines = await hall.store.lastLines(room.id, Number.MAX_SAFE_INTEGER, MOST_LINES);
  // What the others here have not been told yet they are told now.
  if (room.watchers.size > 1) await tellLines(hall, room);
  room.said = Math.max(room.said, lines.at(-1)?.k ?? -1);
  if (!isLate(room, seat)) return lines;
  const until = now - delayOf(room);
  room.overheard = lines.filter(({ at }) => at > until);
  return hall.store.lastLines(room.id, until, MOST_LINES);
}

export function unwatch(hall: Hall, room: Room, connection: Connection): void {
  if (!room.watchers.delete(connection)) return;
  const { person } = connection;
  noteLook(hall, room, person);
  const isGone = !isHere(room, person);
  if (isGone) noteGone(hall, room, person);
  if (!isConnected(room, person)) tellPresence(hall, room, person, isGone);
  if (hall.isClosing) return;
  pursue(hall, room);
  if (room.watchers.size === 0 && room.row.stage !== "playing") evict(hall, room);
}

/** The other nodes are told of players at once, those who follow the table if it is news; onlookers may be many, and are counted together. */
function tellPresence(hall: Hall, room: Room, person: string, isNews: boolean): void {
  if (seatOf(room, person) !== ONLOOKER) {
    publish(hall, room, { here: peopleHere(room) });
    if (isNews) tellInfo(hall, room);
  } else
    room.counting ??= setTimeout(() => {
      room.counting = undefined;
      publish(hall, room, { here: peopleHere(room) });
      tellInfo(hall, room);
    }, COUNTING_MS);
}

const peopleHere = (room: Room): Elsewhere => ({
  persons: room.row.seats.flatMap(({ person }) => (person !== undefined && isConnected(room, person) ? [person] : [])),
  onlookers: onlookersOf(room).length,
});

/** Who is here and how many look on, to compare. */
const presence = (room: Room): string =>
  `${room.row.seats.map(({ person }) => (person !== undefined && isHere(room, person) ? "+" : "-")).join("")}${onlookerCount(room)}`;

const NOBODY: Elsewhere = { persons: [], onlookers: 0 };

/** Who follows a table at another node; nobody, if that node is no more. */
export function hearOfPeople(hall: Hall, room: Room, node: string, now: Elsewhere | undefined): void {
  const known = room.elsewhere.get(node) ?? NOBODY;
  const before = known.persons;
  const seen = presence(room);
  // Whoever is heard of is alive, and is missed if no beat says so.
  if (now && !hall.alive.has(node)) hall.alive = new Set([...hall.alive, node]);
  if (now) room.elsewhere.set(node, now);
  else room.elsewhere.delete(node);
  // Nodes ask each other about all their tables at once when something may have been missed: mostly nothing was.
  if (isDeepStrictEqual(now ?? NOBODY, known) && !before.some((person) => room.gone.has(person))) return;
  for (const person of before.filter((each) => !isHere(room, each)))
    if (now) room.gone.set(person, hall.now());
    // That node cannot note it any more.
    else noteGone(hall, room, person);
  for (const person of now?.persons ?? [])
    if (room.isKept) noteHere(hall, room, person);
    else room.gone.delete(person);
  // Who has only gone from one node to another was here all the time.
  if (presence(room) !== seen) tellInfo(hall, room);
  pursue(hall, room);
}

/** Tells the other nodes who is here, and asks them for the same: something may have been missed. */
export const askAgain = (hall: Hall, room: Room): void => publish(hall, room, { here: peopleHere(room), who: true });

/** The room of a table for somebody who asks for it. */
export async function roomAt(hall: Hall, link: string): Promise<Room | undefined> {
  const room = await wokenRoom(hall, link);
  if (room) {
    room.lookedAt = hall.now();
    room.hurry?.();
  }
  return room;
}

/** As the store has it now: whoever has changed it at another node reads their own change. */
export async function freshRoomAt(hall: Hall, link: string): Promise<Room | undefined> {
  const room = await roomAt(hall, link);
  if (room && !hall.isSole) await alone(room, () => refresh(hall, room));
  return room;
}

/** The room of a table, listening to what other nodes do with it. */
export async function wokenRoom(hall: Hall, link: string): Promise<Room | undefined> {
  const room = await roomOf(hall, link);
  if (room && !room.leaveBus) joinBus(hall, room);
  return room;
}

function joinBus(hall: Hall, room: Room): void {
  room.leaveBus = hall.bus.subscribe(`table ${room.id}`, (message) => {
    const word = JSON.parse(message) as Word;
    if (word.instance !== room.instance) unattended(hall, hear(hall, room, word));
  });
  publish(hall, room, { who: true });
}

/** Another node has changed this table, or has somebody connected to it. */
async function hear(hall: Hall, room: Room, word: Word): Promise<void> {
  if (word.here) hearOfPeople(hall, room, word.node, word.here);
  if (word.closed) return dissolve(hall, room);
  if (word.free) {
    room.isFreed = true;
    room.isOthers = false;
    pursue(hall, room);
  }
  if (word.who) publish(hall, room, { here: peopleHere(room) });
  if (word.reaction) tellReaction(room, word.reaction);
  if (word.line !== undefined) await tellLines(hall, room);
  const hasRow = (): boolean => (word.version ?? 0) <= room.row.version;
  const isKnown = (): boolean => hasRow() && (word.n ?? -1) <= (room.table ? latest(room.table) : -1);
  if (isKnown()) return;
  // Meanwhile another word may have led there.
  await alone(room, async () => isKnown() || refresh(hall, room, hasRow() && room.table !== undefined));
}
