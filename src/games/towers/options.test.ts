import { expect, it } from "vitest";
import type { JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { Options, TowersOptions } from "./options.ts";
import { coloursFor, complete, EDITIONS, FIELDS, isPartner, pricesAt } from "./options.ts";
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

it.each<[string, JsonObject, string, string | undefined, RegExp]>([
  ["T-U1 seven players", { players: 7 }, "players", "T-U1", /^The mode basic is for 2 to 6 players, not 7\.$/],
  ["T-U1 one player in basic mode", { players: 1 }, "players", "T-U1", /2 to 6 players/],
  ["T-1.1 two players in solo", { mode: "solo", players: 2 }, "players", "T-1.1", /^The mode solo is for 1 player\.$/],
  ["T-C1 one player in coop", { mode: "coop", players: 1 }, "players", "T-C1", /2 to 6/],
  ["T-G1 teams of two players", { teams: true, players: 2 }, "teams", "T-G1", /4 or 6/],
  ["T-G1 teams of five players", { teams: true, players: 5 }, "teams", "T-G1", /4 or 6/],
  ["T-G1 teams in coop", { teams: true, players: 4, mode: "coop" }, "teams", "T-G1", /4 or 6/],
  ["T-G1 teams that are no yes or no", { teams: "yes", players: 4 }, "teams", undefined, /true or false/],
  [
    "T-E solo in an abacus edition",
    { mode: "solo", edition: "abacus-1" },
    "edition-mode",
    "T-E",
    /abacus-1 has no solo/,
  ],
  ["T-E an unknown edition", { edition: "homebrew" }, "edition", undefined, /capstone, abacus-1, .*, not "homebrew"/],
  [
    "T-U4 a spell that does not exist",
    { spells: ["fireball"] },
    "spells",
    "T-B7",
    /no spell "fireball": .*swap, nudge/,
  ],
  ["T-U4 a spell that is none alone", { spells: "fireball" }, "spells", "T-B7", /no spell "fireball"/],
  ["T-U4 a spell twice", { spells: ["swap", "swap"] }, "spells", "T-U4", /twice/],
  [
    "T-U4 two spells in solo with spells",
    { mode: "solo-spells", spells: "first" },
    "spells",
    "T-U4",
    /with exactly 3 spells, not 2/,
  ],
  [
    "T-U4 four spells in coop with spells",
    { mode: "coop-spells", spells: "random:4" },
    "spells",
    "T-U4",
    /exactly 3 spells, not 4/,
  ],
  ["T-U4 spells in plain solo", { mode: "solo", spells: "all" }, "spells", "T-U4", /without spells, not 8/],
  ["T-U4 nine random spells", { spells: "random:9" }, "spells", "T-U4", /with 0 to 8 spells, not 9/],
  ["T-U4 a draw with words after it", { spells: "random:2 please" }, "spells", "T-B7", /no spell/],
  ["T-U4 a draw with words before it", { spells: "a random:2" }, "spells", "T-B7", /no spell/],
  ["T-T1 a starting seat that is not there", { start: 2 }, "start", "T-T1", /0 to 1/],
  ["T-T1 a starting seat below all", { start: -1 }, "start", "T-T1", /0 to 1/],
  ["T-B7 a price of nothing", { prices: { swap: 0 } }, "prices", "T-B7", /price of swap .* from 1 to 99/],
  ["T-B7 a price too high", { prices: { swap: 100 } }, "prices", "T-B7", /from 1 to 99/],
  ["T-B7 a price for no spell", { prices: { sleep: 1 } }, "prices", "T-B7", /no spell "sleep"/],
  ["T-B7 prices that are no list", { prices: 3 }, "prices", "T-B7", /name spells/],
  ["T-H2 an unknown memory", { memory: "perfect" }, "memory", undefined, /memory must be one of strict, notes, open,/],
  ["an unknown mode", { mode: "chaos" }, "mode", undefined, /mode must be one of basic, nasty, .*, not "chaos"/],
  ["an unknown option", { colour: "red" }, "unknown-option", undefined, /^Wandering Towers has no option "colour"\.$/],
])("refuses %s with a sentence", (_, wish, refused, clause, say) => {
  const refusal = complete(wish);
  expect(refusal).toMatchObject({ refused, say: expect.stringMatching(say) });
  expect(isRefusal(refusal) && refusal.clause).toBe(clause);
});

it.each<[JsonObject, Partial<Options>]>([
  [{}, { teams: false, start: undefined, prices: {}, memory: "strict" }],
  [{ mode: "solo" }, { players: 1, spells: [] }],
  [{ mode: "solo", players: 1 }, { players: 1 }],
  [{ mode: "coop" }, { players: 2, spells: [] }],
  [{ mode: "coop-spells" }, { spells: ["advance-wizard", "advance-tower", "swap"] }],
  [{ teams: true, players: 4 }, { teams: true }],
  [
    { teams: true, players: 6, mode: "nasty" },
    { teams: true, mode: "nasty" },
  ],
  [{ start: 1 }, { start: 1 }],
  [
    { start: 5, players: 6 },
    { start: 5, players: 6 },
  ],
  [{ spells: "random:8" }, { spells: 8 }],
  [{ spells: "random:0" }, { spells: 0 }],
  [{ spells: "swap" }, { spells: ["swap"] }],
  [{ spells: ["free", "swap"] }, { spells: ["swap", "free"] }],
  [{ prices: { swap: 1, free: 99 } }, { prices: { swap: 1, free: 99 } }],
  [
    { memory: "open", edition: "abacus-3" },
    { memory: "open", edition: "abacus-3" },
  ],
])("T-U4 %j is completed", (wish, options) => {
  expect(complete(wish)).toMatchObject(options);
});

it("T-G1 partners sit opposite, and only in teams", () => {
  const four = { teams: true, players: 4 } as TowersOptions;
  expect([0, 1, 2, 3].map((seat) => isPartner(four, 1, seat))).toEqual([false, false, false, true]);
  expect(isPartner({ ...four, players: 6 }, 5, 2)).toBe(true);
  expect(isPartner({ ...four, teams: false }, 1, 3)).toBe(false);
});

it("T-B7 a table's prices are its edition's, but for those it has changed", () => {
  expect(pricesAt({ edition: "abacus-1", prices: { nudge: 5 } })).toEqual({ ...ABACUS_PRICES, nudge: 5 });
});

it("T-E colours are offered in their order", () => {
  expect(coloursFor("abacus-1", 2)).toEqual(["blue", "yellow"]);
  expect(coloursFor("abacus-1", 3)).toEqual(["blue", "yellow", "red", "green"]);
  expect(coloursFor("capstone", 6)).toEqual(["blue", "yellow", "red", "green", "orange", "purple"]);
});

it("T-N1 what forms, flags and help are made from", () => {
  expect(FIELDS.map(({ name, flag, kind, clause }) => [name, flag, kind, clause])).toEqual([
    ["mode", "mode", "choice", "T-N1"],
    ["players", "players", "number", "T-U1"],
    ["edition", "edition", "choice", "T-E"],
    ["teams", "teams", "yes-no", "T-G1"],
    ["spells", "spells", "list", "T-U4"],
    ["start", "start", "number", "T-T1"],
    ["prices", "prices", "prices", "T-B7"],
    ["memory", "memory", "choice", "T-H2"],
  ]);
  expect(FIELDS.filter((each) => each.of).map(({ name, of }) => [name, of])).toEqual([["prices", "spells"]]);
  const range = (name: string): unknown[] =>
    FIELDS.filter((each) => each.name === name).map((each) => [each.least, each.most]);
  expect([...range("players"), ...range("start")]).toEqual([
    [1, 6],
    [0, 5],
  ]);
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

it("T-U4 a draw of spells is asked for by one text, not by a list", () => {
  expect(complete({ spells: ["random:3"] })).toMatchObject({ refused: "spells", clause: "T-B7" });
});
