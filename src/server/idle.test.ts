import { describe, expect, test, vi } from "vitest";
import type { ThinkRequest } from "../bots/bot.ts";
import { openTestServer, granted, playWith, quickThinker } from "../testing/testServer.ts";
import { newIdle } from "./idle.ts";

describe("turns of bots nobody waits for", () => {
  test("come one after the other, and never while somebody waits for a bot", async () => {
    const idle = newIdle();
    const came: string[] = [];
    const wait = (name: string) => {
      const turn = idle.turn();
      void turn.came.then(() => came.push(name));
      return turn;
    };
    idle.begin();
    const [a, b, c] = [wait("a"), wait("b"), wait("c")];
    await Promise.resolve();
    expect(came).toEqual([]);
    idle.done();
    await vi.waitFor(() => expect(came).toEqual(["a"]));
    b.release();
    a.release();
    await vi.waitFor(() => expect(came).toEqual(["a", "c"]));
    c.release();
  });
});

test("many abandoned tables: their bots think one at a time, and nobody who looks waits for them", async () => {
  const quick = quickThinker();
  const abandoned = new Set<string>();
  const begun = new Set<string>();
  let now = 0;
  let most = 0;
  const thinker = {
    ...quick,
    async think(request: ThinkRequest) {
      if (!abandoned.has(request.table)) return quick.think(request);
      // Who has just started a table still looks at it: the first thought of each is wanted.
      const isFirst = !begun.has(request.table);
      begun.add(request.table);
      if (!isFirst) most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (!isFirst) now--;
      return quick.think(request);
    },
  };
  let time = 1_000_000;
  const trial = await openTestServer({ thinker, now: () => (time += 1) });
  const mal = await trial.visitor();
  for (let i = 0; i < 30; i++) {
    const terms = { game: "towers", options: { players: 2, start: 1 }, bots: ["archmage"] };
    const { table } = granted(await mal.ask("create", terms));
    abandoned.add(table);
  }
  const [first] = abandoned;
  // Nobody looks any more: a bot of a table that is begun and left alone waits for its turn.
  for (const table of abandoned) {
    granted(await mal.ask("start", { table }));
    time += 100_000;
  }
  const ann = await trial.visitor();
  const began = performance.now();
  const table = await playWith([ann], { game: "towers", options: { players: 2, start: 1 } }, "archmage");
  await vi.waitFor(() => expect(ann.frames.at(-1)?.legal).toBeDefined());
  expect(table).toBeDefined();
  expect(performance.now() - began).toBeLessThan(5000);
  // Who comes back to one of them finds it going on.
  granted(await mal.ask("watch", { table: first! }));
  await vi.waitFor(() => expect(mal.frames.at(-1)?.legal).toBeDefined(), 5000);
  expect(most).toBeGreaterThanOrEqual(1);
  expect(most).toBeLessThanOrEqual(3);
  await trial.close();
});

test("where nobody has a seat any more, bots rest until somebody looks", async () => {
  let thoughts = 0;
  const quick = quickThinker();
  let time = 1_000_000;
  const trial = await openTestServer({
    thinker: { ...quick, think: (request) => (thoughts++, quick.think(request)) },
    now: () => time,
  });
  const ann = await trial.visitor();
  const table = await playWith([ann], { game: "towers", options: { players: 2, start: 0 } }, "mage");
  granted(await ann.ask("unwatch", { table }));
  time += 100_000;
  granted(await ann.ask("leave", { table }));
  expect(await trial.serving.hall.store.dueNow(9)).toEqual([]);
  await trial.restart();
  thoughts = 0;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(thoughts).toBe(0);
  granted(await ann.ask("watch", { table }));
  await vi.waitFor(() => expect(thoughts).toBeGreaterThan(0));
  await trial.close();
});
