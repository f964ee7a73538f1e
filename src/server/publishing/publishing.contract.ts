/** What every store must do for those who publish: finished tables, one after the other. */
import { expect, test } from "vitest";
import type { WithStore } from "../../testing/openStore.ts";
import { row } from "../../testing/openStore.ts";

export function publishingContract(withStore: WithStore): void {
  test("finished tables come a few at a time, in the order of their last changes", () =>
    withStore(async ({ store }) => {
      await store.create(row("run", { created: 1, stage: "playing" }), "0");
      for (const [i, id] of ["b", "a", "c"].entries()) {
        await store.create(row(id, { created: 1 + i, stage: "playing" }), id);
        await store.commit({ table: id, row: row(id, { created: 1 + i, stage: "over", version: 2, ended: 5 }) });
      }
      const first = await store.overTables({ changed: 0, id: "" }, 2);
      const rest = await store.overTables(first.at(-1)!.at, 2);
      expect([...first, ...rest].map((each) => each.row.id).toSorted()).toEqual(["a", "b", "c"]);
      expect(rest).toHaveLength(1);
      expect(await store.overTables(rest[0]!.at, 2)).toEqual([]);
      expect(await store.overTables({ changed: Number.MAX_SAFE_INTEGER, id: "" }, 2)).toEqual([]);
    }));
}
