import { expect, it } from "vitest";
import type { JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { coloursFor, complete, EDITIONS } from "./options.ts";
import { ABACUS_PRICES, CAPSTONE_PRICES, FIRST_SPELLS } from "./spells.ts";

it("T-E the four editions differ in these switches and no others", () => {
  const row = (name: keyof typeof EDITIONS): unknown[] => {
    const { prices, ...switches } = EDITIONS[name];
    return [...Object.values(switches), prices === CAPSTONE_PRICES ? "capstone" : "abacus"];
  };
  expect(row("abacus-1")).toEqual([true, true, "own", true, false, false, 24, "abacus"]);
  expect(row("abacus-2")).toEqual([true, true, "own", true, false, false, 24, "abacus"]);
  expect(row("abacus-3")).toEqual([true, true, "own", false, false, false, 30, "abacus"]);
  expect(row("capstone")).toEqual([false, false, "any", false, true, true, 30, "capstone"]);
});

it("T-B7 the two price lists", () => {
  expect(Object.values(CAPSTONE_PRICES)).toEqual([2, 1, 2, 1, 1, 2, 2, 2]);
  expect(Object.values(ABACUS_PRICES)).toEqual([2, 1, 2, 1, 2, 2, 1, 1]);
});

it.each([
  ["abacus-1", 2, 2],
  ["abacus-2", 3, 4],
  ["abacus-2", 4, 4],
  ["abacus-1", 5, 6],
  ["abacus-3", 2, 6],
  ["capstone", 2, 6],
] as const)("T-E %s with %i players offers %i colours", (edition, players, colours) => {
  expect(coloursFor(edition, players)).toHaveLength(colours);
});

it("capstone, basic, two players and the first two spells are the default (T-U4)", () => {
  expect(complete({})).toMatchObject({ edition: "capstone", mode: "basic", players: 2, spells: FIRST_SPELLS });
});

it.each<[string, JsonObject, RegExp]>([
  ["T-U1 seven players", { players: 7 }, /2 to 6 players/],
  ["T-U1 one player in basic mode", { players: 1 }, /2 to 6 players/],
  ["T-1.1 two players in solo", { mode: "solo", players: 2 }, /1 player/],
  ["T-C1 one player in coop", { mode: "coop", players: 1 }, /2 to 6/],
  ["T-G1 teams of two players", { teams: true, players: 2 }, /4 or 6/],
  ["T-G1 teams of five players", { teams: true, players: 5 }, /4 or 6/],
  ["T-G1 teams in coop", { teams: true, players: 4, mode: "coop" }, /4 or 6/],
  ["T-G1 teams that are no yes or no", { teams: "yes", players: 4 }, /true or false/],
  ["T-E solo in an abacus edition", { mode: "solo", edition: "abacus-1" }, /no solo/],
  ["T-E an unknown edition", { edition: "homebrew" }, /must be one of/],
  ["T-U4 a spell that does not exist", { spells: ["fireball"] }, /no spell "fireball"/],
  ["T-U4 a spell twice", { spells: ["swap", "swap"] }, /twice/],
  ["T-U4 two spells in solo with spells", { mode: "solo-spells", spells: "first" }, /exactly 3/],
  ["T-U4 spells in plain solo", { mode: "solo", spells: "all" }, /without spells/],
  ["T-U4 nine random spells", { spells: "random:9" }, /0 to 8/],
  ["T-T1 a starting seat that is not there", { start: 2 }, /0 to 1/],
  ["T-B7 a price of nothing", { prices: { swap: 0 } }, /from 1/],
  ["T-B7 a price for no spell", { prices: { sleep: 1 } }, /no spell/],
  ["T-B7 prices that are no list", { prices: 3 }, /name spells/],
  ["T-H2 an unknown memory", { memory: "perfect" }, /must be one of/],
  ["an unknown mode", { mode: "chaos" }, /must be one of/],
  ["an unknown option", { colour: "red" }, /no option "colour"/],
])("refuses %s with a sentence", (_, wish, sentence) => {
  const options = complete(wish);
  expect(isRefusal(options) && options.say).toMatch(sentence);
});

it.each<[JsonObject, number]>([
  [{ spells: "none" }, 0],
  [{ spells: "all" }, 8],
  [{ spells: ["free", "swap"] }, 2],
  [{ mode: "solo-spells" }, 3],
  [{ mode: "coop-spells", spells: ["free", "nudge", "piggyback"] }, 3],
])("T-U4 %j puts %i spells in play", (wish, count) => {
  const options = complete(wish);
  expect(!isRefusal(options) && options.spells).toHaveLength(count);
});
