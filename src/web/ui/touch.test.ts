import { expect, test } from "vitest";
import { meant } from "./touch.ts";

/** Things in a row, named by where they are, and a finger among them. */
const finger = (at: number, ...things: readonly number[]): number[] => meant(things, (thing) => Math.abs(thing - at));

test.each([
  ["in the middle of one, its neighbour 30 px away", 100, [100, 130], [100]],
  ["a little off, but clearly nearer", 104, [100, 130], [100]],
  ["between two: both, the nearer first", 112, [130, 100], [100, 130]],
  ["as far from both", 115, [100, 130], [100, 130]],
  ["beside the only one", 160, [100], [100]],
  ["three close together", 110, [110, 120, 100, 200], [110, 120, 100]],
] as const)("a finger %s", (_, at, things, expected) => {
  expect(finger(at, ...things)).toEqual(expected);
});

test("where there is nothing, nothing is meant", () => {
  expect(finger(0)).toEqual([]);
});
