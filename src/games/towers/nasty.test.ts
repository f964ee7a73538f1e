import { describe, expect, it } from "vitest";
import { homes, may, potions, run, scene, stack, told } from "./scenario.ts";
import { PHASES, STATE } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;

const nasty = { mode: "nasty", spells: "all", players: 3 };
const anyTime = { ...nasty, edition: "abacus-1" };
const hands = { 0: ["W1", "T1", "TD2"], 1: ["W2", "W2", "W2"], 2: ["W3", "W3", "W3"] };
/** Everybody is somewhere, out of each other's way. */
const board = { 9: "/9:0", 11: "1", 13: "2" };

describe("T-N1 anybody, on anybody's turn", () => {
  it("T-N1 another player casts against the active one; one spell per action", () => {
    const s = run(scene({ options: nasty, board, hands, full: [0, 3, 3] }), "play W1", "wizard 9");
    expect(s[at.decider]).toBe(1);
    run(s, "cast headwind-wizard 9 of 0");
    expect([stack(s, 8), stack(s, 9)]).toEqual(["/8:", "/9:0"]);
    expect([s[at.decider], s[at.phase]]).toEqual([0, PHASE.playing]);
  });
  it("T-N1 the same spell several times in a row while its caster can pay", () => {
    const s = run(scene({ options: nasty, board, hands, full: [4] }), "cast advance-wizard 13 of 2");
    expect(may(s)).toContain("pass");
    expect(may(s).every((text) => text === "pass" || text.startsWith("cast advance-wizard"))).toBe(true);
    run(s, "cast advance-wizard 14 of 2");
    expect([stack(s, 15), potions(s, 0), may(s, "play").length]).toEqual(["2", [1, 0, 4], 3]);
  });
});

describe("T-N2 an action in steps", () => {
  it("T-N2 the move is declared, then comes the window before, the move, the window after", () => {
    const s = run(scene({ options: nasty, board, hands, full: [0, 2] }), "play T1", "tower 1/1");
    expect([s[at.phase], s[at.decider], stack(s, 1)]).toEqual([PHASE.windowBefore, 1, "/1:"]);
    run(s, "pass");
    expect([s[at.phase], s[at.decider], stack(s, 2)]).toEqual([PHASE.windowAfter, 1, "/2:/1:"]);
    run(s, "pass");
    expect([s[at.phase], s[at.decider]]).toEqual([PHASE.playing, 0]);
  });
  it("T-N2 a redraw is one action whose declared move is its tower", () => {
    const s = scene({ options: nasty, board, hands, full: [0, 1] });
    expect(told(s, "redraw tower 1/1")).toContainEqual({
      what: "declare",
      seat: 0,
      move: "tower 1/1",
      declared: { piece: "tower", space: 1, level: 1 },
    });
    expect([s[at.handSize], s[at.phase], stack(s, 1)]).toEqual([0, PHASE.windowBefore, "/1:"]);
    run(s, "pass", "pass");
    expect([stack(s, 2), s[at.active]]).toEqual(["/2:/1:", 1]);
  });
});

describe("T-N3 windows", () => {
  it("T-N3 the active player first, then clockwise, only those who could cast", () => {
    const s = scene({ options: nasty, board, hands: { 1: ["T1", "T2", "T3"] }, active: 1, full: [1, 1, 0] });
    run(s, "play T1", "tower 1/1");
    expect(s[at.decider]).toBe(1);
    expect(run(s, "pass")[at.decider]).toBe(0);
    expect(run(s, "pass")[at.phase]).toBe(PHASE.windowAfter);
  });
  it("T-N3 the first cast closes the window after its repeats, and there is no window after", () => {
    const s = scene({ options: nasty, board, hands, full: [0, 2, 2] });
    run(s, "play T1", "tower 1/1", "cast advance-tower 4/1");
    expect([s[at.phase], s[at.decider]]).toEqual([PHASE.repeating, 1]);
    run(s, "pass");
    expect([stack(s, 2), s[at.phase], s[at.decider]]).toEqual(["/2:/1:", PHASE.playing, 0]);
  });
  it("T-N3 a repeat that cannot be paid is not asked", () => {
    const s = run(scene({ options: nasty, board, hands, full: [1] }), "cast advance-tower 1/1");
    expect(s[at.phase]).toBe(PHASE.playing);
  });
  it("T-N3 a potion earned by the spell pays for its repeat", () => {
    const s = run(scene({ options: nasty, board, hands, full: [1] }), "cast advance-tower 7/1");
    expect([s[at.phase], potions(s, 0)]).toEqual([PHASE.repeating, [3, 1, 1]]);
  });
  it("T-N3 after pass the spell cannot be cast again in this action, but in the next", () => {
    const s = run(scene({ options: nasty, board, hands, full: [3] }), "cast advance-tower 1/1", "pass");
    expect(may(s, "cast")).toEqual([]);
    run(s, "play T1");
    expect(may(s, "cast")).toEqual([]);
    run(s, "tower 2/1");
    expect([s[at.phase], may(s, "cast").length > 0]).toEqual([PHASE.playing, true]);
  });
  it("T-N3 after skip there is no window before, but the window after", () => {
    const s = scene({ options: nasty, board: { 9: "/9:0", 10: "112200", 13: "1" }, hands, full: [0, 1] });
    run(s, "play W1");
    expect(may(s)).toEqual(["wizard 10"]);
    const stuck = scene({ options: nasty, board: { 11: "1", 9: "0/9:" }, hands, full: [0, 1] });
    expect(run(stuck, "play W1", "skip")[at.phase]).toBe(PHASE.windowAfter);
  });
  it("T-N3 after a plain redraw too", () => {
    const s = scene({ options: { ...nasty, edition: "abacus-3" }, board, hands, full: [0, 1] });
    expect(run(s, "redraw")[at.phase]).toBe(PHASE.windowAfter);
    expect(run(s, "pass")[at.active]).toBe(1);
  });
});

describe("T-N4 the active player", () => {
  it("T-N4 may cast before the card and before declaring, not at keep or reroll, and there is no end step", () => {
    const s = scene({ options: nasty, board, hands, full: [3] });
    expect(may(s, "cast").length).toBeGreaterThan(0);
    run(s, "play TD2", "roll 2");
    expect(may(s)).toEqual(["keep", "reroll"]);
    run(s, "keep");
    expect(may(s, "cast").length).toBeGreaterThan(0);
    run(s, "cast advance-tower 1/1", "pass", "tower 2/1", "play T1", "tower 5/1", "pass", "pass");
    expect(s[at.active]).toBe(1);
  });
});

describe("T-N5 the declared piece is followed", () => {
  it("T-N5 a wizard moved by a spell goes on from its new place by the same number", () => {
    const s = scene({ options: nasty, board, hands, full: [0, 2] });
    run(s, "play W1", "wizard 9", "cast advance-wizard 9 of 0");
    expect(stack(s, 11)).toBe("01");
  });
  it("T-N5 of two on a level the spell moves the declared one", () => {
    const s = scene({ options: nasty, board: { 9: "/9:00", 11: "1", 13: "2" }, hands, full: [0, 2] });
    run(s, "play W1", "wizard 9", "cast headwind-wizard 9 of 0");
    expect([stack(s, 8), stack(s, 9)]).toEqual(["/8:", "/9:00"]);
  });
  it("T-N5 a tower carried elsewhere moves from there", () => {
    const s = scene({ options: nasty, board, hands, full: [0, 1] });
    run(s, "play T1", "tower 1/1", "cast swap 1 5");
    expect([stack(s, 5), stack(s, 6)]).toEqual(["", "/6:/1:"]);
  });
  it("T-N5 an imprisoned wizard stays, the card is lost, and there is no window after", () => {
    const s = scene({ options: nasty, board, hands, full: [0, 1, 2] });
    run(s, "play W1", "wizard 9");
    const events = told(s, "cast advance-tower 7/1", "pass");
    expect(events.map((event) => event.what)).toEqual(["pass", "lost"]);
    expect([stack(s, 9), s[at.phase], s[at.played]]).toEqual(["/9:0/7:", PHASE.playing, 1]);
  });
  it("T-N5 a full target level stops the wizard", () => {
    const full = { 9: "/9:0", 10: "11222", 11: "1", 13: "0" };
    const s = scene({ options: nasty, board: full, hands, full: [0, 2] });
    run(s, "play W1", "wizard 9", "cast headwind-wizard 11 of 1");
    expect([stack(s, 9), stack(s, 10)]).toEqual(["/9:0", "111222"]);
  });
  it("T-N5 a tower that would land on Ravenskeep stays", () => {
    const s = scene({ options: nasty, board, hands, keep: 15, full: [0, 2] });
    run(s, "play T1", "tower 8/1", "cast nudge ccw");
    expect(s[at.keep]).toBe(14);
    const t = scene({ options: nasty, board: { 10: "/9:", 12: "0", 13: "1" }, hands, keep: 12 - 1, full: [0, 2] });
    run(t, "play T1", "tower 8/1", "cast nudge ccw");
    expect([t[at.keep], stack(t, 9)]).toEqual([10, "/8:"]);
  });
  it("T-N5 a wizard brought home by another player's spell has no move left, and the turn goes on", () => {
    const s = scene({ options: nasty, board: { 15: "00", 13: "1" }, hands, full: [0, 2] });
    run(s, "play W1", "wizard 15", "cast advance-wizard 15 of 0");
    expect([homes(s)[0], s[at.active], s[at.played], s[at.phase]]).toEqual([3, 0, 1, PHASE.playing]);
  });
});

describe("T-N6 piggyback", () => {
  const level = { 9: "/9:0112", 13: "2" };
  it("T-N6 another wizard of the level rides along, again and again", () => {
    const s = scene({ options: nasty, board: level, hands, full: [0, 4] });
    run(s, "play W1", "wizard 9");
    expect(may(s, "cast piggyback")).toEqual(["cast piggyback"]);
    run(s, "cast piggyback", "cast piggyback");
    expect([stack(s, 9), stack(s, 10)]).toEqual(["/9:2", "011"]);
  });
  it("T-N6 the declared wizard itself is no rider", () => {
    const s = run(scene({ options: nasty, board: level, hands, full: [2] }), "play W1", "wizard 9");
    expect([s[at.decider], may(s, "cast piggyback")]).toEqual([0, []]);
  });
  it("T-N6 not before declaring, not for a tower, not in the window after", () => {
    const s = scene({ options: nasty, board: level, hands, full: [0, 2] });
    run(s, "play T1", "tower 1/1");
    expect(may(s, "cast piggyback")).toEqual([]);
    run(s, "pass");
    expect(may(s, "cast piggyback")).toEqual([]);
  });
  it("T-N6 only while there is room for all", () => {
    const crowded = { 9: "/9:0112", 10: "0022" };
    const s = scene({ options: nasty, board: crowded, hands, full: [0, 4] });
    run(s, "play W1", "wizard 9", "cast piggyback");
    expect([stack(s, 10), s[at.decider]]).toEqual(["000122", 0]);
  });
  it("T-N6 all enter Ravenskeep together, and it moves once", () => {
    const s = scene({ options: nasty, board: { 15: "01", 13: "12" }, hands, full: [0, 2] });
    run(s, "play W1", "wizard 15", "cast piggyback");
    expect([homes(s), s[at.keep], s[at.active]]).toEqual([[4, 3, 3], 1, 1]);
  });
});

describe("T-N7 the end of the turn", () => {
  const gate = { 15: "01", 13: "2" };
  it("T-N7 a spell of another player never ends it", () => {
    const s = scene({ options: nasty, board: gate, hands, full: [0, 2] });
    run(s, "play T1", "tower 1/1", "cast advance-wizard 15 of 1");
    expect([homes(s)[1], s[at.active], stack(s, 2)]).toEqual([4, 0, "/2:/1:"]);
  });
  it("T-N7 the active player's own does, and nothing of the action follows", () => {
    const s = scene({ options: nasty, board: gate, hands, full: [4, 2] });
    run(s, "play T1", "tower 1/1", "cast advance-wizard 15 of 1");
    expect([s[at.active], stack(s, 1), s[at.handSize]]).toEqual([1, "/1:", 3]);
  });
  it("T-N7 so does the own move, without a window after", () => {
    const s = scene({ options: nasty, board: gate, hands, full: [0, 2] });
    run(s, "play W1", "wizard 15", "pass");
    expect([homes(s)[0], s[at.active], s[at.phase]]).toEqual([4, 1, PHASE.playing]);
  });
});

describe("T-N8 freeAnyTime", () => {
  const prison = { 9: "/9:0", 5: "1/5:", 6: "0/6:", 13: "2" };
  it("T-N8 free is not the action's spell and has no repeat step", () => {
    const s = run(scene({ options: anyTime, board: prison, hands, full: [3] }), "cast free 6/1");
    expect([s[at.phase], stack(s, 6), may(s, "cast free").length]).toEqual([PHASE.playing, "/6:0", 9]);
    run(s, "cast advance-tower 1/1", "pass");
    expect(may(s, "cast").every((text) => text.startsWith("cast free"))).toBe(true);
    expect(may(s, "cast free")).toHaveLength(9);
  });
  it("T-N8 in a window its caster is asked again before the next seat", () => {
    const s = scene({ options: anyTime, board: prison, hands, full: [0, 2, 2] });
    run(s, "play T1", "tower 1/1", "cast free 5/1");
    expect([s[at.phase], s[at.decider]]).toEqual([PHASE.windowBefore, 1]);
    expect(run(s, "pass")[at.decider]).toBe(2);
  });
  it("T-N8 another spell still closes the window, and the window after is for free only", () => {
    const s = scene({ options: anyTime, board: prison, hands, full: [0, 1, 2] });
    run(s, "play T1", "tower 1/1", "cast advance-tower 3/1");
    expect([s[at.phase], s[at.decider], stack(s, 2)]).toEqual([PHASE.windowAfter, 2, "/2:/1:"]);
    expect(may(s, "cast").every((text) => text.startsWith("cast free"))).toBe(true);
  });
  it("T-N8 in the other editions free is a spell like any other", () => {
    const s = run(scene({ options: nasty, board: prison, hands, full: [4] }), "cast free 6/1");
    expect(s[at.phase]).toBe(PHASE.repeating);
  });
});

it("T-N9 the caster fills a potion for those the spell covers, the active player keeps theirs", () => {
  const s = scene({ options: nasty, board, hands, full: [0, 1] });
  run(s, "play T1", "tower 8/1", "pass");
  expect([stack(s, 9), potions(s, 0)]).toEqual(["/9:0/8:", [4, 1, 0]]);
  const other = scene({ options: nasty, board: { ...board, 6: "/6:2" }, hands, full: [0, 1] });
  run(other, "play T1", "tower 1/1", "cast advance-tower 4/1");
  expect([potions(other, 0), potions(other, 1)]).toEqual([
    [5, 0, 0],
    [3, 1, 1],
  ]);
});
