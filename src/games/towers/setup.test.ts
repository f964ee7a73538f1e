import { expect, it } from "vitest";
import { fixed, seeded } from "../../core/chance.ts";
import type { JsonObject, State } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { towers } from "./game.ts";
import { stack } from "./scenario.ts";
import { hasShield, SPACES, STATE, towerTop } from "./state.ts";

const { at } = STATE;

function start(wish: JsonObject): State {
  const state = towers.setup(wish, seeded("setup"));
  if (isRefusal(state)) throw new Error(state.say);
  return state;
}
const tops = (s: State): string[] => Array.from({ length: 9 }, (_, i) => stack(s, i + 1).slice(3));

it("T-B1 sixteen spaces, Ravenskeep on space 0", () => {
  const s = start({ start: 0 });
  expect(SPACES).toBe(16);
  expect(s[at.keep]).toBe(0);
});

it("T-B2 spaces 0, 4, 8 and 12 carry a raven shield", () => {
  const shields = Array.from({ length: 16 }, (_, space) => space).filter(hasShield);
  expect(shields).toEqual([0, 4, 8, 12]);
});

it("T-B3 tower n starts on space n; the odd ones carry a shield", () => {
  const s = start({ start: 0, players: 2 });
  for (let tower = 1; tower <= 9; tower++) expect(stack(s, tower)).toMatch(new RegExp(`^/${tower}:`));
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((tower) => hasShield(towerTop(tower)))).toEqual([1, 3, 5, 7, 9]);
});

it.each([
  [2, 5, 6],
  [3, 4, 5],
  [4, 4, 5],
  [5, 3, 4],
  [6, 3, 4],
])("T-U1 %i players have %i wizards and %i empty potions each", (players, wizards, potions) => {
  const s = start({ players });
  expect([s[at.wizards], s[at.empty], s[at.full], s[at.spent]]).toEqual([wizards, potions, 0, 0]);
});

it.each([
  [2, 0, ["001", "011", "001", "1", "", "", "", "", ""]],
  [2, 1, ["011", "001", "011", "0", "", "", "", "", ""]],
  [3, 1, ["012", "012", "012", "12", "0", "", "", "", ""]],
  [4, 0, ["012", "013", "023", "12", "03", "12", "3", "", ""]],
  [6, 5, ["015", "234", "015", "23", "45", "01", "2", "3", "4"]],
])("T-U2, T-B4 %i players from seat %i fill the towers by their lights", (players, seat, expected) => {
  expect(tops(start({ players, start: seat }))).toEqual(expected);
});

it("T-U3 three cards each, in order of codes, the rest in the draw pile", () => {
  const s = start({ players: 6 });
  const json = towers.write(s) as { hands: string[][]; deck: string[]; discard: string[] };
  expect(json.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3, 3, 3]);
  for (const hand of json.hands) expect(hand.toSorted()).toEqual(hand);
  expect(json.deck).toHaveLength(72);
  expect(json.discard).toEqual([]);
});

it.each([0, 1, 2])("T-U3, T-T1 seat %i begins, and is dealt first", (first) => {
  // Luck that leaves the cards in the order of their codes, the last on top.
  const s = towers.setup({ players: 3, start: first }, { below: (n) => n - 1 });
  if (isRefusal(s)) throw new Error(s.say);
  const { hands, active, decider, turn } = towers.write(s) as JsonObject & { hands: string[][] };
  expect([active, decider, turn]).toEqual([first, first, towers.write(start({ players: 3, start: first })).turn]);
  expect([0, 1, 2].map((i) => hands[(first + i) % 3])).toEqual([
    ["WD2", "WD2", "WD3"],
    ["W5", "W5", "WD2"],
    ["W4", "W5", "W5"],
  ]);
});

it("T-U4 a random draw takes as many spells as asked for", () => {
  const drawn = (seed: string): unknown => {
    const s = towers.setup({ spells: "random:4" }, seeded(seed));
    return isRefusal(s) ? s.say : towers.options(s).spells;
  };
  expect(drawn("a")).toHaveLength(4);
  const two = towers.setup({ spells: "random:2" }, seeded("two"));
  expect(!isRefusal(two) && towers.options(two).spells).toHaveLength(2);
  const kinds = new Set(["a", "b", "c", "d", "e"].map((seed) => JSON.stringify(drawn(seed))));
  expect(kinds.size).toBeGreaterThan(1);
});

it("T-T1 without a wish the starting seat is drawn, and nothing else but the cards", () => {
  const luck = fixed(2, ...Array<number>(89).fill(0));
  const s = towers.setup({ players: 3 }, luck);
  expect(!isRefusal(s) && s[at.start]).toBe(2);
  expect(luck.used()).toBe(true);
});

it("T-1.1 solo puts twelve wizards on towers 1 to 5", () => {
  expect(tops(start({ mode: "solo" }))).toEqual(["000", "000", "000", "00", "0", "", "", "", ""]);
});

it.each([
  ["solo", 1, 0],
  ["coop", 4, 0],
  ["solo-spells", 1, 6],
  ["coop-spells", 6, 6],
])("T-1.2, T-1.5, T-C1 %s: one hand and %i players, %i potions", (mode, players, potions) => {
  const s = start({ mode, players });
  const json = towers.write(s) as { hands: unknown[]; potions: { empty: number }[]; keep: { home: number[] } };
  expect([json.hands.length, json.potions.length, json.keep.home.length]).toEqual([1, 1, 1]);
  expect(json.potions[0]!.empty).toBe(potions);
});
