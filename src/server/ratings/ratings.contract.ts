/** What every store must do for rated games. */
import { expect, test } from "vitest";
import { entry, row } from "../../testing/openStore.ts";
import type { WithStore } from "../../testing/openStore.ts";
import type { Store } from "../store.ts";
import type { Apply, RatedStanding } from "./store.ts";

const SEATS = [
  { who: "ann", rank: 0, side: 0 },
  { who: "bot mage", rank: 1, side: 1 },
];

/** A rated game that ends, as the server writes it. */
async function finish(store: Store, table: string): Promise<boolean> {
  await store.create(row(table), `ann ${table}`);
  await store.commit({ table, entry: entry(0) });
  const over = { ...row(table), version: 2, stage: "over" as const };
  return store.commit({ table, row: over, entry: entry(1), rated: { game: "towers", ended: 7000, seats: SEATS } });
}

/** One more with every game. */
const counting: Apply = (_, before) =>
  new Map(
    [...before].map(([who, { standing }]): [string, RatedStanding] => {
      const games = (standing?.games ?? 0) + 1;
      return [who, { mu: 25 + games / 3, sigma: 8, games }];
    }),
  );

export function ratingsContract(withStore: WithStore): void {
  test("a rated game is in the queue in the moment it ends, applied once and in order, whoever does it", () =>
    withStore(async ({ store, again }) => {
      const other = await again();
      expect(await store.applyNext("s", 1, counting)).toBeUndefined();
      for (const table of ["b", "a", "c"]) expect(await finish(store, table)).toBe(true);
      // What was refused has put nothing in the queue.
      expect(await finish(store, "b")).toBe(false);
      const applied = await Promise.all(
        [store, other, store, other, store].map((each) => each.applyNext("s", 1, counting)),
      );
      expect(applied.flatMap((each) => each?.table ?? []).toSorted()).toEqual(["a", "b", "c"]);
      const marks = await other.marksOf("ann", "towers", 9);
      expect(marks.map(({ table, games, k }) => [table, games, k])).toEqual([
        ["c", 3, 3],
        ["a", 2, 2],
        ["b", 1, 1],
      ]);
      expect(marks[0]).toMatchObject({ mu: 26, sigma: 8, season: "s", at: 7000, judgement: null, points: null });
      expect(await store.marksOf("bot mage", "towers", 9)).toEqual([]);
      // What is known before the next one.
      await finish(store, "d");
      await other.applyNext("s", 2, (game, before) => {
        expect(game).toMatchObject({ table: "d", game: "towers", ended: 7000, seats: SEATS });
        expect(before.get("ann")).toMatchObject({ standing: { games: 3 } });
        expect(before.get("ann")!.lately.toSorted()).toEqual(["a", "b", "c"]);
        return counting(game, before);
      });
      await store.forgetPerson("ann");
      expect(await other.marksOf("ann", "towers", 9)).toEqual([]);
    }));

  test("a rated game is judged by one node at a time, by another if that one dies, and put down once", () =>
    withStore(async ({ store, again }) => {
      const other = await again();
      await finish(store, "a");
      expect(await store.leaseNext("here", 1000, 2000)).toBeUndefined();
      await store.applyNext("s", 1, counting);
      expect(await store.leaseNext("here", 1000, 2000)).toMatchObject({ table: "a", seats: SEATS });
      expect(await other.leaseNext("there", 1500, 3000)).toBeUndefined();
      expect(await other.leaseNext("there", 2500, 3500)).toMatchObject({ table: "a" });
      const marks = [{ who: "ann", points: 3.25, stake: 40.5, decisions: 30 }];
      expect(await other.putCraft("a", "1-x", marks, 2600)).toBe(true);
      expect(await store.putCraft("a", "1-x", [{ ...marks[0]!, points: 0 }], 2700)).toBe(false);
      expect(await store.marksOf("ann", "towers", 1)).toMatchObject([
        { judgement: "1-x", points: 3.25, stake: 40.5, decisions: 30 },
      ]);
      expect(await store.leaseNext("here", 9000, 9999)).toBeUndefined();
    }));
}
