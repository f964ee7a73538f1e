/** Several nodes and one limit. */
import { expect, test } from "vitest";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import type { Gate, Taken } from "./gate.ts";
import { openGate } from "./gate.ts";
import { gossipOn, QUIET } from "./gossip.ts";
import type { Headcount, Present } from "./headcount.ts";
import { newHeadcount } from "./headcount.ts";
import type { Limits } from "./limits.ts";
import { LIMITS, NO_LIMITS } from "./limits.ts";

const NODES = 3;
const arrived = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const nodesOf = <T>(open: (node: string) => T): T[] => Array.from({ length: NODES }, (_, i) => open(`node ${i}`));

function counting(bus: Bus): Bus & { count: number } {
  const counted = { ...bus, count: 0, publish: (topic: string, message: string) => tell(topic, message) };
  const tell = (topic: string, message: string): void => {
    counted.count++;
    bus.publish(topic, message);
  };
  return counted;
}

const gates = (bus: Bus, now: () => number, limits: Limits = LIMITS): Gate[] =>
  nodesOf((node) => openGate(limits, { now, gossip: gossipOn<Taken>(bus, node, "taken") }));

/** Asks at all nodes in turn, and counts what is granted. */
async function askAll(all: readonly Gate[], times: number, may: (gate: Gate, i: number) => boolean): Promise<number> {
  let granted = 0;
  for (let i = 0; i < times; i++) {
    if (may(all[i % all.length]!, i)) granted++;
    await arrived();
  }
  return granted;
}

test.each([
  ["requests", "guest", 60],
  ["codes", "guest", 10],
  ["chat", "guest", 5],
  ["guests", "address", 120],
  ["codes", "all", 600],
  ["reports", "all", 500],
] as const)("%s of one %s: three nodes together grant hardly more than %i", async (what, whose, most) => {
  let now = 0;
  const all = gates(localBus(), () => now);
  const may = (gate: Gate, i: number): boolean => {
    const others = { guest: `g${i}`, address: `a${i}` };
    return gate.may(what, whose === "all" ? others : { ...others, [whose]: "one" }, now);
  };
  const slack = Math.ceil(most * QUIET) * (NODES - 1);
  const granted = await askAll(all, 3 * most, may);
  expect(granted).toBeGreaterThanOrEqual(most);
  expect(granted).toBeLessThanOrEqual(most + slack);
  // Nor more in the course of time, however evenly somebody asks.
  const { seconds } = LIMITS[what];
  const asks = 12 * most;
  const later = await askAll(all, asks, (gate, i) => {
    now += (4 * seconds * 1000) / asks;
    return may(gate, i + 10 * most);
  });
  expect(later).toBeLessThanOrEqual((4 * most + slack) * (1 + QUIET * NODES));
  expect(later).toBeGreaterThan(2 * most);
});

test("who asks as people do is never spoken of, and what guards a machine is the machine's own", async () => {
  let now = 0;
  const bus = counting(localBus());
  const [one, two] = gates(bus, () => now, { ...NO_LIMITS, requests: { ...LIMITS.requests, guest: 60, all: 10 } });
  // One decision a second.
  for (let i = 0; i < 20; i++, now += 1000)
    expect(one!.may("requests", { guest: "ann", address: "a" }, now)).toBe(true);
  expect(bus.count).toBe(0);
  const asked = [one!, two!].map((gate) =>
    Array.from({ length: 20 }, (_, i) => gate.may("requests", { guest: `g${i}`, address: "a" }, now)),
  );
  for (const answers of asked) expect(answers.filter(Boolean)).toHaveLength(10);
});

test("without a bus every node has the whole limit, and nobody is kept out for what was lost", async () => {
  const deaf: Bus = { ...localBus(), publish: () => {} };
  const all = gates(deaf, () => 0);
  const granted = await askAll(all, 60, (gate) => gate.may("chat", { guest: "ann", address: "a" }, 0));
  expect(granted).toBe(NODES * LIMITS.chat.guest);
});

test("what is open at a time is counted at all nodes, and forgotten with a node that is heard no more", async () => {
  const bus = localBus();
  let now = 0;
  const counts = nodesOf((node) =>
    newHeadcount(
      { what: "sockets", guest: 20, address: 60, all: 30, isOfNode: true },
      gossipOn<Present>(bus, node, "present"),
      () => now,
    ),
  );
  const ann = { guest: "ann", address: "a" };
  const enterAll = async (some: readonly Headcount[]): Promise<number> => {
    let entered = 0;
    for (let i = 0; i < 60; i++) {
      if (some[i % some.length]!.enter(ann)) entered++;
      await arrived();
    }
    return entered;
  };
  expect(await enterAll(counts)).toBe(20);
  for (let i = 0; i < 3; i++) counts[0]!.leave(ann);
  await arrived();
  expect(await enterAll(counts.slice(1))).toBe(3);
  // The first one dies; the others remind each other.
  for (let i = 0; i < 4; i++) {
    now += 5000;
    for (const count of counts.slice(1)) count.remind();
    await arrived();
  }
  expect(await enterAll(counts.slice(1))).toBe(4);
  expect(counts[1]!.enter({ guest: "bob", address: "b" })).toBe(true);
});
