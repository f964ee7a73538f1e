import { expect, test } from "vitest";
import { choices } from "../../../games/magicians/choices.ts";
import { given } from "../../../games/magicians/scenario.ts";
import { mark, onBoard, rethrowOf, wholly } from "./choose.ts";

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
  const picked = mark(mark(undefined, 2), 0);
  expect(rethrowOf(all, picked)?.text).toBe("rethrow 0 2");
  expect(rethrowOf(all, mark(picked, 2))?.text).toBe("rethrow 0");
  expect(mark(mark(picked, 2), 0)).toBeUndefined();
  expect(rethrowOf(all)).toBeUndefined();
});
