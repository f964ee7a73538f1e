/**
 * Since when people are gone from a running table. The store knows it too: whichever node acts there next is as patient as
 * the one before, and no more. A single server does without; after its restart everybody has time to come back.
 */
import { ONLOOKER } from "../core/game.ts";
import { lived } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import type { Room } from "./room.ts";
import { isHere, seatOf } from "./room.ts";

const isNoted = (hall: Hall, room: Room, person: string): boolean =>
  !hall.isSole && !hall.isClosing && room.row.stage === "playing" && seatOf(room, person) !== ONLOOKER;

export function noteGone(hall: Hall, room: Room, person: string, at = hall.now()): void {
  room.gone.set(person, at);
  if (isNoted(hall, room, person)) unattended(hall, hall.store.miss(room.id, person, at));
}

export function noteHere(hall: Hall, room: Room, person: string): void {
  if (room.gone.delete(person) && isNoted(hall, room, person))
    unattended(hall, hall.store.found(room.id, person, hall.now()));
}

/** Nobody has seen them go, and somebody waits: from now on they are missed at whatever node. */
export function noteMissed(hall: Hall, room: Room, person: string): void {
  if (!room.gone.has(person)) noteGone(hall, room, person, room.opened);
}

/** What other nodes have seen before this room was opened. While nobody was alive nobody was missed. */
export async function readGone(hall: Hall, room: Room): Promise<void> {
  if (hall.isSole || room.row.stage !== "playing") return;
  const now = hall.now();
  for (const { person, since } of await hall.store.missing(room.id))
    if (!isHere(room, person)) room.gone.set(person, now - lived(hall.outages, since, now));
}
