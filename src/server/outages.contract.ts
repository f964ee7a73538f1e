/** What every store must do when it cannot reach its data for a while, and when several nodes write at once. */
import { expect, test } from "vitest";
import type { WithStore } from "../testing/openStore.ts";
import { entry, row } from "../testing/openStore.ts";
import { StoreTrouble } from "./trouble.ts";

const TABLES = ["a", "b", "c", "d", "e"];
const line = { seat: 0, name: "Ann", text: "hello", at: 7 };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function outagesContract(withStore: WithStore): void {
  test("what comes during a short outage is done after it, once", () =>
    withStore(async ({ store, again, interrupt }) => {
      for (const id of TABLES) await store.create(row(id), id);
      const mend = await interrupt();
      const changes = Promise.all([
        ...TABLES.map((table) => store.commit({ table, entry: entry(0), due: 9 })),
        store.create(row("f"), "f"),
        store.commit({ table: "f", row: row("f", { version: 2, host: "bob" }) }),
        store.commit({ table: "f", row: row("f", { version: 3, stage: "playing" }), entry: entry(0) }),
        store.say("a", line, "ann 1").then((k) => k === 0),
      ]);
      await pause(100);
      await mend();
      expect(await changes).toEqual(Array(9).fill(true));
      const later = await again();
      for (const id of [...TABLES, "f"]) expect(await later.entries(id, 0)).toEqual([entry(0)]);
      expect(await later.due(9)).toHaveLength(TABLES.length);
      expect((await later.table("f"))!.version).toBe(3);
      expect(await later.lines("a", 0)).toHaveLength(1);
    }));

  test("what cannot be done in time is refused as the store's trouble; nothing of it has happened, and nothing stays ill", () =>
    withStore(async ({ store, again, interrupt }) => {
      for (const id of TABLES) await store.create(row(id), id);
      const mend = await interrupt();
      const changes = [
        ...TABLES.map((table) => store.commit({ table, entry: entry(0) })),
        store.commit({ table: "a", row: row("a", { version: 2 }) }),
        store.say("a", line, "ann 1"),
      ];
      for (const outcome of await Promise.allSettled<unknown>(changes)) {
        expect(outcome.status).toBe("rejected");
        expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(StoreTrouble);
      }
      await mend();
      for (const table of TABLES) expect(await store.commit({ table, entry: entry(0, { text: "redraw" }) })).toBe(true);
      const later = await again();
      for (const id of TABLES) expect(await later.entries(id, 0)).toEqual([entry(0, { text: "redraw" })]);
      expect((await later.table("a"))!.version).toBe(1);
      expect(await later.lines("a", 0)).toEqual([]);
    }));

  test("several nodes at once: each number is given once, and whoever is told so has it", () =>
    withStore(async ({ store, again }) => {
      const nodes = [store, await again(), await again()];
      for (const id of TABLES) await store.create(row(id), id);
      for (let n = 0; n < 5; n++) {
        const texts = nodes.map((_, i) => `play ${i}`);
        const made = await Promise.all(
          TABLES.map((table) =>
            Promise.all(nodes.map((node, i) => node.commit({ table, entry: entry(n, { text: texts[i]! }), due: n }))),
          ),
        );
        for (const [t, results] of made.entries()) {
          expect(results.filter(Boolean)).toHaveLength(1);
          const [found] = await store.entries(TABLES[t]!, n);
          expect(found!.text).toBe(texts[results.indexOf(true)]);
        }
      }
      const said = await Promise.all(nodes.flatMap((node, i) => [1, 2].map((k) => node.say("a", line, `p${i} ${k}`))));
      expect(said.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
      const rows = await Promise.all(nodes.map((node) => node.commit({ table: "a", row: row("a", { version: 2 }) })));
      expect(rows.filter(Boolean)).toHaveLength(1);
    }));

  test("a time without beats is an outage", () =>
    withStore(async ({ store, again }) => {
      await store.beat(1_000_000);
      await store.beat(1_002_000);
      expect(await store.outages()).toEqual([]);
      const later = await again();
      await later.beat(1_100_000);
      expect(await later.outages()).toEqual([[1_002_000, 1_100_000]]);
    }));

  test("as long as one of several nodes beats there is no outage", () =>
    withStore(async ({ store, again }) => {
      const other = await again();
      await store.beat(1_000_000, "a");
      for (let at = 1_000_500; at <= 1_010_000; at += 1000) await other.beat(at, "b");
      await store.beat(1_010_300, "a");
      expect(await store.outages()).toEqual([]);
      // Nobody could beat, but both have lived through it: what was decided meanwhile has waited, and nobody pays for that.
      await other.beat(1_013_000, "b");
      await store.beat(1_013_100, "a");
      expect(await store.outages()).toEqual([]);
      // All come back at once: it is noted once.
      await Promise.all([store.beat(1_030_000, "a"), other.beat(1_030_000, "b")]);
      expect(await store.outages()).toEqual([[1_013_100, 1_030_000]]);
      expect((await store.beat(1_030_500, "a")).toSorted()).toEqual(["a", "b"]);
      // Nobody has lived through it: a new node finds that all were dead.
      await store.beat(1_033_000, "c");
      expect((await store.outages())[1]).toEqual([1_030_500, 1_033_000]);
    }));

  test("one node at a time acts at a table; another one takes over when it goes or misses its beats", () =>
    withStore(async ({ store, again }) => {
      const other = await again();
      await store.create(row("t"), "1");
      expect(await store.beat(10_000, "a")).toEqual(["a"]);
      expect((await other.beat(10_000, "b")).toSorted()).toEqual(["a", "b"]);
      const kept = await Promise.all([store.keep("t", "a", 10_000), other.keep("t", "b", 10_000)]);
      expect(kept.filter(Boolean)).toHaveLength(1);
      const [keeper, waiting] = kept[0] ? ["a", "b"] : ["b", "a"];
      expect(await store.keep("t", keeper!, 12_000)).toBe(true);
      await store.beat(13_500, waiting);
      expect(await store.keep("t", waiting!, 13_500)).toBe(true);
      expect(await store.keep("t", keeper!, 13_500)).toBe(false);
      await store.letGo("t", keeper!);
      expect(await store.keep("t", keeper!, 13_500)).toBe(false);
      await store.letGo("t", waiting!);
      expect(await store.keep("t", keeper!, 13_500)).toBe(true);
      await store.beat(13_600, keeper);
      await store.farewell(keeper!);
      expect(await store.keep("t", waiting!, 13_700)).toBe(true);
      expect(await store.keep("nowhere", "a", 13_700)).toBe(false);
    }));

  test("since when somebody is gone is known at every node, until they are there again", () =>
    withStore(async ({ store, again }) => {
      const other = await again();
      await store.create(row("t", { seats: [{ person: "ann" }, { person: "bob" }] }), "1");
      await store.create(row("u"), "2");
      expect(await store.missing("t")).toEqual([]);
      await store.miss("t", "ann", 500);
      // Two nodes have seen it, one a little later; what comes late about an earlier moment changes nothing.
      await Promise.all([store.miss("t", "ann", 700), other.miss("t", "ann", 600), other.found("t", "ann", 400)]);
      await store.miss("t", "stranger", 700);
      expect(await other.missing("t")).toEqual([{ person: "ann", since: 700 }]);
      expect(await other.missing("u")).toEqual([]);
      await other.found("t", "ann", 700);
      expect(await store.missing("t")).toEqual([]);
      await store.miss("t", "ann", 800);
      await store.forget({ waiting: 2000 });
      expect(await store.missing("t")).toEqual([]);
    }));

  test("a snapshot's state is bytes of its own: whoever changes a copy does not change it", () =>
    withStore(async ({ store }) => {
      await store.addSnapshot("t", { n: 3, at: 9, state: new Uint8Array([1, 2, 3]), outcomes: 4, layout: "x" });
      const [snapshot] = await store.snapshots("t", "x", { n: 9, at: 9 }, 1);
      snapshot!.state.slice()[0] = 99;
      expect(snapshot).toMatchObject({ n: 3, at: 9, outcomes: 4, layout: "x" });
      expect([...snapshot!.state]).toEqual([1, 2, 3]);
      expect(await store.snapshots("t", "y", { n: 9, at: 9 }, 1)).toEqual([]);
    }));

  test("how far tables have come is told for many at once", () =>
    withStore(async ({ store }) => {
      await store.create(row("t"), "1");
      await store.create(row("u"), "2");
      await store.commit({ table: "t", entry: entry(0) });
      await store.commit({ table: "t", row: row("t", { version: 2 }), entry: entry(1) });
      await store.say("t", line, "ann 1");
      const heads = await store.heads(["t", "u", "nowhere"]);
      expect(heads.toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject([
        { id: "t", version: 2, n: 1, k: 0 },
        { id: "u", version: 1, n: -1, k: -1 },
      ]);
    }));

  test("the same request id at two tables says two things", () =>
    withStore(async ({ store }) => {
      expect(await store.say("a", line, "ann 1")).toBe(0);
      expect(await store.say("b", line, "ann 1")).toBe(0);
      expect(await store.lines("b", 0)).toHaveLength(1);
    }));
}
