import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";
import { storeContract } from "./store.contract.ts";

storeContract("SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-store-"));
  const file = join(folder, "test.sqlite");
  const opened: Store[] = [sqliteStore(file)];
  return {
    store: opened[0]!,
    again: async () => {
      opened.push(sqliteStore(file));
      return opened.at(-1)!;
    },
    close: async () => {
      await Promise.all(opened.map((store) => store.close()));
      rmSync(folder, { recursive: true });
    },
  };
});
