/** Opening a table costs what is on it, not its history; and nobody waits for it. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { wholeRecord } from "./history.ts";
import { roomOf } from "./rooms.ts";
import { endlessUndo } from "../testing/attacks/undo.ts";
import { longTable } from "../testing/longTable.ts";
import type { TestServer } from "../testing/testServer.ts";
import { granted, openTestServer } from "../testing/testServer.ts";

const ENTRIES = 20_000;
/** Everybody else may wait so long for one request at most. */
const MOST_WAIT = 50;

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

/**
 * The longest time in milliseconds that the process worked without listening while something was done. Processor time of
 * this thread, between two rounds of its event loop: other programs on this machine do not count.
 */
async function worstWait(act: () => Promise<void>): Promise<number> {
  let worst = 0;
  let isDone = false;
  let last = process.threadCpuUsage();
  const round = (): void => {
    const { user, system } = process.threadCpuUsage(last);
    worst = Math.max(worst, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (!isDone) setImmediate(round);
  };
  setImmediate(round);
  await act();
  isDone = true;
  return worst;
}

test(`a table of ${ENTRIES} entries is opened, watched and read while nobody waits`, async () => {
  const ann = await trial.visitor();
  const table = await longTable(trial, [ann, await trial.visitor()], ENTRIES);
  await trial.restart();
  const began = performance.now();
  const first = await worstWait(async () => {
    granted(await ann.ask("watch", { table }));
    await vi.waitFor(() => expect(ann.frames.at(-1)!.n).toBe(ENTRIES - 1));
  });
  expect(first).toBeLessThan(MOST_WAIT);
  await trial.restart();
  const again = performance.now();
  const second = await worstWait(async () => {
    granted(await ann.ask("watch", { table }));
    await vi.waitFor(() => expect(ann.frames.at(-1)!.n).toBe(ENTRIES - 1));
  });
  expect(second).toBeLessThan(MOST_WAIT);
  // The first time snapshots had to be made.
  expect(performance.now() - again).toBeLessThan((again - began) / 2);
  const whole = await worstWait(async () => {
    ann.frames.length = 0;
    granted(await ann.ask("watch", { table, from: -1 }));
    await vi.waitFor(() => expect(ann.frames.at(-1)!.n).toBe(ENTRIES - 1), 50_000);
  });
  expect(ann.frames.map(({ n }) => n)).toEqual(Array.from({ length: ENTRIES }, (_, n) => n));
  expect(whole).toBeLessThan(MOST_WAIT);
  // So long a record is checked in slices too.
  const { hall } = trial.serving;
  const room = (await roomOf(hall, table))!;
  const record = { ...(await wholeRecord(hall, room)), luck: { seed: "long", wish: { players: 2 } } };
  const most = Math.floor(record.moves.length * Math.min(1, 900_000 / JSON.stringify(record).length));
  const checking = await worstWait(async () => {
    const answer = await ann.post("/api/verify", {
      ...record,
      moves: record.moves.slice(0, most),
      result: { won: true },
    });
    expect(await answer.json()).toMatchObject({ refused: "result" });
  });
  expect(checking).toBeLessThan(MOST_WAIT);
});

test.each([endlessUndo])("$name", async (attack) => {
  expect(await attack.run({ port: () => trial.serving.port })).toEqual([]);
});
