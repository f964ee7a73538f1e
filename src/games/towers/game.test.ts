/** What the contract asks of a game about itself. */
import { describe, expect, it } from "vitest";
import type { Chance } from "../../core/chance.ts";
import { seeded } from "../../core/chance.ts";
import type { JsonObject } from "../../core/game.ts";
import { start } from "../../testing/walk.ts";
import { towers } from "./game.ts";
import { run, scene } from "./scenario.ts";
import { STATE } from "./state.ts";

const { at } = STATE;

const laid = (wish: JsonObject) => start(towers, wish, seeded("game"));

it.each<[JsonObject, boolean, object | undefined]>([
  [{ players: 2 }, false, undefined],
  [{ players: 4, mode: "nasty" }, false, undefined],
  [{ players: 4, teams: true }, false, { clause: "T-G2", signs: ["offer"] }],
  [{ mode: "solo" }, true, undefined],
  [{ mode: "coop", players: 2 }, true, { clause: "T-C2", signs: [] }],
  [{ mode: "coop-spells", players: 3 }, true, { clause: "T-C2", signs: [] }],
])("T-C2, T-G2 who plays together does not talk: %j", (wish, isTogether, silence) => {
  expect(towers.isTogether(laid(wish))).toBe(isTogether);
  expect(towers.silence(laid(wish))).toEqual(silence);
});

it("T-T1 a turn begins with its event and no other", () => {
  expect(towers.beginsTurn({ what: "turn", seat: 0 })).toBe(true);
  expect(towers.beginsTurn({ what: "pass", seat: 0 })).toBe(false);
});

it("a game has its name, and as many seats as players", () => {
  expect(towers.name).toBe("towers");
  expect(towers.seats(laid({ players: 5 }))).toBe(5);
  expect(towers.active(laid({ players: 3, start: 2 }))).toBe(2);
  expect(towers.colours(laid({ players: 2, edition: "abacus-1" }))).toEqual(["blue", "yellow"]);
});

it.each<JsonObject>([
  {
    players: 3,
    edition: "abacus-2",
    mode: "nasty",
    spells: ["swap", "free"],
    start: 2,
    prices: { swap: 5 },
    memory: "notes",
  },
  { players: 6, edition: "capstone", mode: "basic", teams: true, spells: [], start: 5, prices: {}, memory: "open" },
  { players: 1, mode: "solo-spells", spells: ["nudge", "piggyback", "free"], start: 0, prices: { free: 1, nudge: 9 } },
])("T-E options come back as they were wished for: %j", (wish) => {
  expect(towers.options(laid(wish))).toMatchObject(wish);
  expect(towers.options(laid(wish)).prices).toEqual(wish.prices);
});

describe("luck", () => {
  /** Hears what it is asked for, and answers with the last that is possible. */
  const asked: number[] = [];
  const last: Chance = { below: (n) => (asked.push(n), n - 1) };

  it("T-T3 the discard pile is shuffled: every card of it, in an order that luck makes", () => {
    const s = scene({ hands: { 0: ["W1", "T1", "T1"] }, board: { 12: "0", 13: "1" }, deckSize: 0 });
    run(s, "play W1", "wizard 12", "play T1", "tower 5/1");
    const pile = STATE.take(s, "discard").slice(0, s[at.discardSize]);
    expect(pile).toHaveLength(86);
    const drawn = [seeded("one"), seeded("two")].map((luck) => Array.from(towers.outcome(s, luck)));
    for (const each of drawn) expect(each.toSorted()).toEqual(pile.toSorted());
    expect(drawn[0]).not.toEqual(drawn[1]);
    asked.length = 0;
    towers.outcome(s, last);
    expect(asked).toEqual(Array.from({ length: 85 }, (_, i) => 86 - i));
  });

  it("T-B8 a die has six faces, and the least is one", () => {
    const s = run(scene({ hands: { 0: ["WD3", "T1", "T1"] }, board: { 3: "0" } }), "play WD3");
    asked.length = 0;
    expect([...Array.from(towers.outcome(s, last)), ...asked]).toEqual([6, 6]);
    expect(Array.from(towers.outcome(s, { below: () => 0 }))).toEqual([1]);
  });
});

it("T-U4 a position must name its spells", () => {
  const s = laid({ players: 2, start: 1 });
  const refused = towers.read({ ...towers.options(s), spells: "random:2" }, towers.write(s));
  expect(refused).toEqual({ refused: "position", say: "A position must name its spells.", clause: "T-U4" });
  expect(towers.read({ players: 7 }, towers.write(s))).toMatchObject({ refused: "players" });
});
