/** `npm start`: opens the table and says where it stands. */
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { pino } from "pino";
import { renderUnicodeCompact } from "uqr";
import { isRefusal } from "../core/game.ts";
import { reachable } from "./addresses.ts";
import type { Limits } from "./limits.ts";
import { LIMITS, NO_LIMITS, REQUEST_SECONDS } from "./limits.ts";
import { readReach } from "./notices/environment.ts";
import type { OutreachSettings } from "./notices/outreach.ts";
import { LEAST_TOKEN } from "./operator.ts";
import { serve } from "./server.ts";
import type { Trouble } from "./trouble.ts";
import { troubleOf } from "./trouble.ts";
import type { WordFilter } from "./wordList.ts";
import { NO_LIST, readWordList } from "./wordList.ts";

const { env } = process;
const number = (text: string | undefined, standard: number): number =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : standard;

/** For good, unless somebody says otherwise. */
const days = (text: string | undefined): number | undefined => (text ? number(text, Infinity) : undefined);

const log = pino(
  { level: env.LOG_LEVEL ?? "info", base: null, redact: ["*.cookie", "*.token", "*.authorization"] },
  process.stderr,
);

/** What a new start cannot cure: a service manager is not to try again and again (EX_CONFIG of sysexits.h). */
const NO_USE = 78;
const HOPELESS: readonly Trouble[] = ["newer", "foreign", "damaged", "in-use", "denied"];

const withConnections = (address: number): Limits => ({
  ...LIMITS,
  connections: { ...LIMITS.connections, address },
});

const port = number(env.PORT, 8080);
/** Until balancers have noticed that nobody should come any more. */
const drainMs = number(env.DRAIN_SECONDS, 0) * 1000;

/** Why nobody can be served here, and what to do; undefined: it is a bug. */
function whyNot(error: unknown): string | undefined {
  const { code } = error as { code?: string };
  if (code === "EADDRINUSE") return `Another program uses port ${port}: end that one, or name another port in PORT.`;
  if (code === "EACCES" && (error as { syscall?: string }).syscall === "listen")
    return `This user may not use port ${port}: name one above 1023 in PORT.`;
  if (code === "EADDRNOTAVAIL") return `This machine has no address ${env.HOST}: name another in HOST.`;
  return troubleOf(error)?.message;
}

/** One sentence for whoever has started it; a stack trace only for bugs. */
function giveUp(error: unknown): never {
  const why = whyNot(error);
  if (why === undefined) throw error;
  console.error(`zaubertisch: ${why}`);
  process.exit(HOPELESS.includes(troubleOf(error)?.kind ?? "full") ? NO_USE : 1);
}

/** A token somebody could guess is worse than none. */
function operatorToken(): string | undefined {
  const token = env.OPERATOR_TOKEN;
  if (!token || token.length >= LEAST_TOKEN) return token || undefined;
  console.error(`zaubertisch: OPERATOR_TOKEN is too short: give it ${LEAST_TOKEN} characters or more.`);
  return process.exit(NO_USE);
}

function wordFilter(): WordFilter {
  const file = env.WORD_LIST;
  if (!file) return NO_LIST;
  try {
    return readWordList(file);
  } catch (error) {
    console.error(`zaubertisch: The list of words ${file} cannot be read: ${(error as Error).message}.`);
    return process.exit(NO_USE);
  }
}

/** Half a setting is worse than none. */
function reachSettings(): OutreachSettings {
  const read = readReach(env);
  if (!isRefusal(read)) return read;
  console.error(`zaubertisch: ${read.say}`);
  return process.exit(NO_USE);
}

const server = await serve({
  port,
  host: env.HOST ?? "0.0.0.0",
  dataDir: env.DATA_DIR ?? "data",
  database: env.DATABASE_URL || undefined,
  redis: env.REDIS_URL || undefined,
  ...(env.WEB_DIR !== undefined && { web: env.WEB_DIR }),
  origins: env.ORIGINS?.split(",") ?? [],
  embedders: env.EMBED_ORIGINS === undefined ? undefined : env.EMBED_ORIGINS.split(",").filter(Boolean),
  trustProxy: number(env.TRUST_PROXY, 0),
  botPace: number(env.BOT_PACE, 600),
  metricsToken: env.METRICS_TOKEN,
  operatorToken: operatorToken(),
  wordFilter: wordFilter(),
  // For loads on one's own machine only.
  limits: env.LIMITS === "off" ? NO_LIMITS : withConnections(number(env.MAX_CONNECTIONS, LIMITS.connections.address)),
  drained: () => new Promise((resolve) => setTimeout(resolve, drainMs)),
  requestSeconds: Math.max(1, number(env.REQUEST_SECONDS, REQUEST_SECONDS)),
  retention: {
    waiting: number(env.KEEP_WAITING_DAYS, 7),
    finished: days(env.KEEP_FINISHED_DAYS),
    abandoned: days(env.KEEP_ABANDONED_DAYS),
    guests: days(env.KEEP_GUESTS_DAYS),
  },
  notices: reachSettings(),
  publish: env.PUBLISH_RECORDS === "on" ? join(env.DATA_DIR ?? "data", "records") : undefined,
  log,
}).catch(giveUp);

/** Where friends at home can reach it. */
const addresses = reachable(server.address).map((address) => `${address}/`);

console.log(`The table is open: http://localhost:${server.port}/`);
for (const address of addresses) console.log(`In this network:   ${address}`);
if (addresses[0] !== undefined) console.log(renderUnicodeCompact(addresses[0]));

// Where NODE_COMPILE_CACHE is set: written while there is time, since a node that is killed would leave nothing for the next start.
setTimeout(flushCompileCache, 3000).unref();

/** Milliseconds that everything under way may take at the end; whoever waits for this process waits no longer. */
const LONGEST_END = 15_000;

let isStopping = false;
async function stop(): Promise<void> {
  // Asked a second time, it goes at once: what was acknowledged is on disk anyway.
  if (isStopping) process.exit(1);
  isStopping = true;
  console.log("The table is being closed.");
  setTimeout(() => process.exit(1), LONGEST_END + drainMs).unref();
  await server.close();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
