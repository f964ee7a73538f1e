/** Quiet hours and the hour of the digest, where somebody lives. */
import type { Manner } from "../../core/notices.ts";

const DAY = 1440;
const MINUTE_MS = 60_000;

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Minutes since midnight there. */
function minutesAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of("hour") * 60 + of("minute");
}

/** The next time a clock there shows so many minutes. On the night clocks are changed it is asked again when it comes. */
function nextAt(zone: string, minutes: number, now: number): number {
  const wait = (minutes - minutesAt(zone, now) + DAY) % DAY || DAY;
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + wait * MINUTE_MS;
}

/** When it is quiet there no more; undefined: it is not quiet. */
export function quietUntil({ quiet, zone }: Manner, now: number): number | undefined {
  if (!quiet || quiet[0] === quiet[1]) return undefined;
  const [from, to] = quiet;
  const minute = minutesAt(zone, now);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return isQuiet ? nextAt(zone, to, now) : undefined;
}

export const nextDigest = ({ digestAt, zone }: Manner, now: number): number => nextAt(zone, digestAt, now);

/** Days of the week as clocks there count them; 1 is Monday. */
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const weekdayAt = (zone: string, at: number): number =>
  DAYS.indexOf(new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "short" }).format(at)) + 1;

export interface WeekTime {
  readonly zone: string;
  /** 1 is Monday. */
  readonly weekday: number;
  readonly minutes: number;
}

/** The next time after a moment that clocks there show this, whatever is changed about them in between. */
export function nextWeekly({ zone, weekday, minutes }: WeekTime, after: number): number {
  for (let day = 0, at = after; day <= 8; day++) {
    at = nextAt(zone, minutes, at);
    // On the day clocks are changed it may be an hour off: then it is looked for again, from before.
    const off = ((minutesAt(zone, at) - minutes + DAY * 1.5) % DAY) - DAY / 2;
    const right = at - off * MINUTE_MS;
    if (weekdayAt(zone, right) === weekday && right > after) return right;
  }
  return after + 7 * DAY * MINUTE_MS;
}
