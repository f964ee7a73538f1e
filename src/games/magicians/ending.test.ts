import { describe, expect, it } from "vitest";
import { magicians } from "./game.ts";
import { given } from "./scenario.ts";

const SIX = ["castle", "forest", "magician", "moon", "sun", "tower"];

describe("the end", () => {
  const near = { magicians: ["sun", "life", "life"], apprentices: ["sun-mill.1", "life", "life"] };

  it.each([
    { title: "the others rank by number of cards", others: [["mill"], ["sun", "moon"]], ranking: [[0], [2], [1]] },
    { title: "equal numbers share a rank", others: [["moon"], ["sun"]], ranking: [[0], [1, 2]] },
  ])("M-C3 who has all seven cards wins at once; $title", ({ others, ranking }) => {
    const at = given({ ...near, cards: [SIX, ...others] }).do("throw 1 1 1", "apprentice mill", "magician mill");
    expect(at.position()).toMatchObject({ active: 0, decider: null });
    expect(magicians.result(at.state)).toEqual({ winners: [0], ranking });
    expect(at.legal()).toEqual([]);
    expect(at.events.at(-1)).toEqual({ what: "over", result: { winners: [0], ranking } });
  });

  it("M-C3 a defender may win with the challenger's throw", () => {
    const at = given({
      magicians: ["sun", "mill", "life"],
      cards: [[], SIX, []],
      apprentices: ["life", "life", "mill-moon.1"],
    });
    at.do("throw 1 0 0", "magician mill", "apprentice life-mill.1", "throw 0 0 0", "stop", "throw 2 0 0");
    expect(at.position()).toMatchObject({ active: 0, decider: null, magicians: ["labyrinth", "mill", "life"] });
    expect(magicians.result(at.state)).toEqual({ winners: [1], ranking: [[1], [0, 2]] });
  });

  it("M-C3 a game in progress has no result", () => {
    expect(magicians.result(given().state)).toBeUndefined();
  });
});

describe("a limit of rounds", () => {
  const apart = { magicians: ["sun", "labyrinth", "life"], apprentices: ["sun", "labyrinth", "life"] };
  const turns = ["throw 0 1 0", "apprentice sun-mill.1", "throw 1 0 0", "apprentice life-labyrinth.3"];
  const last = ["throw 1 0 0", "apprentice life-mill.1"];

  it.each([
    { title: "most cards win", cards: [["sun"], ["mill"], ["sun", "moon"]], winners: [2], ranking: [[2], [0, 1]] },
    { title: "ties are shared", cards: [["sun"], [], ["moon"]], winners: [0, 2], ranking: [[0, 2], [1]] },
    { title: "seats ascend", cards: [["sun"], ["mill"], ["moon"]], winners: [0, 1, 2], ranking: [[0, 1, 2]] },
  ])("M-O ends the game after the turn of the seat before the starting seat: $title", ({ cards, winners, ranking }) => {
    const at = given({ ...apart, cards, options: { roundLimit: 1 } }).do(...turns);
    expect(at.position().decider).toBe("chance");
    expect(at.do(...last).position()).toMatchObject({ active: 2, decider: null });
    expect(magicians.result(at.state)).toEqual({ winners, ranking });
  });

  it("M-O counts rounds from the starting seat", () => {
    const at = given({ ...apart, active: 2, options: { start: 2, roundLimit: 1 } });
    at.do(...last, "throw 0 1 0", "apprentice sun-mill.1");
    expect(at.position()).toMatchObject({ active: 1, decider: "chance" });
    expect(at.do("throw 1 0 0", "apprentice life-labyrinth.3").position().decider).toBe(null);
  });

  it("M-O waits for the bonus throws of the last turn", () => {
    const at = given({
      active: 2,
      magicians: ["labyrinth", "sun", "mill"],
      apprentices: ["labyrinth", "labyrinth", "life"],
      cards: [[], ["castle", "forest", "magician", "moon", "tower"], []],
      options: { roundLimit: 1 },
    });
    at.do("throw 0 0 1", "magician sun", "apprentice life-mill.1", "throw 0 0 0", "stop", "throw 2 2 2");
    expect(at.position()).toMatchObject({ active: 1, decider: "chance" });
    expect(at.do("throw 1 0 0", "apprentice life-labyrinth.3").position()).toMatchObject({ active: 1, decider: null });
    expect(magicians.result(at.state)).toEqual({ winners: [1], ranking: [[1], [0, 2]] });
  });

  it("M-O is off by default", () => {
    const at = given(apart).do(...turns, ...last);
    expect(at.position()).toMatchObject({ active: 0, decider: "chance", turn: { round: 2 } });
  });
});
