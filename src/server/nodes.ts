/** What a node does about the others: it takes over from those that die, and finds what it has not been told. */
import type { Hall } from "./hall.ts";
import { isTrouble, unattended } from "./hall.ts";
import { isBehind } from "./heads.ts";
import { noteDeath } from "./missed.ts";
import { pursue, refresh } from "./playing.ts";
import type { Room } from "./room.ts";
import { alone, newestFor, seatOf } from "./room.ts";
import { forEachRoom, letGo } from "./rooms.ts";
import { dissolve } from "./retention.ts";
import type { Sockets } from "./socket.ts";
import { ALIVE_MS } from "./store.ts";
import { catchUp, tellLines } from "./telling.ts";
import { askAgain, hearOfPeople } from "./watching.ts";

async function roomsOf(hall: Hall): Promise<Room[]> {
  const rooms = await Promise.all(Array.from(hall.rooms.values(), (opening) => opening.catch(() => undefined)));
  return rooms.filter((room) => room !== undefined);
}

/** Who has not beaten for so long may have been taken for dead, give or take a beat. */
const LAPSE_MS = ALIVE_MS - 500;

/** After each beat, which must not wait for what follows from it. True: a node has died, and what it was to do is to be looked for. */
export function takeCensus(hall: Hall, alive: readonly string[]): boolean {
  const now = hall.now();
  const hasLapsed = hall.aliveAt > 0 && now - hall.aliveAt > LAPSE_MS;
  // Who was away itself knows nothing about others yet: perhaps the store was away, and they come back in this moment.
  const dead = hasLapsed ? [] : [...hall.alive].filter((node) => !alive.includes(node));
  hall.alive = new Set(hasLapsed ? [...hall.alive, ...alive] : alive);
  hall.aliveAt = now;
  if (dead.length === 0 && !hasLapsed) return false;
  if (dead.length > 0) noteDeath(hall, now - (hall.bus.silence() || ALIVE_MS));
  for (const node of dead) hall.bus.forget(node);
  forEachRoom(hall, (room) => {
    room.isOthers = false;
    // Who is just asking may have been answered for a moment in which that node still seemed to be alive.
    room.isFreed = true;
    // It acts nowhere any more, since others may have taken over; and for them its people were gone.
    if (hasLapsed) {
      room.isKept = false;
      askAgain(hall, room);
    }
    for (const node of dead) if (room.elsewhere.has(node)) hearOfPeople(hall, room, node, undefined);
    pursue(hall, room);
  });
  return true;
}

/** This node is told to go: it acts nowhere any more, and others may at once. */
export async function letAllGo(hall: Hall): Promise<void> {
  const rooms = await roomsOf(hall);
  for (const room of rooms) clearTimeout(room.timer);
  await Promise.all(
    rooms.map(async (room) => {
      if (!room.isKept) return;
      room.isKept = false;
      await letGo(hall, room);
    }),
  );
}

/**
 * Messages may have been lost: frames, rows, talk and connections are compared with the store, people are asked for. About a node
 * that is silent there is nobody to ask: a thousand tables' questions would only keep the others busy when they are needed most.
 * Returns how to stop.
 */
export function healGaps(hall: Hall, sockets: Pick<Sockets, "lookAgain">): () => void {
  let looking: Promise<void> | undefined;
  let isWanted = false;
  let hasLost = false;
  const look = async (): Promise<void> => {
    do {
      const isAll = hasLost;
      isWanted = hasLost = false;
      await Promise.all([lookAgain(hall, isAll), sockets.lookAgain()]);
    } while (isWanted && !hall.isClosing);
  };
  return hall.bus.onGap((isOnlySilence) => {
    isWanted = true;
    hasLost ||= !isOnlySilence;
    looking ??= look().finally(() => (looking = undefined));
    unattended(hall, looking);
  });
}

/** The store was away: what was heard of meanwhile could not be read, and who was to be sent it has not got it. Nothing else was missed. */
export async function readMissed(hall: Hall): Promise<void> {
  await freshen(hall, [...hall.rooms.keys()]);
  forEachRoom(hall, (room) => {
    for (const watcher of room.watchers.values()) {
      const seat = seatOf(room, watcher.connection.person, watcher.link);
      if (watcher.sent < newestFor(room, seat, hall.now())) unattended(hall, catchUp(hall, room, watcher));
    }
  });
}

/** Those of some tables that this node has open are brought up to what the store says, with one question for all. */
export async function freshen(hall: Hall, tables: readonly string[]): Promise<void> {
  const own = tables.filter((id) => hall.rooms.has(id));
  if (hall.isSole || own.length === 0) return;
  for (const head of await hall.store.heads(own)) {
    const room = await hall.rooms.get(head.id);
    if (room && isBehind(room, head)) await alone(room, () => refresh(hall, room));
  }
}

async function lookAgain(hall: Hall, isAll: boolean): Promise<void> {
  const rooms = new Map((await roomsOf(hall)).map((room) => [room.id, room]));
  if (rooms.size === 0) return;
  const heads = await hall.store.heads([...rooms.keys()]);
  const known = new Set(heads.map(({ id }) => id));
  for (const room of rooms.values()) if (!known.has(room.id)) dissolve(hall, room);
  for (const head of heads) {
    const room = rooms.get(head.id)!;
    try {
      if (isBehind(room, head)) await alone(room, () => refresh(hall, room));
      if (head.k > room.said && room.watchers.size > 0) await tellLines(hall, room);
      if (!isAll) continue;
      askAgain(hall, room);
      // That another has let go may have been lost, too.
      room.isOthers = false;
      room.isFreed = true;
      if (!room.isKept) pursue(hall, room);
    } catch (error) {
      // One table that cannot be read must not keep the others from it.
      if (!isTrouble(hall, error)) hall.log.error({ err: error }, "table cannot be read again");
    }
  }
}
