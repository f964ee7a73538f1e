import { describe, expect, test } from "vitest";
import { nodeNamed } from "./board.ts";
import type { MagiciansChoice } from "./choices.ts";
import { choices } from "./choices.ts";
import type { Given } from "./scenario.ts";
import { given } from "./scenario.ts";

/** Four steps for the apprentice, one jump for the magician of seat 0. */
const THROW = "throw 1 1 2";

const at = (wish: Given, text: string, ...done: readonly string[]): MagiciansChoice | undefined =>
  choices(given(wish).do(...(done.length > 0 ? done : [THROW])).state).find((choice) => choice.text === text);

const SIX = ["castle", "forest", "magician", "moon", "sun", "tower"];

describe("what would come of going there", () => {
  const mill = { magicians: ["mill", "life", "life"] };
  const cases: readonly [string, string, Given, object | undefined][] = [
    ["M-C1 the second figure takes the card", "apprentice mill", mill, { what: "card" }],
    [
      "M-C1 from another when the place is empty",
      "apprentice mill",
      { ...mill, cards: [[], ["mill"], ["mill"]] },
      { what: "take" },
    ],
    ["M-C2 no second of a kind", "apprentice mill", { ...mill, cards: [["mill"], [], []] }, undefined],
    ["M-C3 the seventh card wins", "apprentice mill", { ...mill, cards: [SIX, [], []] }, { what: "win" }],
    ["M-C1 both could meet there with this throw", "apprentice mill", {}, { what: "pair" }],
    ["M-C1 and so could the magician", "magician mill", {}, { what: "pair" }],
    ["M-M4 a fight", "magician mill", { magicians: ["life", "mill", "life"] }, { what: "fight", seat: 1 }],
    [
      "M-A4 a foreign magician sends it away",
      "apprentice mill",
      { magicians: ["life", "mill", "life"] },
      { what: "lost", seat: 1 },
    ],
    [
      "M-M3 a foreign apprentice must go",
      "magician mill",
      { cards: [["mill"], [], []], apprentices: ["life", "life", "mill"] },
      { what: "banish", seat: 2 },
    ],
    ["M-M5 the labyrinth is peaceful", "magician labyrinth", { magicians: ["life", "labyrinth", "life"] }, undefined],
  ];
  test.each(cases)("%s", (_, text, wish, brings) => {
    expect(at(wish, text)?.brings).toEqual(brings);
  });
  test("M-M4 the apprentice waits for the fight that is due there", () => {
    expect(at({ magicians: ["life", "mill", "life"] }, "apprentice mill", THROW, "magician mill")?.brings).toEqual({
      what: "waits",
      seat: 1,
    });
  });
  test("M-A5 a symbol field", () => {
    expect(at({}, "apprentice life-mill.2", "throw 0 1 1")?.brings).toEqual({ what: "sign" });
  });
});

describe("how far, and which way", () => {
  test("M-T2 the magician by its own wand, the apprentice by the sum", () => {
    expect(at({}, "magician mill")).toMatchObject({ figure: "magician", steps: 1 });
    expect(at({}, "apprentice mill")).toMatchObject({ figure: "apprentice", steps: 4 });
    expect(at({}, "apprentice mill")).not.toHaveProperty("doubled");
  });
  test("M-A2 what only the stone reaches is told apart", () => {
    expect(at({ stones: [true, false, false] }, "apprentice sun")).toMatchObject({ steps: 8, doubled: true });
  });
  test("M-A1 the way has as many steps as are walked, with both ends", () => {
    expect(at({}, "apprentice mill")?.way).toHaveLength(5);
    expect(at({}, "magician mill")).toMatchObject({
      from: nodeNamed("life"),
      to: nodeNamed("mill"),
      way: [nodeNamed("life"), nodeNamed("mill")],
    });
  });
});

describe("what else there is to decide", () => {
  test("M-A1, M-M2 no other move is possible", () => {
    const all = choices(given({ magicians: ["mill", "life", "life"] }).do("throw 0 1 0").state);
    expect(all.filter(({ verb }) => verb === "stay" || verb === "rest")).toEqual([]);
    const stays = choices(given({ magicians: ["mill", "life", "life"] }).do(THROW).state);
    expect(stays.find(({ verb }) => verb === "stay")).toEqual({ text: "stay", verb: "stay", figure: "magician" });
  });
  test("M-C1 from whom a card is taken", () => {
    const all = given({ magicians: ["mill", "life", "life"], cards: [[], ["mill"], ["mill"]] }).do(
      THROW,
      "apprentice mill",
    );
    expect(choices(all.state)).toEqual([
      { text: "take 1", verb: "take", seat: 1 },
      { text: "take 2", verb: "take", seat: 2 },
    ]);
  });
  test("M-F1 which wands are thrown again, and that it cannot be taken back", () => {
    const fight = given({ magicians: ["life", "mill", "life"] }).do(
      THROW,
      "magician mill",
      "apprentice castle",
      "throw 0 1 2",
    );
    expect(choices(fight.state).slice(0, 4)).toEqual([
      { text: "stop", verb: "stop" },
      { text: "rethrow 0", verb: "rethrow", wands: [0], final: true },
      { text: "rethrow 1", verb: "rethrow", wands: [1], final: true },
      { text: "rethrow 0 1", verb: "rethrow", wands: [0, 1], final: true },
    ]);
  });
  test("M-Z1 how a spell throw is read; M-Z3 magic takes the apprentice to any magic place", () => {
    const spell = given().do("throw 0 1 1", "apprentice life-mill.2", "cast", "symbols power magic fate");
    const all = choices(spell.state);
    expect(new Set(all.map(({ symbol }) => symbol))).toEqual(new Set(["power", "magic", "fate"]));
    const magic = all.find(({ text }) => text === "magic sun");
    expect(magic).toMatchObject({ figure: "apprentice", to: nodeNamed("sun") });
    expect(magic).not.toHaveProperty("steps");
  });
});
