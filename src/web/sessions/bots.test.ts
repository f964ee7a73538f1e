/** A game against bots goes on whatever happens to their worker. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WebWorker } from "../../bots/webPool.ts";
import type { FromWorker, ToWorker } from "../../bots/workbench.ts";
import { seeded } from "../../core/chance.ts";
import { decisions, isRefusal } from "../../core/game.ts";
import { towers } from "../../games/towers/game.ts";
import { openBots } from "./bots.ts";

const state = towers.setup({ players: 2, start: 0 }, seeded("bots"));
if (isRefusal(state)) throw new Error(state.say);
const list = decisions();
const legal = Array.from(list.subarray(0, towers.legal(state, list)), (each) => towers.format(state, each));
const answer = { decision: legal[0]!, ms: 5, iterations: 7, value: 0.5 };

/** A worker that does to each request what it is told to do. */
function workerThat(receive: (message: ToWorker, tell: (message: FromWorker) => void, die: () => void) => void) {
  const hears: ((event: { data: FromWorker }) => void)[] = [];
  const faults: ((event: { message: string }) => void)[] = [];
  const worker = {
    isEnded: false,
    postMessage(message: ToWorker) {
      receive(
        message,
        (data) => hears.forEach((hear) => hear({ data })),
        () => faults.forEach((hear) => hear({ message: "out of memory" })),
      );
    },
    addEventListener(what: "message" | "error", hear: never) {
      (what === "message" ? hears : faults).push(hear);
    },
    terminate() {
      worker.isEnded = true;
    },
  };
  return worker satisfies WebWorker;
}
const healthy = () =>
  workerThat((message, tell) => {
    if (message.do === "think") tell({ id: message.id, thought: answer });
    else if (message.do === "cancel") tell({ id: 1 });
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a healthy worker is asked, and asked again", async () => {
  const start = vi.fn<() => WebWorker>(healthy);
  const bots = openBots(start);
  expect(await bots.think(towers, state, 0, "mage", "t")).toEqual(answer);
  expect(await bots.think(towers, state, 0, "mage", "t")).toEqual(answer);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each([
  ["dies", () => workerThat((_message, _tell, die) => die())],
  ["falls silent", () => workerThat(() => undefined)],
  ["cannot think", () => workerThat((message, tell) => "id" in message && tell({ id: message.id, fault: "broken" }))],
])("a worker that %s: a legal decision all the same, the worker is ended, and the next is asked", async (_, broken) => {
  const workers = [broken(), healthy()];
  const started: ReturnType<typeof healthy>[] = [];
  const bots = openBots(() => {
    started.push(workers.shift()!);
    return started.at(-1)!;
  });
  const thinking = bots.think(towers, state, 0, "mage", "t");
  await vi.runAllTimersAsync();
  expect(legal).toContain((await thinking)?.decision);
  expect(await bots.think(towers, state, 0, "mage", "t")).toEqual(answer);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test("a browser that starts no workers at all: the simple rule plays", async () => {
  const bots = openBots(() => {
    throw new Error("not allowed");
  });
  for (let i = 0; i < 3; i++) expect(legal).toContain((await bots.think(towers, state, 0, "mage", "t"))?.decision);
});

test("whoever leaves the table gets no answer, and nothing fails", async () => {
  const bots = openBots(() =>
    workerThat((message, tell) => {
      if (message.do === "cancel") tell({ id: 1 });
    }),
  );
  const thinking = bots.think(towers, state, 0, "mage", "t");
  bots.forget("t");
  expect(await thinking).toBeUndefined();
});
