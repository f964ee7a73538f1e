/** A short siege: every attack once, every blow once, a small flood. `zt siege` is the long one. */
import { expect, test } from "vitest";
import { runSiege } from "./siege.ts";

test(
  "no attack succeeds; under kills, stops, full and slow disks, clock jumps and a flood nothing is lost",
  { timeout: 300_000 },
  async () => {
    const report = await runSiege({ blows: 1, requests: 1500, tables: 2, calm: 200, isShort: true });
    expect(report.succeeded).toEqual([]);
    expect(report.attacks).toBeGreaterThan(15);
    expect(Object.keys(report.blows)).toHaveLength(5);
    expect(report.flood.sent).toBeGreaterThanOrEqual(1500);
    expect(report.flood.answers.fault ?? 0).toBe(0);
    expect(report.flood.answers["HTTP 500"] ?? 0).toBe(0);
    const { decided, lost, doubled, leaked, stuck } = report;
    expect(decided).toBeGreaterThan(10);
    expect({ lost, doubled, leaked, stuck }).toEqual({ lost: 0, doubled: 0, leaked: 0, stuck: 0 });
  },
);
