import { expect, test } from "vitest";
import { choices } from "../../../games/magicians/choices.ts";
import { magicians } from "../../../games/magicians/game.ts";
import { given } from "../../../games/magicians/scenario.ts";
import { mark, marked, onBoard, rethrowOf, wholly } from "./choose.ts";

test("choosing a figure leaves its targets only, choosing a target leaves that", () => {
  const all = choices(given().do("throw 1 1 2").state);
  const targets = onBoard(all);
  expect(new Set(targets.map(({ figure }) => figure))).toEqual(new Set(["magician", "apprentice"]));
  expect(new Set(onBoard(all, { figure: "apprentice" }).map(({ verb }) => verb))).toEqual(new Set(["apprentice"]));
  const mill = targets.find(({ text }) => text === "magician mill")!;
  expect(onBoard(all, wholly(mill))).toEqual([mill]);
});

test("M-F1 wands are marked in any order, and unmarked again", () => {
  const fight = given({ magicians: ["life", "mill", "life"] });
  const all = choices(fight.do("throw 1 1 2", "magician mill", "apprentice castle", "throw 0 1 2").state);
  const wands = mark(mark([], 2).wands!, 0).wands!;
  expect(rethrowOf(all, wands)?.text).toBe("rethrow 0 2");
  expect(rethrowOf(all, mark(wands, 2).wands!)?.text).toBe("rethrow 0");
  expect(rethrowOf(all, [])).toBeUndefined();
});

test("M-F1 the wands worth throwing again are marked beforehand, until one chooses otherwise", () => {
  const { state } = given({ magicians: ["life", "mill", "life"] }).do(
    "throw 1 1 2",
    "magician mill",
    "apprentice castle",
    "throw 0 0 2",
  );
  const { fight } = magicians.view(state, 0).turn;
  const all = choices(state);
  expect(marked(all, undefined, fight)).toContain(0);
  expect(marked(all, undefined, fight)).not.toContain(2);
  expect(marked(all, { wands: [] }, fight)).toEqual([]);
  expect(marked([], undefined, fight)).toEqual([]);
  // Whoever is to find them out is not told.
  expect(marked(all, undefined, fight, true)).toEqual([]);
});
