import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { freshSchema, ownRedis } from "../testing/askOwn.ts";
import { cabled } from "../testing/cable.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import { busContract } from "./bus.contract.ts";
import { notifyWire } from "./postgres/wire.ts";
import { redisWire } from "./redis.ts";
import type { Ear, OpenWire } from "./sharedBus.ts";
import { sharedBus } from "./sharedBus.ts";

busContract("local", async () => {
  const bus = localBus();
  return [bus, bus];
});

const twoAt = async (wire: OpenWire): Promise<readonly [Bus, Bus]> => [await sharedBus(wire), await sharedBus(wire)];

busContract("PostgreSQL", async () => twoAt(notifyWire(await freshSchema())));
busContract("Redis", async () => twoAt(redisWire(await ownRedis(), randomUUID())));

/** A wire in memory that does with each text what a test wants: how often it arrives, and when. */
function wireOf(fate: (text: string) => readonly number[]): OpenWire {
  const ears = new Set<Ear>();
  return async (ear) => {
    ears.add(ear);
    return {
      async send(text) {
        const times = fate(text);
        for (const each of ears)
          for (const ms of each === ear ? [0] : times) setTimeout(() => ears.has(each) && each.hear(text), ms);
      },
      async close() {
        ears.delete(ear);
      },
    };
  };
}

test.each([
  ["lost", () => []],
  ["delayed until another one has overtaken it", () => [1500]],
])("a parcel that is %s is noticed within two seconds", async (_, fate) => {
  const [one, two] = await twoAt(wireOf((text) => (text.includes("fated") ? fate() : [0])));
  const told: string[] = [];
  two.subscribe("a", (message) => told.push(message));
  one.publish("a", "first");
  await vi.waitFor(() => expect(told).toEqual(["first"]));
  two.onGap(() => told.push("gap"));
  one.publish("a", "fated");
  await vi.waitFor(() => expect(told).toContain("gap"), { timeout: 2000 });
  await Promise.all([one.close(), two.close()]);
});

test("who falls silent is a gap again and again, until it is known to be dead", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const wire = wireOf(() => [0]);
  const [one, two] = [await sharedBus(wire, "one"), await sharedBus(wire, "two")];
  let gaps = 0;
  /** Parcels need real moments on their way. */
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 250) {
      vi.advanceTimersByTime(250);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await pass(1000);
  two.onGap(() => gaps++);
  await one.close();
  await pass(5000);
  expect(gaps).toBeGreaterThan(2);
  two.forget("one");
  gaps = 0;
  await pass(5000);
  expect(gaps).toBe(0);
  vi.useRealTimers();
  await two.close();
});

test("a parcel that arrives twice is heard once", async () => {
  const [one, two] = await twoAt(wireOf(() => [0, 5]));
  const told: string[] = [];
  two.subscribe("a", (message) => told.push(message));
  for (const message of ["1", "2", "3"]) {
    one.publish("a", message);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await vi.waitFor(() => expect(told).toEqual(["1", "2", "3"]));
  await Promise.all([one.close(), two.close()]);
});

test("what comes in one go leaves in one parcel, and what is too long for any is a gap", async () => {
  let parcels = 0;
  const [one, two] = await twoAt(
    wireOf((text) => {
      if (text.includes("topic")) parcels++;
      return [0];
    }),
  );
  const told: string[] = [];
  two.subscribe("topic", (message) => told.push(message));
  for (let i = 0; i < 100; i++) one.publish("topic", String(i));
  await vi.waitFor(() => expect(told).toHaveLength(100));
  expect(parcels).toBe(1);
  two.onGap(() => told.push("gap"));
  one.publish("topic", "x".repeat(10_000));
  await vi.waitFor(() => expect(told).toContain("gap"));
  await Promise.all([one.close(), two.close()]);
});

test.each([
  ["PostgreSQL", freshSchema, notifyWire],
  ["Redis", ownRedis, (url: string) => redisWire(url, "cut")],
])("%s: whoever is cut off looks into the store, and hears again when it can", async (_, address, wire) => {
  const direct = await address();
  const { cable, url } = await cabled(direct);
  const [one, two] = [await sharedBus(wire(direct)), await sharedBus(wire(url))];
  const told: string[] = [];
  let gaps = 0;
  two.subscribe("a", (message) => told.push(message));
  one.publish("a", "before");
  await vi.waitFor(() => expect(told).toEqual(["before"]));
  two.onGap(() => gaps++);
  cable.cut();
  one.publish("a", "meanwhile");
  await vi.waitFor(() => expect(gaps).toBeGreaterThan(0), { timeout: 2000 });
  cable.mend();
  await vi.waitFor(
    () => {
      one.publish("a", "after");
      expect(told).toContain("after");
    },
    { timeout: 5000, interval: 100 },
  );
  await Promise.all([one.close(), two.close()]);
  await cable.close();
});
