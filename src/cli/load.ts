/** `zt load`: many tables with scripted players over real WebSockets, durable commits on, next to a plain echo in the same run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { isRefusal } from "../core/game.ts";
import type { Guest } from "../testing/client.ts";
import { newGuest } from "../testing/client.ts";
import type { Books, Party } from "../testing/party.ts";
import { missing, newBooks, seatParty } from "../testing/party.ts";
import type { Spawned } from "../testing/spawned.ts";
import { spawnScript, spawnServer } from "../testing/spawned.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

const SEATS = 3;
const TERMS = { game: "towers", options: { players: SEATS, spells: "all" } } as const;
/** Seats taken at the same time while the tables are laid. */
const TOGETHER = 25;

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  /** Decisions a second in the second part; 0: half of what the first part reached. */
  readonly rate: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds of the server's processor time for one decision: a busy machine does not change it much. */
  readonly processor: number;
}

export interface LoadReport {
  readonly full: Measured;
  readonly half: Measured;
  readonly echoPerSecond: number;
  readonly memory: number;
  /** Upper bound of the slowest hundredth of the server's commits, in milliseconds: the disk's part. */
  readonly commitP99: number;
  readonly missing: number;
  readonly books: Books;
}

export const load: Command = {
  summary: "many tables at once on a server of its own",
  usage: "zt load [--tables 1000] [--seconds 10] [--rate DECISIONS_PER_SECOND]",
  async run(args) {
    const flags = readFlags(args, {
      tables: { kind: "number", least: 1, most: 5000 },
      seconds: { kind: "number", least: 1, most: 3600 },
      rate: { kind: "number", least: 1 },
    });
    if (isRefusal(flags)) return complain(flags);
    const { tables = 1000, seconds = 10, rate = 0 } = flags as Partial<Load>;
    const report = await runLoad({ tables, seconds, rate });
    await print(describe(report, tables));
    const { books } = report;
    return books.lost + books.doubled + books.leaked + report.missing === 0 ? 0 : 1;
  },
};

export async function runLoad({ tables, seconds, rate }: Load): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-load-"));
  const echo = await spawnScript("./echo.ts", {});
  const echoPerSecond = await measureEcho(echo, Math.min(tables * SEATS, 300), Math.min(seconds, 3));
  await echo.end("SIGTERM");
  const server = await spawnServer(folder);
  try {
    const books = newBooks();
    const guests = await Promise.all(Array.from({ length: SEATS }, () => newGuest(server.port)));
    const parties = await seatAll(server, guests, tables, books);
    const full = await measure(server, books, seconds, () => drive(parties, 0));
    await settle(parties);
    const wanted = rate || full.perSecond / 2;
    const half = await measure(server, books, seconds, () => drive(parties, wanted));
    await settle(parties);
    const memory = server.memory();
    const commitP99 = await slowestCommits(server.port);
    const checks = await Promise.all(parties.map((party) => missing(server.port, guests[0]!, party)));
    parties.forEach((party) => party.close());
    return {
      full,
      half,
      echoPerSecond,
      memory,
      commitP99,
      missing: checks.reduce((sum, each) => sum + each, 0),
      books,
    };
  } finally {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true });
  }
}

/** The same three guests sit at every table, on connections of their own. */
async function seatAll(server: Spawned, guests: readonly Guest[], tables: number, books: Books): Promise<Party[]> {
  const parties: Party[] = [];
  while (parties.length < tables) {
    const some = Math.min(TOGETHER, tables - parties.length);
    const port = (): number => server.port;
    parties.push(...(await Promise.all(Array.from({ length: some }, () => seatParty(port, guests, TERMS, books)))));
  }
  return parties;
}

/** Lets all tables play: as fast as they can, or together `rate` decisions a second. Returns how to stop. */
function drive(parties: readonly Party[], rate: number): () => void {
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

async function measure(server: Spawned, books: Books, seconds: number, begin: () => () => void): Promise<Measured> {
  books.latencies.length = 0;
  const began = performance.now();
  const before = books.decided;
  const used = server.processorTime();
  const stop = begin();
  await sleep(seconds * 1000);
  stop();
  const took = (performance.now() - began) / 1000;
  const decided = books.decided - before;
  const processor = ((server.processorTime() - used) * 1000) / decided;
  await sleep(200);
  const sorted = books.latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: decided / took, p50: at(0.5), p95: at(0.95), p99: at(0.99), processor };
}

/** From the server's own histogram: the bucket that holds the 99th of 100 commits. */
async function slowestCommits(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = [...metrics.matchAll(/zaubertisch_commit_seconds_bucket\{le="([^"]+)"\} (\d+)/g)];
  const total = Number(counts.at(-1)?.[2] ?? 0);
  return Number(counts.find(([, , count]) => Number(count) >= 0.99 * total)?.[1] ?? Infinity) * 1000;
}

/** Waits until nothing is on its way any more. */
async function settle(parties: readonly Party[]): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (!parties.some((party) => party.isBusy())) return;
    await sleep(50);
  }
}

async function measureEcho(echo: Spawned, connections: number, seconds: number): Promise<number> {
  let echoed = 0;
  const message = JSON.stringify({ type: "decide", id: "0".repeat(36), table: "0".repeat(22), n: 1, text: "wizard 1" });
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${echo.port}/`, { perMessageDeflate: false });
      await new Promise((resolve) => socket.on("open", resolve));
      socket.on("message", () => {
        echoed++;
        socket.send(message);
      });
      return socket;
    }),
  );
  for (const socket of sockets) socket.send(message);
  const began = performance.now();
  await sleep(seconds * 1000);
  const perSecond = echoed / ((performance.now() - began) / 1000);
  sockets.forEach((socket) => socket.terminate());
  return perSecond;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function describe(
  { full, half, echoPerSecond, memory, commitP99, missing: gone, books }: LoadReport,
  tables: number,
): string {
  const line = (name: string, { perSecond, p50, p95, p99, processor }: Measured): string =>
    `${name}: ${perSecond.toFixed(0)} decisions/s, everybody informed after p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${processor.toFixed(2)} ms of processor each`;
  const refused = [...books.refused].map(([code, count]) => `${code} ${count}`).join(", ") || "none";
  return [
    `${tables} tables, ${tables * SEATS} connections, every decision on disk before anybody is told`,
    line("as fast as they can", full),
    line("at the given load  ", half),
    `plain ws echo in the same run: ${echoPerSecond.toFixed(0)} messages/s`,
    `99 % of the commits took at most ${commitP99} ms; server memory: ${memory.toFixed(0)} MB; games finished: ${books.over}; refused: ${refused}`,
    `lost ${books.lost + gone}, doubled ${books.doubled}, leaked ${books.leaked}`,
    "",
  ].join("\n");
}
