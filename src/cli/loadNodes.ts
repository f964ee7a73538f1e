/** `zt load --nodes 1,2,3`: the same load on one process with a file, then on so many nodes with a PostgreSQL, a bus and a balancer. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newGuest } from "../testing/client.ts";
import { openCluster } from "../testing/cluster.ts";
import type { Measured, Meters } from "../testing/driving.ts";
import { drive, measure, measureIdle, seatAll, SEATS, settle } from "../testing/driving.ts";
import { inTurns, missing, newBooks } from "../testing/party.ts";
import { processorTime } from "../testing/processor.ts";
import { spawnServer } from "../testing/spawned.ts";

export interface NodesLoad {
  /** How many, one run after the other. */
  readonly nodes: readonly number[];
  readonly tables: number;
  readonly seconds: number;
  /** Decisions a second in the second part. */
  readonly rate: number;
}

export interface NodesLoadRun {
  /** 0: one process with a file. */
  readonly nodes: number;
  readonly full: Measured;
  readonly given: Measured;
  /** Milliseconds of processor a second of each part while all are connected and nobody decides. */
  readonly idle: Readonly<Record<string, number>>;
  /** Megabytes of all nodes together, before anybody came and in the end. */
  readonly empty: number;
  readonly memory: number;
  /** Lost, doubled, leaked or missing. */
  readonly faults: number;
}

export async function runNodesLoad({ nodes, ...load }: NodesLoad): Promise<NodesLoadRun[]> {
  const runs = [await withFile(load)];
  for (const count of nodes) runs.push(await withNodes(count, load));
  return runs;
}

type Load = Omit<NodesLoad, "nodes">;

async function withFile(load: Load): Promise<NodesLoadRun> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-load-"));
  const server = await spawnServer(folder);
  try {
    const meters = { node: () => processorTime([server.process.pid!]) };
    return { nodes: 0, ...(await both(server.port, load, meters, () => server.memory())) };
  } finally {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true });
  }
}

async function withNodes(count: number, load: Load): Promise<NodesLoadRun> {
  const cluster = await openCluster({ nodes: count });
  try {
    const { nodes, parts } = cluster;
    const meters = {
      nodes: () => processorTime(nodes.map((node) => node.process.pid!)),
      database: () => processorTime(parts.database),
      bus: () => processorTime(parts.bus),
      balancer: () => processorTime(parts.balancer),
    };
    const memory = (): number => nodes.reduce((sum, node) => sum + node.memory(), 0);
    return { nodes: count, ...(await both(cluster.port, load, meters, memory)) };
  } finally {
    await cluster.close();
  }
}

/** As fast as they can, then at the given rate. */
async function both(
  port: number,
  { tables, seconds, rate }: Load,
  meters: Meters,
  memory: () => number,
): Promise<Omit<NodesLoadRun, "nodes">> {
  const books = newBooks();
  const empty = memory();
  const guests = await Promise.all(Array.from({ length: SEATS }, () => newGuest(port)));
  const parties = await seatAll(port, guests, tables, books);
  const full = await measure(meters, books, seconds, () => drive(parties, 0));
  await settle(parties);
  const given = await measure(meters, books, seconds, () => drive(parties, rate));
  await settle(parties);
  const idle = await measureIdle(meters, seconds);
  const used = memory();
  const gone = await inTurns(parties, (party) => missing(port, guests[0]!, party));
  parties.forEach((party) => party.close());
  const faults = books.lost + books.doubled + books.leaked + gone.reduce((sum, each) => sum + each, 0);
  return { full, given, idle, empty, memory: used, faults };
}
