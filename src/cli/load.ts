/** `zt load`: many tables with scripted players over real WebSockets, durable commits on, next to a plain echo in the same run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { isRefusal, refuse } from "../core/game.ts";
import { newGuest } from "../testing/client.ts";
import type { Measured } from "../testing/driving.ts";
import { describeMeasured, drive, measure, seatAll, SEATS, settle } from "../testing/driving.ts";
import type { Books } from "../testing/party.ts";
import { inTurns, missing, newBooks } from "../testing/party.ts";
import type { Spawned } from "../testing/spawned.ts";
import { spawnScript, spawnServer } from "../testing/spawned.ts";
import type { NodesLoadRun } from "./loadNodes.ts";
import { runNodesLoad } from "./loadNodes.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  /** Decisions a second in the second part; 0: half of what the first part reached. */
  readonly rate: number;
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
  usage: "zt load [--tables 1000] [--seconds 10] [--rate DECISIONS_PER_SECOND] [--nodes 1,2,3]",
  async run(args) {
    const flags = readFlags(args, {
      tables: { kind: "number", least: 1, most: 5000 },
      seconds: { kind: "number", least: 1, most: 3600 },
      rate: { kind: "number", least: 1 },
      nodes: { kind: "text" },
    });
    if (isRefusal(flags)) return complain(flags);
    const { tables = 1000, seconds = 10, rate = 0 } = flags as Partial<Load>;
    if (typeof flags.nodes === "string") return withNodes(flags.nodes, { tables, seconds, rate: rate || tables });
    const report = await runLoad({ tables, seconds, rate });
    await print(describe(report, tables));
    const { books } = report;
    return books.lost + books.doubled + books.leaked + report.missing === 0 ? 0 : 1;
  },
};

async function withNodes(text: string, wish: Load): Promise<number> {
  if (!/^[1-9](,[1-9])*$/.test(text)) return complain(refuse("flags", "--nodes is a list such as 1,2,3."));
  const runs = await runNodesLoad({ ...wish, nodes: text.split(",").map(Number) });
  const named = ({ nodes }: NodesLoadRun): string =>
    nodes === 0 ? "one process, SQLite" : `${nodes} ${nodes === 1 ? "node" : "nodes"}, PostgreSQL`;
  for (const run of runs)
    await print(
      [
        named(run),
        describeMeasured("  as fast as they can", run.full),
        describeMeasured(`  at ${wish.rate} a second`, run.given),
        `  nobody decides: ${Object.entries(run.idle)
          .map(([part, ms]) => `${part} ${ms.toFixed(1)}`)
          .join(", ")} ms of processor a second`,
        `  memory ${run.empty.toFixed(0)} MB before anybody came, ${run.memory.toFixed(0)} MB in the end; lost, doubled, leaked: ${run.faults}`,
        "",
      ].join("\n"),
    );
  return runs.every(({ faults }) => faults === 0) ? 0 : 1;
}

export async function runLoad({ tables, seconds, rate }: Load): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-load-"));
  const echo = await spawnScript("./echo.ts", {});
  const echoPerSecond = await measureEcho(echo, Math.min(tables * SEATS, 300), Math.min(seconds, 3));
  await echo.end("SIGTERM");
  const server = await spawnServer(folder);
  try {
    const books = newBooks();
    const guests = await Promise.all(Array.from({ length: SEATS }, () => newGuest(server.port)));
    const meters = { server: () => server.processorTime() };
    const parties = await seatAll(server.port, guests, tables, books);
    const full = await measure(meters, books, seconds, () => drive(parties, 0));
    await settle(parties);
    const wanted = rate || full.perSecond / 2;
    const half = await measure(meters, books, seconds, () => drive(parties, wanted));
    await settle(parties);
    const memory = server.memory();
    const commitP99 = await slowestCommits(server.port);
    const checks = await inTurns(parties, (party) => missing(server.port, guests[0]!, party));
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

/** From the server's own histogram: the bucket that holds the 99th of 100 commits. */
async function slowestCommits(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = [...metrics.matchAll(/zaubertisch_commit_seconds_bucket\{le="([^"]+)"\} (\d+)/g)];
  const total = Number(counts.at(-1)?.[2] ?? 0);
  return Number(counts.find(([, , count]) => Number(count) >= 0.99 * total)?.[1] ?? Infinity) * 1000;
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
  const refused = [...books.refused].map(([code, count]) => `${code} ${count}`).join(", ") || "none";
  return [
    `${tables} tables, ${tables * SEATS} connections, every decision on disk before anybody is told`,
    describeMeasured("as fast as they can", full),
    describeMeasured("at the given load  ", half),
    `plain ws echo in the same run: ${echoPerSecond.toFixed(0)} messages/s`,
    `99 % of the commits took at most ${commitP99} ms; server memory: ${memory.toFixed(0)} MB; games finished: ${books.over}; refused: ${refused}`,
    `lost ${books.lost + gone}, doubled ${books.doubled}, leaked ${books.leaked}`,
    "",
  ].join("\n");
}
