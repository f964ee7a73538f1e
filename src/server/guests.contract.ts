/** What every store must do for guests: tokens, devices, what they say, and forgetting them. */
import { expect, test } from "vitest";
import type { WithStore } from "../testing/openStore.ts";
import type { TableRow } from "./store.ts";

const ANN = { id: "ann", name: "Ann" };
const row = (id: string): TableRow => ({
  id,
  watch: `${id}-watch`,
  version: 1,
  stage: "waiting",
  open: false,
  created: 1,
  host: "ann",
  terms: { game: "towers" },
  seats: [{ person: "ann" }],
  secret: "00",
  banned: [],
});

export function guestsContract(withStore: WithStore): void {
  test("a person is known by every token, and a passing token is no identity", () =>
    withStore(async ({ store }) => {
      await store.addPerson(ANN, "token", 1000);
      await store.addToken("other", "ann");
      await store.addToken("code", "ann", 2000);
      await store.rename("ann", "Anna");
      const anna = { id: "ann", name: "Anna" };
      expect(await store.person("token")).toEqual(anna);
      expect(await store.person("other")).toEqual(anna);
      expect(await store.person("code")).toBeUndefined();
      expect(await store.person("stranger")).toBeUndefined();
      const known = await store.people(["token", "stranger", "other", "code"]);
      expect(known.toSorted((a, b) => a.token.localeCompare(b.token))).toEqual([
        { token: "other", ...anna },
        { token: "token", ...anna },
      ]);
      expect(await store.people([])).toEqual([]);
      expect(await store.peek("code", 2000)).toEqual(anna);
      expect(await store.peek("code", 2001)).toBeUndefined();
      expect(await store.peek("token", 0)).toBeUndefined();
    }));

  test("a passing token gives another one for good, once", () =>
    withStore(async ({ store }) => {
      await store.addPerson(ANN, "token", 1000, "Firefox");
      await store.addToken("code", "ann", 2000);
      expect(await store.claim("code", "phone", "Safari", 2001)).toBeUndefined();
      expect(await store.claim("code", "phone", "Safari", 1500)).toEqual(ANN);
      expect(await store.claim("code", "thief", "Chrome", 1500)).toBeUndefined();
      expect(await store.person("phone")).toEqual(ANN);
      expect(await store.person("thief")).toBeUndefined();
      await store.saw("ann", "token", 3000);
      expect(await store.devices("ann")).toMatchObject([
        { key: "token", device: "Firefox", seen: 3000 },
        { key: "phone", device: "Safari", seen: 1500 },
      ]);
    }));

  test("tokens can be made good no more, of their own person only", () =>
    withStore(async ({ store }) => {
      await store.addPerson(ANN, "token", 1000);
      await store.addPerson({ id: "bob", name: "Bob" }, "other", 1000);
      await store.revoke("bob", ["token", "other"]);
      expect(await store.person("token")).toEqual(ANN);
      expect(await store.person("other")).toBeUndefined();
    }));

  test("a person is forgotten with everything said, and the tables stay", () =>
    withStore(async ({ store }) => {
      await store.addPerson(ANN, "token", 1000);
      for (const id of ["t", "u", "v"]) await store.create(row(id), `ann ${id}`);
      const line = { seat: 0, name: "Ann", text: "hello", at: 7 };
      await store.say("t", line, "ann 1");
      await store.say("t", { ...line, name: "Bob" }, "annie 1");
      expect(await store.sat("ann", "", 2)).toEqual(["t", "u"]);
      expect(await store.sat("ann", "u", 2)).toEqual(["v"]);
      expect(await store.saidBy("ann")).toMatchObject([{ table: "t", k: 0, text: "hello", at: 7 }]);
      await store.forgetPerson("ann");
      expect(await store.person("token")).toBeUndefined();
      expect(await store.saidBy("ann")).toEqual([]);
      expect((await store.lines("t", 0)).map(({ name }) => name)).toEqual(["Bob"]);
      expect(await store.sat("ann", "", 9)).toEqual([]);
      expect(await store.table("t")).toBeDefined();
    }));

  test("lines are numbered, and the same request says something once", () =>
    withStore(async ({ store }) => {
      const line = { seat: 0, name: "Ann", text: "'; DROP TABLE lines; --", at: 7 };
      expect(await store.say("t", line, "ann 1")).toBe(0);
      expect(await store.say("t", { ...line, text: "b", seat: null }, "ann 2")).toBe(1);
      expect(await store.say("t", line, "ann 1")).toBe(0);
      expect(await store.say("u", line, "ann 3")).toBe(0);
      expect(await store.lines("t", 0)).toEqual([
        { k: 0, ...line },
        { k: 1, ...line, text: "b", seat: null },
      ]);
      expect((await store.lines("t", 1)).length).toBe(1);
      expect(await store.say("t", { ...line, at: 9 }, "ann 4")).toBe(2);
      expect((await store.lastLines("t", 8, 5)).map(({ k }) => k)).toEqual([0, 1]);
      expect((await store.lastLines("t", 9, 2)).map(({ k }) => k)).toEqual([1, 2]);
    }));

  test("guests who were not seen for long are forgotten, unless they sit at a table", () =>
    withStore(async ({ store }) => {
      for (const id of ["ann", "bob", "cay"]) await store.addPerson({ id, name: id }, `${id}-token`, 1000);
      await store.create(row("t"), "1");
      await store.saw("bob", "b", 3000);
      await store.forget({ guests: 2000 });
      expect(await store.person("ann-token")).toBeDefined();
      expect(await store.person("bob-token")).toBeDefined();
      expect(await store.person("cay-token")).toBeUndefined();
    }));
}
