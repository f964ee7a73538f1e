/** The corners of what is legal: the first space, the last place on a level, the last seat. */
import { describe, expect, it } from "vitest";
import { decisions } from "../../core/game.ts";
import { towers } from "./game.ts";
import { may, run, scene } from "./scenario.ts";
import { toKeep } from "./state.ts";

const options = { spells: "all" };
const hands = { 0: ["W3", "T1", "W1"] };

describe("space 0 is a space like any other", () => {
  const zero = scene({ options, hands, keep: 8, board: { 0: "00/1:", 15: "00", 13: "1" }, full: [6] });
  const open = scene({ options, hands, keep: 8, board: { 0: "00", 13: "1" }, full: [6] });

  it("T-S3 a wizard on it, T-S7 a tower on it", () => {
    expect(may(open, "cast advance-wizard 0")).toEqual(["cast advance-wizard 0 of 0"]);
    expect(may(zero, "cast swap 0")).toEqual([2, 3, 4, 5, 6, 7, 9].map((space) => `cast swap 0 ${space}`));
  });

  it("T-S9 a pair on it; T-W1 a wizard on it", () => {
    const s = run(open, "play W3");
    expect(may(s, "cast piggyback")).toEqual(["cast piggyback 0"]);
    expect(may(s, "wizard")).toEqual(["wizard 0"]);
  });
});

describe("T-W3 the last place on a level", () => {
  const pair = (there: string) =>
    may(
      run(scene({ options: { ...options, players: 4 }, hands, board: { 10: "00", 13: there }, full: [5] }), "play W3"),
      "cast piggyback",
    );

  it("T-S9 two ride where two places are left, and not where one is", () => {
    expect(pair("1112")).toEqual(["cast piggyback 10"]);
    expect(pair("11122")).toEqual([]);
  });

  it("T-S10 one is freed where one place is left on top, and not where none is", () => {
    const free = (top: string) =>
      may(scene({ options: { ...options, players: 4 }, hands, board: { 3: `0/3:${top}` }, full: [5] }), "cast free 3");
    expect(free("11122")).toEqual(["cast free 3/1"]);
    expect(free("111222")).toEqual([]);
  });
});

it("T-W4 how many spaces are left to Ravenskeep, around the circle", () => {
  const s = scene({ keep: 2, board: { 13: "1" } });
  expect([2, 1, 0, 15, 3].map((space) => toKeep(s, space))).toEqual([0, 1, 2, 3, 15]);
});

it("T-B8 while a die is rolled there is nothing to decide", () => {
  const rolling = run(scene({ hands: { 0: ["TD2", "T1", "T2"] } }), "play TD2");
  expect(towers.legal(rolling, decisions())).toBe(0);
});
