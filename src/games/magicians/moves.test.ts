import { describe, expect, it } from "vitest";
import { given } from "./scenario.ts";

describe("apprentices", () => {
  it("M-A1 may pass any figure", () => {
    const at = given({ magicians: ["forest", "mill", "moon"], apprentices: ["sun-mill.3", "mill", "life-mill.3"] });
    expect(at.do("throw 0 1 2").legal()).toEqual([
      "apprentice sun",
      "apprentice life-mill.2",
      "apprentice mill-moon.2",
    ]);
  });

  it.each([
    [false, "throw 1 1 0", ["sun-mill.2"]],
    [true, "throw 1 1 0", ["mill", "sun-mill.2"]],
  ])("M-A2 with the stone (%s) the sum or twice the sum: %s", (stone, thrown, towardsMill) => {
    const at = given({
      magicians: ["life", "life", "life"],
      apprentices: ["sun", "life", "life"],
      stones: [stone, false, false],
    });
    const walks = at
      .do(thrown)
      .legal()
      .filter((text) => /mill$|sun-mill/.test(text) && text.startsWith("apprentice"));
    expect(walks).toEqual(towardsMill.map((node) => `apprentice ${node}`));
  });

  it("M-A2 a node both counts lead to is one decision", () => {
    const at = given({ apprentices: ["magician-tower.2", "life", "life"], stones: [true, false, false] }).do(
      "throw 0 2 2",
    );
    const walks = at.legal().filter((text) => text.startsWith("apprentice"));
    expect(new Set(walks).size).toBe(walks.length);
  });

  it("M-A3 may share fields and places", () => {
    const at = given({ magicians: ["forest", "life", "life"], apprentices: ["sun-mill.1", "mill", "mill"] }).do(
      "throw 0 1 2",
    );
    expect(at.do("apprentice mill").position().apprentices).toEqual(["mill", "mill", "mill"]);
  });

  it.each([
    {
      title: "goes to the labyrinth and loses its stone",
      magicians: ["forest", "mill", "life"],
      node: "labyrinth",
      stone: false,
    },
    { title: "stays if nobody guards the place", magicians: ["forest", "sun", "life"], node: "mill", stone: true },
    { title: "stays beside its own magician", magicians: ["mill", "sun", "life"], node: "mill", stone: true },
  ])("M-A4 an apprentice that lands on a magic place $title", ({ magicians, node, stone }) => {
    const at = given({ magicians, apprentices: ["sun-mill.1", "life", "life"], stones: [true, true, true] });
    at.do("throw 0 1 2", "apprentice mill");
    expect(at.position()).toMatchObject({ apprentices: [node, "life", "life"], stones: [stone, true, true] });
  });

  it("M-A4 an apprentice that follows its magician beside a foreign one waits for the fight", () => {
    const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun-mill.1", "mill", "life"] });
    at.do("throw 1 1 1", "magician mill", "apprentice mill");
    expect(at.position()).toMatchObject({
      apprentices: ["mill", "mill", "life"],
      cards: [[], [], []],
      turn: { fight: { place: "mill" } },
    });
  });

  it("M-A4 an apprentice that goes first does not wait for its magician", () => {
    const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun-mill.1", "mill", "life"] });
    expect(at.do("throw 1 1 1", "apprentice mill").position().apprentices).toEqual(["labyrinth", "mill", "life"]);
  });

  it.each([
    ["sun-mill.2", ["cast", "decline"]],
    ["sun-mill.3", []],
  ])("M-A5 landing on %s offers %j", (node, choices) => {
    const thrown = node === "sun-mill.2" ? "throw 0 1 1" : "throw 0 1 2";
    const at = given({ magicians: ["forest", "life", "life"], apprentices: ["sun", "life", "life"] });
    expect(at.do(thrown, `apprentice ${node}`).legal()).toEqual(choices);
  });
});

describe("magicians", () => {
  it.each([
    { title: "on life it must jump", magician: "life", thrown: "throw 1 0 0", stay: false },
    { title: "on life with a 2, too", magician: "life", thrown: "throw 2 0 0", stay: false },
    { title: "elsewhere it may stay", magician: "mill", thrown: "throw 1 0 0", stay: true },
  ])("M-M2 $title", ({ magician, thrown, stay }) => {
    const at = given({ magicians: [magician, "life", "life"] }).do(thrown);
    expect(at.legal().includes("stay")).toBe(stay);
  });

  it("M-M2 with a 0 it stays on life and is not asked", () => {
    expect(
      given()
        .do("throw 0 0 1")
        .legal()
        .every((text) => text.startsWith("apprentice")),
    ).toBe(true);
  });

  it("M-M2 who comes to life in a throw with a triple must leave it in the next", () => {
    const at = given({ magicians: ["mill", "labyrinth", "labyrinth"] }).do(
      "throw 1 1 1",
      "magician life",
      "apprentice life-mill.3",
    );
    expect(at.do("throw 1 0 0").legal()).not.toContain("stay");
  });

  it("M-M3 a magician drives foreign apprentices from a magic place, stones and all, and not its own", () => {
    const at = given({
      magicians: ["sun", "life", "life"],
      apprentices: ["mill", "mill", "mill"],
      stones: [true, true, false],
    });
    at.do("throw 1 0 0", "magician mill");
    expect(at.position()).toMatchObject({
      apprentices: ["mill", "labyrinth", "labyrinth"],
      stones: [true, false, false],
    });
    expect(at.told("labyrinth")).toMatchObject([
      { seat: 1, figure: "apprentice", from: "mill" },
      { seat: 2, figure: "apprentice", from: "mill" },
    ]);
    expect(at.told("stone")).toMatchObject([{ seat: 1, gained: false }]);
  });

  it("M-M4 a magician that lands beside another fights after both moves, and drives nobody away before", () => {
    const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun", "mill", "life"] });
    at.do("throw 1 0 0", "magician mill");
    expect(at.position()).toMatchObject({ decider: 0, apprentices: ["sun", "mill", "life"] });
    at.do("apprentice sun-mill.1");
    expect(at.position()).toMatchObject({ decider: "chance", turn: { fight: { place: "mill", challenger: 0 } } });
  });

  it.each([
    ["life", "mill"],
    ["labyrinth", "life"],
  ])("M-M5 on %s nothing is fought or evicted", (place, from) => {
    const at = given({
      magicians: [from, place, place],
      apprentices: ["sun", place, place],
      stones: [true, true, true],
    });
    at.do("throw 1 0 0", `magician ${place}`, "apprentice sun-mill.1");
    expect(at.position()).toMatchObject({
      active: 1,
      magicians: [place, place, place],
      apprentices: ["sun-mill.1", place, place],
      stones: [true, true, true],
    });
  });

  it("M-M5 both figures of a player meet in the labyrinth or on life without effect", () => {
    const at = given({ magicians: ["mill", "sun", "moon"], apprentices: ["life", "life", "life"] });
    expect(at.do("throw 1 0 0", "magician life").position().cards).toEqual([[], [], []]);
  });

  it("M-M6 a magician in the labyrinth may stay there", () => {
    const at = given({ magicians: ["labyrinth", "life", "life"] }).do("throw 2 0 0");
    expect(at.legal().filter((text) => !text.startsWith("apprentice"))).toEqual([
      "magician magician",
      "magician castle",
      "magician mill",
      "stay",
    ]);
  });
});

describe("meetings", () => {
  const near = { magicians: ["sun", "life", "life"], apprentices: ["sun-mill.1", "life", "life"] };

  it.each([
    { title: "the magician first", moves: ["magician mill", "apprentice mill"] },
    { title: "the apprentice first", moves: ["apprentice mill", "magician mill"] },
  ])("M-C1 take a card from the place: $title", ({ moves }) => {
    const at = given(near).do("throw 1 1 1", ...moves);
    expect(at.position()).toMatchObject({ cards: [["mill"], [], []], left: { mill: 1 } });
    expect(at.told("card")).toMatchObject([{ seat: 0, place: "mill", from: "place" }]);
  });

  it("M-C1 either figure may come, collect, and the other then lead away", () => {
    const jumped = given({ magicians: ["sun", "life", "life"], apprentices: ["mill", "life", "life"] });
    jumped.do("throw 1 0 0", "magician mill", "apprentice sun-mill.3");
    expect(jumped.position()).toMatchObject({ active: 1, cards: [["mill"], [], []] });
    const walked = given({ magicians: ["mill", "life", "life"], apprentices: ["sun-mill.1", "life", "life"] });
    walked.do("throw 1 1 1", "apprentice mill", "magician moon");
    expect(walked.position()).toMatchObject({
      active: 0,
      magicians: ["moon", "life", "life"],
      cards: [["mill"], [], []],
    });
  });

  it("M-C1 passing does not count", () => {
    const at = given({ magicians: ["mill", "life", "life"], apprentices: ["sun-mill.3", "life", "life"] });
    expect(at.do("throw 0 1 1", "apprentice mill-moon.1").position().cards).toEqual([[], [], []]);
  });

  it("M-C1 standing together without a move does not count", () => {
    const at = given({
      magicians: ["mill", "life", "life"],
      apprentices: ["mill", "life", "life"],
      options: { apprenticeMayRest: true },
    });
    expect(at.do("throw 1 0 0", "rest", "stay").position()).toMatchObject({ active: 1, cards: [[], [], []] });
  });

  it("M-C1 on an empty place the player chooses whose card, before anything else", () => {
    const at = given({ ...near, cards: [[], ["mill"], ["mill", "sun"]] }).do(
      "throw 1 1 1",
      "apprentice mill",
      "magician mill",
    );
    expect(at.legal()).toEqual(["take 1", "take 2"]);
    expect(at.do("take 2").position()).toMatchObject({ cards: [["mill"], ["mill"], ["sun"]], left: { mill: 0 } });
    expect(at.told("card")).toMatchObject([{ seat: 0, place: "mill", from: 2 }]);
  });

  it("M-C1 the question comes between the two moves", () => {
    const at = given({
      magicians: ["sun", "life", "life"],
      apprentices: ["mill", "life", "life"],
      cards: [[], ["mill"], ["mill"]],
    });
    expect(at.do("throw 1 0 0", "magician mill").legal()).toEqual(["take 1", "take 2"]);
    expect(at.do("take 1").legal()).toContain("apprentice sun-mill.3");
  });

  it("M-C1 a meeting where a fight is due is settled by the fight: one card in all", () => {
    const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun-mill.1", "life", "life"] });
    at.do("throw 1 1 1", "magician mill", "apprentice mill");
    expect(at.position().cards).toEqual([[], [], []]);
    at.do("throw 2 2 2", "stop", "throw 0 0 0");
    expect(at.position()).toMatchObject({
      cards: [["mill"], [], []],
      left: { mill: 1 },
      apprentices: ["mill", "life", "life"],
    });
  });

  it("M-C2 nobody gets a second card of a kind", () => {
    const at = given({ ...near, cards: [["mill"], [], []] }).do("throw 1 1 1", "magician mill", "apprentice mill");
    expect(at.position()).toMatchObject({ cards: [["mill"], [], []], left: { mill: 1 } });
  });
});
