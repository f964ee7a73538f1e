/**
 * Changes of all tables, committed together every few milliseconds: one disk sync for all. A job that fails by itself
 * concerns nobody else; if the disk fails, nothing of what came together has happened, and everybody is told so.
 */
import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StoreTrouble, troubleOf } from "./trouble.ts";

interface Job {
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Commits take at most about one part in this many of the time; within these milliseconds, since people wait. */
const SHARE = 8;
const SHORTEST = 2;
const LONGEST = 20;
/** Another program may hold the file for a moment: so often it is tried again. */
const AGAIN_MS = 50;

export interface Commits {
  /** Resolves when it is on disk. A StoreTrouble: nothing of it is. */
  write<T>(run: () => T): Promise<T>;
  /** Commits what waits; what cannot be is refused. */
  finish(): void;
  /** A reader has found the file damaged. */
  giveUp(trouble: StoreTrouble): void;
}

export interface CommitSettings {
  readonly file: string;
  /** The connection may be another one after trouble. */
  readonly db: () => DatabaseSync;
  readonly onCommit: (seconds: number) => void;
  /** Before anything is written: tries to mend what was wrong, or throws. */
  readonly mend: () => void;
  /** Milliseconds people wait while another program holds the file. */
  readonly patience: number;
}

export function groupCommits({ file, db, onCommit, mend, patience }: CommitSettings): Commits {
  let jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastTook = 0;
  /** Since when another program has held the file. */
  let waitingSince: number | undefined;
  /** A damaged file is not written to any more, lest it become worse. */
  let damage: StoreTrouble | undefined;
  /** Where each connection has written first. */
  const places = new WeakMap<DatabaseSync, string>();

  /** The file and its journal as they are now: whoever writes to a deleted file writes into the void. */
  const placeNow = (): string =>
    ["", "-wal"].map((end) => statSync(file + end, { throwIfNoEntry: false })?.ino ?? 0).join(" ");

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (jobs.length === 0) return;
    const began = performance.now();
    try {
      if (damage) throw damage;
      mend();
      db().exec("BEGIN IMMEDIATE");
    } catch (error) {
      return wait(error, began);
    }
    waitingSince = undefined;
    const batch = jobs;
    jobs = [];
    carryOut(batch);
    lastTook = performance.now() - began;
    onCommit(lastTook / 1000);
  }

  /** Nobody has written yet: a lock may go away by itself, anything else is told at once. */
  function wait(error: unknown, now: number): void {
    waitingSince ??= now;
    if (troubleOf(error)?.kind === "locked" && now - waitingSince < patience) timer = setTimeout(flush, AGAIN_MS);
    else refuseAll(jobs.splice(0), error);
  }

  function refuseAll(batch: readonly Job[], error: unknown): void {
    const trouble = troubleOf(error);
    if (trouble?.kind === "damaged") damage = trouble;
    for (const job of batch) job.reject(trouble ?? error);
  }

  /** In an open transaction. After a fault of one job the others are done anew without it. */
  function carryOut(batch: readonly Job[]): void {
    const values: unknown[] = [];
    try {
      for (const job of batch) values.push(job.run());
      commit();
    } catch (error) {
      if (db().isTransaction) db().exec("ROLLBACK");
      const bad = batch[values.length];
      if (!bad || troubleOf(error)) return refuseAll(batch, error);
      bad.reject(error);
      const others = batch.filter((job) => job !== bad);
      if (others.length === 0) return;
      try {
        db().exec("BEGIN IMMEDIATE");
      } catch (again) {
        return refuseAll(others, again);
      }
      return carryOut(others);
    }
    for (const [i, job] of batch.entries()) job.resolve(values[i]);
  }

  function commit(): void {
    // The journal is there once a transaction has begun.
    const now = placeNow();
    if (!places.has(db())) places.set(db(), now);
    if (places.get(db()) !== now) throw new StoreTrouble("moved");
    db().exec("COMMIT");
  }

  return {
    write: <T>(run: () => T): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        jobs.push({ run, resolve: resolve as (value: unknown) => void, reject });
        timer ??= setTimeout(flush, Math.min(LONGEST, Math.max(SHORTEST, lastTook * SHARE)));
      }),
    giveUp: (trouble) => void (damage = trouble),
    finish() {
      flush();
      clearTimeout(timer);
      refuseAll(jobs.splice(0), new StoreTrouble("locked"));
    },
  };
}
