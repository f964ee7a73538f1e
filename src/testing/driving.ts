/** Tables under load: how they are laid, driven and measured, whatever serves them. */
import type { Guest } from "./client.ts";
import type { Books, Party } from "./party.ts";
import { seatParty } from "./party.ts";

export const SEATS = 3;
const TERMS = { game: "towers", options: { players: SEATS, spells: "all" } } as const;
/** Seats taken at the same time while the tables are laid. */
const TOGETHER = 25;

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds of each part's processor time for one decision: a busy machine does not change it much. */
  readonly processor: Readonly<Record<string, number>>;
}

/** The processor time each part has used so far, in seconds. */
export type Meters = Readonly<Record<string, () => number>>;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The same three guests sit at every table, on connections of their own. */
export async function seatAll(port: number, guests: readonly Guest[], tables: number, books: Books): Promise<Party[]> {
  const parties: Party[] = [];
  while (parties.length < tables) {
    const some = Math.min(TOGETHER, tables - parties.length);
    const seated = Array.from({ length: some }, () => seatParty(() => port, guests, TERMS, books));
    parties.push(...(await Promise.all(seated)));
  }
  return parties;
}

/** Lets all tables play: as fast as they can, or together `rate` decisions a second. Returns how to stop. */
export function drive(parties: readonly Party[], rate: number): () => void {
  if (rate === 0) {
    for (const party of parties) {
      party.onReady = () => party.decide();
      party.decide();
    }
    return () => parties.forEach((party) => (party.onReady = () => {}));
  }
  let next = 0;
  let done = 0;
  const began = performance.now();
  const timer = setInterval(() => {
    // Table after table, as many as are due by now.
    for (const due = ((performance.now() - began) / 1000) * rate; done < due; done++)
      parties[next++ % parties.length]!.decide();
  }, 2);
  return () => clearInterval(timer);
}

export async function measure(
  meters: Meters,
  books: Books,
  seconds: number,
  begin: () => () => void,
): Promise<Measured> {
  books.latencies.length = 0;
  const began = performance.now();
  const before = books.decided;
  const used = Object.values(meters).map((read) => read());
  const stop = begin();
  await sleep(seconds * 1000);
  stop();
  const took = (performance.now() - began) / 1000;
  const decided = books.decided - before;
  const processor = Object.entries(meters).map(([part, read], i) => [part, ((read() - used[i]!) * 1000) / decided]);
  await sleep(200);
  const sorted = books.latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    perSecond: decided / took,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    processor: Object.fromEntries(processor) as Record<string, number>,
  };
}

/** What each part needs while nobody decides: milliseconds of processor a second. */
export async function measureIdle(meters: Meters, seconds: number): Promise<Readonly<Record<string, number>>> {
  const began = performance.now();
  const used = Object.values(meters).map((read) => read());
  await sleep(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  const each = Object.entries(meters).map(([part, read], i) => [part, ((read() - used[i]!) * 1000) / took]);
  return Object.fromEntries(each) as Record<string, number>;
}

/** Waits until nothing is on its way any more. */
export async function settle(parties: readonly Party[]): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (!parties.some((party) => party.isBusy())) return;
    await sleep(50);
  }
}

export function describeMeasured(name: string, { perSecond, p50, p95, p99, processor }: Measured): string {
  const parts = Object.entries(processor).map(([part, ms]) => `${part} ${ms.toFixed(2)}`);
  return `${name}: ${perSecond.toFixed(0)} decisions/s, everybody informed after p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ms of processor each: ${parts.join(", ")}`;
}
