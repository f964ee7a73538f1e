/** `zt stock`: what many games cost: bytes on disk, how soon a server answers that finds them, memory of each open table. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRefusal } from "../core/game.ts";
import { sqliteStore } from "../server/sqlite.ts";
import type { Client } from "../testing/client.ts";
import { connect } from "../testing/client.ts";
import type { Spawned } from "../testing/spawned.ts";
import { COLLECTING, keptMemory, spawnServer } from "../testing/spawned.ts";
import type { Stock } from "../testing/stock.ts";
import { granted } from "../testing/testServer.ts";
import { makeStock } from "../testing/stock.ts";
import { progressBar } from "./progress.ts";
import { runDatabaseStock } from "./stockDatabase.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

export interface StockReport {
  /** Entries and bytes of a finished game. */
  readonly length: number;
  readonly bytes: number;
  /** Milliseconds from starting the process until a running table was shown. */
  readonly start: number;
  /** Of which the process itself worked: a busy machine does not change it much. */
  readonly work: number;
  /** The longest anybody waited for a table in the seconds after that. */
  readonly worst: number;
  /** Bytes the server keeps for each table somebody follows. */
  readonly memory: number;
}

export const stock: Command = {
  summary: "what many games cost: bytes, start, memory",
  usage: "zt stock [--finished 50000] [--running 5000] [--database]",
  async run(args) {
    const flags = readFlags(args, {
      finished: { kind: "number", least: 1, most: 1_000_000 },
      running: { kind: "number", least: 1, most: 100_000 },
      database: { kind: "yes-no" },
    });
    if (isRefusal(flags)) return complain(flags);
    const { finished = 50_000, running = 5000 } = flags as { finished?: number; running?: number };
    if (flags.database) return inDatabase(finished, running);
    const { length, bytes, start, work, worst, memory } = await runStock(finished, running);
    await print(
      [
        `${finished} finished and ${running} running games of three players`,
        `a finished game: ${length.toFixed(0)} entries, ${(bytes / 1000).toFixed(1)} kB on disk`,
        `a table is shown ${start.toFixed(0)} ms after the process was started, ${work.toFixed(0)} ms of them its own work, then after ${worst.toFixed(0)} ms at most`,
        `an open table: ${(memory / 1000).toFixed(1)} kB of memory`,
        "",
      ].join("\n"),
    );
    return 0;
  },
};

async function inDatabase(finished: number, running: number): Promise<number> {
  const bar = progressBar("copying  ");
  const { bytes, start, own, onServer, games } = await runDatabaseStock(finished, running, bar.show);
  bar.clear();
  await print(
    [
      `${finished} finished and ${running} running games of three players in a PostgreSQL, ${(bytes / 1e9).toFixed(2)} GB`,
      `a node shows a running table ${start.toFixed(0)} ms after its process was started`,
      ...Object.entries({ "on the node": onServer, "over HTTP": own }).map(
        ([where, { first, p50, most, heavy }]) =>
          `a page of one's finished games ${where}: the first after the start ${first.toFixed(1)} ms, of 100 with it p50 ${p50.toFixed(1)} ms, the slowest ${most.toFixed(1)} ms; of who has ${games.join(" and ")}, finished, running and long ago: ${heavy.map((ms) => ms.toFixed(1)).join(", ")} ms`,
      ),
      "",
    ].join("\n"),
  );
  return 0;
}

/** `looking`: so many milliseconds somebody looks around, and at each table once at least. */
export async function runStock(finished: number, running: number, looking = LOOK_MS): Promise<StockReport> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-stock-"));
  try {
    const made = await makeStock(folder, finished, running);
    await nameEverybody(folder, made);
    const began = performance.now();
    const server = await spawnServer(folder, COLLECTING);
    try {
      await show(server, made.running[0]!);
      const start = performance.now() - began;
      const work = server.processorTime() * 1000;
      const worst = await lookAround(server, made, looking);
      return {
        length: made.length,
        bytes: made.bytes / finished,
        start,
        work,
        worst,
        memory: await perTable(server, made),
      };
    } finally {
      await server.end("SIGTERM");
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Tokens for the people in the stock, so that they can come and sit at their tables. */
async function nameEverybody(folder: string, { persons }: Stock): Promise<void> {
  const store = sqliteStore(join(folder, "zaubertisch.sqlite"));
  for (const id of persons) await store.addToken(createHash("sha256").update(id).digest("base64url"), id);
  await store.beat(Date.now());
  await store.close();
}

const show = async ({ port }: Spawned, table: string): Promise<void> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables/${table}`);
  if (!response.ok) throw new Error(`a table is not shown: ${response.status}`);
  await response.text();
};

const LOOK_MS = 3000;

/** Somebody looks at one table after another while the server is busy with waking others. */
async function lookAround(server: Spawned, { running, finished }: Stock, looking: number): Promise<number> {
  let worst = 0;
  const until = performance.now() + looking;
  for (let i = 0; performance.now() < until || i < 2 * Math.max(running.length / 2, finished.length); i++) {
    const began = performance.now();
    const from = i % 2 === 0 ? running.slice(0, running.length / 2) : finished;
    await show(server, from[(i * 7919) % from.length]!);
    worst = Math.max(worst, performance.now() - began);
  }
  return worst;
}

/** Each connection follows so many tables. */
const FOLLOWED = 100;

/** Half of the tables first, then all: what belongs to a connection or to the server itself is not counted. */
async function perTable(server: Spawned, { persons, running }: Stock): Promise<number> {
  const clients: Client[] = [];
  const guest = { person: persons[0]!, cookie: `zt=${persons[0]}` };
  const followSome = async (tables: readonly string[]): Promise<void> => {
    const client = await connect({ port: () => server.port, guest, onNotice: () => {} });
    clients.push(client);
    for (const table of tables) granted(await client.ask("watch", { table }));
  };
  const follow = async (tables: readonly string[]): Promise<number> => {
    const parts = Array.from({ length: Math.ceil(tables.length / FOLLOWED) }, (_, i) =>
      tables.slice(i * FOLLOWED, (i + 1) * FOLLOWED),
    );
    await Promise.all(parts.map(followSome));
    return keptMemory(server);
  };
  const half = Math.ceil(running.length / 2);
  const before = await follow(running.slice(0, half));
  const after = await follow(running.slice(half));
  clients.forEach((client) => client.close());
  return ((after - before) * 1e6) / (running.length - half);
}
