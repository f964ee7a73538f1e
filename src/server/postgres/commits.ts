/**
 * Changes of all tables of a node, committed together: what comes while a commit is under way goes with the next one.
 * Decisions, which are most of it, are one statement for all tables. Of one key, such as a table, there is one job at a
 * time, so that nothing overtakes anything; keys are sorted, so that two nodes do not wait for each other.
 *
 * A connection can break between a commit and its answer. Then everything is asked again, and each job looks whether what
 * it finds is its own work: a StoreTrouble is told only when nothing was done, or when nobody can know.
 */
import type { Change, EntryRow } from "../store.ts";
import type { Ask, PostgresDatabase } from "./connection.ts";
import { patiently } from "./connection.ts";
import { Q } from "./questions.ts";
import { databaseTrouble, isCollision, isFollower } from "./trouble.ts";

/** What a job may be told: it may have been done before, and the answer was lost. */
export interface Attempt {
  readonly ask: Ask;
  readonly isAgain: boolean;
}

/** An entry, and nothing else but when its table is due. */
export type Append = Change & { readonly entry: EntryRow; readonly row?: undefined };

interface Job {
  readonly key: string;
  readonly append: Append | undefined;
  run(attempt: Attempt): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface DatabaseCommits {
  /** Resolves when it is on the database's disk. Of one key, one after the other. */
  write<T>(key: string, run: (attempt: Attempt) => Promise<T>): Promise<T>;
  /** False: somebody else has made an entry of that number. */
  append(change: Append): Promise<boolean>;
  /** Resolves when nothing waits any more. */
  finish(): Promise<void>;
}

/** More in one transaction would keep the first of them waiting. */
const MOST_TOGETHER = 500;

export function groupDatabaseCommits(db: PostgresDatabase, onCommit: (seconds: number) => void): DatabaseCommits {
  let waiting: Job[] = [];
  let working: Promise<void> | undefined;

  /** The first of each key; the others wait for the next time. */
  function take(): Job[] {
    const keys = new Set<string>();
    const [now, later]: [Job[], Job[]] = [[], []];
    for (const job of waiting) {
      const isFirst = now.length < MOST_TOGETHER && !keys.has(job.key);
      keys.add(job.key);
      (isFirst ? now : later).push(job);
    }
    waiting = later;
    return now.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const began = performance.now();
      const jobs = take();
      const appends = jobs.filter(({ append }) => append);
      const others = jobs.filter(({ append }) => !append);
      await Promise.all([carryOut(others, together), carryOut(appends, appendAll)]);
      onCommit((performance.now() - began) / 1000);
    }
    working = undefined;
  }

  /** Until each of them has an answer. */
  async function carryOut(batch: readonly Job[], attempt: typeof together): Promise<void> {
    let isAgain = false;
    try {
      let left = batch;
      while (left.length > 0)
        left = await patiently(
          db.patience.all,
          () => attempt(left, isAgain),
          () => (isAgain = true),
        );
    } catch (error) {
      for (const job of batch) job.reject(error);
    }
  }

  /** Returns those that are to be done anew, without the one that cannot be. */
  async function together(batch: readonly Job[], isAgain: boolean): Promise<readonly Job[]> {
    let bad: { readonly job: Job; readonly error: unknown } | undefined;
    try {
      const values = await db.transact(async (ask) => {
        // All at once: the answers come back together.
        const results = await Promise.allSettled(batch.map((job) => job.run({ ask, isAgain })));
        for (const [i, result] of results.entries())
          if (result.status === "rejected" && !isFollower(result.reason)) {
            bad = { job: batch[i]!, error: result.reason };
            throw result.reason;
          }
        return results.map((result) => (result as PromiseFulfilledResult<unknown>).value);
      });
      for (const [i, job] of batch.entries()) job.resolve(values[i]);
      return [];
    } catch (error) {
      if (isCollision(error)) return batch;
      if (!bad || databaseTrouble(error)) throw error;
      const { job } = bad;
      job.reject(bad.error);
      return batch.filter((each) => each !== job);
    }
  }

  async function appendAll(batch: readonly Job[], isAgain: boolean): Promise<readonly Job[]> {
    const changes = batch.map(({ append }) => append!);
    try {
      const made = new Set((await db.tell(Q.append, columnsOf(changes))).map((row) => row.table));
      for (const job of batch) {
        const { table, entry } = job.append!;
        job.resolve(made.has(table) || (isAgain && (await isOurs(table, entry))));
      }
      return [];
    } catch (error) {
      if (isCollision(error)) return batch;
      if (databaseTrouble(error)) throw error;
      // One of them cannot be written down at all: each by itself shows which.
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const job of batch) await carryOut([job], appendAll);
      return [];
    }
  }

  /** Did the attempt whose answer was lost make this entry? No two decisions have the same moment, request and luck. */
  async function isOurs(table: string, entry: EntryRow): Promise<boolean> {
    const [found] = await db.ask(Q.entries, [table, entry.n, 1]);
    const { n, by, text, luck, at, left, request } = entry;
    const own = [n, by, text, JSON.stringify(luck), at, JSON.stringify(left), request ?? null];
    return found !== undefined && JSON.stringify(Object.values(found)) === JSON.stringify(own);
  }

  function add(key: string, append: Append | undefined, run: Job["run"]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      waiting.push({ key, append, run, resolve, reject });
      // After the present task: whatever it still asks for goes along.
      working ??= Promise.resolve().then(work);
    });
  }

  return {
    write: <T>(key: string, run: (attempt: Attempt) => Promise<T>) => add(key, undefined, run) as Promise<T>,
    append: (change) => add(change.table, change, async () => undefined) as Promise<boolean>,
    async finish() {
      await working;
    },
  };
}

/** Column by column, as the one statement wants them. */
function columnsOf(changes: readonly Append[]): unknown[] {
  const of = <T>(pick: (change: Append) => T): T[] => changes.map(pick);
  return [
    of(({ table }) => table),
    of(({ entry }) => entry.n),
    of(({ entry }) => entry.by),
    of(({ entry }) => entry.text),
    of(({ entry }) => JSON.stringify(entry.luck)),
    of(({ entry }) => entry.at),
    of(({ entry }) => JSON.stringify(entry.left)),
    of(({ entry }) => entry.request ?? null),
    of(({ due }) => due !== undefined),
    of(({ due }) => due ?? null),
  ];
}
