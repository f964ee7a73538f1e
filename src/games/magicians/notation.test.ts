import { describe, expect, it } from "vitest";
import { BOARD } from "./board.ts";
import { magicians } from "./game.ts";
import { given } from "./scenario.ts";

const { state } = given();
const WORDS = ["stay", "rest", "stop", "cast", "decline", "power", "fate"];
const NUMBERS = ["take 0", "take 1", "take 2", "rethrow 0", "rethrow 2", "rethrow 0 1", "rethrow 1 2", "rethrow 0 1 2"];

describe("decisions as text", () => {
  const decisions = [
    ...WORDS,
    ...BOARD.nodes.map((name) => `apprentice ${name}`),
    ...BOARD.nodes.slice(0, 9).map((name) => `magician ${name}`),
    ...BOARD.cards.map(({ place }) => `magic ${BOARD.nodes[place]}`),
    ...NUMBERS,
  ];

  it("M-T2 every decision is written as it was read, and no two are the same", () => {
    const packed = decisions.map((text) => magicians.parse(state, text));
    expect(packed).not.toContain(undefined);
    expect(packed.map((decision) => magicians.format(state, decision!))).toEqual(decisions);
    expect(new Set(packed).size).toBe(decisions.length);
  });

  it.each([
    "",
    "Stay",
    "stay ",
    " stay",
    "stay life",
    "magician",
    "magician sun-mill.1",
    "magician well",
    "apprentice sun-mill.4",
    "apprentice sun-mill.0",
    "apprentice mill-sun.1",
    "apprentice  mill",
    "magic",
    "magic life",
    "magic labyrinth",
    "magic sun-mill.2",
    "take",
    "take 3",
    "take -1",
    "take 01",
    "take 0 1",
    "rethrow",
    "rethrow 3",
    "rethrow 1 0",
    "rethrow 1 1",
    "rethrow 0,1",
    "toString",
    "__proto__",
    "throw 1 1 1",
    "throw 0 1 2",
    "wand 0",
  ])("M-T2 %j is no decision", (text) => {
    expect(magicians.parse(state, text)).toBeUndefined();
  });
});

describe("outcomes as text", () => {
  const eye = given();
  const fight = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun", "life", "life"] }).do(
    "throw 1 0 0",
    "magician mill",
    "apprentice sun-mill.1",
    "throw 0 1 2",
    "rethrow 1",
  );
  const spell = given({ magicians: ["forest", "mill", "life"], apprentices: ["sun", "life", "life"] }).do(
    "throw 0 1 1",
    "apprentice sun-mill.2",
    "cast",
  );

  it.each([
    ["an eye throw", eye, "throw 0 1 2"],
    ["a fight", fight, "throw 0 0 2"],
    ["a spell", spell, "symbols power magic fate"],
  ])("M-B6 %s is written as it was read", (_, at, text) => {
    const outcome = magicians.parseOutcome(at.state, text);
    expect(outcome && magicians.formatOutcome(at.state, outcome)).toBe(text);
  });

  it.each([
    [
      "an eye throw",
      eye,
      ["throw 0 1 3", "throw 0 1", "throw 0 1 2 0", "throw", "throw 0 1 x", "symbols power magic fate", "roll 1"],
    ],
    ["a fight", fight, ["throw 1 1 2", "throw 0 1 1", "symbols power magic fate"]],
    ["a spell", spell, ["throw 0 1 2", "symbols power magic", "symbols power magic luck", "symbols 0 1 2"]],
    ["a decision", given().do("throw 1 0 0"), ["throw 0 1 2"]],
  ])("M-B6 %s cannot come out so", (_, at, texts) => {
    for (const text of texts) expect(magicians.parseOutcome(at.state, text)).toBeUndefined();
  });
});
