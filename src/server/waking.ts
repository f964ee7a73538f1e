/** Tables that nobody looks at: those where something is due come into memory, the others leave it. */
import { dueOf } from "./due.ts";
import type { Hall } from "./hall.ts";
import { isTrouble } from "./hall.ts";
import { pursue } from "./playing.ts";
import { alone } from "./room.ts";
import { evict } from "./rooms.ts";
import { wokenRoom } from "./watching.ts";

/** From one look at all of them to the next. */
export const SWEEP_MS = 10_000;

/** So many tables where only bots are due are in memory at a time, beside those somebody looks at. */
const MOST_IDLE = 20;

/** Tables that are opened at the same time: what they need is read together. */
const TOGETHER = 20;

/** Tables where a bot, a clock or a standing order waits, whether or not anybody is connected. */
export async function wakeDue(hall: Hall): Promise<void> {
  const free = hall.isSole ? undefined : { node: hall.node, now: hall.now() };
  const timed = await hall.store.due(hall.now() + 2 * SWEEP_MS, free);
  const bots = (await hall.store.dueNow(hall.rooms.size + MOST_IDLE, free)).filter((id) => !hall.rooms.has(id));
  const wanted = [...timed, ...bots.slice(0, MOST_IDLE)].filter((id) => !hall.rooms.has(id));
  for (let i = 0; i < wanted.length && !hall.isClosing; i += TOGETHER)
    await Promise.all(wanted.slice(i, i + TOGETHER).map((id) => wake(hall, id)));
}

async function wake(hall: Hall, id: string): Promise<void> {
  try {
    const room = await wokenRoom(hall, id);
    if (room) pursue(hall, room);
  } catch (error) {
    // One table that cannot be read must not keep the others from waking.
    if (!isTrouble(hall, error)) hall.log.error({ err: error }, "table cannot be opened");
  }
}

export async function sweep(hall: Hall): Promise<void> {
  await wakeDue(hall);
  const soon = hall.now() + 3 * SWEEP_MS;
  for (const opening of hall.rooms.values()) {
    const room = await opening;
    // Not in the middle of something.
    if (room)
      await alone(room, async () => {
        if (room.watchers.size === 0 && (dueOf(room) ?? Infinity) > soon) evict(hall, room);
      });
  }
  hall.metrics.tables.set(hall.rooms.size);
}
