/** Whether a table has gone on without this node: its head is one number each for row, entries and talk. */
import { latest } from "../core/table.ts";
import type { Hall } from "./hall.ts";
import { refresh } from "./playing.ts";
import type { Room } from "./room.ts";
import type { Head } from "./store.ts";

export const isBehind = (room: Room, { version, n }: Head): boolean =>
  version > room.row.version || n > (room.table ? latest(room.table) : -1);

/** In the room's own time: what the store has and this room has not is read. Asking for the head alone is cheap, and for many tables one question. */
export async function catchUpWithStore(hall: Hall, room: Room): Promise<Head | undefined> {
  const [head] = await hall.store.heads([room.id]);
  if (!head || isBehind(room, head)) await refresh(hall, room);
  return head;
}
