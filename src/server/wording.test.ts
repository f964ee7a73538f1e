import { expect, test } from "vitest";
import { isRefusal, ONLOOKER } from "../core/game.ts";
import type { Frame } from "../core/table.ts";
import { begin, frameOf, seededLuck } from "../core/table.ts";
import { GAMES } from "../games/index.ts";
import { newWording } from "./wording.ts";

test.each(Object.values(GAMES))("every seat's frame of $name reads as it is, though they share their words", (game) => {
  const table = begin(game, {}, seededLuck("wording"));
  if (isRefusal(table)) throw new Error(table.say);
  const wording = newWording();
  let beside: Frame | undefined;
  for (const seat of [...Array(game.seats(table.state)).keys(), ONLOOKER]) {
    beside = frameOf(table, seat, undefined, false, beside);
    expect(JSON.parse(wording(beside))).toEqual(JSON.parse(JSON.stringify(frameOf(table, seat))));
  }
});

test("what is not there is not said", () => {
  const frame = { n: 1, by: null, events: [], decider: 0, view: { gone: undefined, none: null, "is it?": [true] } };
  expect(newWording()(frame)).toBe('{"n":1,"by":null,"events":[],"decider":0,"view":{"none":null,"is it?":[true]}}');
});
