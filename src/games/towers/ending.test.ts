import { describe, expect, it } from "vitest";
import { ONLOOKER } from "../../core/game.ts";
import { titleOf } from "./ending.ts";
import { towers } from "./game.ts";
import { may, run, scene, told } from "./scenario.ts";
import { PHASES, STATE } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;

const hands = { 0: ["W1", "T1", "T2"] };
const lastStep = ["play W1", "wizard 15"] as const;

describe("T-X1 the end of a versus game", () => {
  it("T-X1 the round is finished so that all have had the same number of turns", () => {
    const s = scene({ options: { players: 3 }, board: { 15: "0", 10: "12" }, hands, full: [5] });
    run(s, ...lastStep);
    expect([s[at.active], towers.result(s)]).toEqual([1, undefined]);
    run(s, may(s, "redraw")[0]!);
    run(s, may(s, "redraw")[0]!);
    expect(towers.result(s)).toMatchObject({ winners: [0] });
  });
  it("T-X1 the last seat of the round ends the game with its turn, after drawing", () => {
    const s = scene({ options: { start: 1 }, board: { 15: "0", 10: "1" }, hands, full: [6] });
    run(s, ...lastStep);
    expect([towers.decider(s), s[at.active], s[at.handSize]]).toEqual([255, 0, 3]);
  });
  it("T-X1 spent potions count as filled", () => {
    const s = scene({ options: { start: 1 }, board: { 15: "0", 10: "1" }, hands, spent: [6] });
    expect(towers.result(run(s, ...lastStep))).toMatchObject({ winners: [0] });
  });
});

describe("T-X2 several at the goal", () => {
  const options = { players: 3, start: 1 };
  it("T-X2 most full potions wins", () => {
    const s = scene({ options, board: { 15: "0", 10: "2" }, hands, full: [2, 3], spent: [3, 2] });
    expect(towers.result(run(s, ...lastStep))).toEqual({ winners: [1], ranking: [[1], [0], [2]] });
  });
  it("T-X2 a tie is shared", () => {
    const s = scene({ options, board: { 15: "0", 10: "2" }, hands, full: [2, 2], spent: [3, 3] });
    expect(towers.result(run(s, ...lastStep))).toEqual({ winners: [0, 1], ranking: [[0, 1], [2]] });
  });
});

it("T-X3 all home but a potion empty: the player plays on with towers", () => {
  const s = scene({ options: { start: 1 }, board: { 15: "0", 10: "1" }, hands, full: [5] });
  run(s, ...lastStep);
  expect(towers.result(s)).toBeUndefined();
  run(s, may(s, "redraw")[0]!);
  expect(may(s, "redraw").length).toBeGreaterThan(0);
});

it("T-X6 equal ones share a rank, in the order of their seats; and the end is told", () => {
  const s = scene({ options: { players: 3 }, board: { 15: "0" }, hands, full: [1, 1, 1] });
  const result = { winners: [0, 1, 2], ranking: [[0, 1, 2]] };
  expect(told(s, ...lastStep).at(-1)).toEqual({ what: "over", result });
  expect(towers.result(s)).toEqual(result);
});

describe("T-X4 everybody home and nobody at the goal", () => {
  it("T-X4 the game ends with that turn; fewest empty potions wins, then most full", () => {
    const options = { players: 4 };
    const s = scene({ options, board: { 15: "0" }, hands, full: [1, 2, 1, 3], spent: [1, 1, 2] });
    run(s, ...lastStep);
    expect(towers.result(s)).toEqual({ winners: [3], ranking: [[3], [1], [2], [0]] });
  });
  it("T-X4 equal ones share", () => {
    const s = run(scene({ board: { 15: "0" }, hands, full: [1, 1] }), ...lastStep);
    expect(towers.result(s)).toEqual({ winners: [0, 1], ranking: [[0, 1]] });
  });
  it("T-X4 with somebody at the goal the round is finished instead", () => {
    const s = run(scene({ board: { 15: "0" }, hands, full: [6] }), ...lastStep);
    expect([towers.result(s), s[at.active]]).toEqual([undefined, 1]);
  });
});

it("T-X6 the rest by wizards home, then fewest empty potions, then most full; equal ones share a rank", () => {
  const options = { players: 6, start: 1 };
  const board = { 15: "0", 10: "1", 11: "2", 12: "33", 13: "4", 14: "5" };
  const s = scene({ options, board, hands, full: [4, 1, 2, 4, 1, 0], spent: [0, 1, 0, 0, 0, 1] });
  expect(towers.result(run(s, ...lastStep))).toEqual({ winners: [0], ranking: [[0], [2], [1], [4], [5], [3]] });
});

it("T-X5 the counts in Ravenskeep are open to all", () => {
  const s = scene({ board: { 10: "01" } });
  for (const seat of [0, 1, ONLOOKER]) expect(towers.view(s, seat).keep).toEqual({ space: 0, home: [4, 4] });
});

it.each([
  [19, 0],
  [20, 1],
  [23, 1],
  [24, 2],
  [27, 2],
  [28, 3],
  [30, 3],
  [31, 4],
  [35, 4],
  [36, 5],
  [40, 5],
  [41, 6],
  [45, 6],
  [46, 7],
])("T-1.3 a score of %i has title %i", (score, title) => {
  expect(titleOf(score)).toBe(title);
});

describe("T-1 solo and T-C cooperative", () => {
  const solo = { mode: "solo" };
  it("T-1.2 one card a turn, then draw to three; redraw stays possible", () => {
    const s = scene({ options: solo, board: { 10: "0" }, hands });
    expect(may(s, "redraw")).toHaveLength(9);
    run(s, "play T1", "tower 1/1");
    expect([s[at.active], s[at.handSize], s[at.played]]).toEqual([0, 3, 0]);
  });
  it("T-1.3, T-T7 twelve home is won before anything is drawn; the score is the discard pile", () => {
    const s = scene({ options: solo, board: { 15: "0" }, hands, deckSize: 60 });
    run(s, ...lastStep);
    expect([towers.result(s), s[at.handSize]]).toEqual([{ won: true, score: 90 - 60 - 2 }, 2]);
  });
  it("T-1.4, T-T7 an empty draw pile is lost, though it gave the last card needed", () => {
    const s = scene({ options: solo, board: { 10: "0" }, hands, deckSize: 1 });
    run(s, "play T1", "tower 1/1");
    expect([towers.result(s), s[at.handSize]]).toEqual([{ won: false }, 3]);
    const short = scene({ options: solo, board: { 10: "0" }, hands, deckSize: 2 });
    run(short, "redraw tower 1/1");
    expect([towers.result(short), short[at.handSize]]).toEqual([{ won: false }, 2]);
  });
  it("T-1.5 with spells: one spell after the move, none before it", () => {
    const s = scene({ options: { mode: "solo-spells" }, board: { 10: "0" }, hands, full: [2] });
    expect(may(s, "cast")).toEqual([]);
    run(s, "play T1");
    expect(may(s, "cast")).toEqual([]);
    run(s, "tower 1/1");
    expect(may(s)).toContain("end");
    run(s, "cast advance-tower 3/1");
    expect([s[at.played], s[at.handSize]]).toEqual([0, 3]);
  });
  it("T-1.5 the end step comes after a redraw and a skip too", () => {
    const options = { mode: "solo-spells" };
    expect(may(run(scene({ options, board: { 10: "0" }, hands, full: [2] }), "redraw tower 1/1"))).toContain("end");
    const stuck = scene({ options, board: { 3: "0/3:" }, hands, full: [2] });
    expect(may(run(stuck, "play W1", "skip"))).toContain("end");
  });
  it("T-1.5 piggyback is cast with the move", () => {
    const options = { mode: "solo-spells", spells: ["piggyback", "swap", "free"] };
    const s = run(scene({ options, board: { 10: "00" }, hands, full: [2] }), "play W1");
    expect(may(s, "cast")).toEqual(["cast piggyback 10"]);
  });
  it("T-1.5 an entry ends the turn, so no spell follows it", () => {
    const s = scene({ options: { mode: "solo-spells" }, board: { 15: "0", 10: "0" }, hands, full: [3] });
    expect([run(s, ...lastStep)[at.played], s[at.phase]]).toEqual([0, PHASE.playing]);
  });
  it("T-1.5 all home with a potion empty is lost at the end of the turn, with all filled it is won", () => {
    const options = { mode: "solo-spells" };
    const lost = run(scene({ options, board: { 15: "0" }, hands, full: [5] }), ...lastStep);
    expect([towers.result(lost), lost[at.handSize]]).toEqual([{ won: false }, 3]);
    const won = run(scene({ options, board: { 15: "0" }, hands, full: [2], spent: [4] }), ...lastStep);
    expect(towers.result(won)).toMatchObject({ won: true });
  });
  it("T-C1 cooperative: players take turns with one open hand", () => {
    const s = scene({ options: { mode: "coop", players: 3 }, board: { 10: "0" }, hands, active: 2 });
    run(s, "play W1");
    expect(may(s)).toEqual(["wizard 10"]);
    expect(run(s, "wizard 10")[at.active]).toBe(0);
    expect([0, 1, 2, 253].map((seat) => towers.view(s, seat).hand?.length)).toEqual([3, 3, 3, 3]);
  });
  it("T-C2 chat is closed in cooperative play; alone there is nobody to talk to", () => {
    expect(towers.silence(scene({ options: { mode: "coop", players: 3 } }))).toEqual({ clause: "T-C2", signs: [] });
    expect(towers.silence(scene({ options: { mode: "solo" } }))).toBeUndefined();
  });
});
