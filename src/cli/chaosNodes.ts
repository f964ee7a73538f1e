/** `zt chaos --nodes 3`: several nodes behind a balancer, and whatever can happen to them, to their database and to their bus. */
import type { Json } from "../core/game.ts";
import { verifyJson } from "../games/verify.ts";
import { postgresStore } from "../server/postgres/store.ts";
import type { Found, Happened } from "../testing/chaosBooks.ts";
import { longestWait, lookThrough, waitsAfter } from "../testing/chaosBooks.ts";
import type { ChaosTable, Habits } from "../testing/chaosPeople.ts";
import { keepPlaying, lookOn, NODE_TERMS } from "../testing/chaosPeople.ts";
import { PEOPLE } from "../testing/chaosTables.ts";
import type { Client, Guest } from "../testing/client.ts";
import { newGuest } from "../testing/client.ts";
import type { Cluster, Fault } from "../testing/cluster.ts";
import { openCluster } from "../testing/cluster.ts";
import type { Books, Party } from "../testing/party.ts";
import { inTurns, newBooks, seatParty } from "../testing/party.ts";

/** What can happen to a cluster; `drop`: half of all people lose their connections. */
export type Trouble = Fault | "drop";

export interface NodesChaos extends Habits {
  readonly nodes: number;
  readonly tables: number;
  readonly balancer?: "nginx" | "own";
  /** How often each happens. */
  readonly faults: Readonly<Partial<Record<Trouble, number>>>;
  /** Milliseconds from one to the next. */
  readonly every: number;
  show?(line: string): void;
}

export interface NodesReport extends Omit<Found, "broken"> {
  readonly decided: number;
  readonly stuck: number;
  /** Games that do not replay, end or verify, and how many have ended. */
  readonly broken: number;
  readonly finished: number;
  readonly said: number;
  /** Milliseconds from a fault, or from when somebody wanted to decide, until everybody was told: of 100 tables the 50th, 99th, and the last. */
  readonly back: { readonly p50: number; readonly p99: number; readonly most: number };
  /** The same by what had happened, the 99th. */
  readonly by: Readonly<Record<string, number>>;
}

/** Tables seated at the same time; one in so many has an onlooker. */
const TOGETHER = 10;
const LOOKED_AT = 10;
/** A table that does not go on for so long after the last fault, and what somebody thinks at most, is stuck. */
const STUCK_MS = 20_000;
const MOST_TRIES = 50;
/** Clocks that are off, told one by one. */
const MOST_STORIES = 40;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** In an order nobody chose, spread evenly. */
function shuffled(faults: NodesChaos["faults"]): Trouble[] {
  const all = Object.entries(faults).flatMap(([fault, count]) => Array<Trouble>(count).fill(fault as Trouble));
  return all
    .map((fault) => ({ fault, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ fault }) => fault);
}

export async function runNodesChaos(chaos: NodesChaos): Promise<NodesReport> {
  const { nodes, tables: count, faults, every, show = () => {} } = chaos;
  const cluster = await openCluster({ nodes, isTroubled: true, ...(chaos.balancer && { balancer: chaos.balancer }) });
  const books = newBooks();
  const parties: Party[] = [];
  const onlookers: Client[] = [];
  try {
    const guests = await Promise.all(Array.from({ length: PEOPLE + 1 }, () => newGuest(cluster.port)));
    await seatAll(cluster, guests, count, books, parties, onlookers);
    show(`${count} tables are laid`);
    const tables = parties.map((party) => keepPlaying(party, chaos));
    await sleep(every);
    const happened: Happened[] = [];
    for (const fault of shuffled(faults)) {
      const began = performance.now();
      await (fault === "drop" ? dropHalf(parties) : cluster.faults[fault]());
      happened.push({ fault, began, ended: performance.now() });
      await sleep(Math.max(every / 4, every - (performance.now() - began)));
      const waits = waitsAfter(tables, happened.slice(-1), performance.now());
      show(`${happened.length} ${fault}: p99 ${share(waits, 0.99).toFixed(0)} ms, ${books.decided} decided`);
      // What is lost is lost: to go on would only take longer.
      if (books.lost + books.doubled > 0) break;
    }
    const stuck = await countStuck(tables, STUCK_MS + chaos.think);
    const now = performance.now();
    tables.forEach((table) => table.stop());
    const waits = waitsAfter(tables, happened, now);
    const over = parties.filter(({ isOver }) => isOver);
    const unverified = await inTurns(over, (party) => isBroken(cluster.port, guests[0]!, party));
    const store = await postgresStore(cluster.database);
    const found = await lookThrough(store, tables, happened).finally(() => store.close());
    [...found.broken.slice(0, 5), ...found.stories.slice(0, MOST_STORIES)].forEach((why) => show(why));
    show(longestWait(tables, happened));
    const kinds = [...new Set(happened.map(({ fault }) => fault))];
    const after = (kind: string): number[] =>
      waitsAfter(
        tables,
        happened.filter(({ fault }) => fault === kind),
        now,
      );
    return {
      ...found,
      decided: books.decided,
      lost: books.lost + found.lost,
      doubled: books.doubled + found.doubled,
      stuck,
      broken: found.broken.length + unverified.filter(Boolean).length,
      finished: over.length,
      said: tables.reduce((sum, { said }) => sum + said.length, 0),
      back: { p50: share(waits, 0.5), p99: share(waits, 0.99), most: share(waits, 1) },
      by: Object.fromEntries(kinds.map((kind) => [kind, share(after(kind), 0.99)])),
    };
  } finally {
    [...onlookers, ...parties].forEach((each) => each.close());
    await cluster.close();
  }
}

async function seatAll(
  cluster: Cluster,
  guests: readonly Guest[],
  count: number,
  books: Books,
  parties: Party[],
  onlookers: Client[],
): Promise<void> {
  const port = (): number => cluster.port;
  const players = guests.slice(0, PEOPLE);
  while (parties.length < count) {
    const some = Array.from({ length: Math.min(TOGETHER, count - parties.length) }, (_, i) => parties.length + i);
    const terms = some.map((i) => NODE_TERMS[i % NODE_TERMS.length]!);
    parties.push(...(await Promise.all(terms.map((each) => seatParty(port, players, each, books, "as pages do")))));
  }
  for (const [i, party] of parties.entries())
    if (i % LOOKED_AT === 0) onlookers.push(await lookOn(port, guests[PEOPLE]!, party, books));
}

async function dropHalf(parties: readonly Party[]): Promise<void> {
  for (const { clients } of parties) for (const client of clients) if (Math.random() < 0.5) client.drop();
}

/** Every table must go on by itself: people have reconnected, bots think again. */
async function countStuck(tables: readonly ChaosTable[], patience: number): Promise<number> {
  const since = performance.now();
  const isStuck = ({ party, wishes }: ChaosTable): boolean =>
    !party.isOver && (wishes.at(-1)?.done ?? -Infinity) < since;
  while (tables.some(isStuck) && performance.now() - since < patience) await sleep(50);
  return tables.filter(isStuck).length;
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function isBroken(port: number, { cookie }: Guest, { table }: Party): Promise<boolean> {
  const url = `http://127.0.0.1:${port}/api/tables/${table}/record`;
  for (let tries = 0; ; tries++) {
    const response = await fetch(url, { headers: { cookie } });
    if (response.ok) return verifyJson((await response.json()) as Json) !== undefined;
    // A node may still be on its way back.
    if (tries === MOST_TRIES) return true;
    await sleep(200);
  }
}
