/**
 * One server for one folder. The lock is the operating system's own on an empty file, taken by SQLite: it goes with the
 * process however that ends, so that nobody has to clean up after a `kill -9`.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";
import { StoreTrouble, troubleOf } from "./trouble.ts";

export const FILE = "zaubertisch.sqlite";
const LOCK = "zaubertisch.lock";

/** Returns how to give the folder free. Where no lock can be had for want of space or rights, nothing can be written either. */
export function holdFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, LOCK));
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    const trouble = troubleOf(error);
    if (trouble?.kind === "locked") throw new StoreTrouble("in-use");
    if (!trouble) throw error;
    return () => {};
  }
  return () => lock.close();
}

/** The store in a folder of its own, which nobody else may use meanwhile. */
export function storeIn(folder: string, onCommit: (seconds: number) => void): Store {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw troubleOf(error) ?? error;
  }
  const release = holdFolder(folder);
  try {
    const store = sqliteStore(join(folder, FILE), onCommit);
    return {
      ...store,
      async close() {
        await store.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
