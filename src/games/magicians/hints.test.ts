import { expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import { decisions, isRefusal } from "../../core/game.ts";
import { nodeNamed } from "./board.ts";
import { magicians } from "./game.ts";
import { STATE } from "./state.ts";

const { at } = STATE;

test("prospects add up to one, and a seat that can meet next is better off than one that cannot", () => {
  const state = magicians.setup({ start: 0 }, seeded("hints"));
  if (isRefusal(state)) throw new Error(state.say);
  const values = new Float64Array(3);
  state[at.magician] = nodeNamed("sun");
  state[at.apprentice] = nodeNamed("sun-mill.2");
  magicians.hints.evaluate(state, values);
  expect(values[0]! + values[1]! + values[2]!).toBeCloseTo(1);
  expect(values[0]).toBeGreaterThan(values[1]!);
});

test("first sight judges every decision", () => {
  const state = magicians.setup({ start: 0 }, seeded("sight"));
  if (isRefusal(state)) throw new Error(state.say);
  magicians.applyOutcome(state, [1, 2, 0]);
  const list = decisions();
  const sights = new Float64Array(list.length);
  const count = magicians.legal(state, list);
  magicians.hints.rate(state, list, count, sights, true);
  expect(count).toBeGreaterThan(3);
  expect(new Set(sights.subarray(0, count)).size).toBeGreaterThan(1);
});
