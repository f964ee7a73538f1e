import { describe, expect, it } from "vitest";
import { fixed } from "../../core/chance.ts";
import { isRefusal } from "../../core/game.ts";
import { magicians } from "./game.ts";
import { write } from "./position.ts";

function start(...luck: readonly number[]): number {
  const chance = fixed(...luck);
  const state = magicians.setup({}, chance);
  if (isRefusal(state)) throw new Error(state.say);
  expect(chance.used()).toBe(true);
  return magicians.active(state);
}

describe("a new game", () => {
  it("M-B5 three magicians and three apprentices on life, no stone, two copies of each card on its place", () => {
    const state = magicians.setup({ start: 1 }, fixed());
    if (isRefusal(state)) throw new Error(state.say);
    expect(magicians.seats(state)).toBe(3);
    expect(write(state)).toMatchObject({
      active: 1,
      decider: "chance",
      magicians: ["life", "life", "life"],
      apprentices: ["life", "life", "life"],
      stones: [false, false, false],
      left: { castle: 2, forest: 2, magician: 2, mill: 2, moon: 2, sun: 2, tower: 2 },
      cards: [[], [], []],
    });
  });

  it.each([
    { title: "the highest sum", luck: [0, 0, 0, 2, 2, 1, 2, 2, 0], seat: 1 },
    { title: "a triple is a sum like any other", luck: [2, 2, 2, 2, 2, 1, 0, 0, 0], seat: 0 },
    { title: "only the tied throw again", luck: [2, 2, 0, 1, 0, 0, 2, 1, 1, 0, 0, 1, 0, 1, 1], seat: 2 },
    {
      title: "as often as needed",
      luck: [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0],
      seat: 0,
    },
  ])("M-T1 the throws decide who starts: $title", ({ luck, seat }) => {
    expect(start(...luck)).toBe(seat);
  });

  it("M-T1 what each threw can be shown again from the same luck; who was chosen threw nothing", () => {
    const luck = [2, 2, 0, 1, 0, 0, 2, 1, 1, 0, 0, 1, 0, 1, 1];
    expect(magicians.throwsForStart!({}, fixed(...luck))).toEqual([
      [
        { seat: 0, values: [2, 2, 0] },
        { seat: 1, values: [1, 0, 0] },
        { seat: 2, values: [2, 1, 1] },
      ],
      [
        { seat: 0, values: [0, 0, 1] },
        { seat: 2, values: [0, 1, 1] },
      ],
    ]);
    expect(magicians.throwsForStart!({ start: 2 }, fixed())).toEqual([]);
  });
});
