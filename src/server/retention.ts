/** What is kept how long, and how it is kept: finished games in little room, everything else until somebody decides otherwise. */
import type { Hall } from "./hall.ts";
import { evict } from "./rooms.ts";
import type { Room } from "./room.ts";

/** Days; undefined: for good. */
export interface Retention {
  /** Tables whose game never began. */
  readonly waiting?: number | undefined;
  /** Finished games, their records included. */
  readonly finished?: number | undefined;
  /** Running games where nobody decides anything any more. */
  readonly abandoned?: number | undefined;
  /** Guests who do not come any more and sit at no table. */
  readonly guests?: number | undefined;
}

export const RETENTION: Retention = { waiting: 7 };

const DAY_MS = 86_400_000;
/** A finished game is packed when nobody looks at its last moments any more. */
const PACK_AFTER_MS = 600_000;
/** So many at a time: each takes a millisecond. */
const MOST_PACKED = 20;

export async function tidy(hall: Hall, { waiting, finished, abandoned, guests }: Retention): Promise<void> {
  const before = (days: number | undefined): number | undefined =>
    days === undefined ? undefined : hall.now() - days * DAY_MS;
  const moments = {
    waiting: before(waiting),
    over: before(finished),
    abandoned: before(abandoned),
    guests: before(guests),
  };
  const known = Object.entries(moments).filter(([, moment]) => moment !== undefined);
  for (const id of await hall.store.forget(Object.fromEntries(known))) {
    const room = await hall.rooms.get(id);
    if (room) dissolve(hall, room);
    tellClosed(hall, id);
  }
  await hall.store.pack(hall.now() - PACK_AFTER_MS, MOST_PACKED);
}

/** Other nodes may have it open. */
export const tellClosed = (hall: Hall, table: string): void =>
  hall.bus.publish(`table ${table}`, JSON.stringify({ instance: "", node: hall.node, closed: true }));

/** The table is no more. Who still looks at it comes back, and is told that there is no such table. */
export function dissolve(hall: Hall, room: Room): void {
  hall.thinker.cancel(room.id);
  for (const connection of room.watchers.keys()) connection.end();
  room.watchers.clear();
  evict(hall, room);
}
