/** What nodes share beside the tables, in PostgreSQL: who is alive, who acts where, and one time for all. */
import type { Free, Head, Missing, Store } from "../store.ts";
import { ALIVE_MS, OUTAGE_MS } from "../store.ts";
import type { DatabaseCommits } from "./commits.ts";
import type { PostgresDatabase } from "./connection.ts";
import { moment } from "./connection.ts";
import { Q } from "./questions.ts";

type NodeStore = Pick<
  Store,
  "heads" | "due" | "dueNow" | "keep" | "letGo" | "miss" | "found" | "missing" | "time" | "beat" | "farewell"
>;

/** A dead node is not remembered for longer. */
const FORGOTTEN_MS = 86_400_000;

const idsOf = (rows: readonly object[]): string[] => (rows as { id: string }[]).map(({ id }) => id);
const freeOf = (free: Free | undefined) => [free?.node ?? null, (free?.now ?? 0) - ALIVE_MS] as const;

export const nodeStore = ({ ask, tell }: PostgresDatabase, { write }: DatabaseCommits): NodeStore => ({
  heads: async (tables) => (await ask(Q.heads, [tables])) as unknown as Head[],
  due: async (until, free) => idsOf(await ask(Q.due, [moment(until), ...freeOf(free)])),
  dueNow: async (most, free) => idsOf(await ask(Q.dueNow, [most, ...freeOf(free)])),
  keep: (table, node, now) =>
    write(table, async (attempt) => (await attempt.ask(Q.keep, [table, node, now - ALIVE_MS])).length === 1),
  letGo: (table, node) => write(table, async (attempt) => void (await attempt.ask(Q.letGo, [table, node]))),
  // Beside the table's decisions, which do not wait for it.
  miss: (table, person, at) =>
    write(`gone ${table}`, async (attempt) => void (await attempt.ask(Q.miss, [table, person, at]))),
  found: (table, person, at) =>
    write(`gone ${table}`, async (attempt) => void (await attempt.ask(Q.found, [table, person, at]))),
  missing: async (table) => (await ask(Q.missing, [table])) as unknown as Missing[],
  // Asked once: an answer that comes late says nothing about now.
  time: async () => (await tell(Q.time))[0]!.now as number,
  farewell: (node) => write(node, async (attempt) => void (await attempt.ask(Q.farewell, [node]))),
  async beat(now, node) {
    const most = OUTAGE_MS[node === undefined ? "alone" : "shared"];
    const others = await ask(Q.beat, [now, node ?? null, most, now - ALIVE_MS, now - FORGOTTEN_MS]);
    return node === undefined ? [] : [node, ...idsOf(others)];
  },
});
