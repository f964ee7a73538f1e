/** What every store must do. One suite for all of them. */
import { describe, expect, test } from "vitest";
import type { OpenStore, WithStore } from "../testing/openStore.ts";
import { entry, row } from "../testing/openStore.ts";
import { companyContract } from "./company/company.contract.ts";
import { dailyContract } from "./daily/daily.contract.ts";
import { guestsContract } from "./guests.contract.ts";
import { tidingsContract } from "./notices/tidings.contract.ts";
import { knownContract } from "./known/known.contract.ts";
import { outagesContract } from "./outages.contract.ts";
import { ratingsContract } from "./ratings/ratings.contract.ts";
import { pastContract } from "./player/past.contract.ts";
import { publishingContract } from "./publishing/publishing.contract.ts";

export function storeContract(name: string, open: () => Promise<OpenStore>): void {
  /** Runs with a fresh store, and closes it whatever happens. */
  const withStore: WithStore = async (use) => {
    const opened = await open();
    try {
      await use(opened);
    } finally {
      await opened.close();
    }
  };

  describe(`store: ${name}`, () => {
    guestsContract(withStore);
    tidingsContract(withStore);
    knownContract(withStore);
    companyContract(withStore);
    pastContract(withStore);
    publishingContract(withStore);
    outagesContract(withStore);
    dailyContract(withStore);
    ratingsContract(withStore);

    test("a table is found by its id and by its onlookers' id, also after a restart", () =>
      withStore(async ({ store, again }) => {
        expect(await store.create(row("t"), "ann 1")).toBe(true);
        for (const each of [store, await again()]) {
          expect(await each.table("t")).toEqual(row("t"));
          expect(await each.table("t-watch")).toEqual(row("t"));
          expect(await each.table("x")).toBeUndefined();
        }
      }));

    test("the same request makes one table", () =>
      withStore(async ({ store }) => {
        expect(await store.create(row("t"), "ann 1")).toBe(true);
        expect(await store.create(row("u"), "ann 1")).toBe(false);
        expect(await store.madeBy("ann 1")).toBe("t");
        expect(await store.madeBy("ann 2")).toBeUndefined();
        expect(await store.table("u")).toBeUndefined();
      }));

    test("what was committed is there after a restart, in order and complete", () =>
      withStore(async ({ store, again }) => {
        await store.create(row("t"), "ann 1");
        const commits = [0, 1, 2].map((n) => store.commit({ table: "t", entry: entry(n) }));
        expect(await Promise.all(commits)).toEqual([true, true, true]);
        const later = await again();
        expect(await later.entries("t", 0)).toEqual([entry(0), entry(1), entry(2)]);
        expect(await later.entries("t", 2)).toEqual([entry(2)]);
        expect(await later.entries("t", 1, 1)).toEqual([entry(1)]);
        expect(await later.entries("u", 0)).toEqual([]);
        // None is left out.
        expect(await later.commit({ table: "t", entry: entry(4) })).toBe(false);
      }));

    test("two nodes cannot both extend a game: the first entry with a number wins", () =>
      withStore(async ({ store, again }) => {
        const other = await again();
        await store.create(row("t"), "ann 1");
        expect(await store.commit({ table: "t", entry: entry(0) })).toBe(true);
        expect(await other.commit({ table: "t", entry: entry(0, { text: "redraw" }) })).toBe(false);
        expect(await store.entries("t", 0)).toEqual([entry(0)]);
      }));

    test("a row changed from an older version is refused", () =>
      withStore(async ({ store }) => {
        await store.create(row("t"), "ann 1");
        expect(await store.commit({ table: "t", row: row("t", { version: 2, host: "bob" }) })).toBe(true);
        expect(await store.commit({ table: "t", row: row("t", { version: 2, host: "cay" }) })).toBe(false);
        expect((await store.table("t"))!.host).toBe("bob");
        const door = { version: 3, door: "t-door" };
        expect(await store.commit({ table: "t", row: row("t", door) })).toBe(true);
        expect(await store.table("t-door")).toEqual(row("t", door));
      }));

    test("row and entry are written both or neither", () =>
      withStore(async ({ store }) => {
        await store.create(row("t"), "ann 1");
        await store.commit({ table: "t", entry: entry(0) });
        const change = { table: "t", row: row("t", { version: 2, stage: "over" }), entry: entry(0) } as const;
        expect(await store.commit(change)).toBe(false);
        expect((await store.table("t"))!.version).toBe(1);
        expect(await store.commit({ ...change, entry: entry(1) })).toBe(true);
        expect((await store.table("t"))!.stage).toBe("over");
        const old = { table: "t", row: row("t", { version: 2 }), entry: entry(2) };
        expect(await store.commit(old)).toBe(false);
        expect(await store.entries("t", 2)).toEqual([]);
      }));

    test("a table laid beside a changed row is there with it, or neither is", () =>
      withStore(async ({ store, again }) => {
        await store.create(row("t"), "1");
        const lay = { row: row("u"), request: "t rematch" };
        expect(await store.commit({ table: "t", row: row("t", { version: 3 }), lay })).toBe(false);
        expect(await store.table("u")).toBeUndefined();
        const change = { table: "t", row: row("t", { version: 2, next: "u" }), lay };
        expect(await store.commit(change)).toBe(true);
        const other = await again();
        expect((await other.table("t"))!.next).toBe("u");
        expect(await other.table("u")).toEqual(row("u"));
        expect((await other.tablesOf("ann", 9)).map(({ id }) => id)).toContain("u");
        // That request has laid its table.
        const late = { table: "t", row: row("t", { version: 3 }), lay: { ...lay, row: row("v") } };
        expect(await store.commit(late)).toBe(false);
        expect((await store.table("t"))!.version).toBe(2);
        expect(await store.table("v")).toBeUndefined();
      }));

    test("a change that cannot be made is rejected, and what came with it is made", () =>
      withStore(async ({ store, again }) => {
        await store.addToken("token", "ann");
        const changes = [
          store.create(row("t"), "ann 1"),
          store.addToken("token", "bob"),
          store.commit({ table: "t", entry: entry(0) }),
          store.addToken("token", "cay"),
          store.addToken("other", "ann"),
        ];
        const outcomes = (await Promise.allSettled(changes)).map(({ status }) => status);
        expect(outcomes).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
        expect(await (await again()).entries("t", 0)).toEqual([entry(0)]);
      }));

    test("only open tables that wait are listed, newest first", () =>
      withStore(async ({ store }) => {
        await store.create(row("a", { created: 1 }), "1");
        await store.create(row("b", { created: 2 }), "2");
        await store.create(row("c", { created: 3, open: false }), "3");
        await store.create(row("d", { created: 4, stage: "playing" }), "4");
        expect((await store.openTables(10)).map(({ id }) => id)).toEqual(["b", "a"]);
        expect((await store.openTables(1)).map(({ id }) => id)).toEqual(["b"]);
        expect(await store.forget({ waiting: 2 })).toEqual(["a"]);
        expect((await store.openTables(10)).map(({ id }) => id)).toEqual(["b"]);
        expect(await store.table("d")).toBeDefined();
      }));

    test("due tables are found until their due time is taken away", () =>
      withStore(async ({ store }) => {
        await store.create(row("t"), "1");
        await store.create(row("u"), "2");
        await store.commit({ table: "t", entry: entry(0), due: 500 });
        await store.commit({ table: "u", entry: entry(0), due: 900 });
        expect(await store.due(600)).toEqual(["t"]);
        expect(await store.due(900)).toEqual(["t", "u"]);
        await store.commit({ table: "t", entry: entry(1) });
        expect(await store.due(600)).toEqual(["t"]);
        await store.commit({ table: "t", entry: entry(2), due: null });
        expect(await store.due(900)).toEqual(["u"]);
        await store.commit({ table: "u", entry: entry(1), due: 0 });
        expect(await store.due(900)).toEqual([]);
        expect(await store.dueNow(5)).toEqual(["u"]);
      }));

    test("a finished game that was packed reads as before, and nobody can add to it", () =>
      withStore(async ({ store, again }) => {
        const entries = Array.from({ length: 40 }, (_, n) => entry(n, n % 3 ? {} : { left: [null, 5], luck: [] }));
        const { request: _request, ...asked } = entry(40);
        await store.create(row("t"), "1");
        await store.create(row("u", { stage: "over" }), "2");
        for (const each of [...entries, asked]) await store.commit({ table: "t", entry: each });
        expect(await store.pack(Infinity, 10)).toBe(1);
        expect(await store.entries("t", 0)).toHaveLength(41);
        const over = row("t", { version: 2, stage: "over", setup: { options: { a: 1 }, state: { b: [1, "2"] } } });
        await store.commit({ table: "t", row: over });
        expect(await store.pack(Date.now() - 60_000, 10)).toBe(0);
        expect(await store.pack(Infinity, 10)).toBe(1);
        expect(await store.pack(Infinity, 10)).toBe(0);
        for (const each of [store, await again()]) {
          expect(await each.entries("t", 0)).toEqual([...entries, asked]);
          expect(await each.entries("t", 39)).toEqual([entries[39], asked]);
          expect(await each.table("t")).toEqual(over);
          expect(await each.table("t-watch")).toEqual(over);
          expect(await each.commit({ table: "t", entry: entry(41) })).toBe(false);
          expect(await each.commit({ table: "t", entry: entry(0) })).toBe(false);
        }
        expect(await store.entries("u", 0)).toEqual([]);
        const changed = { ...over, version: 3, host: "bob" };
        expect(await store.commit({ table: "t", row: changed })).toBe(true);
        expect(await store.table("t")).toEqual(changed);
      }));

    test("what is old is forgotten with everything that belongs to it, if that is wished for", () =>
      withStore(async ({ store }) => {
        for (const [id, stage] of [
          ["w", "waiting"],
          ["p", "playing"],
          ["q", "playing"],
          ["o", "over"],
          ["k", "over"],
        ] as const)
          await store.create(row(id, { stage, created: id === "k" ? 5000 : 1000 }), id);
        await store.commit({ table: "p", entry: entry(0, { at: 1500 }) });
        await store.commit({ table: "q", entry: entry(0, { at: 9000 }) });
        await store.commit({ table: "o", entry: entry(0) });
        await store.pack(Infinity, 9);
        await store.say("o", { seat: 0, name: "Ann", text: "a", at: 1 }, "1");
        expect(await store.forget({})).toEqual([]);
        expect((await store.forget({ waiting: 2000, over: 2000, abandoned: 2000 })).toSorted()).toEqual([
          "o",
          "p",
          "w",
        ]);
        expect(await store.forget({ waiting: 2000, over: 2000, abandoned: 2000 })).toEqual([]);
        for (const id of ["o", "p", "w"]) {
          expect(await store.table(id)).toBeUndefined();
          expect(await store.entries(id, 0)).toEqual([]);
          expect(await store.lines(id, 0)).toEqual([]);
        }
        expect((await store.tablesOf("ann", 9)).map(({ id }) => id)).toEqual(["k", "q"]);
        expect(await store.commit({ table: "p", entry: entry(1) })).toBe(false);
      }));

    test("a person's tables are found", () =>
      withStore(async ({ store }) => {
        await store.create(row("t"), "1");
        const seats = [{ person: "ann" }, { person: "bob" }];
        await store.commit({ table: "t", row: row("t", { version: 2, seats }) });
        expect((await store.tablesOf("bob", 5)).map(({ id }) => id)).toEqual(["t"]);
        expect(await store.tablesOf("cay", 5)).toEqual([]);
        await store.commit({ table: "t", row: row("t", { version: 3, seats: [{ person: "ann" }, { bot: "mage" }] }) });
        expect(await store.tablesOf("bob", 5)).toEqual([]);
      }));

    test("a person's tables come in pages, the running ones apart from those that are over", () =>
      withStore(async ({ store }) => {
        for (const [i, id] of ["a", "b", "c", "d"].entries())
          await store.create(row(id, { created: 1000 + Math.floor(i / 2) }), id);
        await store.commit({ table: "b", row: row("b", { version: 2, stage: "over" }) });
        const ids = async (most: number, which?: object): Promise<string[]> =>
          (await store.tablesOf("ann", most, which)).map(({ id }) => id);
        expect(await ids(9)).toEqual(["d", "c", "b", "a"]);
        expect(await ids(2)).toEqual(["d", "c"]);
        expect(await ids(2, { before: "c" })).toEqual(["b", "a"]);
        expect(await ids(9, { before: "a" })).toEqual([]);
        expect(await ids(9, { before: "nowhere" })).toEqual([]);
        expect(await ids(9, { over: true })).toEqual(["b"]);
        expect(await ids(9, { over: false, before: "d" })).toEqual(["c", "a"]);
      }));

    test("a report is there until it is settled, and somebody reports somebody at a table once", () =>
      withStore(async ({ store }) => {
        const said = [{ k: 0, seat: 1, name: "Bob", text: "<script>", at: 1 }];
        const report = { at: 1, table: "t", by: "ann", about: "bob", name: "Bob", why: "talk", text: "'; DROP", said };
        expect(await store.report(report, "ann 1")).toBe(true);
        expect(await store.report({ ...report, at: 2, text: "again" }, "ann 2")).toBe(true);
        expect(await store.report({ ...report, by: "cay", at: 3 }, "cay 1")).toBe(true);
        // The same request once more, such as at another node.
        expect(await store.report({ ...report, by: "cay", at: 9 }, "cay 1")).toBe(false);
        const [newest, older] = await store.reports(9);
        expect(newest).toMatchObject({ by: "cay", said, text: "'; DROP" });
        expect(older).toMatchObject({ by: "ann", at: 2, text: "again" });
        expect(await store.act({ at: 4, what: "settle", detail: {} }, { settle: newest!.k })).toBe(true);
        expect(await store.act({ at: 4, what: "settle", detail: {} }, { settle: newest!.k })).toBe(false);
        expect((await store.reports(9)).map(({ k }) => k)).toEqual([older!.k]);
        expect(await store.report({ ...report, by: "cay", at: 9 }, "cay 1")).toBe(false);
        expect(await store.reports(9)).toHaveLength(1);
        expect((await store.acts(9)).map(({ what }) => what)).toEqual(["settle"]);
      }));

    test("an act and what it changes are written both or neither, newest first", () =>
      withStore(async ({ store, again }) => {
        await store.create(row("t"), "1");
        await store.commit({ table: "t", entry: entry(0) });
        const ban = { kind: "guest", who: "bob", until: 5000 } as const;
        expect(await store.act({ at: 1, what: "ban", detail: { who: "bob" } }, { ban })).toBe(true);
        expect(await store.act({ at: 2, what: "close", detail: {} }, { close: "t" })).toBe(true);
        expect(await store.act({ at: 3, what: "close", detail: {} }, { close: "t" })).toBe(false);
        const later = await again();
        expect(await later.table("t")).toBeUndefined();
        expect(await later.entries("t", 0)).toEqual([]);
        expect(await later.bans(4999)).toEqual([ban]);
        expect(await later.bans(5000)).toEqual([]);
        expect(await later.act({ at: 4, what: "lift", detail: {} }, { lift: { kind: "guest", who: "bob" } })).toBe(
          true,
        );
        expect(await store.bans(0)).toEqual([]);
        expect(await store.acts(2)).toEqual([
          { k: 3, at: 4, what: "lift", detail: {} },
          { k: 2, at: 2, what: "close", detail: {} },
        ]);
      }));
  });
}
