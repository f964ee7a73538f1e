import { afterAll, expect, test, vi } from "vitest";
import { seeded } from "../core/chance.ts";
import { isRefusal } from "../core/game.ts";
import { towers } from "../games/towers/game.ts";
import type { ThinkRequest } from "./bot.ts";
import { openWorkbench } from "./workbench.ts";
import type { FromWorker } from "./workbench.ts";
import { openNodePool } from "./nodePool.ts";

const state = towers.setup({ players: 2, start: 0 }, seeded("pool"));
if (isRefusal(state)) throw new Error(state.say);
const request: ThinkRequest = { game: "towers", state, seat: 0, bot: "archmage", seed: "1", table: "t" };
const pool = openNodePool(1);
afterAll(() => pool.close());

test("off the main thread a bot decides as it does here", async () => {
  const [first, second] = await Promise.all([
    pool.think({ ...request, ms: 60_000, iterations: 200 }),
    pool.think({ ...request, table: "another", ms: 60_000, iterations: 200 }),
  ]);
  expect(first?.decision).toBe(second?.decision);
  expect(first?.iterations).toBe(200);
});

test("many tables in one thread think side by side: a short thought does not wait for the end of long ones", async () => {
  const tables = ["long 1", "long 2", "long 3"];
  const long = tables.map((table) => pool.think({ ...request, table, ms: 60_000, iterations: 1e9 }));
  const short = pool.think({ ...request, table: "short", ms: 60_000, iterations: 20 });
  expect((await Promise.race([short, ...long]))?.iterations).toBe(20);
  for (const table of tables) pool.cancel(table);
  expect(await Promise.all(long)).toEqual([undefined, undefined, undefined]);
});

test("a table that is cancelled gets no answer, the others do", async () => {
  const endless = pool.think({ ...request, table: "cancelled", ms: 60_000, iterations: 1e9 });
  const other = pool.think({ ...request, table: "other", ms: 100, iterations: 1e9 });
  pool.cancel("cancelled");
  expect(await endless).toBeUndefined();
  expect((await other)?.decision).toBeDefined();
});

test("what cannot be thought about is a fault for its asker alone", async () => {
  const told: FromWorker[] = [];
  const workbench = openWorkbench(
    (message) => told.push(message),
    () => Promise.resolve(),
  );
  workbench.receive({ do: "think", id: 1, request: { ...request, game: "chess" } });
  workbench.receive({ do: "think", id: 2, request: { ...request, ms: 60_000, iterations: 5 } });
  await vi.waitUntil(() => told.length === 2);
  expect(told).toEqual([
    { id: 1, fault: 'there is no game "chess"' },
    { id: 2, thought: expect.objectContaining({ iterations: 5 }) },
  ]);
});
