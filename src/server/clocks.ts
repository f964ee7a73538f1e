/** Time at a table: how much each seat has left, and what happens when the decider lets it run out. */
import type { Event } from "../core/game.ts";
import { OVER } from "../core/game.ts";
import type { Clock, ClockInfo } from "../core/protocol.ts";
import type { Room } from "./room.ts";
import { isAnybodyHere, isBot, isHere, windowSeconds } from "./room.ts";

const PATIENCE = 60;
/** Who takes a seat back from a bot has at least this long, even on a clock that had run out. */
const GRACE = 30_000;

export const fullClocks = (clock: Clock | undefined, seats: number): (number | null)[] =>
  Array<number | null>(seats).fill(clock ? clock.seconds * 1000 : null);

/** A turn's clock starts again with every turn, T-N2 and M-T4 included: the rules tell when. */
const beginsTurn = ({ what }: Event): boolean => what === "turn" || what === "again";

/** Is the decider asked out of turn, where passing is the default (T-N3)? */
export function isWindow({ game, table }: Room): boolean {
  return table !== undefined && game.orders.length > 0 && game.byOrder(table.state, "never") !== undefined;
}

/** The clocks after an entry by `seat`, which was asked at `room.since`. Windows and bots cost nobody time. */
export function spend(room: Room, seat: number, wasWindow: boolean, events: readonly Event[], now: number): void {
  const { clock } = room.row.terms;
  const had = room.left[seat];
  if (clock && had !== null && had !== undefined && !wasWindow && !isBot(room.row.seats[seat]!))
    room.left[seat] = Math.max(0, had - (now - room.since)) + (clock.kind === "game" ? clock.increment * 1000 : 0);
  if (clock && clock.kind !== "game" && events.some(beginsTurn)) room.left = fullClocks(clock, room.left.length);
  room.since = now;
}

/** Back at the table after a bot has played. */
export function giveGrace(room: Room, seat: number, now: number): void {
  const left = room.left[seat];
  if (left !== null && left !== undefined) room.left[seat] = Math.max(left, GRACE);
  room.since = now;
}

export type Deadline = { readonly at: number; readonly what: "window" | "clock" | "absent" };

/** What happens next if nobody does anything; undefined: nothing, the table waits. */
export function deadline(room: Room): Deadline | undefined {
  const { row, game, table } = room;
  if (!table || row.stage !== "playing") return undefined;
  const decider = game.decider(table.state);
  const seat = row.seats[decider];
  if (decider === OVER || !seat || isBot(seat)) return undefined;
  if (isWindow(room)) return { at: room.since + windowSeconds(room) * 1000, what: "window" };
  const left = room.left[decider] ?? null;
  const clock: Deadline | undefined = left === null ? undefined : { at: room.since + left, what: "clock" };
  const absent = absence(room, seat.person!);
  return absent && (!clock || absent.at < clock.at) ? absent : clock;
}

/** In a game that is not slow a bot plays for who is gone, as long as somebody is there to see it. */
function absence(room: Room, person: string): Deadline | undefined {
  const { clock, patience = PATIENCE } = room.row.terms;
  if (clock?.kind === "slow" || isHere(room, person) || !isAnybodyHere(room)) return undefined;
  return { at: Math.max(room.since, room.gone.get(person) ?? room.opened) + patience * 1000, what: "absent" };
}

export function clockInfo(room: Room, now: number): ClockInfo {
  const next = deadline(room);
  const decider = room.table?.game.decider(room.table.state);
  const isRunning = next?.what === "clock" || (next?.what === "absent" && room.row.terms.clock !== undefined);
  const left = room.left.map((ms, seat) =>
    ms === null ? null : Math.max(0, isRunning && seat === decider ? ms - (now - room.since) : ms),
  );
  const until = next && Math.max(0, next.at - now);
  return {
    running: isRunning ? decider! : null,
    left,
    ...(next?.what === "window" && { window: until! }),
    ...(next?.what === "absent" && { absent: until! }),
  };
}

/** Time between two moments in which the server was alive. */
export function lived(outages: readonly (readonly [number, number])[], from: number, to: number): number {
  const lost = outages.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
  return Math.max(0, to - from - lost);
}
