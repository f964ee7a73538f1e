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

type Change = (state: Record<string, unknown>) => void;
const set =
  (...path: readonly (string | number)[]) =>
  (value: unknown): Change =>
  (state) =>
    setIn(state, path, value);

it.each<[string, Change, string, RegExp]>([
  ["a missing space", (state) => (state.spaces as unknown[]).pop(), "T-B1", /: there must be 16 spaces\.$/],
  ["spaces that are none", set("spaces")(undefined), "T-B1", /16 spaces/],
  ["a space that is none", set("spaces", 5)(null), "T-B5", /space 5 needs a ground and towers/],
  ["a space without towers", set("spaces", 5, "towers")(undefined), "T-B5", /space 5 needs/],
  ["a tower twice", set("spaces", 3, "towers", 0, "tower")(4), "T-B3", /tower 4 stands twice/],
  ["a tower twice, far apart", set("spaces", 12, "towers")([{ tower: 1, on: [] }]), "T-B3", /tower 1 stands twice/],
  ["a missing tower", set("spaces", 9, "towers")([]), "T-B3", /tower 9 is missing/],
  ["tower 0", set("spaces", 3, "towers", 0, "tower")(0), "T-B3", /space 3 has something on it that is no tower/],
  ["tower 10", set("spaces", 3, "towers", 0, "tower")(10), "T-B3", /no tower/],
  ["a tower that is no object", set("spaces", 3, "towers", 0)(3), "T-B3", /no tower/],
  ["wizards that are no list", set("spaces", 3, "ground")(0), "T-B5", /the wizards of space 3 must be a list/],
  ["wizards on a tower that are no list", set("spaces", 3, "towers", 0, "on")(0), "T-B5", /space 3 must be a list/],
  ["a wizard of nobody", set("spaces", 3, "ground")([2]), "T-U1", /space 3 has a wizard of nobody/],
  ["a wizard too many", set("spaces", 3, "ground")([0, 0]), "T-U1", /owner 0 has 6 wizards, not 5/],
  ["a wizard too few", set("spaces", 12, "ground")([]), "T-U1", /owner 1 has 4 wizards, not 5/],
  ["seven on a level", set("spaces", 3, "ground")([0, 0, 0, 0, 1, 1, 1]), "T-W3", /space 3 has more than 6 wizards/],
  ["a wizard beside Ravenskeep", set("keep", "space")(12), "T-W4", /where Ravenskeep is/],
  ["Ravenskeep nowhere", set("keep", "space")(16), "T-B1", /on a space/],
  ["no Ravenskeep", set("keep")(undefined), "T-B1", /on a space/],
  ["homes of nobody", set("keep", "home")([1]), "T-W4", /each owner/],
  ["no homes", set("keep", "home")(undefined), "T-W4", /each owner/],
  ["more at home than there are", set("keep", "home", 0)(6), "T-U1", /hold that many wizards of 0/],
  ["fewer at home than none", set("keep", "home", 1)(-1), "T-U1", /hold that many wizards of 1/],
  ["no hands", set("hands")(undefined), "T-U3", /there must be 2 hands/],
  ["a hand too few", (state) => (state.hands as unknown[]).pop(), "T-U3", /there must be 2 hands/],
  ["two cards in a hand", (state) => (state.hands as string[][])[0]!.pop(), "T-U3", /3 cards/],
  ["a hand that is none", set("hands", 1)("T1"), "T-U3", /3 cards/],
  ["a card that does not exist", set("deck", 0)("T6"), "T-B6", /lists of cards/],
  ["a card that is a number", set("discard")([1]), "T-B6", /lists of cards/],
  ["no deck", set("deck")(undefined), "T-B6", /lists of cards/],
  ["a card too many", (state) => (state.discard as string[]).push("T1"), "T-B6", /there are 91 cards, not 90/],
  ["a kind too often", set("hands", 0)(["WD3", "WD3", "WD3"]), "T-B6", /there are \d+ cards \w+, not \d/],
  ["no potions", set("potions")(undefined), "T-U1", /there must be potions for 2/],
  ["potions of one", (state) => (state.potions as unknown[]).pop(), "T-U1", /there must be potions for 2/],
  ["potions of nothing", set("potions", 1)(null), "T-U1", /potions of 1/],
  ["a tower of nothing", set("spaces", 0, "towers")([null]), "T-B3", /something on it that is no tower/],
  ["potions that are none", set("potions", 1)(6), "T-U1", /potions of 1/],
  ["a potion too many", set("potions", 0, "full")(3), "T-U1", /the potions of 0 are not 6 empty, full and spent ones/],
  ["a potion too few", set("potions", 0, "full")(1), "T-U1", /potions of 0/],
  ["a negative potion", set("potions", 0)({ empty: 7, full: -1, spent: 0 }), "T-U1", /potions of 0/],
  ["an active seat that is not there", set("active")(2), "T-T1", /the active seat must be 0 to 1/],
  ["a decider who is not active", set("decider")(1), "T-T1", /active seat decides/],
  ["a card already played", set("turn")({ played: 1 }), "T-T1", /a turn is under way/],
  ["a card on the table", set("turn")({ card: "T1" }), "T-T1", /under way/],
  ["a die rolled", set("turn")({ roll: 3 }), "T-T1", /under way/],
  ["a spell cast", set("turn")({ spell: "swap" }), "T-T1", /under way/],
  ["a move declared", set("turn")({ declared: "tower 3/1" }), "T-T1", /under way/],
])("refuses %s with a sentence", (_, change, clause, sentence) => {
  expect(towers.read(options, changed(change))).toEqual({
    refused: "position",
    say: expect.stringMatching(/^This position is not possible: .*\.$/),
    clause,
  });
  expect(towers.read(options, changed(change))).toMatchObject({ say: expect.stringMatching(sentence) });
});

it("refuses what is no position at all", () => {
  expect(towers.read(options, [])).toEqual({
    refused: "position",
    say: "This position is not possible: the state is not an object.",
  });
});

it("T-T1 who decides need not be said, and what a turn tells at its start is no matter", () => {
  const { decider: _, ...quiet } = towers.write(s);
  expect(towers.read(options, quiet)).toEqual(s);
  expect(towers.read(options, { ...quiet, turn: 3 })).toEqual(s);
});

function setIn(json: unknown, path: readonly (string | number)[], value: unknown): void {
  const parent = path.slice(0, -1).reduce((each, key) => (each as Record<string | number, unknown>)[key], json);
  (parent as Record<string | number, unknown>)[path.at(-1)!] = value;
}

it("refuses a game that is already over (T-X1), and one whose options are left to chance", () => {
  const json = towers.write(scene({ board: { 12: "1" }, full: [5], hands: { 0: ["W1", "W1", "W1"] } }));
  const over = structuredClone(json) as Record<string, unknown>;
  setIn(over, ["potions", 0], { empty: 0, full: 6, spent: 0 });
  expect(towers.read(options, over as JsonObject)).toMatchObject({
    say: expect.stringContaining("the game is over"),
    clause: "T-T7",
  });
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

it.each<[string, object, object, boolean]>([
  ["one more than a pair has", { empty: 5, full: 0, spent: 0 }, { empty: 5, full: 1, spent: 0 }, false],
  ["more empty ones than a seat is given", { empty: 6, full: 0, spent: 0 }, { empty: 4, full: 0, spent: 0 }, false],
  ["as many as a pair has, most with one", { empty: 1, full: 0, spent: 0 }, { empty: 0, full: 9, spent: 0 }, true],
  ["spent ones count", { empty: 5, full: 0, spent: 1 }, { empty: 4, full: 0, spent: 0 }, true],
])("T-G3 partners' potions are counted together: %s", (_, mine, theirs, isPossible) => {
  const team = scene({ options: { players: 4, teams: true } });
  const json = structuredClone(towers.write(team)) as Record<string, unknown>;
  setIn(json, ["potions", 0], mine);
  setIn(json, ["potions", 2], theirs);
  expect(isRefusal(towers.read(towers.options(team), json as JsonObject))).toBe(!isPossible);
});

it("T-1.4 a game alone with nothing to draw is lost, and no position", () => {
  const alone = scene({ options: { mode: "solo" }, board: { 12: "0" } });
  const { deck, discard, ...rest } = towers.write(alone) as JsonObject & { deck: string[]; discard: string[] };
  expect(isRefusal(towers.read(towers.options(alone), { ...rest, deck, discard }))).toBe(false);
  expect(towers.read(towers.options(alone), { ...rest, deck: [], discard: [...discard, ...deck] })).toMatchObject({
    clause: "T-T7",
  });
});

it.each([
  [0, false],
  [1, true],
  [2, true],
])("T-X1 somebody at the goal and seat %i to begin its turn: a round that is not over (%s)", (active, isPossible) => {
  const three = scene({ options: { players: 3 }, board: { 10: "012" }, active: 1 });
  const json = structuredClone(towers.write(three)) as Record<string, unknown>;
  setIn(json, ["spaces", 10, "ground"], [1, 2]);
  setIn(json, ["keep", "home"], [4, 3, 3]);
  setIn(json, ["potions", 0], { empty: 0, full: 5, spent: 0 });
  const read = towers.read(towers.options(three), { ...json, active, decider: active } as JsonObject);
  expect(isRefusal(read)).toBe(!isPossible);
});

it("T-G7 a team at its goal is over at once in the abacus editions, T-1.3 and so is a game alone", () => {
  const team = scene({ options: { players: 4, teams: true, edition: "abacus-3" }, board: { 10: "13" }, active: 1 });
  const json = structuredClone(towers.write(team)) as Record<string, unknown>;
  for (const seat of [0, 2]) setIn(json, ["potions", seat], { empty: 0, full: 5, spent: 0 });
  expect(towers.read(towers.options(team), json as JsonObject)).toMatchObject({ clause: "T-T7" });
  const alone = scene({ options: { mode: "solo" }, board: { 12: "0" } });
  const won = structuredClone(towers.write(alone)) as Record<string, unknown>;
  setIn(won, ["spaces", 12, "ground"], []);
  setIn(won, ["keep", "home"], [12]);
  expect(towers.read(towers.options(alone), won as JsonObject)).toMatchObject({ clause: "T-T7" });
});
