import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placeOf } from "./border.ts";
import { openGate } from "./gate.ts";
import { newHeadcount } from "./headcount.ts";
import { LIMITS, limitsTable, NO_LIMITS } from "./limits.ts";

test("the figures in docs/operations.md are those of the code", () => {
  expect(readFileSync("docs/operations.md", "utf8")).toContain(`\n${limitsTable()}\n`);
});

test("a guest, an address and all together have each their own measure, and it comes back with time", () => {
  const limits = { ...NO_LIMITS, tables: { what: "tables", guest: 2, address: 3, all: 5, seconds: 10 } };
  const gate = openGate(limits);
  const asks = (guest: string, address: string, now: number): boolean => gate.may("tables", { guest, address }, now);
  expect([asks("ann", "a", 0), asks("ann", "a", 0), asks("ann", "a", 0)]).toEqual([true, true, false]);
  // Another guest at the same address: Ann's refused request has cost the others nothing.
  expect([asks("bob", "a", 0), asks("bob", "a", 0)]).toEqual([true, false]);
  expect([asks("cay", "b", 0), asks("cay", "b", 0), asks("dan", "c", 0)]).toEqual([true, true, false]);
  expect(asks("ann", "a", 5000)).toBe(true);
  expect(gate.may("chat", { address: "a" }, 0)).toBe(true);
});

test("what is there at a time is counted in and out", () => {
  const tally = newHeadcount({ what: "sockets", guest: 1, address: 2, all: 3 });
  const [ann, bob, cay] = ["ann", "bob", "cay"].map((guest) => ({ guest, address: "a" }));
  expect([tally.enter(ann!), tally.enter(ann!), tally.enter(bob!), tally.enter(cay!)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  tally.leave(ann!);
  expect([tally.enter(cay!), tally.enter({ address: "b" }), tally.enter({ address: "c" })]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("of the address %s the limits know %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});

test("nobody is limited without limits", () => {
  const gate = openGate(NO_LIMITS);
  for (let i = 0; i < 1000; i++) expect(gate.may("codes", { guest: "g", address: "a" }, 0)).toBe(true);
  expect(Object.keys(NO_LIMITS)).toEqual(Object.keys(LIMITS));
});
