/** `zt chaos --nodes 3`: several nodes behind a balancer, and whatever can happen to them, to their database and to their bus. */
import type { Json } from "../core/game.ts";
import { verifyJson } from "../games/verify.ts";
import { countStuck, PEOPLE, TERMS } from "../testing/chaosTables.ts";
import type { Guest } from "../testing/client.ts";
import { newGuest } from "../testing/client.ts";
import type { Fault } from "../testing/cluster.ts";
import { openCluster } from "../testing/cluster.ts";
import type { Party } from "../testing/party.ts";
import { missing, newBooks, seatParty } from "../testing/party.ts";

export interface NodesChaos {
  readonly nodes: number;
  readonly tables: number;
  /** How often each happens. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
}

export interface NodesReport {
  readonly decided: number;
  readonly lost: number;
  readonly doubled: number;
  readonly stuck: number;
  /** Records of finished games that do not verify, of so many. */
  readonly broken: number;
  readonly finished: number;
  /** Milliseconds from a fault until the next decision at a table was acknowledged: 99 of 100 tables. */
  readonly backAfter: number;
}

/** Tables seated at the same time. */
const TOGETHER = 10;
const MOST_WAIT_MS = 10_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** In an order nobody chose, spread evenly. */
function shuffled(faults: NodesChaos["faults"]): Fault[] {
  const all = Object.entries(faults).flatMap(([fault, count]) => Array<Fault>(count).fill(fault as Fault));
  return all
    .map((fault) => ({ fault, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ fault }) => fault);
}

export async function runNodesChaos({ nodes, tables, faults }: NodesChaos): Promise<NodesReport> {
  const cluster = await openCluster(nodes);
  const books = newBooks();
  const parties: Party[] = [];
  try {
    const { port } = cluster;
    const guests = await Promise.all(Array.from({ length: PEOPLE }, () => newGuest(port)));
    while (parties.length < tables) {
      const some = Array.from({ length: Math.min(TOGETHER, tables - parties.length) }, (_, i) => parties.length + i);
      const seated = some.map((i) => seatParty(() => port, guests, TERMS[i % TERMS.length]!, books, true));
      parties.push(...(await Promise.all(seated)));
    }
    for (const party of parties) {
      party.onReady = () => party.decide();
      party.decide();
    }
    const waits: number[] = [];
    for (const fault of shuffled(faults)) {
      await sleep(200 + Math.random() * 300);
      const back = whenBack(parties);
      await cluster.faults[fault]();
      waits.push(...(await back));
    }
    const stuck = await countStuck(parties);
    parties.forEach((party) => (party.onReady = () => {}));
    const gone = await Promise.all(parties.map((party) => missing(port, guests[0]!, party)));
    const over = parties.filter(({ isOver }) => isOver);
    const broken = await Promise.all(over.map((party) => isBroken(port, guests[0]!, party)));
    const sorted = waits.toSorted((a, b) => a - b);
    return {
      decided: books.decided,
      lost: books.lost + gone.reduce((sum, each) => sum + each, 0),
      doubled: books.doubled,
      stuck,
      broken: broken.filter(Boolean).length,
      finished: over.length,
      backAfter: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    };
  } finally {
    parties.forEach((party) => party.close());
    await cluster.close();
  }
}

/** For each table that is not over: how long it took until something was acknowledged there after now. */
async function whenBack(parties: readonly Party[]): Promise<number[]> {
  const began = performance.now();
  const before = parties.map(({ acknowledged }) => acknowledged);
  const waits = parties.map(({ isOver }): number | undefined => (isOver ? 0 : undefined));
  while (waits.includes(undefined) && performance.now() - began < MOST_WAIT_MS) {
    await sleep(20);
    for (const [i, { acknowledged, isOver }] of parties.entries())
      if (isOver || acknowledged > before[i]!) waits[i] ??= performance.now() - began;
  }
  return waits.map((wait) => wait ?? MOST_WAIT_MS);
}

async function isBroken(port: number, { cookie }: Guest, { table }: Party): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/record`, { headers: { cookie } });
  return verifyJson((await response.json()) as Json) !== undefined;
}
