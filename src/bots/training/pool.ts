/** Positions to learn from: a ring of statements with what they turned out to be worth. The newest replace the oldest. */
import { MOST_SEATS } from "../walker.ts";
import type { Truths } from "../network.ts";

/** Truths are kept in places of this size; a position with more is left out. */
const ROOM = 192;

export interface ExamplePool {
  readonly places: number;
  /** Empty until something comes: most families are not learnt at the same time. */
  lists: Uint16Array;
  starts: Uint8Array;
  own: Float32Array;
  targets: Float32Array;
  /** How many are in it, and how many ever came. */
  filled: number;
  came: number;
}

const STARTS = MOST_SEATS + 2;
/** Of a position: its starts, how many seats, whether they are teams. */
const HEAD = STARTS + 2;

export const poolFor = (places: number): ExamplePool => ({ places, ...arraysFor(0), filled: 0, came: 0 });

const arraysFor = (places: number) => ({
  lists: new Uint16Array(places * ROOM),
  starts: new Uint8Array(places * HEAD),
  own: new Float32Array(places * MOST_SEATS),
  targets: new Float32Array(places * MOST_SEATS),
});

export function put(pool: ExamplePool, { list, starts, own, seats, hasTeams }: Truths, targets: Float64Array): void {
  const end = starts[seats + 1]!;
  if (end > ROOM) return;
  if (pool.came === 0) Object.assign(pool, arraysFor(pool.places));
  const place = pool.came++ % pool.places;
  pool.filled = Math.min(pool.places, pool.came);
  for (let i = 0; i < end; i++) pool.lists[place * ROOM + i] = list[i]!;
  for (let i = 0; i < STARTS; i++) pool.starts[place * HEAD + i] = starts[i]!;
  pool.starts[place * HEAD + STARTS] = seats;
  pool.starts[place * HEAD + STARTS + 1] = Number(hasTeams);
  for (let seat = 0; seat < seats; seat++) {
    pool.own[place * MOST_SEATS + seat] = own[seat]!;
    pool.targets[place * MOST_SEATS + seat] = targets[seat]!;
  }
}

export function take(pool: ExamplePool, place: number, into: Truths, targets: Float64Array): void {
  for (let i = 0; i < STARTS; i++) into.starts[i] = pool.starts[place * HEAD + i]!;
  into.seats = pool.starts[place * HEAD + STARTS]!;
  into.hasTeams = pool.starts[place * HEAD + STARTS + 1] === 1;
  const end = into.starts[into.seats + 1]!;
  for (let i = 0; i < end; i++) into.list[i] = pool.lists[place * ROOM + i]!;
  for (let seat = 0; seat < into.seats; seat++) {
    into.own[seat] = pool.own[place * MOST_SEATS + seat]!;
    targets[seat] = pool.targets[place * MOST_SEATS + seat]!;
  }
}
