/** What every store must do for the deals of the day. */
import { expect, test } from "vitest";
import type { WithStore } from "../../testing/openStore.ts";
import { row } from "../../testing/openStore.ts";
import type { TryRow } from "./store.ts";

const DAY = "2026-11-18";
const trying = (person: string, change: Partial<TryRow> = {}): TryRow => ({
  day: DAY,
  game: "towers",
  person,
  table: `t-${person}`,
  decision: null,
  begun: 1000,
  ended: null,
  score: null,
  counts: false,
  isKnown: false,
  share: `s-${person}`,
  ...change,
});

export function dailyContract(withStore: WithStore): void {
  test("of all who bring a secret for a day, one is kept, at every node", () =>
    withStore(async ({ store, again }) => {
      const other = await again();
      expect(await store.dealSecret(DAY, "towers")).toBeUndefined();
      const kept = await Promise.all([store.sealDeal(DAY, "towers", "aa", 1), other.sealDeal(DAY, "towers", "bb", 1)]);
      expect(kept[0]).toBe(kept[1]);
      expect(await other.sealDeal(DAY, "towers", "cc", 2)).toBe(kept[0]);
      expect(await other.sealDeal(DAY, "magicians", "dd", 2)).toBe("dd");
      expect(await store.dealSecret(DAY, "towers")).toBe(kept[0]);
    }));

  test("one try of each person a day, ended once, tallied, shared and forgotten", () =>
    withStore(async ({ store, again }) => {
      for (const id of ["ann", "ben", "cid"]) {
        await store.addPerson({ id, name: id.toUpperCase() }, `token ${id}`, 1);
        const seats = [{ person: id }, ...(id === "ben" ? [{ person: "ann" }] : [])];
        await store.create(row(`t-${id}`, { stage: id === "cid" ? "playing" : "over", seats }), `${id} 1`);
        expect(await store.addTry(trying(id))).toBe(true);
      }
      const other = await again();
      expect(await other.addTry(trying("ann", { table: "x", share: "again" }))).toBe(false);
      expect(await other.tryOf(DAY, "towers", "ann")).toEqual(trying("ann"));
      expect(await store.underWay(DAY, "towers")).toBe(3);
      expect((await other.uncounted(9)).map(({ person }) => person).toSorted()).toEqual(["ann", "ben"]);
      const end = { ended: 2000, score: 30, counts: true, isKnown: false };
      expect(await store.endTry(DAY, "towers", "ann", end)).toBe(true);
      expect(await other.endTry(DAY, "towers", "ann", { ...end, score: 1 })).toBe(false);
      expect(await other.endTry(DAY, "towers", "nobody", end)).toBe(false);
      await store.endTry(DAY, "towers", "ben", { ...end, score: null, isKnown: true });
      await store.addTry(trying("dot", { ended: 5, score: 3, counts: false }));
      const tally = await other.tally(DAY, "towers");
      expect(tally.toSorted((a, b) => Number(b.score) - Number(a.score))).toEqual([
        { score: 30, isKnown: false, count: 1 },
        { score: null, isKnown: true, count: 1 },
      ]);
      expect(await other.sharedTry("s-ann")).toEqual({ ...trying("ann", end), name: "ANN" });
      expect(await other.sharedTry("x")).toBeUndefined();
      // Ann has sat with Ben, not with Cid.
      expect((await other.companions(DAY, "towers", "ann", 9)).map(({ name, score }) => [name, score])).toEqual([
        ["BEN", null],
      ]);
      expect(await other.companions(DAY, "towers", "cid", 9)).toEqual([]);
      // Friends need not have played together.
      await store.befriend("cid", "ann", 3000);
      expect((await other.companions(DAY, "towers", "cid", 9)).map(({ name }) => name)).toEqual(["ANN"]);
      await store.addTry(trying("ann", { day: "2026-11-19", share: "later" }));
      expect((await other.triesOf("ann", 9)).map(({ day }) => day)).toEqual(["2026-11-19", DAY]);
      await store.forgetPerson("ann");
      expect(await other.triesOf("ann", 9)).toEqual([]);
    }));
}
