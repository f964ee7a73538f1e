import { describe, expect, it } from "vitest";
import type { Scenario } from "./scenario.ts";
import { magicians } from "./game.ts";
import { given } from "./scenario.ts";

/** Seat 0 jumps to the mill, where seat 1 stands with its apprentice. */
const fight = (cards: readonly (readonly string[])[] = [[], [], []], walk = "apprentice mill"): Scenario =>
  given({
    magicians: ["sun", "mill", "life"],
    apprentices: ["sun-mill.1", "mill", "life"],
    stones: [true, true, true],
    cards,
  }).do("throw 1 1 1", "magician mill", walk);

const CHOICES = [
  "stop",
  "rethrow 0",
  "rethrow 1",
  "rethrow 0 1",
  "rethrow 2",
  "rethrow 0 2",
  "rethrow 1 2",
  "rethrow 0 1 2",
];
const LOSE = ["throw 0 0 0", "stop", "throw 2 2 2"];
const WIN = ["throw 2 2 2", "stop", "throw 0 0 0"];

describe("the leader", () => {
  it("M-F1 may throw any wands again after the first and the second throw, also such as were left lying", () => {
    const at = fight().do("throw 0 1 2");
    expect(at.position().decider).toBe(0);
    expect(at.legal()).toEqual(CHOICES);
    at.do("rethrow 0", "throw 1 1 2");
    expect(at.legal()).toEqual(CHOICES);
    at.do("rethrow 1 2", "throw 1 0 0");
    // The third throw was the last: the other throws.
    expect(at.position()).toMatchObject({
      decider: "chance",
      turn: { fight: { leadSum: 1, leadThrows: 3, thrower: 1 } },
    });
    expect(at.told("laid")).toMatchObject([{ seat: 0, sum: 1, throws: 3 }]);
  });

  it("M-F1 is asked whatever the wands show", () => {
    expect(fight().do("throw 2 2 2").legal()).toEqual(CHOICES);
  });

  it.each(["throw 1 1 1", "throw 0 1 1", "throw 0 2 2"])("M-F1 wands left lying keep their value: not %s", (thrown) => {
    const at = fight().do("throw 0 1 2", "rethrow 0");
    expect(() => at.do(thrown)).toThrow("not a possible outcome");
    expect(() => at.do("throw 2 1 2")).not.toThrow();
  });
});

describe("the other", () => {
  it.each([
    { lead: ["throw 0 0 1", "stop"], asked: 0 },
    { lead: ["throw 0 0 0", "rethrow 0", "throw 1 0 0", "stop"], asked: 1 },
    { lead: ["throw 0 0 0", "rethrow 0", "throw 0 0 0", "rethrow 1", "throw 0 1 0"], asked: 2 },
  ])("M-F2 has at most as many throws as the leader used, and is asked $asked times", ({ lead, asked }) => {
    const at = fight().do(...lead, "throw 2 0 0");
    for (let i = 0; i < asked; i++) {
      expect(at.position().decider).toBe(1);
      at.do("rethrow 0", "throw 2 0 0");
    }
    expect(at.told("fight-won")).toMatchObject([{ seat: 1, loser: 0, place: "mill" }]);
  });
});

describe("the winner", () => {
  const twice = (first: string, second: string): string[] => [first, "rethrow 0 1 2", second, "stop"];
  it.each([
    {
      title: "5 on 3 beats 4 on 3",
      throws: [
        "throw 2 2 1",
        "rethrow 2",
        "throw 2 2 0",
        "rethrow 2",
        "throw 2 2 1",
        "throw 2 2 0",
        "rethrow 2",
        "throw 2 2 0",
        "rethrow 2",
        "throw 2 2 0",
      ],
      winner: 0,
    },
    {
      title: "4 on 1 beats 4 on 2",
      throws: [...twice("throw 0 0 0", "throw 2 1 1"), "throw 1 1 2", "stop"],
      winner: 1,
    },
    {
      title: "3 on 2 loses to 4 on 2",
      throws: [...twice("throw 0 0 0", "throw 2 1 1"), ...twice("throw 0 0 0", "throw 1 1 1").slice(0, 3)],
      winner: 0,
    },
    { title: "6 on 1 beats 0 on 1", throws: LOSE, winner: 1 },
  ])("M-F3 $title", ({ throws, winner }) => {
    expect(
      fight()
        .do(...throws)
        .told("fight-won"),
    ).toMatchObject([{ seat: winner, loser: 1 - winner }]);
  });

  it("M-F3 equal both: fight again, the other leading with three throws, and so on", () => {
    const at = fight().do("throw 2 0 0", "stop", "throw 0 1 1");
    expect(at.told("fight-again")).toMatchObject([{ leader: 1 }]);
    expect(at.position().turn.fight).toMatchObject({
      challenger: 0,
      leader: 1,
      thrower: 1,
      leadSum: null,
      values: null,
      throws: 0,
    });
    expect(at.do("throw 1 1 0").position().decider).toBe(1);
    at.do("stop", "throw 0 0 2");
    expect(at.told("fight-again")).toMatchObject([{ leader: 1 }, { leader: 0 }]);
    at.do("throw 1 1 1", "stop", "throw 0 0 2");
    expect(at.told("fight-won")).toMatchObject([{ seat: 0, loser: 1 }]);
  });
});

describe("after the fight", () => {
  it("M-F4 the beaten defender and its apprentice go to the labyrinth", () => {
    expect(
      fight()
        .do(...WIN)
        .position(),
    ).toMatchObject({
      magicians: ["mill", "labyrinth", "life"],
      apprentices: ["mill", "labyrinth", "life"],
      stones: [true, false, true],
    });
  });

  it("M-F4 the beaten challenger goes, and so does its apprentice if it came along", () => {
    expect(
      fight()
        .do(...LOSE)
        .position(),
    ).toMatchObject({
      magicians: ["labyrinth", "mill", "life"],
      apprentices: ["labyrinth", "mill", "life"],
      stones: [false, true, true],
    });
  });

  it("M-F4 an apprentice elsewhere stays where it is", () => {
    expect(
      fight(undefined, "apprentice life-mill.1")
        .do(...LOSE)
        .position(),
    ).toMatchObject({
      apprentices: ["life-mill.1", "mill", "life"],
      stones: [true, true, true],
    });
  });

  it.each([
    { title: "from the place", cards: [[], [], []], throws: WIN, after: [["mill"], [], []], left: 1 },
    {
      title: "from the place, though the loser has one",
      cards: [[], ["mill"], []],
      throws: WIN,
      after: [["mill"], ["mill"], []],
      left: 0,
    },
    {
      title: "of the loser if the place is empty",
      cards: [[], ["mill"], ["mill"]],
      throws: WIN,
      after: [["mill"], [], ["mill"]],
      left: 0,
    },
    { title: "none if the winner has it", cards: [["mill"], [], []], throws: WIN, after: [["mill"], [], []], left: 1 },
    { title: "also as the challenged", cards: [[], [], []], throws: LOSE, after: [[], ["mill"], []], left: 1 },
    {
      title: "of the challenger if the place is empty",
      cards: [["mill"], [], ["mill"]],
      throws: LOSE,
      after: [[], ["mill"], ["mill"]],
      left: 0,
    },
  ])("M-F5 the winner takes a card: $title", ({ cards, throws, after, left }) => {
    expect(
      fight(cards)
        .do(...throws)
        .position(),
    ).toMatchObject({ cards: after, left: { mill: left } });
  });

  it("M-F6 triples mean nothing in a fight", () => {
    const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun", "life", "life"] });
    at.do(
      "throw 1 0 0",
      "magician mill",
      "apprentice sun-mill.1",
      "throw 0 0 0",
      "rethrow 0 1 2",
      "throw 1 1 1",
      "stop",
    );
    at.do("throw 2 2 2", "stop");
    expect(at.told("triple")).toEqual([]);
    expect(at.position()).toMatchObject({ active: 1, decider: "chance", magicians: ["labyrinth", "mill", "life"] });
  });
});

it("M-F1 wands that are not thrown again lie as they lay", () => {
  const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun", "life", "life"] });
  at.do("throw 1 0 0", "magician mill", "apprentice sun-mill.1", "throw 0 1 2", "rethrow 0");
  expect(Array.from(magicians.outcome(at.state, { below: (n) => n - 1 }))).toEqual([2, 1, 2]);
});
