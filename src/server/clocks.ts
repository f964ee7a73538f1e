/** Time at a table: how much each seat has left, and what happens when the decider lets it run out. */
import type { Seat } from "../core/game.ts";
import { OVER } from "../core/game.ts";
import type { ClockInfo } from "../core/info.ts";
import type { Clock } from "../core/protocol.ts";
import type { Step } from "../core/table.ts";
import { UNDO } from "../core/table.ts";
import type { Room } from "./room.ts";
import { isAnybodyHere, isBot, isHere, windowSeconds } from "./room.ts";

const PATIENCE = 60;

export const fullClocks = (clock: Clock | undefined, seats: number): (number | null)[] =>
  Array<number | null>(seats).fill(clock ? clock.seconds * 1000 : null);

/** Is the decider asked out of turn, where passing is the default (T-N3)? */
export function isWindow({ game, table }: Room): boolean {
  const never = game.orders.at(-1);
  return table !== undefined && never !== undefined && game.byOrder(table.state, never) !== undefined;
}

/** What a table was like when its decider was asked. */
export interface Asked {
  readonly turn: Seat;
  readonly isWindow: boolean;
}

/**
 * The clocks after a step. Time never stands still: from one entry to the next it is the time of who makes the next one, by
 * taking back too, less what the house itself needs: it counts from when the question was told until the answer came. Only
 * answers in a window cost nothing. More time comes with a turn, not with a decision.
 */
export function spend(
  room: Room,
  asked: Asked,
  { entry: { by, text }, events }: Step,
  now: number,
  came: number = now,
): void {
  const { clock } = room.row.terms;
  const isUndo = text === UNDO;
  if (clock && (isUndo || !asked.isWindow)) charge(room, by, Math.max(0, Math.min(came, now) - room.since));
  if (clock && events.some((event) => room.game.beginsTurn(event))) {
    if (clock.kind === "game") lengthen(room, asked.turn, clock.increment * 1000);
    else room.left = fullClocks(clock, room.left.length);
  }
  room.since = now;
  ask(room, isUndo, now);
}

/** A bot that plays for somebody uses that person's time: otherwise calling one would stop the clock. */
function charge(room: Room, seat: Seat, ms: number): void {
  const had = room.left[seat];
  if (room.row.seats[seat]!.person !== undefined && had !== null && had !== undefined)
    room.left[seat] = Math.max(0, had - ms);
}

/** For a whole turn, and not for one a bot has ended. */
function lengthen(room: Room, seat: Seat, ms: number): void {
  const had = room.left[seat];
  if (had !== null && had !== undefined && !isBot(room.row.seats[seat]!)) room.left[seat] = had + ms;
}

/** Remembers when the present question was put. Who goes back to an earlier one has it from when it was put first. */
export function ask(room: Room, isUndo: boolean, at: number): void {
  const { length } = room.table!.earlier;
  room.asked.length = isUndo ? length + 1 : length;
  if (!isUndo) room.asked.push(at);
}

/** Has this seat nothing left to decide with? On a clock per turn there is always the next one. */
export function isOutOfTime(room: Room, seat: Seat, now: number): boolean {
  const { clock } = room.row.terms;
  const left = room.left[seat] ?? null;
  const isAsked = room.game.decider(room.table!.state) === seat && !isWindow(room);
  if (!clock || left === null) return false;
  return isAsked ? left <= now - room.since : clock.kind === "game" && left <= 0;
}

export type Deadline = { readonly at: number; readonly what: "window" | "clock" | "absent" };

/** What happens next if nobody does anything; undefined: nothing, the table waits. */
export function deadline(room: Room): Deadline | undefined {
  const { row, game, table } = room;
  if (!table || row.stage !== "playing") return undefined;
  const decider = game.decider(table.state);
  const seat = row.seats[decider];
  if (decider === OVER || !seat || isBot(seat)) return undefined;
  if (isWindow(room)) return { at: room.asked.at(-1)! + windowSeconds(room) * 1000, what: "window" };
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

/** Between these moments nobody could decide: whoever was asked before then has been asked so much later. */
export function giveBack(room: Room, from: number, to: number): void {
  const later = (asked: number): number => asked + Math.max(0, to - Math.max(asked, from));
  room.since = later(room.since);
  room.asked.splice(0, Infinity, ...room.asked.map(later));
  for (const [person, at] of room.gone) room.gone.set(person, later(at));
}

/** Time between two moments in which the server was alive. */
export function lived(outages: readonly (readonly [number, number])[], from: number, to: number): number {
  const lost = outages.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
  return Math.max(0, to - from - lost);
}
