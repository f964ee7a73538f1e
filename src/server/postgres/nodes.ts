/** What nodes share beside the tables, in PostgreSQL: who is alive, who acts where, and one time for all. */
import type { Free, Head, Missing, Store } from "../store.ts";
import { ALIVE_MS, OUTAGE_MS } from "../store.ts";
import type { DatabaseCommits, Kind } from "./commits.ts";
import type { PostgresDatabase, Question } from "./connection.ts";
import { moment, patiently } from "./connection.ts";
import { columns, deal, gather } from "./gathering.ts";
import { Q } from "./questions.ts";

type NodeStore = Pick<
  Store,
  "heads" | "due" | "dueNow" | "keep" | "letGo" | "miss" | "found" | "missing" | "time" | "beat" | "farewell"
>;

/** A dead node is not remembered for longer. */
const FORGOTTEN_MS = 86_400_000;

const idsOf = (rows: readonly object[]): string[] => (rows as { id: string }[]).map(({ id }) => id);
const freeOf = (free: Free | undefined) => [free?.node ?? null, (free?.now ?? 0) - ALIVE_MS] as const;

/** Tables and their people, each with a moment. */
type Gone = readonly [table: string, person: string, at: number];

const told = (question: Question): Kind<Gone, void> => ({
  async all(ask, wishes) {
    await ask(question, columns(wishes));
    return [];
  },
});
const MISS = told(Q.miss);
const FOUND = told(Q.found);

type Lease = readonly [table: string, node: string, now: number];

const KEEP: Kind<Lease, boolean> = {
  async all(ask, wishes) {
    const [, node, now] = wishes.at(-1)!;
    const kept = new Set(idsOf(await ask(Q.keep, [wishes.map(([table]) => table), node, now - ALIVE_MS])));
    return wishes.map(([table]) => kept.has(table));
  },
};
const LET_GO: Kind<Lease, void> = {
  async all(ask, wishes) {
    await ask(Q.letGo, [wishes.map(([table]) => table), wishes[0]![1]]);
    return [];
  },
};

export function nodeStore({ ask, pulse, patience }: PostgresDatabase, { write, join }: DatabaseCommits): NodeStore {
  const head = gather(async (tables: readonly string[]) => {
    const heads = new Map(((await ask(Q.heads, [tables])) as unknown as Head[]).map((each) => [each.id, each]));
    return tables.map((table) => heads.get(table));
  });
  const missing = gather(
    async (tables: readonly string[]) => deal(await ask(Q.missing, [tables]), tables.length) as unknown as Missing[][],
  );
  return {
    heads: async (tables) => (await Promise.all(tables.map(head))).filter((each) => each !== undefined),
    due: async (until, free) => idsOf(await ask(Q.due, [moment(until), ...freeOf(free)])),
    dueNow: async (most, free) => idsOf(await ask(Q.dueNow, [most, ...freeOf(free)])),
    // Beside the table's decisions, which wait for none of these.
    keep: (table, node, now) => join(KEEP, `kept ${node} ${table}`, [table, node, now]),
    letGo: (table, node) => join(LET_GO, `kept ${node} ${table}`, [table, node, 0]),
    miss: (table, person, at) => join(MISS, `gone ${table} ${person}`, [table, person, at]),
    found: (table, person, at) => join(FOUND, `gone ${table} ${person}`, [table, person, at]),
    missing,
    // Asked once: an answer that comes late says nothing about now.
    time: async () => (await patiently(0, () => pulse(Q.time)))[0]!.now as number,
    farewell: (node) => write(node, async (attempt) => void (await attempt.ask(Q.farewell, [node]))),
    async beat(now, node) {
      const most = OUTAGE_MS[node === undefined ? "alone" : "shared"];
      const values = [now, node ?? null, most, now - ALIVE_MS, now - FORGOTTEN_MS, OUTAGE_MS.bridged];
      const others = await patiently(patience.all, () => pulse(Q.beat, values));
      return node === undefined ? [] : [node, ...idsOf(others)];
    },
  };
}
