import { describe, expect, it } from "vitest";
import { homes, may, potions, run, scene, stack, told } from "./scenario.ts";
import { STATE } from "./state.ts";

const { at } = STATE;

const all = { spells: "all" };
const hands = { 0: ["W1", "T1", "TD2"], 1: ["W2", "W2", "W2"] };

describe("T-S1 when and how often", () => {
  const board = { 10: "01", 3: "/3:1" };
  it("T-S1 before a card, after playing it, after a roll, and after the last card", () => {
    const s = scene({ board, hands, full: [2] });
    expect(may(s, "cast advance-tower")).toHaveLength(9);
    run(s, "play TD2", "roll 3");
    expect(may(s, "cast advance-tower")).toHaveLength(9);
    run(s, "keep");
    expect(may(s, "cast advance-tower")).toHaveLength(9);
    run(s, "tower 8/1", "play T1", "tower 1/1");
    expect(may(s, "end")).toEqual(["end"]);
    expect(may(s, "cast advance-wizard")).toHaveLength(3);
  });
  it("T-S1 before and after a redraw", () => {
    const s = scene({ board, hands, full: [1] });
    expect(may(s, "cast").length).toBeGreaterThan(0);
    expect(may(run(s, "redraw tower 9/1"))).toContain("end");
  });
  it("T-S1 once per turn; the price is paid into the box", () => {
    const s = run(scene({ board, hands, full: [5] }), "cast advance-wizard 10 of 1");
    expect(potions(s, 0)).toEqual([1, 3, 2]);
    expect(may(s, "cast")).toEqual([]);
  });
  it("T-S1 only by the active player, and again in the next turn", () => {
    const s = scene({ board, hands, full: [5, 5] });
    run(s, "cast advance-tower 9/1", "redraw tower 8/1");
    expect([s[at.active], may(s, "cast").length > 0]).toEqual([1, true]);
  });
  it("T-S1 after the last card nothing is asked when nothing can be cast", () => {
    const s = run(scene({ board, hands }), "play W1", "wizard 10", "play T1", "tower 1/1");
    expect(s[at.active]).toBe(1);
  });
  it("T-B7 a spell dearer than the potions, or not in play, cannot be cast", () => {
    expect(may(scene({ board, hands, full: [1] }), "cast advance-wizard")).toEqual([]);
    expect(may(scene({ board, hands, full: [6] }), "cast swap")).toEqual([]);
    const cheap = scene({ board, hands, full: [1], options: { prices: { "advance-wizard": 1 } } });
    expect(may(cheap, "cast advance-wizard")).toHaveLength(3);
  });
});

describe("T-S2 a wizard that enters by a spell", () => {
  const board = { 15: "01", 10: "0" };
  it("T-S2 ends the turn in capstone, whoever's it is", () => {
    const s = run(scene({ board, hands, full: [2] }), "cast advance-wizard 15 of 1");
    expect([homes(s)[1], s[at.active], s[at.keep]]).toEqual([5, 1, 1]);
  });
  it("T-S2 ends the turn in the abacus editions only if it is an own one; Ravenskeep moves either way", () => {
    const options = { edition: "abacus-3" };
    const foreign = run(scene({ options, board, hands, full: [2] }), "cast advance-wizard 15 of 1");
    expect([foreign[at.active], foreign[at.keep]]).toEqual([0, 1]);
    const own = run(scene({ options, board, hands, full: [2] }), "cast advance-wizard 15 of 0");
    expect(own[at.active]).toBe(1);
  });
  it("T-S2 in the middle of a card's move the card is lost", () => {
    const s = run(scene({ board, hands, full: [2] }), "play T1", "cast advance-wizard 15 of 0");
    expect([s[at.active], s[at.handSize]]).toEqual([1, 3]);
  });
});

it("T-S3 advance moves any one visible wizard one space clockwise", () => {
  const s = scene({ board: { 10: "01", 3: "1/3:" }, hands, full: [2] });
  expect(may(s, "cast advance-wizard")).toEqual(["cast advance-wizard 10 of 0", "cast advance-wizard 10 of 1"]);
  expect(stack(run(s, "cast advance-wizard 10 of 1"), 11)).toBe("1");
});

it("T-S3 six on the next level: no target", () => {
  const options = { players: 4 };
  const s = scene({ options, board: { 10: "01", 11: "002233" }, hands, full: [2] });
  expect(may(s, "cast advance-wizard")).not.toContain("cast advance-wizard 10 of 0");
});

it("T-S4 advance a tower: two spaces, and the caster fills a potion if it imprisons", () => {
  const s = run(scene({ board: { 9: "/9:1" }, hands, full: [1] }), "cast advance-tower 7/1");
  expect([stack(s, 9), potions(s, 0)]).toEqual(["/9:1/7:", [4, 1, 1]]);
});

it("T-S5 headwind: a wizard one space back, into Ravenskeep too", () => {
  const s = scene({ options: all, board: { 1: "/1:0" }, hands, full: [2] });
  expect(homes(run(s, "cast headwind-wizard 1 of 0"))).toEqual([5, 5]);
});

it("T-S6 headwind: a tower two spaces back, not onto Ravenskeep", () => {
  const s = scene({ options: all, hands, full: [1] });
  expect(may(s, "cast headwind-tower")).not.toContain("cast headwind-tower 2/1");
  expect(stack(run(s, "cast headwind-tower 1/1"), 15)).toBe("/1:");
});

describe("T-S7 swap", () => {
  it("T-S7 the topmost towers change places with what stands on them, and nobody fills a potion", () => {
    const board = { 3: "0/3:1/4:0", 5: "/5:01" };
    const s = run(scene({ options: all, board, hands, full: [1] }), "cast swap 3 5");
    expect([stack(s, 3), stack(s, 5), potions(s, 0)]).toEqual(["0/3:1/5:01", "/4:0", [5, 0, 1]]);
  });
  it("T-S7 not where Ravenskeep stands, nor where there is no tower", () => {
    const s = scene({ options: all, hands, full: [1], keep: 3 });
    const swaps = may(s, "cast swap");
    expect(swaps).toHaveLength((8 * 7) / 2);
    expect(swaps.some((text) => /\b3\b/.test(text))).toBe(false);
  });
});

describe("T-S8 nudge", () => {
  it.each([
    ["cw", 11],
    ["ccw", 7],
  ])("T-S8 %s to the first space whose top has no wizard, shield or not", (way, expected) => {
    const s = scene({ options: all, board: { 9: "/9:0", 10: "0" }, keep: 8, hands, full: [2] });
    expect(run(s, `cast nudge ${way}`)[at.keep]).toBe(expected);
  });
  it("T-S8, T-S11 with a wizard on every other space it cannot be cast", () => {
    const options = { ...all, players: 4 };
    const board = Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => [i + 1, i < 9 ? `/${i + 1}:${i % 4}` : `${i % 4}`]),
    );
    expect(may(scene({ options, board, hands, full: [5] }), "cast nudge")).toEqual([]);
  });
});

describe("T-S9 piggyback, basic timing", () => {
  const options = all;
  it("T-S9 two own wizards of a level move by the card", () => {
    const s = scene({ options, board: { 10: "001", 12: "0" }, hands, full: [2] });
    expect(may(s, "cast piggyback")).toEqual([]);
    run(s, "play W1");
    expect(may(s, "cast piggyback")).toEqual(["cast piggyback 10"]);
    run(s, "cast piggyback 10");
    expect([stack(s, 10), stack(s, 11), potions(s, 0), s[at.decider]]).toEqual(["1", "00", [4, 0, 2], 0]);
  });
  it("T-S9 both enter Ravenskeep together, which then moves once, and the turn ends", () => {
    const s = run(scene({ options, board: { 15: "00", 13: "1" }, hands, full: [2] }), "play W1", "cast piggyback 15");
    expect([homes(s)[0], s[at.keep], s[at.active]]).toEqual([5, 1, 1]);
  });
  it("T-S9 room for both is needed", () => {
    const s = scene({ options: { ...all, players: 4 }, board: { 10: "00", 11: "11223" }, hands, full: [2] });
    run(s, "play W1");
    expect(may(s, "cast piggyback")).toEqual([]);
    expect(may(s, "wizard")).toEqual(["wizard 10"]);
  });
  it("T-S9 a card that moves no wizard carries nobody", () => {
    expect(may(run(scene({ options, board: { 10: "00" }, hands, full: [2] }), "play T1"), "cast piggy")).toEqual([]);
  });
});

describe("T-S10 free", () => {
  const options = all;
  it("T-S10 an own wizard right under the tower goes to the top of the stack", () => {
    const s = scene({ options, board: { 3: "0/3:01/4:1" }, hands, full: [2] });
    run(s, "cast free 3/2");
    expect(stack(s, 3)).toBe("0/3:1/4:01");
  });
  it("T-S10 one on the ground is freed from the lowest tower", () => {
    const s = run(scene({ options, board: { 3: "0/3:01/4:1" }, hands, full: [2] }), "cast free 3/1");
    expect(stack(s, 3)).toBe("/3:01/4:01");
  });
  it("T-S10 into Ravenskeep if it stands on that stack, which ends the turn", () => {
    const s = run(scene({ options, board: { 3: "0/3:", 13: "1" }, keep: 3, hands, full: [2] }), "cast free 3/1");
    expect([homes(s)[0], s[at.active]]).toEqual([5, 1]);
  });
  it("T-S10 nobody there: the potions are lost and nothing else happens", () => {
    const s = run(scene({ options, board: { 3: "1/3:" }, hands, full: [2] }), "cast free 3/1");
    expect([stack(s, 3), potions(s, 0), s[at.decider]]).toEqual(["1/3:", [4, 0, 2], 0]);
  });
  it("T-S10 any tower may be chosen but those whose stack is full on top", () => {
    const s = scene({ options: { ...all, players: 4 }, board: { 3: "/3:001122", 4: "0/4:" }, hands, full: [2] });
    expect(may(s, "cast free")).toHaveLength(8);
    expect(may(s, "cast free")).not.toContain("cast free 3/1");
  });
});

it("T-S11 a spell without a target cannot be cast", () => {
  const s = scene({ options: { spells: ["advance-wizard"] }, board: { 3: "0/3:" }, hands, full: [6] });
  expect(may(s, "cast")).toEqual([]);
});

it("T-H3 free and swap show what they lift to everybody, for that moment only", () => {
  const board = { 3: "01/3:", 5: "1/5:" };
  const [, lifted] = told(scene({ options: all, board, hands, full: [2] }), "cast free 3/1");
  expect(lifted).toEqual({ what: "lift", tower: 3, under: [0, 1], reveals: true, fleeting: true });
  const events = told(scene({ options: all, board, hands, full: [2] }), "cast swap 3 5");
  expect(events.filter((event) => event.what === "lift").map((event) => event.under)).toEqual([[0, 1], [1]]);
});
