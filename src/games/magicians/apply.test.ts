import { describe, expect, it } from "vitest";
import type { Event } from "../../core/game.ts";
import type { Given, Scenario } from "./scenario.ts";
import { given } from "./scenario.ts";

const MAGIC = ["forest", "magician", "tower", "castle", "sun", "mill", "moon"].map((place) => `magic ${place}`);

/** Seat 0 walks onto a symbol field between sun and mill and casts. */
const spell = (symbols: string, change: Given = {}): Scenario =>
  given({
    magicians: ["forest", "mill", "life"],
    apprentices: ["sun", "life", "life"],
    stones: [true, false, false],
    ...change,
  }).do("throw 0 1 1", "apprentice sun-mill.2", "cast", symbols);

describe("a spell throw", () => {
  it.each([
    ["symbols magic magic fate", ["power"]],
    ["symbols power fate fate", MAGIC],
    ["symbols magic power magic", ["fate"]],
    ["symbols power magic fate", ["power", ...MAGIC, "fate"]],
    ["symbols fate fate fate", ["power", ...MAGIC]],
    ["symbols power power power", [...MAGIC, "fate"]],
    ["symbols magic magic magic", ["power", "fate"]],
  ])("M-Z1 what is seen most often decides, among equals the player: %s", (symbols, readings) => {
    expect(spell(symbols).legal()).toEqual(readings);
  });

  it("M-Z1 tells what each wand hides", () => {
    expect(spell("symbols power magic fate").told("symbols")).toMatchObject([
      { seat: 0, hidden: ["power", "magic", "fate"] },
    ]);
  });

  it.each([
    { had: false, told: [{ seat: 0, gained: true }] },
    { had: true, told: [] },
  ])("M-Z2 power gives the stone, and nothing more to an apprentice that has it ($had)", ({ had, told }) => {
    const at = spell("symbols magic magic fate", { stones: [had, false, false] }).do("power");
    expect(at.position()).toMatchObject({
      active: 1,
      stones: [true, false, false],
      apprentices: ["sun-mill.2", "life", "life"],
    });
    expect(at.told("stone")).toMatchObject(told);
  });

  it("M-Z2 the stone counts from the next throw", () => {
    const at = given({ magicians: ["forest", "life", "life"], apprentices: ["forest-castle.3", "life", "life"] });
    at.do("throw 0 1 0", "apprentice forest-castle.2", "cast", "symbols magic magic fate", "power");
    at.do("throw 1 0 0", "apprentice life-mill.1", "throw 1 0 0", "apprentice life-mill.1");
    expect(at.do("throw 0 2 0").legal()).toContain("apprentice castle-life.2");
  });

  it.each([
    { title: "to any magic place", place: "moon", cards: [], apprentice: "moon", stone: true },
    { title: "to its own magician: a meeting", place: "forest", cards: ["forest"], apprentice: "forest", stone: true },
    { title: "to a foreign magician: M-A4 applies", place: "mill", cards: [], apprentice: "labyrinth", stone: false },
  ])("M-Z3 magic leads $title", ({ place, cards, apprentice, stone }) => {
    const at = spell("symbols power fate fate").do(`magic ${place}`);
    expect(at.position()).toMatchObject({
      active: 1,
      apprentices: [apprentice, "life", "life"],
      cards: [cards, [], []],
      stones: [stone, false, false],
    });
    expect(at.told("magic")).toMatchObject([{ seat: 0, from: "sun-mill.2", to: place }]);
  });

  it("M-Z3 a meeting by magic on an empty place asks whose card", () => {
    const at = spell("symbols power fate fate", { cards: [[], ["forest"], ["forest"]] }).do("magic forest");
    expect(at.legal()).toEqual(["take 1", "take 2"]);
    expect(at.do("take 1").position()).toMatchObject({ active: 1, cards: [["forest"], [], ["forest"]] });
  });

  it("M-Z4 fate sends the apprentice to the labyrinth and takes its stone", () => {
    expect(spell("symbols magic power magic").do("fate").position()).toMatchObject({
      active: 1,
      apprentices: ["labyrinth", "life", "life"],
      stones: [false, false, false],
    });
  });

  it("M-A5 may be declined", () => {
    const at = given({ magicians: ["forest", "life", "life"], apprentices: ["sun", "life", "life"] });
    expect(at.do("throw 0 1 1", "apprentice sun-mill.2", "decline").position().active).toBe(1);
  });
});

describe("resting", () => {
  const resting = { options: { apprenticeMayRest: true }, magicians: ["forest", "life", "life"] };

  it.each([
    { title: "only with the option", change: { ...resting, options: {} }, apprentice: "sun", can: false },
    { title: "on a place", change: resting, apprentice: "sun", can: true },
    { title: "on a field", change: resting, apprentice: "sun-mill.1", can: true },
    { title: "in the labyrinth", change: resting, apprentice: "labyrinth", can: true },
    { title: "not on life", change: resting, apprentice: "life", can: false },
  ])("M-O the apprentice may rest $title", ({ change, apprentice, can }) => {
    const at = given({ ...change, apprentices: [apprentice, "life", "life"] }).do("throw 0 1 0");
    expect(at.legal().includes("rest")).toBe(can);
  });

  it("M-O who rests on a symbol field has not landed: no spell throw", () => {
    const at = given({ ...resting, apprentices: ["sun-mill.2", "life", "life"] }).do("throw 0 1 0", "rest");
    expect(at.position()).toMatchObject({ active: 1, decider: "chance" });
  });
});

describe("what is told", () => {
  it("M-T5 is fine enough to animate a whole throw", () => {
    const at = given({
      magicians: ["sun", "mill", "life"],
      apprentices: ["sun", "mill", "life"],
      cards: [["tower"], ["mill"], ["mill"]],
    });
    at.do("throw 1 1 0", "magician mill", "apprentice sun-mill.2", "throw 0 2 2", "rethrow 0", "throw 2 2 2", "stop");
    at.do("throw 0 0 0", "stop", "cast", "symbols magic magic fate", "power");
    expect(at.events).toEqual([
      { what: "throw", seat: 0, values: [1, 1, 0], reveals: true },
      { what: "jump", seat: 0, path: ["sun", "mill"] },
      { what: "walk", seat: 0, path: ["sun", "sun-mill.1", "sun-mill.2"] },
      { what: "fight", place: "mill", challenger: 0, challenged: 1 },
      { what: "fight-throw", seat: 0, values: [0, 2, 2], rethrown: [0, 1, 2], throws: 1, reveals: true },
      { what: "fight-throw", seat: 0, values: [2, 2, 2], rethrown: [0], throws: 2, reveals: true },
      { what: "laid", seat: 0, sum: 6, throws: 2 },
      { what: "fight-throw", seat: 1, values: [0, 0, 0], rethrown: [0, 1, 2], throws: 1, reveals: true },
      { what: "laid", seat: 1, sum: 0, throws: 1 },
      { what: "fight-won", seat: 0, loser: 1, place: "mill" },
      { what: "labyrinth", seat: 1, figure: "magician", from: "mill" },
      { what: "labyrinth", seat: 1, figure: "apprentice", from: "mill" },
      { what: "card", seat: 0, place: "mill", from: 1 },
      { what: "cast", seat: 0 },
      { what: "symbols", seat: 0, hidden: ["magic", "magic", "fate"], reveals: true },
      { what: "read", seat: 0, symbol: "power" },
      { what: "stone", seat: 0, gained: true },
      { what: "turn", seat: 1 },
    ]);
  });

  it("M-M2 staying and resting are told, too", () => {
    const at = given({
      magicians: ["sun", "life", "life"],
      apprentices: ["sun", "life", "life"],
      options: { apprenticeMayRest: true },
    });
    at.do("throw 1 0 0", "stay", "rest");
    expect(at.events.map(({ what }) => what)).toEqual(["throw", "stay", "rest", "turn"]);
  });

  it("M-A5 declining is told; M-Z1 and so is how a spell throw is read", () => {
    const offered = (): Scenario => given().do("throw 0 1 1", "apprentice life-mill.2");
    expect(offered().do("decline").events.slice(-2)).toEqual([
      { what: "decline", seat: 0 },
      { what: "turn", seat: 1 },
    ]);
    const read = (how: string): readonly Event[] => offered().do("cast", "symbols power magic fate", how).told("read");
    expect(read("power")).toEqual([{ what: "read", seat: 0, symbol: "power" }]);
    expect(read("magic sun")).toEqual([{ what: "read", seat: 0, symbol: "magic" }]);
    expect(read("fate")).toEqual([{ what: "read", seat: 0, symbol: "fate" }]);
  });
});
