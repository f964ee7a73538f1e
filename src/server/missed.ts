/** People whose node has died: what they could not see or say meanwhile is not charged to them. */
import type { Hall } from "./hall.ts";
import type { Room } from "./room.ts";

/** So long after a death people may still come from there. */
const COMING_MS = 10_000;

/** Since when a node is missed that may only just have died: who comes now was perhaps there, and could not decide since then. */
function missedSince({ bus, died, now }: Hall): number | undefined {
  const silence = bus.silence();
  if (silence > 0) return now() - silence;
  return died && now() - died.known < COMING_MS ? died.since : undefined;
}

/** Milliseconds of this question up to a moment in which somebody was perhaps without a node. */
function without(hall: Hall, room: Room, until: number): number {
  const missed = hall.isSole ? undefined : missedSince(hall);
  return missed === undefined ? 0 : Math.max(0, until - Math.max(room.since, missed));
}

/**
 * Somebody has decided while they were without a node, and says so with the first words of a new connection. At which moment
 * nobody knows: the middle errs least. Others could think meanwhile, and are charged for it.
 */
export const lostByDeciding = (hall: Hall, room: Room, came: number): number =>
  Math.round(without(hall, room, came) / 2);

/** The decider comes from a dead node and has not seen the question: for them it is put now. */
export function askNow(hall: Hall, room: Room): void {
  room.since += Math.round(without(hall, room, hall.now()));
}
