import { expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import { decisions, isRefusal } from "../../core/game.ts";
import { CARD_AT, nodeNamed } from "./board.ts";
import { meetingChance } from "./chances.ts";
import { magicians } from "./game.ts";
import { APPRENTICE, MAGICIAN } from "./state.ts";

const cardOf = (place: string): number => 1 << CARD_AT[nodeNamed(place)]!;

test.each([
  // M-K Two steps: sum 2 in 6 of 27 throws; the magician stays.
  ["sun", "sun-mill.2", 0, 6],
  // M-A2 The stone also doubles sum 1.
  ["sun", "sun-mill.2", 1, 9],
  // One jump and one step: the own wand shows 1, the others nothing.
  ["castle", "sun-mill.1", 0, 1],
  // Already together: nothing new to take there.
  ["sun", "sun", 0, 0],
])(
  "M-C1 magician on %s, apprentice on %s, stone %d: the sun's card in %d of 27 throws",
  (magician, apprentice, stone, cases) => {
    expect(meetingChance(nodeNamed(magician), nodeNamed(apprentice), stone, cardOf("sun")) * 27).toBeCloseTo(cases);
  },
);

test("prospects add up to one, and a seat that can meet next is better off than one that cannot", () => {
  const state = magicians.setup({ start: 0 }, seeded("hints"));
  if (isRefusal(state)) throw new Error(state.say);
  const values = new Float64Array(3);
  state[MAGICIAN] = nodeNamed("sun");
  state[APPRENTICE] = nodeNamed("sun-mill.2");
  magicians.hints.evaluate(state, values);
  expect(values[0]! + values[1]! + values[2]!).toBeCloseTo(1);
  expect(values[0]).toBeGreaterThan(values[1]!);
});

test("first sight judges every decision", () => {
  const state = magicians.setup({ start: 0 }, seeded("sight"));
  if (isRefusal(state)) throw new Error(state.say);
  magicians.befall(state, [1, 2, 0]);
  const list = decisions();
  const sights = new Float64Array(list.length);
  const count = magicians.legal(state, list);
  magicians.hints.rate(state, list, count, sights);
  expect(count).toBeGreaterThan(3);
  expect(new Set(sights.subarray(0, count)).size).toBeGreaterThan(1);
});
