/** People whose node has died: what they could not see or say meanwhile is not charged to them. */
import { lived } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import type { Room } from "./room.ts";
import type { Heard } from "./sharedTime.ts";

/** So long after a death people may still come from there. */
const COMING_MS = 10_000;
/** What a page has to say when it comes leaves it in one go, after what it asks for. */
const FRESH_MS = 50;
const MOST_DEATHS = 100;

/** A node that died, or has sent people on: since when it was not there for them, and when that was known. */
export interface Death {
  readonly since: number;
  readonly known: number;
}

export function noteDeath(hall: Hall, since: number): void {
  hall.deaths = [...hall.deaths, { since, known: hall.now() }].slice(-MOST_DEATHS);
}

/**
 * Since when somebody who came at a moment was perhaps without a node; undefined: nobody is missed. Of deaths soon after each other
 * nobody knows which of them were theirs.
 */
function missedSince({ bus, deaths, now }: Hall, came: number): number | undefined {
  const silence = bus.silence();
  let first = silence > 0 && now() - silence <= came ? now() - silence : came;
  for (const { since, known } of deaths.toReversed())
    if (since <= came && first - known < COMING_MS) first = Math.min(first, since);
  return first < came ? first : undefined;
}

/** Milliseconds of a question put at a moment in which somebody who came at another one was perhaps without a node. */
function without(hall: Hall, asked: number, came: number): number {
  const missed = hall.isSole ? undefined : missedSince(hall, came);
  return missed === undefined ? 0 : Math.max(0, came - Math.max(asked, missed));
}

/** The decider comes from a dead node and has not seen the question: for them it is put now. */
export function askNow(hall: Hall, room: Room): void {
  room.since += Math.round(without(hall, room.since, hall.now()));
}

/** What is known of when somebody decided: when it came, when they came, and what they say it took. */
interface Said {
  readonly came: Heard;
  readonly here: number | undefined;
  readonly took: number | undefined;
}

/** What came while this node stood still was decided when they say, if it can have been then; without a word the middle errs least. */
const arrivedAt = ({ from, to }: Heard, said: number = (from + to) / 2): number =>
  Math.round(Math.min(Math.max(said, from), to));

/**
 * When somebody had decided, and with it when they were asked (`since`). Nobody here knows when that was if they have come from a dead
 * node since the question was put: then their own word counts, as far as they can have been without a node. Without a word: what
 * comes with the first words of a connection was decided at some moment in between, and the middle errs least; everybody else
 * could think meanwhile, and is charged for it.
 */
export function decidedAt(hall: Hall, room: Room, { came: heard, here, took }: Said): number {
  const came = arrivedAt(heard, took === undefined ? undefined : room.since + took);
  if (here === undefined || hall.isSole) return came;
  const last = room.times.at(-1);
  const asked = Math.min(room.since, last === undefined ? Infinity : came - lived(hall.outages, last, came));
  const doubt = without(hall, took === undefined ? room.since : asked, here);
  if (doubt === 0) return came;
  if (took === undefined) return came - here < FRESH_MS ? Math.round(came - doubt / 2) : came;
  const least = Math.max(0, came - room.since - doubt);
  const charged = Math.max(least, Math.min(took, came - asked));
  room.since = Math.round(came - charged);
  return came;
}
