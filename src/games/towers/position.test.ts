import { expect, it } from "vitest";
import type { JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { towers } from "./game.ts";
import { scene } from "./scenario.ts";

const s = scene({ board: { 3: "0/3:01/4:", 12: "1" }, keep: 4, full: [2, 1], spent: [1] });
const options = towers.options(s);

it("a written position reads back as the same bytes", () => {
  expect(towers.read(options, towers.write(s))).toEqual(s);
});

/** Changes one thing of a fresh copy. */
function changed(change: (state: Record<string, unknown>) => void): JsonObject {
  const json = structuredClone(towers.write(s)) as Record<string, unknown>;
  change(json);
  return json as JsonObject;
}

it.each<[string, (state: Record<string, unknown>) => void, RegExp]>([
  ["a missing space", (state) => (state.spaces as unknown[]).pop(), /16 spaces/],
  ["a tower twice", (state) => setIn(state, ["spaces", 3, "towers", 0, "tower"], 4), /tower 4 stands twice/],
  ["a missing tower", (state) => setIn(state, ["spaces", 9, "towers"], []), /tower 9 is missing/],
  ["tower 0", (state) => setIn(state, ["spaces", 3, "towers", 0, "tower"], 0), /no tower/],
  ["a wizard of nobody", (state) => setIn(state, ["spaces", 3, "ground"], [2]), /wizard of nobody/],
  ["a wizard too many", (state) => setIn(state, ["spaces", 3, "ground"], [0, 0]), /owner 0 has 6 wizards, not 5/],
  ["seven on a level (T-W3)", (state) => setIn(state, ["spaces", 3, "ground"], [0, 0, 0, 0, 1, 1, 1]), /more than 6/],
  ["a wizard beside Ravenskeep", (state) => setIn(state, ["keep", "space"], 12), /where Ravenskeep is/],
  ["Ravenskeep nowhere", (state) => setIn(state, ["keep", "space"], 16), /on a space/],
  ["homes of nobody", (state) => setIn(state, ["keep", "home"], [1]), /each owner/],
  ["two cards in a hand", (state) => (state.hands as string[][])[0]!.pop(), /3 cards/],
  ["a card that does not exist", (state) => setIn(state, ["deck", 0], "T6"), /lists of cards/],
  ["a card too many", (state) => (state.discard as string[]).push("T1"), /91 cards/],
  ["a kind too often", (state) => setIn(state, ["hands", 0], ["WD3", "WD3", "WD3"]), /cards/],
  ["a potion too many", (state) => setIn(state, ["potions", 0, "full"], 3), /potions of 0/],
  ["a negative potion", (state) => setIn(state, ["potions", 0], { empty: 7, full: -1, spent: 0 }), /potions of 0/],
  ["an active seat that is not there", (state) => setIn(state, ["active"], 2), /active seat/],
  ["a decider who is not active", (state) => setIn(state, ["decider"], 1), /active seat decides/],
])("refuses %s with a sentence", (_, change, sentence) => {
  const read = towers.read(options, changed(change));
  expect(isRefusal(read) && read.say).toMatch(sentence);
});

function setIn(json: unknown, path: readonly (string | number)[], value: unknown): void {
  const parent = path.slice(0, -1).reduce((each, key) => (each as Record<string | number, unknown>)[key], json);
  (parent as Record<string | number, unknown>)[path.at(-1)!] = value;
}

it("refuses a game that is already over (T-X1), and one whose options are left to chance", () => {
  const json = towers.write(scene({ board: { 12: "1" }, full: [5], hands: { 0: ["W1", "W1", "W1"] } }));
  const over = structuredClone(json) as Record<string, unknown>;
  setIn(over, ["potions", 0], { empty: 0, full: 6, spent: 0 });
  expect(isRefusal(towers.read(options, over as JsonObject))).toBe(true);
  const { start: _, ...open } = options;
  expect(towers.read({ ...open, remark: "a puzzle" }, json)).toEqual(towers.read(options, json));
  expect(isRefusal(towers.read({ ...options, spells: "random:2" }, json))).toBe(true);
});

it("teams may have passed full potions on (T-G3)", () => {
  const team = scene({ options: { players: 4, teams: true } });
  const json = structuredClone(towers.write(team)) as Record<string, unknown>;
  setIn(json, ["potions", 0], { empty: 4, full: 0, spent: 0 });
  setIn(json, ["potions", 2], { empty: 5, full: 1, spent: 0 });
  expect(isRefusal(towers.read(towers.options(team), json as JsonObject))).toBe(false);
});
