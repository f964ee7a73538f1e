/** What every store must do for company: both are friends or neither is, and each week is turned over once. */
import { expect, test } from "vitest";
import type { WithStore } from "../../testing/openStore.ts";
import type { WeeklyRow } from "./companyStore.ts";

const WEEKLY: WeeklyRow = {
  id: "w",
  host: "ann",
  terms: { game: "towers", options: { players: 3 } },
  zone: "Europe/Berlin",
  weekday: 4,
  minutes: 1200,
  next: 5000,
  table: null,
};

export function companyContract(withStore: WithStore): void {
  test("friends by link, weekly tables turned once, and both go with their people", () =>
    withStore(async ({ store, again }) => {
      for (const [id, name] of [
        ["ann", "Ann <b>"],
        ["bob", "Bob"],
        ["cay", "Cay"],
      ] as const)
        await store.addPerson({ id, name }, `token of ${id}`, 1);
      await store.setFriendLink("ann", "first");
      await store.setFriendLink("ann", "second");
      expect(await store.linked("first")).toBeUndefined();
      expect(await store.linked("second")).toEqual({ id: "ann", name: "Ann <b>" });
      await store.befriend("bob", "ann", 7);
      await store.befriend("ann", "bob", 8);
      expect(await store.friends("ann")).toEqual([{ id: "bob", name: "Bob", made: 7 }]);
      expect(await store.friends("bob")).toEqual([{ id: "ann", name: "Ann <b>", made: 7 }]);
      // Friends see each other's deals of the day, though they have never sat together.
      const own = { day: "2026-11-18", game: "towers", person: "bob", table: null, decision: null, begun: 1, ended: 2 };
      await store.addTry({ ...own, score: 30, counts: true, isKnown: false, share: "s" });
      expect(await store.companions("2026-11-18", "towers", "ann", 9)).toMatchObject([{ name: "Bob", score: 30 }]);
      expect(await store.companions("2026-11-18", "towers", "cay", 9)).toEqual([]);

      await store.addWeekly(WEEKLY, ["ann", "cay", "bob"]);
      const other = await again();
      const people = [{ id: "ann" }, { id: "cay" }, { id: "bob" }];
      expect(await other.weekliesOf("cay")).toMatchObject([{ ...WEEKLY, people }]);
      expect(await other.dueWeeklies(4999, 9)).toEqual([]);
      expect(await other.dueWeeklies(5000, 9)).toMatchObject([{ id: "w", people }]);
      const turned = await Promise.all([store, other].map((each) => each.turnWeekly("w", 5000, 6000, "t")));
      expect(turned.toSorted()).toEqual([false, true]);
      expect(await store.weekliesOf("ann")).toMatchObject([{ next: 6000, table: "t" }]);
      await store.leaveWeekly("w", "bob");
      expect((await store.weekliesOf("ann"))[0]!.people.map(({ id }) => id)).toEqual(["ann", "cay"]);

      // Who is merged brings friends and weeks along; nobody is their own friend.
      await store.befriend("cay", "bob", 9);
      await store.merge("cay", "ann", 10);
      expect((await store.friends("ann")).map(({ id }) => id)).toEqual(["bob"]);
      expect((await store.weekliesOf("ann"))[0]!.people.map(({ id }) => id)).toEqual(["ann"]);
      await store.forgetPerson("bob");
      expect(await store.friends("ann")).toEqual([]);
      await store.leaveWeekly("w", "ann");
      expect(await store.weekliesOf("ann")).toEqual([]);
      expect(await store.dueWeeklies(9000, 9)).toEqual([]);
    }));
}
