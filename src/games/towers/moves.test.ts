import { expect, it } from "vitest";
import { homes, may, potions, run, scene, stack, told } from "./scenario.ts";
import { STATE } from "./state.ts";

const { at } = STATE;

const hands = { 0: ["W3", "T2", "T4W2"], 1: ["W1", "W1", "W1"] };

it("T-W1 an own visible wizard goes exactly that many spaces clockwise", () => {
  const s = scene({ board: { 2: "01/2:", 10: "0", 11: "1" }, hands, keep: 12 });
  run(s, "play W3");
  expect(may(s, "wizard")).toEqual(["wizard 10"]);
  run(s, "wizard 10");
  expect(stack(s, 13)).toBe("0");
});

it("T-W1 fifteen is followed by zero", () => {
  const s = run(scene({ board: { 15: "0" }, hands, keep: 8 }), "play W3", "wizard 15");
  expect(stack(s, 2)).toBe("/2:0");
});

it("T-W2 a wizard comes to stand on the highest tower", () => {
  const s = run(scene({ board: { 1: "0", 4: "/4:1/1:" }, hands }), "play W3", "wizard 1");
  expect(stack(s, 4)).toBe("/4:1/1:0");
});

it("T-W3 a level holds six: a seventh may not come", () => {
  const options = { players: 3, spells: "none" };
  const full = scene({ options, board: { 10: "0", 13: "111122", 14: "0" }, hands: { 0: ["W3", "W3", "W4"] } });
  run(full, "play W3");
  expect(may(full)).toEqual(["wizard 14"]);
});

it("T-W4 a wizard whose count is exact enters Ravenskeep; one that goes farther walks past", () => {
  const s = scene({ board: { 10: "0", 11: "0" }, hands, keep: 13 });
  expect(homes(run(s, "play W3", "wizard 10"))).toEqual([4, 5]);
  const past = run(scene({ board: { 11: "0" }, hands, keep: 13 }), "play W3", "wizard 11");
  expect([homes(past), stack(past, 14)]).toEqual([[4, 5], "0"]);
});

it("T-W4 Ravenskeep on top of a stack is entered the same way", () => {
  const s = scene({ board: { 12: "0", 13: "1" }, keep: 1, hands: { 0: ["W5", "W1", "T1"] } });
  run(s, "play W5", "wizard 12");
  expect([homes(s)[0], stack(s, 1)]).toEqual([5, "/1:"]);
});

it.each([
  ["to the next free raven tower", { 15: "0" }, 0, 1],
  ["past a raven tower with a wizard on it", { 15: "0", 1: "/1:1" }, 0, 3],
  ["past a plain tower on a shielded space", { 15: "0", 1: "/1:1", 3: "/3:1", 4: "/4:", 5: "/5:1" }, 0, 7],
  ["to a bare shielded space", { 8: "0", 1: "/1:/8:", 9: "/9:" }, 9, 12],
])("T-W5 Ravenskeep goes on %s", (_, board, keep, expected) => {
  const s = scene({ board: { ...board, 13: "1" }, keep, hands: { 0: ["W1", "W1", "W1"] } });
  run(s, "play W1", `wizard ${keep === 0 ? 15 : 8}`);
  expect(s[at.keep]).toBe(expected);
});

it("T-W5 without a free shield Ravenskeep stays", () => {
  const board = { 7: "/1:/2:/3:/4:/5:/6:/7:/8:/9:1", 0: "1", 4: "1", 8: "1", 12: "1", 14: "0" };
  const s = run(scene({ board, keep: 15, hands: { 0: ["W1", "W1", "W1"] } }), "play W1", "wizard 14");
  expect([s[at.keep], homes(s)]).toEqual([15, [5, 0]]);
});

it("T-W6 entering Ravenskeep ends the turn though a card is left, and cards are drawn", () => {
  const s = run(scene({ board: { 10: "0", 5: "1" }, hands, keep: 13 }), "play W3", "wizard 10");
  expect([s[at.active], s[at.handSize]]).toEqual([1, 3]);
});

it("T-M1 a tower from the middle of a stack takes all above it along, wizards and Ravenskeep too", () => {
  const s = scene({ board: { 3: "0/3:1/4:01/5:" }, keep: 3, hands });
  run(s, "play T2", "tower 3/2");
  expect([stack(s, 3), stack(s, 5), s[at.keep]]).toEqual(["0/3:1", "/4:01/5:", 5]);
});

it("T-M2 no tower lands on Ravenskeep, but it may pass", () => {
  const s = scene({ board: { 3: "/3:/4:", 13: "1" }, keep: 5, hands, options: { spells: "none" } });
  const barred = run(s, "play T2");
  expect(may(barred, "tower 3/")).toEqual([]);
  const past = run(scene({ board: { 3: "/3:", 13: "1" }, keep: 4, hands }), "play T2", "tower 3/1");
  expect(stack(past, 5)).toBe("/5:/3:");
});

it("T-M3 covering wizards fills one potion of the mover, however many they are and even if only own ones", () => {
  const s = run(scene({ board: { 3: "/3:", 5: "000/5:001" }, hands }), "play T2", "tower 3/1");
  expect([potions(s, 0), potions(s, 1)]).toEqual([
    [5, 1, 0],
    [6, 0, 0],
  ]);
  expect(stack(s, 5)).toBe("000/5:001/3:");
});

it("T-M3 nobody covered, or no empty potion, fills nothing", () => {
  expect(potions(run(scene({ hands }), "play T2", "tower 1/1"), 0)).toEqual([6, 0, 0]);
  const full = scene({ board: { 3: "/3:1", 13: "0" }, full: [5, 0], spent: [1], hands });
  expect(potions(run(full, "play T2", "tower 1/1"), 0)).toEqual([0, 5, 1]);
});

it("T-M4 wizards that are no longer covered may walk again", () => {
  const s = scene({ board: { 3: "0/3:" }, hands, options: { spells: "none" } });
  expect(may(run(s, "play T2", "tower 3/1", "play W3"))).toEqual(["wizard 3"]);
});

it("T-M5 an event says that wizards are covered, never who", () => {
  const [moved] = told(scene({ board: { 3: "/3:1" }, hands }), "play T2", "tower 1/1");
  expect(moved).toEqual({ what: "tower", tower: 1, from: 1, to: 3, imprisons: true, reveals: false });
});

it("T-B5 a wizard is visible until a tower stands on its level, on the ground or on a tower", () => {
  const s = scene({ board: { 10: "0", 5: "0/5:0/6:" }, hands, options: { spells: "none" } });
  expect(may(run(s, "play W3"))).toEqual(["wizard 10"]);
});
