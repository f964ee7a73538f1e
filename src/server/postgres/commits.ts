/**
 * Changes of all tables of a node, committed together: what comes while a commit is under way goes with the next one.
 * Decisions, which are most of it, are one statement for all tables, and so is what a thousand tables want at once when a
 * node has died; each kind has its own lane and waits for no other. Of one key, such as a table, there is one job at a time,
 * whatever its lane, so that nothing overtakes anything; keys are sorted, so that two nodes do not wait for each other.
 *
 * A connection can break between a commit and its answer. Then everything is asked again, and each job looks whether what
 * it finds is its own work: a StoreTrouble is told only when nothing was done, or when nobody can know.
 */
import { tellingColumns } from "../notices/postgresTidings.ts";
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

/** Changes that are one statement for all of them, answered in their order. */
export interface Kind<W, A> {
  all(ask: Ask, wishes: readonly W[], isAgain: boolean): Promise<readonly A[]>;
}

/** Those without a kind are statements of their own, in one transaction. */
type Lane = Kind<unknown, unknown> | undefined;

interface Job {
  readonly key: string;
  readonly lane: Lane;
  readonly wish: unknown;
  run(attempt: Attempt): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface DatabaseCommits {
  /** Resolves when it is on the database's disk. Of one key, one after the other. */
  write<T>(key: string, run: (attempt: Attempt) => Promise<T>): Promise<T>;
  /** The same for one of many of its kind. */
  join<W, A>(kind: Kind<W, A>, key: string, wish: W): Promise<A>;
  /** False: somebody else has made an entry of that number. */
  append(change: Append): Promise<boolean>;
  /** Resolves when nothing waits any more. */
  finish(): Promise<void>;
}

/** More in one transaction would keep the first of them waiting. */
const MOST_TOGETHER = 500;

export function groupDatabaseCommits(db: PostgresDatabase, onCommit: (seconds: number) => void): DatabaseCommits {
  let waiting: Job[] = [];
  const busy = new Set<string>();
  const working = new Map<Lane, Promise<void>>();

  /** The first of each key that is this lane's; the others wait for the next time. */
  function take(lane: Lane): Job[] {
    const keys = new Set(busy);
    const [now, later]: [Job[], Job[]] = [[], []];
    for (const job of waiting) {
      const isNext = job.lane === lane && now.length < MOST_TOGETHER && !keys.has(job.key);
      keys.add(job.key);
      (isNext ? now : later).push(job);
    }
    waiting = later;
    return now.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  }

  async function work(lane: Lane): Promise<void> {
    for (let jobs = take(lane); jobs.length > 0; jobs = take(lane)) {
      const began = performance.now();
      for (const { key } of jobs) busy.add(key);
      await carryOut(jobs, lane ? (batch, isAgain) => inOne(lane, batch, isAgain) : together);
      for (const { key } of jobs) busy.delete(key);
      onCommit((performance.now() - began) / 1000);
      // Other lanes may have waited for these keys.
      for (const other of new Set(waiting.map((job) => job.lane))) wake(other);
    }
    working.delete(lane);
  }

  function wake(lane: Lane): void {
    // After the present task: whatever it still asks for goes along.
    if (!working.has(lane))
      working.set(
        lane,
        Promise.resolve().then(() => work(lane)),
      );
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

  /** All of a kind by one statement. */
  async function inOne(kind: NonNullable<Lane>, batch: readonly Job[], isAgain: boolean): Promise<readonly Job[]> {
    try {
      const wishes = batch.map(({ wish }) => wish);
      const answers = await kind.all(db.tell, wishes, isAgain);
      for (const [i, job] of batch.entries()) job.resolve(answers[i]);
      return [];
    } catch (error) {
      if (isCollision(error)) return batch;
      if (databaseTrouble(error)) throw error;
      // One of them cannot be written down at all: each by itself shows which.
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const job of batch) await carryOut([job], (one, again) => inOne(kind, one, again));
      return [];
    }
  }

  const appends: Kind<Append, boolean> = {
    async all(ask, changes, isAgain) {
      const tells = changes.some(({ tell }) => tell)
        ? tellingColumns(changes.map(({ table, tell }) => [table, tell]))
        : [];
      const append = tells.length > 0 ? Q.appendTelling : Q.append;
      const made = new Set((await ask(append, [...columnsOf(changes), ...tells])).map((row) => row.table));
      const isDone = ({ table, entry }: Append): Promise<boolean> | boolean =>
        made.has(table) || (isAgain && isOurs(table, entry));
      return Promise.all(changes.map(isDone));
    },
  };

  /** Did the attempt whose answer was lost make this entry? No two decisions have the same moment, request and luck. */
  async function isOurs(table: string, entry: EntryRow): Promise<boolean> {
    const [found] = await db.ask(Q.entries, [[table], [entry.n], [1]]);
    const { n, by, text, luck, at, left, request } = entry;
    const own = [1, n, by, text, JSON.stringify(luck), at, JSON.stringify(left), request ?? null];
    return found !== undefined && JSON.stringify(Object.values(found)) === JSON.stringify(own);
  }

  function add(key: string, lane: Lane, wish: unknown, run: Job["run"]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      waiting.push({ key, lane, wish, run, resolve, reject });
      wake(lane);
    });
  }

  const join = <W, A>(kind: Kind<W, A>, key: string, wish: W): Promise<A> =>
    add(key, kind as Kind<unknown, unknown>, wish, async () => undefined) as Promise<A>;
  return {
    write: <T>(key: string, run: (attempt: Attempt) => Promise<T>) => add(key, undefined, undefined, run) as Promise<T>,
    join,
    append: (change) => join(appends, change.table, change),
    async finish() {
      while (working.size > 0) await Promise.all(working.values());
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
