/** What every store must do so that guests stay known: challenges, passkeys, recovery codes, merging two into one. */
import { expect, test } from "vitest";
import type { WithStore } from "../../testing/openStore.ts";
import { entry, row } from "../../testing/openStore.ts";
import type { Store } from "../store.ts";
import type { PasskeyRow } from "./knownStore.ts";

const passkey = (id: string, person: string, change: Partial<PasskeyRow> = {}): PasskeyRow => ({
  id,
  person,
  host: "example.org",
  key: Uint8Array.from([1, 2, 255]),
  counter: 0,
  name: "Phone",
  created: 1000,
  used: 0,
  ...change,
});

async function annAndBob(store: Store): Promise<void> {
  await store.addPerson({ id: "ann", name: "Ann" }, "ann-token", 1000);
  await store.addPerson({ id: "bob", name: "Bob" }, "bob-token", 1000);
}

export function knownContract(withStore: WithStore): void {
  test("a challenge is answered once, in time, at whatever node", () =>
    withStore(async ({ store, again }) => {
      const bind = { kind: "bind", person: "ann", former: null } as const;
      await store.addChallenge("a", bind, 2000);
      await store.addChallenge("b", { kind: "merge", person: "ann", former: "bob" }, 2000);
      const other = await again();
      const taken = await Promise.all([store.takeChallenge("a", 1999), other.takeChallenge("a", 1999)]);
      expect(taken.filter((each) => each !== undefined)).toEqual([bind]);
      expect(await other.takeChallenge("b", 2001)).toBeUndefined();
      expect(await store.takeChallenge("b", 1000)).toBeUndefined();
      await store.addChallenge("c", { kind: "enter", person: null, former: null }, 2000);
      await store.forget({ waiting: 2001 });
      expect(await store.takeChallenge("c", 0)).toBeUndefined();
    }));

  test("a passkey belongs to one person, and its counter goes on", () =>
    withStore(async ({ store, again }) => {
      await annAndBob(store);
      expect(await store.addPasskey(passkey("k", "ann"))).toBe(true);
      expect(await store.addPasskey(passkey("k", "bob"))).toBe(false);
      expect(await store.addPasskey(passkey("l", "ann", { created: 2000, name: "Key" }))).toBe(true);
      expect(await (await again()).passkey("k")).toEqual(passkey("k", "ann"));
      expect((await store.passkeys("ann")).map(({ id }) => id)).toEqual(["k", "l"]);
      // Many never count at all.
      expect(await store.usePasskey("k", 0, 5000)).toBe(true);
      expect(await store.usePasskey("k", 7, 6000)).toBe(true);
      expect(await store.usePasskey("k", 7, 7000)).toBe(false);
      expect(await store.usePasskey("k", 0, 7000)).toBe(false);
      expect(await store.passkey("k")).toMatchObject({ counter: 7, used: 6000 });
      expect(await store.namePasskey("bob", "k", "Mine")).toBe(false);
      expect(await store.namePasskey("ann", "k", "'; DROP TABLE passkeys; --")).toBe(true);
      expect(await store.dropPasskey("bob", "k")).toBe(false);
      expect(await store.dropPasskey("ann", "k")).toBe(true);
      expect(await store.passkey("k")).toBeUndefined();
      expect(await store.usePasskey("k", 9, 7000)).toBe(false);
      await store.forgetPerson("ann");
      expect(await store.passkey("l")).toBeUndefined();
    }));

  test("a recovery code works once, and new ones replace the old", () =>
    withStore(async ({ store, again }) => {
      await annAndBob(store);
      await store.setRecovery("ann", ["r1", "r2"], 1000);
      expect(await store.recoveryLeft("ann")).toBe(2);
      const other = await again();
      const used = await Promise.all([store.useRecovery("r1"), other.useRecovery("r1")]);
      expect(used.filter((each) => each !== undefined)).toEqual([{ id: "ann", name: "Ann" }]);
      await store.setRecovery("ann", ["r3"], 2000);
      expect(await store.useRecovery("r2")).toBeUndefined();
      expect(await store.recoveryLeft("ann")).toBe(1);
      await store.forgetPerson("ann");
      expect(await store.useRecovery("r3")).toBeUndefined();
    }));

  test("two guests become one with everything both had", () =>
    withStore(async ({ store, again }) => {
      await annAndBob(store);
      const seats = [{ person: "bob", name: "Bob" }, { person: "cay" }];
      await store.create(row("t", { host: "bob", seats, banned: [] }), "bob 1");
      await store.create(row("u", { seats: [{ person: "ann" }] }), "ann 1");
      await store.commit({ table: "t", entry: entry(0, { request: "bob 0" }) });
      await store.miss("t", "bob", 3000);
      await store.say("t", { seat: 0, name: "Bob", text: "hello", at: 7 }, "bob 2");
      await store.say("t", { seat: 0, name: "Ann", text: "again", at: 8 }, "ann 2");
      await store.addToken("bob-code", "bob", 9000);
      await store.addPasskey(passkey("k", "bob"));
      await store.setRecovery("bob", ["r"], 1000);
      const about = { at: 1, table: "t", by: "bob", about: "bob", name: "Bob", why: "talk", text: "", said: [] };
      await store.report(about, "bob 3");
      await store.act({ at: 1, what: "ban", detail: {} }, { ban: { kind: "guest", who: "bob", until: 5000 } });
      await store.act({ at: 1, what: "ban", detail: {} }, { ban: { kind: "guest", who: "ann", until: 4000 } });

      expect(await store.merge("bob", "ann", 6000)).toEqual({ tables: [{ id: "t", version: 2 }] });
      // The answer was lost, and it is asked once more, perhaps at another node.
      const later = await again();
      expect(await later.merge("bob", "ann", 6001)).toEqual({ tables: [] });
      expect(await later.table("t")).toMatchObject({
        version: 2,
        host: "ann",
        seats: [{ person: "ann", name: "Bob" }, { person: "cay" }],
      });
      expect((await later.tablesOf("ann", 9)).map(({ id }) => id).toSorted()).toEqual(["t", "u"]);
      expect(await later.tablesOf("bob", 9)).toEqual([]);
      expect(await later.missing("t")).toEqual([{ person: "ann", since: 3000 }]);
      expect((await later.saidBy("ann")).map(({ text }) => text)).toEqual(["hello", "again"]);
      expect(await later.person("bob-token")).toEqual({ id: "ann", name: "Ann" });
      expect(await later.peek("bob-code", 1)).toBeUndefined();
      expect((await later.passkey("k"))!.person).toBe("ann");
      expect(await later.useRecovery("r")).toEqual({ id: "ann", name: "Ann" });
      expect((await later.reports(9))[0]).toMatchObject({ by: "ann", about: "ann" });
      expect(await later.bans(4500)).toContainEqual({ kind: "guest", who: "ann", until: 5000 });
      expect(await later.formerIds("ann")).toEqual(["bob"]);
      // The table goes on where it was.
      expect(await later.commit({ table: "t", row: row("t", { version: 3, host: "ann", seats }) })).toBe(true);
      expect(await later.commit({ table: "t", entry: entry(1) })).toBe(true);
      // Whoever was merged into somebody can be merged on with them.
      await later.addPerson({ id: "dot", name: "Dot" }, "dot-token", 1000);
      await later.merge("ann", "dot", 7000);
      expect((await later.formerIds("dot")).toSorted()).toEqual(["ann", "bob"]);
      await later.forgetPerson("dot");
      expect(await later.formerIds("dot")).toEqual([]);
    }));

  test("where both sit at a table that is not over nothing is merged, at one that is over each seat stays", () =>
    withStore(async ({ store }) => {
      await annAndBob(store);
      const seats = [
        { person: "ann", name: "Ann" },
        { person: "bob", name: "Bob" },
      ];
      await store.create(row("o", { seats, stage: "over" }), "1");
      await store.create(row("t", { seats }), "2");
      await store.create(row("v", { seats: [{ person: "bob" }] }), "3");
      expect(await store.merge("bob", "ann", 6000)).toEqual({ both: ["t"] });
      expect(await store.person("bob-token")).toEqual({ id: "bob", name: "Bob" });
      expect((await store.table("v"))!.seats[0]!.person).toBe("bob");
      await store.commit({ table: "t", row: row("t", { version: 2, seats: [{ person: "ann" }, {}] }) });
      const done = (await store.merge("bob", "ann", 6000)) as { tables: readonly { id: string }[] };
      expect(done.tables.map(({ id }) => id).toSorted()).toEqual(["t", "v"]);
      expect((await store.table("o"))!.seats).toEqual(seats);
      expect((await store.tablesOf("ann", 9)).length).toBe(3);
    }));

  test("a merge that cannot be written has not happened at all", () =>
    withStore(async ({ store, interrupt }) => {
      await annAndBob(store);
      await store.create(row("t", { seats: [{ person: "bob" }] }), "1");
      const heal = await interrupt();
      await expect(store.merge("bob", "ann", 6000)).rejects.toBeInstanceOf(Error);
      await heal();
      expect(await store.person("bob-token")).toEqual({ id: "bob", name: "Bob" });
      expect((await store.table("t"))!.version).toBe(1);
      expect(await store.merge("bob", "ann", 6000)).toMatchObject({ tables: [{ id: "t" }] });
    }));
}
