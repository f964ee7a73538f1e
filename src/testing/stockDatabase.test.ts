import { expect, test } from "vitest";
import { replay } from "../cli/inspection.ts";
import { postgresStore } from "../server/postgres/store.ts";
import { freshSchema } from "./askOwn.ts";
import { makeDatabaseStock } from "./stockDatabase.ts";

test("copies in a database are games as good as those that were played", async () => {
  const url = await freshSchema();
  const { somebody, heavy, running } = await makeDatabaseStock(url, 3, 2, () => {});
  const store = await postgresStore(url);
  const people = [...new Set([...heavy.map(({ person }) => person), ...somebody])];
  const tables = (await Promise.all(people.map((who) => store.tablesOf(who, 9)))).flat();
  expect(new Set(tables.map((row) => row.id)).size).toBe(5);
  for (const id of [...tables.map((row) => row.id), running]) {
    const row = (await store.table(id))!;
    const entries = await store.entries(id, 0);
    expect(replay(row, entries)).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(50);
  }
  await store.close();
});
