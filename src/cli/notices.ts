/** `zt notices`: people with closed browsers are told of their turns, on real channels, while servers are killed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isRefusal } from "../core/game.ts";
import { FILE } from "../server/single.ts";
import { openCluster } from "../testing/cluster.ts";
import { environmentOf, openEars } from "../testing/notices/listeners.ts";
import type { NoticesReport } from "../testing/notices/books.ts";
import type { Servers, Simulation } from "../testing/notices/simulation.ts";
import { MOST_MS, simulate } from "../testing/notices/simulation.ts";
import { FAST, spawnScript } from "../testing/spawned.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

const MOST_STORIES = 30;

export const notices: Command = {
  summary: "turns told to people who are not looking, under kills",
  usage: "zt notices [--turns 1000] [--people 200] [--kills 50] [--nodes 3]",
  async run(args) {
    const flags = readFlags(args, {
      turns: { kind: "number", least: 1, most: 100_000 },
      people: { kind: "number", least: 8, most: 2000 },
      kills: { kind: "number", least: 0, most: 1000 },
      nodes: { kind: "number", least: 2, most: 20 },
    });
    if (isRefusal(flags)) return complain(flags);
    const numberOf = (name: string, standard: number): number => (flags[name] as number | undefined) ?? standard;
    const wish: Simulation = {
      turns: numberOf("turns", 1000),
      people: 2 * Math.ceil(numberOf("people", 200) / 2),
      kills: numberOf("kills", 50),
      looking: 0.1,
    };
    const show = (line: string): void => console.error(`  ${line}`);
    const nodes = flags.nodes as number | undefined;
    const report = await (nodes === undefined ? runNotices(wish, show) : runNotices(wish, show, nodes));
    const { turns, told, latencies, sinceTurn, missing, seen, seenTold, strange, twice, repeats, faults } = report;
    const late = latencies.filter((ms) => ms > MOST_MS).length;
    const times = (all: readonly number[]): string => {
      const sorted = all.toSorted((a, b) => a - b);
      const of = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return `p50 ${of(0.5)}, p99 ${of(0.99)}, ${of(1)} ms at most`;
    };
    for (const story of report.stories.slice(0, MOST_STORIES)) show(story);
    const counted = (counts: Readonly<Record<string, number>>): string =>
      Object.entries(counts)
        .map(([way, count]) => `${way} ${count}`)
        .join(", ") || "none";
    await print(
      [
        `${turns} turns of ${wish.people} people, ${wish.kills} × kill -9${nodes === undefined ? "" : ` of one of ${nodes} nodes`}`,
        `told: ${counted(told)}; ${missing} never, ${late} later than ${MOST_MS / 1000} s, ${twice} seen twice`,
        `after the turn${nodes === undefined ? ", or when the server was there again" : ""}: ${times(latencies)}`,
        ...(nodes === undefined ? [`after the turn, whoever was away: ${times(sinceTurn)}`] : []),
        `${seen} turns of people who were looking: ${seenTold} told all the same`,
        `on a wrong channel or of nothing: ${strange}; not readable: ${faults.length}`,
        `sent again under the same key after a kill, and not seen again: ${counted(repeats)}`,
        "",
      ].join("\n"),
    );
    return missing + late + seenTold + strange + twice + faults.length === 0 ? 0 : 1;
  },
};

export async function runNotices(
  wish: Simulation,
  show: (line: string) => void = () => {},
  nodes?: number,
): Promise<NoticesReport> {
  const ears = await openEars();
  const { servers, close } =
    nodes === undefined ? await openOne(environmentOf(ears)) : await openMany(environmentOf(ears), nodes);
  try {
    return await simulate(wish, servers, ears, show);
  } finally {
    await close();
    await ears.close();
  }
}

interface Open {
  readonly servers: Servers;
  close(): Promise<void>;
}

async function openOne(env: Readonly<Record<string, string>>): Promise<Open> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-notices-"));
  const start = () =>
    spawnScript("../server/main.ts", { DATA_DIR: folder, LIMITS: "off", BOT_PACE: "0", ...env }, FAST);
  let server = await start();
  return {
    servers: {
      port: () => server.port,
      async kill() {
        const from = Date.now();
        await server.end("SIGKILL");
        server = await start();
        return [from, Date.now()];
      },
      rowsOf: (person, table) => rowsIn(join(folder, FILE), person, table),
    },
    async close() {
      await server.end("SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}

/** What became of the latest tidings, and the latest entries. */
function rowsIn(file: string, person: string, table: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const tidings = db
      .prepare(`SELECT kind, n, state, tries, at FROM tidings WHERE person = ? AND "table" = ? ORDER BY n DESC LIMIT 6`)
      .all(person, table);
    const entries = db
      .prepare(`SELECT n, by, text, at FROM entries WHERE "table" = ? ORDER BY n DESC LIMIT 4`)
      .all(table);
    return `; tidings ${JSON.stringify(tidings)}; entries ${JSON.stringify(entries)}`;
  } finally {
    db.close();
  }
}

/** While one node is gone the others are there: nobody is given more time. */
async function openMany(env: Readonly<Record<string, string>>, nodes: number): Promise<Open> {
  const cluster = await openCluster({ nodes, balancer: "own", env });
  return {
    servers: {
      port: () => cluster.port,
      async kill() {
        await cluster.faults.node();
        return undefined;
      },
    },
    close: () => cluster.close(),
  };
}
