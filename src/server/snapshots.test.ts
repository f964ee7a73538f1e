import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteStore } from "./sqlite.ts";
import type { SnapshotRow } from "./store.ts";

test("states on the way are found by number, moment and layout, also after a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-snapshots-"));
  const store = sqliteStore(join(folder, "t.sqlite"));
  const again = async () => sqliteStore(join(folder, "t.sqlite"));
  const at = (n: number, layout = "a"): SnapshotRow => ({
    n,
    at: 100 * n,
    state: new Uint8Array([n, 0, 255]),
    outcomes: n,
    layout,
  });
  for (const snapshot of [at(3), at(5), at(7), at(9, "b")]) await store.addSnapshot("t", snapshot);
  const later = await again();
  const until = async (n: number, moment: number, most = 1): Promise<SnapshotRow[]> =>
    later.snapshots("t", "a", { n, at: moment }, most);
  expect((await until(20, 9999, 2)).map(({ n }) => n)).toEqual([7, 5]);
  expect((await until(6, 9999))[0]).toMatchObject(at(5));
  expect((await until(6, 499))[0]).toMatchObject(at(3));
  expect(await until(2, 9999)).toEqual([]);
  await store.addSnapshot("t", { ...at(7), layout: "b" });
  expect((await until(20, 9999)).map(({ n }) => n)).toEqual([5]);

  await store.close();
  await later.close();
  rmSync(folder, { recursive: true });
});
