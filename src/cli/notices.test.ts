/** A few turns and one kill; `zt notices` is the long one. */
import { expect, test } from "vitest";
import { runNotices } from "./notices.ts";

test(
  "people with closed browsers are told of their turns once, on their own channel, though the server is killed",
  { timeout: 120_000 },
  async () => {
    const report = await runNotices({ people: 8, turns: 12, looking: 0.25, kills: 1 });
    const { missing, seenTold, strange, twice, faults, told, latencies, seen } = report;
    expect({ missing, seenTold, strange, twice, faults }).toEqual({
      missing: 0,
      seenTold: 0,
      strange: 0,
      twice: 0,
      faults: [],
    });
    expect(Object.keys(told).toSorted()).toEqual(["json", "mail", "ntfy", "push"]);
    expect(seen).toBeGreaterThan(0);
    expect(Math.max(...latencies)).toBeLessThan(10_000);
  },
);
