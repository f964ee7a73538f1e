/** Several nodes, a PostgreSQL, a Redis and a balancer, and what can happen to each of them. */
import { openBalancer } from "./balancer.ts";
import { openPostgres } from "./postgres.ts";
import { openRedis } from "./redis.ts";
import type { Spawned } from "./spawned.ts";
import { spawnScript } from "./spawned.ts";

export interface Cluster {
  /** Of the balancer. */
  readonly port: number;
  readonly faults: Readonly<Record<Fault, () => Promise<void>>>;
  close(): Promise<void>;
}

export type Fault = "node" | "database" | "bus" | "pause" | "roll";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Machines whose clocks disagree: by so many milliseconds from one to the next. */
const SKEW_MS = 7_200_000;
const skewed = (i: number): string[] => [
  "--import",
  `data:text/javascript,const real=Date.now;Date.now=()=>real()+${i * SKEW_MS}`,
];

export async function openCluster(count: number): Promise<Cluster> {
  const postgres = await openPostgres({ durable: true });
  const redis = await openRedis();
  const database = await postgres.fresh();
  const env = {
    DATABASE_URL: database,
    REDIS_URL: redis.url,
    LIMITS: "off",
    BOT_PACE: "0",
    LOG_LEVEL: "fatal",
  };
  const start = (i: number): Promise<Spawned> => spawnScript("../server/main.ts", env, skewed(i));
  const nodes = await Promise.all(Array.from({ length: count }, (_, i) => start(i)));
  const isGone = new Set<number>();
  const balancer = await openBalancer(() => nodes.map(({ port }, i) => (isGone.has(i) ? 0 : port)));
  let turn = 0;

  /** One after the other: an operator has the others while one is away. */
  async function replace(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const i = turn++ % count;
    isGone.add(i);
    await nodes[i]!.end(signal);
    nodes[i] = await start(i);
    isGone.delete(i);
  }

  return {
    port: balancer.port,
    faults: {
      node: () => replace("SIGKILL"),
      roll: () => replace("SIGTERM"),
      async database() {
        await postgres.kill();
        await pause(200);
        await postgres.start();
      },
      async bus() {
        await redis.kill();
        await pause(1000);
        await redis.start();
      },
      async pause() {
        const node = nodes[turn++ % count]!;
        node.process.kill("SIGSTOP");
        await pause(2500);
        node.process.kill("SIGCONT");
      },
    },
    async close() {
      await balancer.close();
      await Promise.all(nodes.map((node) => node.end("SIGTERM")));
      await postgres.close();
      await redis.close();
    },
  };
}
