import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freshSchema } from "../testing/askOwn.ts";
import { cabled } from "../testing/cable.ts";
import { PATIENCE as PATIENT } from "./postgres/connection.ts";
import { postgresStore } from "./postgres/store.ts";
import { sqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";
import { storeContract } from "./store.contract.ts";

/** Milliseconds the stores of these tests wait for what they cannot reach. */
const PATIENCE = 400;

storeContract("SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-store-"));
  const file = join(folder, "test.sqlite");
  const open = (): Store => sqliteStore(file, undefined, PATIENCE);
  const opened: Store[] = [open()];
  return {
    store: opened[0]!,
    again: async () => {
      opened.push(open());
      return opened.at(-1)!;
    },
    async interrupt() {
      const other = new DatabaseSync(file);
      other.exec("BEGIN IMMEDIATE");
      return async () => {
        other.exec("ROLLBACK");
        other.close();
      };
    },
    close: async () => {
      await Promise.all(opened.map((store) => store.close()));
      rmSync(folder, { recursive: true });
    },
  };
});

storeContract("PostgreSQL", async () => {
  const { cable, url } = await cabled(await freshSchema());
  const patience = { ...PATIENT, all: PATIENCE };
  const open = (): Promise<Store> => postgresStore(url, { patience });
  const opened: Store[] = [await open()];
  return {
    store: opened[0]!,
    again: async () => {
      opened.push(await open());
      return opened.at(-1)!;
    },
    async interrupt() {
      cable.cut();
      return async () => cable.mend();
    },
    close: async () => {
      await Promise.all(opened.map((store) => store.close()));
      await cable.close();
    },
  };
});
