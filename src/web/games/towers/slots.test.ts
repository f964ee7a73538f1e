import { expect, test } from "vitest";
import { settle } from "./slots.ts";

const _ = undefined;

test.each([
  ["the first hand", [], ["a", "b", "c"], ["a", "b", "c"]],
  ["a card is gone", ["a", "b", "c"], ["a", "c"], ["a", _, "c"]],
  ["a new one comes in its place", ["a", _, "c"], ["a", "c", "d"], ["a", "d", "c"]],
  ["one of two copies is gone", ["a", "a", "c"], ["a", "c"], ["a", _, "c"]],
  ["a fourth is given", ["a", "b", "c"], ["a", "b", "c", "d"], ["a", "b", "c", "d"]],
  ["and given back", ["a", "b", "c", "d"], ["a", "c", "d"], ["a", "c", "d"]],
  ["all are gone", ["a", "b", "c"], [], [_, _, _]],
])("%s", (_what, before, cards, after) => {
  expect(settle(before, cards, 3)).toEqual(after);
});
