/** What hardly ever happens at a table: the boundaries of clauses that ordinary games do not come to. */
import { describe, expect, it } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { Json, JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { CODES } from "./cards.ts";
import { towers } from "./game.ts";
import { homes, may, run, scene, stack, told } from "./scenario.ts";
import { PHASES, STATE } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;

const all = { spells: "all" };
const nasty = { mode: "nasty", spells: "all", players: 3 };
const hands = { 0: ["W1", "T1", "TD2"], 1: ["W2", "W2", "W2"] };

describe("T-N5 spells that move somebody else than the declared wizard", () => {
  it.each([
    ["another of the same owner", "cast advance-wizard 11 of 0", "0", "1"],
    ["one of another owner", "cast advance-wizard 11 of 1", "1", "0"],
  ])("T-N5 %s", (_, cast, gone, left) => {
    const s = scene({ options: nasty, board: { 9: "/9:0", 11: "01", 13: "2" }, hands, full: [0, 2] });
    run(s, "play W1", "wizard 9", cast);
    expect([stack(s, 9), stack(s, 10), stack(s, 11), stack(s, 12)]).toEqual(["/9:", "0", left, gone]);
  });
});

describe("T-N6 piggyback", () => {
  const board = { 9: "/9:000", 11: "1", 13: "2" };
  it("T-S2 brings nobody home, and so does not end the turn", () => {
    const s = run(scene({ options: nasty, board, hands, full: [2] }), "play W1", "wizard 9", "cast piggyback");
    expect([stack(s, 10), s[at.active], s[at.phase]]).toEqual(["00", 0, PHASE.playing]);
  });
  it("is too late in the window after", () => {
    const s = run(scene({ options: nasty, board, hands, full: [3] }), "play W1", "wizard 9", "pass");
    expect([s[at.phase], may(s, "cast piggyback")]).toEqual([PHASE.windowAfter, []]);
    expect(may(s, "cast advance-tower").length).toBeGreaterThan(0);
  });
  it("does not go with a tower, though own wizards stand on the space of its number", () => {
    const s = scene({ options: nasty, board: { 1: "00", 2: "/2:/1:", 11: "1", 13: "2" }, hands, full: [3] });
    run(s, "play T1", "tower 2/2");
    expect([s[at.phase], may(s, "cast piggyback")]).toEqual([PHASE.windowBefore, []]);
  });
  it("T-W3 without room for both is not offered, and everything else still is", () => {
    const s = scene({ options: nasty, board: { 9: "/9:00", 10: "11122", 13: "2" }, hands, full: [3] });
    run(s, "play W1", "wizard 9");
    expect([may(s, "cast piggyback"), may(s, "pass")]).toEqual([[], ["pass"]]);
    expect(may(s, "cast free").length).toBeGreaterThan(0);
  });
});

it("T-N8 after Free before a card, the active player goes on, though only others have potions left", () => {
  const options = { ...nasty, edition: "abacus-1", prices: { free: 1 } };
  const board = { 3: "0/3:", 11: "1", 13: "2" };
  const s = run(scene({ options, board, hands, full: [1, 3] }), "cast free 3/1");
  expect([stack(s, 3), s[at.decider], s[at.phase]]).toEqual(["/3:0", 0, PHASE.playing]);
});

describe("T-S8 nudge", () => {
  it("is possible if only a space at an odd distance is free", () => {
    const even = { 2: "/2:0", 4: "/4:1", 6: "/6:2", 8: "/8:3", 10: "0", 12: "1", 14: "2" };
    const s = scene({ options: { ...all, players: 4 }, board: even, hands, full: [5] });
    expect(may(s, "cast nudge")).toEqual(["cast nudge cw", "cast nudge ccw"]);
  });
  it("T-S11 where it is not, everything else still is", () => {
    const board = Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => [i + 1, i < 9 ? `/${i + 1}:${i % 4}` : `${i % 4}`]),
    );
    const s = scene({ options: { ...all, players: 4 }, board, hands, full: [5] });
    expect([may(s, "cast nudge"), may(s, "play")]).toEqual([[], ["play T1", "play TD2", "play W1"]]);
    expect(may(s, "cast free")).toHaveLength(9);
  });
});

it("T-S9 a pair under a tower does not ride", () => {
  const s = scene({ options: all, board: { 0: "0", 1: "00/1:", 13: "1" }, keep: 8, hands, full: [3] });
  expect(may(run(s, "play W1"), "cast piggyback")).toEqual([]);
});

it("T-W5 without another free shield Ravenskeep stays on its own, and nothing is told of it", () => {
  const board = { 7: "/1:/2:/3:/4:/5:/6:/7:/8:/9:1", 4: "1", 8: "1", 12: "1", 15: "0" };
  const s = scene({ board, hands: { 0: ["W1", "W1", "W1"] } });
  const events = told(s, "play W1", "wizard 15").map(({ what }) => what);
  expect([s[at.keep], homes(s), events.includes("keep")]).toEqual([0, [5, 1], false]);
});

it("T-X1 with six players none but the six can meet the goal", () => {
  const s = scene({ options: { players: 6, start: 1 }, board: { 0: "/3:", 13: "5" }, keep: 12, hands });
  run(s, may(s, "redraw")[0]!);
  expect([towers.result(s), s[at.active]]).toEqual([undefined, 1]);
});

describe("clauses of what is not legal", () => {
  const clauseOf = (s: Uint8Array, text: string): string => towers.clause(s, towers.parse(s, text)!);
  it("T-W1 somebody else's wizard is nobody's to move, though one place is left", () => {
    const s = scene({ options: { players: 3 }, board: { 9: "/9:01", 10: "00122", 13: "2" }, hands });
    expect(clauseOf(run(s, "play W1"), "wizard 9 of 1")).toBe("T-W1");
  });
  it("T-S1 the last seat's potions are its own", () => {
    const options = { spells: ["advance-wizard", "swap"] };
    const s = scene({ options, board: { 11: "0", 13: "1" }, active: 1, full: [0, 5] });
    expect(clauseOf(run(s, "cast advance-wizard 13 of 1"), "cast swap 1 2")).toBe("T-S1");
  });
});

describe("T-H1 a guess deals the cards there are", () => {
  const sorted = (s: Uint8Array): string[] => {
    const { hands: held, deck } = towers.write(s) as { hands: string[][]; deck: string[] };
    return [...held.flat(), ...deck].toSorted();
  };
  const guessed = (s: Uint8Array, seat: number): Uint8Array => {
    const guess = s.slice();
    towers.guess(guess, seat, seeded("guess"));
    return guess;
  };
  it("also after a guess at a larger pile", () => {
    guessed(scene(), 0);
    const few = scene({ deckSize: 4, deck: [CODES[0]!, CODES[0]!], hands: { 0: ["W3", "W3", "W4"] } });
    expect(sorted(guessed(few, 0))).toEqual(sorted(few));
  });
  it("with six players too", () => {
    const s = scene({ options: { players: 6 }, hands: { 0: ["W3", "W4", "W5"] } });
    expect(sorted(guessed(s, 5))).toEqual(sorted(s));
  });
});

it("T-U3 with two players, too, the first dealt are the start player's", () => {
  const dealt = (start: number): Json => {
    const s = towers.setup({ players: 2, start }, seeded("deal"));
    if (isRefusal(s)) throw new Error(s.say);
    return towers.write(s).hands!;
  };
  expect(dealt(1)).toEqual((dealt(0) as Json[]).toReversed());
});

describe("positions that look possible", () => {
  const read = (s: Uint8Array, changes: JsonObject) =>
    towers.read(towers.options(s), { ...towers.write(s), ...changes });
  const potion = (empty: Json): JsonObject => ({ empty, full: 0, spent: 0 });
  it("T-B3 the first tower is missing", () => {
    const s = scene({ board: { 13: "1" } });
    const spaces = (towers.write(s).spaces as JsonObject[]).map((each, i) =>
      i === 1 ? { ...each, towers: [] } : each,
    );
    expect(read(s, { spaces })).toMatchObject({ refused: "position", clause: "T-B3" });
  });
  it.each(["6", 6.5])("T-U1 %j empty potions", (empty) => {
    expect(read(scene(), { potions: [potion(6), potion(empty)] })).toMatchObject({ clause: "T-U1" });
  });
  it("T-G3 empty potions go to nobody, not even to the partner", () => {
    const s = scene({ options: { players: 4, teams: true } });
    expect(read(s, { potions: [4, 5, 6, 5].map(potion) })).toMatchObject({ refused: "position", clause: "T-U1" });
    expect(isRefusal(read(s, { potions: [5, 5, 5, 5].map(potion) }))).toBe(false);
  });
});
