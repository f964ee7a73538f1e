import { describe, expect, it } from "vitest";
import { legalTexts } from "../../core/record.ts";
import { towers } from "./game.ts";
import { may, potions, run, scene, stack, told } from "./scenario.ts";
import { STATE } from "./state.ts";

const { at } = STATE;

const plain = { spells: "none" };
const discarded = (s: Uint8Array): string[] => (towers.write(s) as { discard: string[] }).discard;
const hand = (s: Uint8Array, seat: number): string[] => (towers.write(s) as { hands: string[][] }).hands[seat]!;

it("T-T1 two cards are played one after the other, each discarded face up by the decision", () => {
  const s = scene({ options: plain, hands: { 0: ["T1", "T2", "T3"] }, deckSize: 84 });
  run(s, "play T1");
  expect([discarded(s), hand(s, 0)]).toEqual([["T1"], ["T2", "T3"]]);
  run(s, "tower 1/1", "play T3", "tower 9/1");
  expect([discarded(s), s[at.active], s[at.decider]]).toEqual([["T1", "T3"], 1, 1]);
});

it("T-T1 turns go clockwise from the last seat to the first", () => {
  const s = scene({ options: { ...plain, players: 3 }, active: 2, hands: { 2: ["T1", "T2", "T3"] } });
  run(s, "play T1", "tower 1/1", "play T2", "tower 9/1");
  expect(s[at.active]).toBe(0);
});

describe("T-T2 redraw", () => {
  const hands = { 0: ["W5", "T1", "T3"] };
  it("T-T2 discards the hand sorted, advances a tower by 1 and ends the actions", () => {
    const s = run(scene({ options: plain, hands, deckSize: 84 }), "redraw tower 9/1");
    expect([discarded(s), stack(s, 10), s[at.active], hand(s, 0).length]).toEqual([["T1", "T3", "W5"], "/9:", 1, 3]);
  });
  it("T-T2 fills a potion if the tower imprisons", () => {
    const s = run(scene({ options: plain, hands, board: { 3: "/3:1" } }), "redraw tower 2/1");
    expect(potions(s, 0)).toEqual([5, 1, 0]);
  });
  it("T-T2 is possible only before the first card", () => {
    const s = run(scene({ options: plain, hands }), "play T1", "tower 1/1");
    expect(may(s, "redraw")).toEqual([]);
  });
  it("T-T2 the tower must go in capstone and may stay in the other editions", () => {
    expect(may(scene({ options: plain, hands }), "redraw")).toHaveLength(9);
    expect(may(scene({ options: { ...plain, edition: "abacus-3" }, hands }), "redraw")).toContain("redraw");
  });
  it("T-T2 without a tower that can move by 1 it is a plain redraw", () => {
    const board = { 7: "/1:/2:/3:/4:/5:/6:/7:/8:/9:", 13: "1" };
    expect(may(scene({ options: plain, hands, board, keep: 8 }), "redraw")).toEqual(["redraw"]);
  });
});

describe("T-T3 drawing", () => {
  const hands = { 0: ["T1", "T2", "T3"] };
  it("T-T3 up to three cards from the top of the pile", () => {
    const s = scene({ options: plain, hands, deck: ["W1", "WD3", "TD3"] });
    run(s, "redraw tower 1/1");
    expect(hand(s, 0)).toEqual(["TD3", "W1", "WD3"]);
  });
  it("T-T3 an empty pile is replaced by the shuffled discard pile when a card must be drawn, not before", () => {
    const s = scene({ options: plain, hands, deck: ["W1", "W2", "W3"], deckSize: 3 });
    run(s, "redraw tower 1/1");
    expect([s[at.deckSize], s[at.decider], s[at.active]]).toEqual([0, 1, 1]);
  });
  it("T-T3 drawing goes on from the new pile", () => {
    const s = scene({ options: plain, hands, deck: ["W1"], deckSize: 1 });
    run(s, "redraw tower 1/1");
    expect(towers.decider(s)).toBe(254);
    const pile = discarded(s);
    expect(towers.parseOutcome(s, ["shuffle", ...pile.slice(1)].join(" "))).toBeUndefined();
    run(s, ["shuffle", ...pile].join(" "));
    expect(hand(s, 0)).toEqual(["W1", pile[0], pile[1]].toSorted());
    expect([discarded(s), s[at.deckSize], s[at.active]]).toEqual([[], pile.length - 2, 1]);
  });
});

it("T-T4 a card without a possible move is skipped, and only such a card", () => {
  const s = scene({ options: plain, hands: { 0: ["W1", "W2", "T1"] } });
  expect(may(run(s, "play W1"))).toEqual(["skip"]);
  expect(may(run(s, "skip", "play T1"))).not.toContain("skip");
});

it("T-T4 in the abacus editions the second card may be wasted, not the first", () => {
  const s = scene({ options: { ...plain, edition: "abacus-1" }, hands: { 0: ["T1", "T2", "T3"] } });
  expect(may(run(s, "play T1"))).not.toContain("skip");
  expect(may(run(s, "tower 1/1", "play T2"))).toContain("skip");
});

describe("T-T5 dice", () => {
  it.each([
    ["TDWD", []],
    ["TD2", ["reroll"]],
    ["WD2", ["reroll"]],
    ["TD3", ["reroll", "reroll"]],
    ["WD3", ["reroll", "reroll"]],
  ])("T-T5 %s may be rolled again %j", (card, rerolls) => {
    const board = { 10: "0" };
    const s = scene({ options: plain, board, keep: 9, hands: { 0: [card, "T1", "T2"] } });
    run(s, `play ${card}`, "roll 6");
    for (const again of rerolls) {
      expect(may(s)).toEqual(["keep", "reroll"]);
      run(s, again, "roll 2");
    }
    expect(may(s)).not.toContain("reroll");
    expect(may(s).length).toBeGreaterThan(0);
  });
  it("T-T5 the last roll counts, and only then is it chosen what moves", () => {
    const s = scene({ options: plain, board: { 10: "0" }, keep: 9, hands: { 0: ["WD2", "T1", "T2"] } });
    run(s, "play WD2", "roll 1", "reroll", "roll 5", "wizard 10");
    expect(stack(s, 15)).toBe("0");
  });
  it("T-T5 a kept roll counts", () => {
    const s = scene({ options: plain, hands: { 0: ["TD3", "T1", "T2"] }, keep: 14 });
    run(s, "play TD3", "roll 6", "keep", "tower 9/1");
    expect(stack(s, 15)).toBe("/9:");
  });
  it("T-B8 the die has six faces", () => {
    const s = run(scene({ hands: { 0: ["TD3", "T1", "T2"] } }), "play TD3");
    const faces = ["0", "1", "2", "3", "4", "5", "6", "7"].filter((face) => towers.parseOutcome(s, `roll ${face}`));
    expect(faces).toEqual(["1", "2", "3", "4", "5", "6"]);
  });
});

it("T-T6 a card with both values offers every possible move of either kind", () => {
  const s = scene({ options: plain, board: { 10: "0" }, keep: 14, hands: { 0: ["T5W1", "T1", "T2"] } });
  run(s, "play T5W1");
  expect(may(s, "wizard")).toEqual(["wizard 10"]);
  expect(may(s, "tower")).toHaveLength(8);
  expect(may(s)).not.toContain("tower 9/1");
});

it("T-T7 the turn ends with drawing, then the next seat", () => {
  const s = scene({ options: plain, hands: { 0: ["T1", "T2", "T3"] }, deck: ["W1", "W2"] });
  const events = told(s, "play T1", "tower 1/1", "play T2", "tower 9/1").map((event) => event.what);
  expect(events).toEqual(["tower", "draw", "turn"]);
});

it("T-M5 what is legal is said without duplicates", () => {
  const s = scene({ hands: { 0: ["T1", "T1", "T1"] } });
  expect(new Set(legalTexts(towers, s)).size).toBe(legalTexts(towers, s).length);
  expect(may(s, "play")).toEqual(["play T1"]);
});
