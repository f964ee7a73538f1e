import { describe, expect, it } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { JsonObject, State } from "../../core/game.ts";
import { ONLOOKER } from "../../core/game.ts";
import { towers } from "./game.ts";
import type { TowersView } from "./hidden.ts";
import { view } from "./hidden.ts";
import { run, scene, told } from "./scenario.ts";

const hands = { 0: ["T1", "T2", "W3"], 1: ["T5", "W1", "WD3"] };
const look = (memory: string, seat: number): TowersView =>
  view(scene({ options: { memory }, board: { 3: "01/3:0/4:1" }, hands }), seat);

describe("T-H1 hands and piles", () => {
  it("T-H1 a seat sees its own hand, of others the size; an onlooker sees none", () => {
    expect([look("strict", 0).hand, look("strict", 1).hand]).toEqual([
      ["T1", "T2", "W3"],
      ["T5", "W1", "WD3"],
    ]);
    expect(look("strict", ONLOOKER).hand).toBeUndefined();
    expect(look("strict", 0).handSizes).toEqual([3, 3]);
  });
  it("T-H1 of the draw pile everybody sees the size", () => {
    expect([look("open", 0).deck, look("open", ONLOOKER).deck]).toEqual([84, 84]);
  });
  it("T-H1 who draws hears the cards, the others how many", () => {
    const [, drawn] = told(
      scene({ hands, deck: ["W5"], options: { spells: "none" } }),
      "play T1",
      "tower 1/1",
      "play T2",
      "tower 9/1",
    );
    expect(towers.hear(drawn!, 0)).toMatchObject({ what: "draw", cards: ["W5", expect.any(String)] });
    expect(towers.hear(drawn!, 1)).toEqual({ what: "draw", seat: 0, count: 2 });
    expect(towers.hear(drawn!, ONLOOKER)).toEqual({ what: "draw", seat: 0, count: 2 });
  });
  it("T-H1 an open hand is drawn openly", () => {
    const s = scene({ options: { mode: "coop", players: 2 }, hands: { 0: ["T1", "T2", "W3"] } });
    const drawn = told(s, "play T1", "tower 1/1").find((event) => event.what === "draw")!;
    expect(towers.hear(drawn, 1)).toBe(drawn);
  });
});

describe("T-H2 under the towers", () => {
  it("T-H2 strict: nobody sees more than the top of a stack, not even the owner", () => {
    for (const seat of [0, 1, ONLOOKER]) expect(look("strict", seat).spaces[3]).toEqual({ towers: [3, 4], on: [1] });
  });
  it("T-H2 notes: those who play see it, onlookers do not", () => {
    expect(look("notes", 0).spaces[3]).toEqual({ towers: [3, 4], on: [1], under: [[0, 1], [0]] });
    expect(look("notes", ONLOOKER).spaces[3]).toEqual({ towers: [3, 4], on: [1] });
  });
  it("T-H2 open: everybody sees it", () => {
    expect(look("open", ONLOOKER).spaces[3]).toEqual({ towers: [3, 4], on: [1], under: [[0, 1], [0]] });
  });
});

it("T-H3 wizards a tower uncovers are visible to all", () => {
  const s = scene({ board: { 3: "01/3:" }, hands });
  expect(told(s, "play T2", "tower 3/1")[0]).toMatchObject({ reveals: true });
  expect(view(s, ONLOOKER).spaces[3]).toEqual({ towers: [], on: [0, 1] });
});

it("a guess keeps what the seat knows and redraws the rest (T-H1)", () => {
  const s = scene({ board: { 3: "01/3:0/4:1" }, hands });
  const before = view(s, 0);
  const guessed = s.slice();
  towers.guess(guessed, 0, seeded("guess"));
  expect(view(guessed, 0)).toEqual(before);
  expect(towers.write(guessed).deck).not.toEqual(towers.write(s).deck);
  expect(towers.write(guessed).spaces).toEqual(towers.write(s).spaces);
});

it("a guess does not depend on what is hidden (T-H1)", () => {
  const s = scene({ hands });
  const other = s.slice();
  towers.guess(other, 0, seeded("elsewhere"));
  towers.guess(s, 0, seeded("same"));
  towers.guess(other, 0, seeded("same"));
  expect(towers.write(other)).toEqual(towers.write(s));
});

it("T-N2 the view shows what was declared", () => {
  const s = scene({ options: { mode: "nasty" }, hands, full: [0, 1] });
  expect(view(run(s, "play T1", "tower 1/1"), 1).turn).toMatchObject({ card: "T1", declared: "tower 1/1" });
});

it("T-H1 what partners hand over is for those two, both ways", () => {
  for (const what of ["give", "return"] as const) {
    const event = { what, seat: 0, to: 2, card: "T1", reveals: true } as const;
    for (const seat of [0, 2]) expect(towers.hear(event, seat)).toBe(event);
    for (const seat of [1, 3, ONLOOKER]) expect(towers.hear(event, seat)).toEqual({ what, seat: 0, to: 2 });
  }
});

it("T-T1 where a turn stands: card, roll and spell, and nothing where there is none", () => {
  const options = { spells: "all" };
  const s = scene({ options, hands: { 0: ["TD2", "T1", "W1"] }, board: { 12: "0", 13: "1" }, full: [2] });
  const nothing = { played: 0, card: null, roll: null, rerolls: 0, spell: null, declared: null, declaredMove: null };
  expect(towers.write(s).turn).toEqual(nothing);
  expect(towers.write(run(s, "cast advance-tower 5/1")).turn).toEqual({ ...nothing, spell: "advance-tower" });
  expect(towers.write(run(s, "play TD2")).turn).toMatchObject({ card: "TD2", roll: null });
  expect(towers.write(run(s, "roll 4")).turn).toMatchObject({ card: "TD2", roll: 4, rerolls: 1 });
});

it("T-H1 a guess deals every unseen card anew, leaves one's own, and hangs on luck alone", () => {
  const s = scene({ options: { players: 3 }, hands: { 1: ["T1", "T1", "T1"] } });
  const cards = (state: State): string[][] => {
    const written = towers.write(state) as JsonObject & { hands: string[][]; deck: string[] };
    return [...written.hands, written.deck];
  };
  const [one, same, other] = ["a", "a", "b"].map((seed) => {
    const guessed = s.slice();
    towers.guess(guessed, 1, seeded(seed));
    return cards(guessed);
  });
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  for (const each of [one!, other!]) {
    expect(each[1]).toEqual(["T1", "T1", "T1"]);
    expect(each.map(({ length }) => length)).toEqual(cards(s).map(({ length }) => length));
    expect(each.flat().toSorted()).toEqual(cards(s).flat().toSorted());
    expect([each[0], each[2]]).not.toEqual([cards(s)[0], cards(s)[2]]);
  }
});
