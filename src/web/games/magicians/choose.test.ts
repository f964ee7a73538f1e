import { describe, expect, test } from "vitest";
import { nodeNamed } from "../../../games/magicians/board.ts";
import type { View } from "../../../games/magicians/hidden.ts";
import type { Target } from "./choose.ts";
import { mark, marked, onBoard, outlookOf, reachOf, read, wayOf } from "./choose.ts";

const TURN = {
  round: 1,
  throw: [1, 1, 2],
  magicianDue: true,
  apprenticeDue: true,
  spellDue: false,
  fight: null,
  symbols: null,
  throwsDue: 0,
  bonuses: [],
};
const LEFT = { forest: 2, magician: 2, tower: 2, castle: 2, sun: 2, mill: 2, moon: 2 };
const view = (change: Partial<View> = {}): View => ({
  active: 0,
  decider: 0,
  magicians: ["life", "life", "life"],
  apprentices: ["life", "life", "life"],
  stones: [false, false, false],
  left: LEFT,
  cards: [[], [], []],
  turn: TURN,
  ...change,
});
const target = (text: string): Target => read(text) as Target;

describe("outlook: what would come of going there", () => {
  const cases: readonly [string, string, Partial<View>, readonly string[], string | undefined][] = [
    ["M-C1 the second figure takes the card", "apprentice mill", { magicians: ["mill", "life", "life"] }, [], "card"],
    [
      "M-C1 from another when the place is empty",
      "apprentice mill",
      { magicians: ["mill", "life", "life"], left: { ...LEFT, mill: 0 } },
      [],
      "take",
    ],
    [
      "M-C2 no second of a kind",
      "apprentice mill",
      { magicians: ["mill", "life", "life"], cards: [["mill"], [], []] },
      [],
      undefined,
    ],
    [
      "M-C3 the seventh card wins",
      "apprentice mill",
      {
        magicians: ["mill", "life", "life"],
        cards: [["castle", "forest", "magician", "moon", "sun", "tower"], [], []],
      },
      [],
      "win",
    ],
    ["M-C1 both could meet there with this throw", "apprentice mill", {}, ["magician mill"], "pair"],
    ["M-M4 a fight", "magician mill", { magicians: ["life", "mill", "life"] }, [], "fight"],
    [
      "M-M4 the apprentice waits for the fight",
      "apprentice mill",
      { magicians: ["mill", "mill", "life"] },
      [],
      "waits",
    ],
    ["M-A4 a foreign magician sends it away", "apprentice mill", { magicians: ["life", "mill", "life"] }, [], "lost"],
    ["M-M3 a foreign apprentice must go", "magician mill", { apprentices: ["life", "life", "mill"] }, [], "banish"],
    ["M-A5 a glowing sign", "apprentice life-mill.2", {}, [], "sign"],
    [
      "M-M5 the labyrinth is peaceful",
      "magician labyrinth",
      { magicians: ["life", "labyrinth", "life"] },
      [],
      undefined,
    ],
  ];
  test.each(cases)("%s", (_, text, change, legal, what) => {
    expect(outlookOf(target(text), view(change), legal)?.what).toBe(what);
  });
});

describe("reach", () => {
  test("M-T2 the magician by its own wand, the apprentice by the sum", () => {
    expect(reachOf(target("magician mill"), view())).toEqual({ steps: 1, isDoubled: false });
    expect(reachOf(target("apprentice mill"), view())).toEqual({ steps: 4, isDoubled: false });
  });
  test("M-A2 what only the stone reaches is told apart", () => {
    expect(reachOf(target("apprentice sun"), view({ stones: [true, false, false] }))).toEqual({
      steps: 8,
      isDoubled: true,
    });
  });
  test("M-Z3 magic counts no steps", () => {
    expect(reachOf(target("magic sun"), view())).toBeUndefined();
  });
  test("M-A1 the way shown has as many steps as are walked", () => {
    expect(wayOf(target("apprentice mill"), view())).toHaveLength(5);
    expect(wayOf(target("magician mill"), view())).toEqual([nodeNamed("life"), nodeNamed("mill")]);
  });
});

test("choosing a figure leaves its targets only", () => {
  const legal = ["magician mill", "stay", "apprentice mill", "apprentice sun", "rest"];
  expect(onBoard(legal, { prefix: "" })).toHaveLength(3);
  expect(onBoard(legal, { prefix: "apprentice" }).map(({ text }) => text)).toEqual([
    "apprentice mill",
    "apprentice sun",
  ]);
  expect(onBoard(legal, { prefix: "magician mill" }).map(({ text }) => text)).toEqual(["magician mill"]);
});

test("M-F1 wands are marked in any order and named in theirs", () => {
  const picked = mark(mark({ prefix: "" }, 2), 0);
  expect(picked.prefix).toBe("rethrow 0 2");
  expect(marked(mark(picked, 2))).toEqual([0]);
  expect(mark(mark(picked, 2), 0).prefix).toBe("");
});
