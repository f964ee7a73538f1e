import { describe, expect, it } from "vitest";
import { ONLOOKER } from "../../core/game.ts";
import { towers } from "./game.ts";
import { homes, may, potions, run, scene, stack, told } from "./scenario.ts";
import { partnerOf, STATE } from "./state.ts";

const { at } = STATE;

const teams = { players: 4, teams: true };
const atOnce = { ...teams, edition: "abacus-3" };
const hands = { 0: ["W1", "T1", "T2"], 2: ["W3", "W4", "WD3"] };
const board = { 9: "/9:0", 11: "1", 13: "2", 14: "3" };
const hand = (s: Uint8Array, seat: number): string[] => (towers.write(s) as { hands: string[][] }).hands[seat]!;

it.each([
  [4, 0, 2],
  [4, 3, 1],
  [6, 1, 4],
  [6, 5, 2],
])("T-G1 of %i players seat %i has the partner %i", (players, seat, partner) => {
  expect(partnerOf(scene({ options: { players, teams: true } }), seat)).toBe(partner);
});

describe("T-G2 asking for a card", () => {
  it("T-G2 the partner gives one, the active player gives one back, once per turn", () => {
    const s = run(scene({ options: teams, board, hands }), "ask");
    expect([s[at.decider], may(s)]).toEqual([2, ["decline", "give W3", "give W4", "give WD3"]]);
    run(s, "give W4");
    expect([s[at.decider], may(s)]).toEqual([0, ["return T1", "return T2", "return W1", "return W4"]]);
    run(s, "return T1");
    expect([hand(s, 0), hand(s, 2), may(s, "ask")]).toEqual([["T2", "W1", "W4"], ["T1", "W3", "WD3"], []]);
  });
  it("T-G2 possibly the same card; or the partner declines, and it was asked", () => {
    const same = run(scene({ options: teams, board, hands }), "ask", "give W3", "return W3");
    expect(hand(same, 2)).toEqual(["W3", "W4", "WD3"]);
    const declined = run(scene({ options: teams, board, hands }), "ask", "decline");
    expect([declined[at.decider], may(declined, "ask")]).toEqual([0, []]);
  });
  it("T-G2 also between cards, and again in the next turn", () => {
    const s = run(scene({ options: teams, board, hands }), "play T1", "tower 1/1");
    expect(may(s, "ask")).toEqual(["ask"]);
    run(s, "ask", "decline", "play T2", "tower 3/1");
    expect([s[at.active], may(s, "ask")]).toEqual([1, ["ask"]]);
  });
  it("T-G2 what is handed over is heard by the two partners only", () => {
    const give = { what: "give", seat: 2, to: 0, card: "W3", reveals: true } as const;
    expect([0, 2].map((seat) => towers.hear(give, seat))).toEqual([give, give]);
    for (const seat of [1, 3, ONLOOKER]) expect(towers.hear(give, seat)).toEqual({ what: "give", seat: 2, to: 0 });
  });
  it("T-G2 nobody talks, but partners may say that they have an offer", () => {
    expect(towers.silence(scene({ options: teams, board }))).toEqual({ clause: "T-G2", signs: ["offer"] });
    expect(towers.silence(scene({ options: { players: 4 } }))).toBeUndefined();
  });
});

it("T-G3 full potions may be given to the partner when a card may be played", () => {
  const s = run(scene({ options: teams, board, hands, full: [2] }), "potion");
  expect([potions(s, 0), potions(s, 2)]).toEqual([
    [3, 1, 0],
    [5, 1, 0],
  ]);
  run(s, "potion");
  expect(may(s, "potion")).toEqual([]);
});

it("T-G4 without an empty potion one of the partner's is filled", () => {
  const s = scene({ options: teams, board, hands, full: [5] });
  run(s, "play T2", "tower 9/1");
  expect([stack(s, 11), potions(s, 0), potions(s, 2)]).toEqual(["1/9:0", [0, 5, 0], [4, 1, 0]]);
});

describe("T-G5 with all own wizards home", () => {
  const home = { 11: "1", 13: "22", 14: "3" };
  it("T-G5 the partner's are moved as own", () => {
    const s = run(scene({ options: teams, board: home, hands }), "play W1");
    expect(may(s, "wizard")).toEqual(["wizard 13 of 2"]);
    expect(stack(run(s, "wizard 13 of 2"), 14)).toBe("23");
  });
  it("T-G5 for piggyback too", () => {
    const options = { ...teams, spells: ["piggyback"] };
    const s = scene({ options, board: { ...home, 15: "33" }, hands, full: [2] });
    run(s, "play W1", "cast piggyback 13");
    expect(stack(s, 14)).toBe("223");
  });
  it("T-G5 not while an own one is out", () => {
    const s = run(scene({ options: teams, board, hands }), "play W1");
    expect(may(s, "wizard")).toEqual(["wizard 9"]);
  });
});

describe("T-G6 free", () => {
  const options = { ...teams, spells: ["free"] };
  it("T-G6 an own wizard if one is there", () => {
    const s = run(scene({ options, board: { ...board, 3: "02/3:" }, hands, full: [2] }), "cast free 3/1");
    expect(stack(s, 3)).toBe("2/3:0");
  });
  it("T-G6 else the partner's", () => {
    const s = run(scene({ options, board: { ...board, 3: "12/3:" }, hands, full: [2] }), "cast free 3/1");
    expect(stack(s, 3)).toBe("1/3:2");
  });
  it("T-S2 a partner's wizard freed into Ravenskeep ends the turn in the abacus editions only under T-G5", () => {
    const gate = { 3: "2/3:", 11: "1", 13: "2", 14: "3" };
    const abacus = { ...options, edition: "abacus-3" };
    const with5 = run(scene({ options: abacus, board: gate, keep: 3, hands, full: [1] }), "cast free 3/1");
    expect(with5[at.active]).toBe(1);
    const without = scene({ options: abacus, board: { ...gate, 9: "/9:0" }, keep: 3, hands, full: [1] });
    run(without, "cast free 3/1");
    expect([homes(without)[2], without[at.active]]).toEqual([3, 0]);
  });
});

describe("T-G7 the team's goal", () => {
  const last = { 11: "1", 15: "2", 14: "3" };
  const filled = [5, 0, 5, 0];
  it("T-G7 capstone finishes the round, then compares the teams' full potions", () => {
    const s = scene({ options: { ...teams, start: 2 }, board: last, hands, full: filled });
    run(s, "play W1", "wizard 15 of 2");
    expect([homes(s)[2], s[at.active]]).toEqual([4, 1]);
    run(s, may(s, "redraw")[0]!);
    expect(towers.result(s)).toEqual({
      winners: [0, 2],
      ranking: [
        [0, 2],
        [1, 3],
      ],
    });
  });
  it("T-G7 the other editions end in the very decision, before anything is drawn", () => {
    const s = scene({ options: atOnce, board: last, hands, full: filled });
    run(s, "play W1", "wizard 15 of 2");
    expect([towers.decider(s), s[at.active], s[at.handSize]]).toEqual([255, 0, 2]);
    expect(towers.result(s)).toMatchObject({ winners: [0, 2] });
  });
  it("T-G7 one partner's goal is not enough", () => {
    const s = scene({ options: atOnce, board: last, hands, full: [5, 0, 4, 0] });
    run(s, "play W1", "wizard 15 of 2");
    expect(towers.result(s)).toBeUndefined();
  });
  it("T-G7 a spell in the window before that completes a team ends the game before the declared move", () => {
    const options = { ...atOnce, mode: "nasty", prices: { "advance-wizard": 1 } };
    const s = scene({
      options,
      board: { 3: "/3:1", 15: "2", 14: "3" },
      hands: { 1: ["T2", "T2", "T2"] },
      active: 1,
      full: [5, 0, 5, 0],
    });
    run(s, "play T2", "tower 3/1", "cast advance-wizard 15 of 2");
    expect([towers.decider(s), stack(s, 3)]).toEqual([255, "/3:1"]);
  });
  it("T-G7 even if it is paid with the last potion and cannot be repeated", () => {
    const options = { ...atOnce, mode: "nasty", prices: { "advance-wizard": 1 } };
    const s = scene({
      options,
      board: { 3: "/3:1", 15: "2", 14: "3" },
      hands: { 1: ["T2", "T2", "T2"] },
      active: 1,
      full: [0, 0, 1, 0],
      spent: [5, 0, 4, 0],
    });
    const events = told(s, "play T2", "tower 3/1", "cast advance-wizard 15 of 2");
    expect([towers.decider(s), stack(s, 3)]).toEqual([255, "/3:1"]);
    expect(events.map(({ what }) => what)).toEqual(["cast", "wizard", "keep", "over"]);
  });
  it("T-G7 a potion filled by a card ends the game in the middle of a turn", () => {
    const s = scene({ options: atOnce, board: { 2: "/2:1", 11: "1", 14: "3" }, hands, full: [4, 0, 5, 0] });
    const events = told(s, "play T1", "tower 1/1");
    expect([towers.decider(s), s[at.active], potions(s, 0)]).toEqual([255, 0, [0, 5, 0]]);
    expect(events.map(({ what }) => what)).toEqual(["tower", "fill", "over"]);
  });
});

it("T-G8, T-X4 all home and no team at its goal: partners' potions are added", () => {
  const s = scene({ options: teams, board: { 15: "0" }, hands, full: [1, 3, 1, 0] });
  run(s, "play W1", "wizard 15");
  expect(towers.result(s)).toEqual({
    winners: [1, 3],
    ranking: [
      [1, 3],
      [0, 2],
    ],
  });
});
