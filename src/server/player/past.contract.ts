/** What every store must do for players' pages: finished games as they are remembered, and the link to a page. */
import { expect, test } from "vitest";
import type { WithStore } from "../../testing/openStore.ts";
import { row } from "../../testing/openStore.ts";
import type { Summary } from "./pastStore.ts";

const summary = (table: string, seat: number, person: string | null, change: Partial<Summary> = {}): Summary => ({
  table,
  seat,
  person,
  name: person ?? "",
  bot: person === null ? "mage" : null,
  side: seat,
  end: seat === 0 ? "won" : "lost",
  rank: seat + 1,
  suffered: [0, 2],
  ended: 5000,
  game: "towers",
  kind: "basic",
  players: 2,
  account: `{"counts":{"home":3}}`,
  ...change,
});

export function pastContract(withStore: WithStore): void {
  test("finished games are remembered seat by seat, in the order in which they ended", () =>
    withStore(async ({ store, again }) => {
      const seats = [{ person: "ann" }, {}];
      for (const id of ["a", "b", "c"]) await store.create(row(id, { stage: "over", seats }), id);
      await store.create(row("d", { seats }), "d");
      expect(await store.pastStamp("ann", 1)).toEqual({ counted: 0, last: 0, missing: 3 });
      expect((await store.unremembered("ann", 1, 9)).toSorted()).toEqual(["a", "b", "c"]);
      expect(await store.unremembered("ann", 1, 2)).toHaveLength(2);
      const { rank: _rank, ...ranked } = summary("b", 0, "ann", { ended: 3000 });
      const alone: Summary = { ...ranked, score: 17 };
      await store.setSummaries("a", 1, [summary("a", 0, "ann"), summary("a", 1, null)]);
      await store.setSummaries("b", 1, [alone]);
      // Nothing to count, and it is not tried again.
      await store.setSummaries("c", 1, []);
      const later = await again();
      expect(await later.pastStamp("ann", 1)).toEqual({ counted: 2, last: 5000, missing: 0 });
      expect(await later.past("ann", { ended: 0, table: "" }, 1)).toEqual({
        own: [alone],
        seats: [expect.objectContaining({ table: "b", seat: 0, score: 17 })],
      });
      const next = await later.past("ann", { ended: 3000, table: "b" }, 9);
      expect(next.own).toEqual([summary("a", 0, "ann")]);
      expect(next.seats.map(({ seat, bot }) => [seat, bot])).toEqual([
        [0, null],
        [1, "mage"],
      ]);
      // Another version counts anew, instead of what was there.
      expect((await store.pastStamp("ann", 2)).missing).toBe(3);
      await store.setSummaries("a", 2, [summary("a", 0, "ann", { kind: "nasty" })]);
      expect((await store.past("ann", { ended: 4000, table: "" }, 9)).own).toMatchObject([{ kind: "nasty" }]);
      expect((await store.pastStamp("ann", 2)).missing).toBe(2);
    }));

  test("who is merged brings past games along, who is forgotten is nobody in others'", () =>
    withStore(async ({ store }) => {
      for (const id of ["ann", "bob"]) await store.addPerson({ id, name: id }, `${id}-token`, 1000);
      for (const id of ["a", "b"]) await store.create(row(id, { stage: "over", seats: [{ person: "bob" }] }), id);
      await store.setSummaries("a", 1, [summary("a", 0, "bob"), summary("a", 1, null)]);
      await store.setSummaries("b", 1, [summary("b", 0, "bob"), summary("b", 1, "ann")]);
      await store.merge("bob", "ann", 9000);
      const { own } = await store.past("ann", { ended: 0, table: "" }, 9);
      // At a table where both sat, one's own seat is the one that counts.
      expect(own.map(({ table, seat }) => [table, seat])).toEqual([
        ["a", 0],
        ["b", 1],
      ]);
      await store.forgetPerson("ann");
      expect((await store.past("ann", { ended: 0, table: "" }, 9)).own).toEqual([]);
      await store.setSummaries("a", 1, [summary("a", 0, "ann")]);
      await store.forget({ over: Date.now() + 60_000 });
      expect((await store.past("ann", { ended: 0, table: "" }, 9)).own).toEqual([]);
    }));

  test("a page is found by its link as long as it is shown", () =>
    withStore(async ({ store }) => {
      await store.addPerson({ id: "ann", name: "Ann" }, "ann-token", 1000);
      expect(await store.pageOf("ann")).toBeUndefined();
      await store.setPage("ann", "link");
      expect(await store.pageOf("ann")).toBe("link");
      expect(await store.personOfPage("link")).toEqual({ id: "ann", name: "Ann" });
      await store.setPage("ann", null);
      expect(await store.personOfPage("link")).toBeUndefined();
      expect(await store.pageOf("nobody")).toBeUndefined();
    }));
}
