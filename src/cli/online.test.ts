/** Short runs of the long ones: `zt load`, `zt stock`, `zt chaos` and `zt fuzz`, each with a server process of its own. */
import { describe, expect, test } from "vitest";
import { runChaos } from "./chaos.ts";
import { runNodesChaos } from "./chaosNodes.ts";
import { runFuzz } from "./fuzz.ts";
import { runLoad } from "./load.ts";
import { runStock } from "./stock.ts";

describe.concurrent("the server as a process", () => {
  test("under load nothing is lost, doubled or leaked", async () => {
    const { full, books, missing } = await runLoad({ tables: 6, seconds: 0.5, rate: 0 });
    // How fast is for `zt load` to say: here the machine may be busy with other tests.
    expect(full.perSecond).toBeGreaterThan(0);
    expect([books.lost, books.doubled, books.leaked, missing]).toEqual([0, 0, 0, 0]);
    expect([...books.refused]).toEqual([]);
  });

  test("after kill -9 every acknowledged decision is there and every game goes on", async () => {
    const { decided, lost, doubled, stuck } = await runChaos({ kills: 2, tables: 4 });
    expect(decided).toBeGreaterThan(0);
    expect([lost, doubled, stuck]).toEqual([0, 0, 0]);
  });

  test("nodes, database and bus are killed: every acknowledged decision is there once, and every game goes on", async () => {
    const faults = { node: 1, database: 1, bus: 1 };
    const habits = { think: 50, talk: 4, every: 300 };
    const report = await runNodesChaos({ nodes: 2, tables: 4, faults, ...habits });
    const { decided, lost, doubled, stuck, broken } = report;
    expect(decided).toBeGreaterThan(0);
    expect([lost, doubled, stuck, broken]).toEqual([0, 0, 0, 0]);
  });

  test("finished games lie in little room, and open tables need little memory", async () => {
    const { length, bytes, memory } = await runStock(300, 200, 0);
    expect(length).toBeGreaterThan(150);
    expect(bytes).toBeLessThan(11_200);
    expect(memory).toBeLessThan(60_000);
  });

  test("rude messages are refused one by one and change nothing", async () => {
    const { sent, refused, granted, unanswered, changed } = await runFuzz(2000, "test");
    expect([sent, granted, unanswered, changed]).toEqual([2000, 0, 0, false]);
    for (const code of ["malformed", "too-big", "no-seat", "not-host", "unknown-table", "closed 1009"])
      expect([...refused.keys()]).toContain(code);
  });
});
