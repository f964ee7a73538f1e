/** Positions to learn from: a ring of statements with what they turned out to be worth. The newest replace the oldest. */
import { MOST_SEATS } from "../walker.ts";
import type { Truths } from "../network.ts";

/** Truths are kept in places of this size; a position with more is left out. */
const ROOM = 192;

export interface ExamplePool {
  readonly lists: Uint16Array;
  readonly starts: Uint8Array;
  readonly targets: Float32Array;
  /** How many are in it, and how many ever came. */
  filled: number;
  came: number;
}

const STARTS = MOST_SEATS + 2;
/** Of a position: its starts, how many seats, whether they are teams. */
const HEAD = STARTS + 2;

export const poolFor = (positions: number): ExamplePool => ({
  lists: new Uint16Array(positions * ROOM),
  starts: new Uint8Array(positions * HEAD),
  targets: new Float32Array(positions * MOST_SEATS),
  filled: 0,
  came: 0,
});

export function put(pool: ExamplePool, { list, starts, seats, hasTeams }: Truths, targets: Float64Array): void {
  const end = starts[seats + 1]!;
  if (end > ROOM) return;
  const places = pool.targets.length / MOST_SEATS;
  const place = pool.came++ % places;
  pool.filled = Math.min(places, pool.came);
  for (let i = 0; i < end; i++) pool.lists[place * ROOM + i] = list[i]!;
  for (let i = 0; i < STARTS; i++) pool.starts[place * HEAD + i] = starts[i]!;
  pool.starts[place * HEAD + STARTS] = seats;
  pool.starts[place * HEAD + STARTS + 1] = Number(hasTeams);
  for (let seat = 0; seat < seats; seat++) pool.targets[place * MOST_SEATS + seat] = targets[seat]!;
}

export function take(pool: ExamplePool, place: number, into: Truths, targets: Float64Array): void {
  for (let i = 0; i < STARTS; i++) into.starts[i] = pool.starts[place * HEAD + i]!;
  into.seats = pool.starts[place * HEAD + STARTS]!;
  into.hasTeams = pool.starts[place * HEAD + STARTS + 1] === 1;
  const end = into.starts[into.seats + 1]!;
  for (let i = 0; i < end; i++) into.list[i] = pool.lists[place * ROOM + i]!;
  for (let seat = 0; seat < into.seats; seat++) targets[seat] = pool.targets[place * MOST_SEATS + seat]!;
}
