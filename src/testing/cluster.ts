/** Several nodes, a PostgreSQL, a Redis and a balancer, and what can happen to each of them. */
import { fileURLToPath } from "node:url";
import { openBalancer } from "./balancer.ts";
import type { Balancer } from "./balancer.ts";
import type { Cable } from "./cable.ts";
import { cabled } from "./cable.ts";
import { hasNginx, openNginx } from "./nginx.ts";
import { freePort, openPostgres } from "./postgres.ts";
import { openRedis } from "./redis.ts";
import type { Spawned } from "./spawned.ts";
import { FAST, spawnScript } from "./spawned.ts";

export interface ClusterSettings {
  readonly nodes: number;
  /** nginx where it is installed; else, or if that is wished, a small one of our own. */
  readonly balancer?: "nginx" | "own";
  /** Their clocks differ by hours, and each finds the database by a cable of its own. */
  readonly isTroubled?: boolean;
  /** Further settings of the nodes. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Cluster {
  /** Of the balancer. */
  readonly port: number;
  /** Where the tables lie. */
  readonly database: string;
  readonly nodes: readonly Spawned[];
  /** Ids of the processes of each of the others. */
  readonly parts: Readonly<Record<"database" | "bus" | "balancer", readonly number[]>>;
  readonly faults: Readonly<Record<Fault, () => Promise<void>>>;
  close(): Promise<void>;
}

/**
 * A node is killed, or replaced by a new one (`roll`), or stopped for a while; the database is killed, the bus is; a node
 * loses its way to the database, or it becomes slow.
 */
export type Fault = "node" | "database" | "bus" | "pause" | "roll" | "cable" | "delay";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Machines whose clocks disagree, by up to two hours, and anew after each start. */
const SKEW_MS = 7_200_000;
const skewed = (): string[] => [
  "--import",
  `data:text/javascript,const real=Date.now;Date.now=()=>real()+${Math.round((Math.random() - 0.5) * SKEW_MS)}`,
];

const COMPILED = fileURLToPath(new URL("../../.cache/node", import.meta.url));

const DATABASE_AWAY_MS = 200;
const BUS_AWAY_MS = 1000;
const PAUSED_MS = 2000;
const CUT_MS = 1500;
const SLOW_MS = 150;

export async function openCluster(settings: ClusterSettings): Promise<Cluster> {
  const { nodes: count, balancer: kind, isTroubled, env } = settings;
  const postgres = await openPostgres({ durable: true });
  const redis = await openRedis();
  const database = await postgres.fresh();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const ways = isTroubled ? await Promise.all(ports.map(() => cabled(database))) : [];
  const start = (i: number): Promise<Spawned> =>
    spawnScript(
      "../server/main.ts",
      {
        PORT: String(ports[i]),
        DATABASE_URL: ways[i]?.url ?? database,
        REDIS_URL: redis.url,
        TRUST_PROXY: "1",
        LIMITS: "off",
        BOT_PACE: "0",
        LOG_LEVEL: "fatal",
        // A node that is started again and again need not compile everything anew.
        NODE_COMPILE_CACHE: COMPILED,
        ...env,
      },
      [...FAST, ...(isTroubled ? skewed() : [])],
    );
  const nodes = await Promise.all(ports.map((_, i) => start(i)));
  const isGone = new Set<number>();
  const balancer: Balancer =
    kind !== "own" && hasNginx()
      ? await openNginx(ports)
      : await openBalancer(() => ports.map((port, i) => (isGone.has(i) ? 0 : port)));
  let turn = 0;
  /** One after the other: an operator has the others while one is away. */
  const next = (): number => turn++ % count;

  async function replace(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const i = next();
    isGone.add(i);
    await nodes[i]!.end(signal);
    nodes[i] = await start(i);
    isGone.delete(i);
  }

  async function withCable(ms: number, change: (cable: Cable) => void): Promise<void> {
    const { cable } = ways[next()]!;
    change(cable);
    await pause(ms);
    cable.mend();
  }

  return {
    port: balancer.port,
    database,
    nodes,
    parts: { database: [postgres.pid()], bus: [redis.pid()], balancer: balancer.processes },
    faults: {
      node: () => replace("SIGKILL"),
      roll: () => replace("SIGTERM"),
      async database() {
        await postgres.kill();
        await pause(DATABASE_AWAY_MS);
        await postgres.start();
      },
      async bus() {
        await redis.kill();
        await pause(BUS_AWAY_MS);
        await redis.start();
      },
      async pause() {
        const node = nodes[next()]!;
        node.process.kill("SIGSTOP");
        await pause(PAUSED_MS);
        node.process.kill("SIGCONT");
      },
      cable: () => withCable(CUT_MS, (cable) => cable.cut()),
      delay: () => withCable(PAUSED_MS, (cable) => cable.slow(SLOW_MS)),
    },
    async close() {
      await balancer.close();
      await Promise.all(nodes.map((node) => node.end("SIGTERM")));
      await Promise.all(ways.map(({ cable }) => cable.close()));
      await postgres.close();
      await redis.close();
    },
  };
}
