import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { magicians } from "./game.ts";
import { given } from "./scenario.ts";

const SEVEN = ["castle", "forest", "magician", "mill", "moon", "sun", "tower"];
const OPTIONS = { start: 0 };
const possible: JsonObject = {
  active: 1,
  decider: "chance",
  magicians: ["mill", "life", "life"],
  apprentices: ["mill", "sun-mill.2", "labyrinth"],
  stones: [false, true, true],
  left: { castle: 2, forest: 2, magician: 2, mill: 0, moon: 2, sun: 1, tower: 2 },
  cards: [["mill"], ["mill", "sun"], []],
};

describe("a position", () => {
  it("M-B5 is written as it was read", () => {
    const state = magicians.read(OPTIONS, possible);
    if (isRefusal(state)) throw new Error(state.say);
    const { turn: _, ...canonical } = magicians.write(state);
    expect(canonical).toEqual(possible);
  });

  it("M-C2 cards are sorted by place, whatever order they were read in", () => {
    const state = magicians.read(OPTIONS, { ...possible, cards: [["mill"], ["sun", "mill"], []] });
    if (isRefusal(state)) throw new Error(state.say);
    expect(magicians.write(state).cards).toEqual(possible.cards);
  });

  const impossible: readonly (readonly [string, Json, string])[] = [
    ["M-B5", { ...possible, magicians: ["mill", "life"] }, "there must be 3 magicians, each on a place"],
    ["M-B5", { ...possible, magicians: ["sun-mill.1", "life", "life"] }, "there must be 3 magicians, each on a place"],
    [
      "M-B5",
      { ...possible, apprentices: ["mill", "sun-mill.4", "life"] },
      "there must be 3 apprentices, each on a field or place",
    ],
    [
      "M-B5",
      { ...possible, apprentices: ["mill", 7, "life"] },
      "there must be 3 apprentices, each on a field or place",
    ],
    ["M-B5", { ...possible, apprentices: undefined }, "there must be 3 apprentices, each on a field or place"],
    ["M-B5", { ...possible, stones: [false, 1, true] }, "stones must be true or false for each of 3 seats"],
    ["M-B5", { ...possible, magicians: [3, "life", "life"] }, "there must be 3 magicians, each on a place"],
    ["M-B5", { ...possible, stones: [false, true] }, "stones must be true or false for each of 3 seats"],
    ["M-B5", { ...possible, cards: [["mill"], ["mill", "sun"]] }, "cards must be lists for each of 3 seats"],
    ["M-B2", { ...possible, cards: ["mill", [], []] }, "the cards of 0 must be a list"],
    ["M-B2", { ...possible, cards: [["life"], [], []] }, 'seat 0 has a card of "life", which is no magic place'],
    ["M-B2", { ...possible, cards: [[], [], ["hermit"]] }, 'seat 2 has a card of "hermit", which is no magic place'],
    ["M-C2", { ...possible, cards: [["mill", "mill"], [], []] }, "seat 0 has two cards of mill"],
    ["M-B2", { ...possible, left: 2 }, "left must say how many cards lie on each magic place"],
    ["M-B2", { ...possible, left: { ...(possible.left as JsonObject), life: 0 } }, '"life" is no magic place'],
    ["M-B2", { ...possible, left: { ...(possible.left as JsonObject), sun: 3 } }, "sun must have 0, 1 or 2 cards left"],
    [
      "M-B2",
      { ...possible, left: { ...(possible.left as JsonObject), sun: undefined } },
      "sun must have 0, 1 or 2 cards left",
    ],
    ["M-B2", { ...possible, left: { ...(possible.left as JsonObject), sun: 2 } }, "there are 3 cards of sun, not 2"],
    ["M-B2", { ...possible, cards: [["mill"], ["sun"], []] }, "there are 1 cards of mill, not 2"],
    [
      "M-C3",
      { ...possible, cards: [SEVEN, [], []], left: Object.fromEntries(SEVEN.map((place) => [place, 1])) },
      "seat 0 has all seven cards and has won",
    ],
    ["M-M4", { ...possible, magicians: ["mill", "life", "mill"] }, "two magicians stand on mill"],
    [
      "M-A4",
      { ...possible, apprentices: ["life", "life", "mill"] },
      "the apprentice of 2 stands beside the magician of 0 on mill",
    ],
    [
      "M-A4",
      { ...possible, magicians: ["life", "mill", "life"], apprentices: ["mill", "mill", "life"] },
      "the apprentice of 0 stands beside the magician of 1 on mill",
    ],
    ["M-T1", { ...possible, active: 3 }, "the active seat must be 0 to 2"],
    ["M-T1", { ...possible, active: -1 }, "the active seat must be 0 to 2"],
    ["M-T1", { ...possible, decider: 1 }, "at the start of a turn chance decides, for the wands are thrown"],
    ...["throw", "magicianDue", "apprenticeDue", "spellDue", "fight", "symbols"].map(
      (part) => ["M-T1", { ...possible, turn: { [part]: 1 } }, "a turn is under way"] as const,
    ),
  ];
  it.each(impossible)("%s is refused if it is impossible: %#", (clause, json, say) => {
    expect(magicians.read(OPTIONS, json)).toEqual({
      refused: "position",
      say: `This position is not possible: ${say}.`,
      clause,
    });
  });

  it("M-B5 is refused if it is none, and rests on no clause then", () => {
    const say = "This position is not possible: the state is not an object.";
    expect(magicians.read(OPTIONS, null)).toEqual({ refused: "position", say });
  });

  it("M-T1 need not say who decides, nor what its turn was like", () => {
    const { decider: _, ...quiet } = possible;
    expect(magicians.read(OPTIONS, quiet)).toEqual(magicians.read(OPTIONS, possible));
    expect(magicians.read(OPTIONS, { ...quiet, turn: "first" })).toEqual(magicians.read(OPTIONS, possible));
  });

  it("M-M5 may have many figures on life and in the labyrinth", () => {
    const crowd = ["labyrinth", "labyrinth", "labyrinth"];
    expect(isRefusal(magicians.read(OPTIONS, { ...possible, magicians: crowd, apprentices: crowd }))).toBe(false);
  });

  it("M-T1 without a starting seat it is the first; what nobody understands is passed over", () => {
    expect(magicians.read({ remark: "a puzzle" }, possible)).toEqual(magicians.read(OPTIONS, possible));
    expect(magicians.read({ start: 5 }, possible)).toMatchObject({ refused: "start" });
  });
});

describe("what a seat sees", () => {
  it("M-C2 is everything, and hears everything", () => {
    const at = given({ cards: [["sun"], [], []] }).do("throw 1 1 0");
    for (const seat of [0, 1, 2]) expect(magicians.view(at.state, seat)).toEqual(magicians.write(at.state));
    for (const event of at.events) expect(magicians.hear(event, 2)).toBe(event);
    const before = at.state.slice();
    magicians.guess(at.state, 0, { below: () => 0 });
    expect(at.state).toEqual(before);
  });

  it("M-T5 tells where a throw stands", () => {
    const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun", "life", "life"] });
    expect(at.position().turn).toMatchObject({ throw: null, magicianDue: false, apprenticeDue: false, fight: null });
    at.do("throw 1 0 0");
    expect(at.position().turn).toMatchObject({ throw: [1, 0, 0], magicianDue: true, apprenticeDue: true });
    at.do("magician mill", "apprentice sun-mill.1", "throw 0 1 2");
    expect(at.position().turn.fight).toEqual({
      place: "mill",
      challenger: 0,
      challenged: 1,
      leader: 0,
      leadSum: null,
      leadThrows: null,
      thrower: 0,
      values: [0, 1, 2],
      throws: 1,
    });
    at.do("stop");
    expect(at.position().turn.fight).toMatchObject({ leadSum: 3, leadThrows: 1, thrower: 1, values: null, throws: 0 });
  });
});
