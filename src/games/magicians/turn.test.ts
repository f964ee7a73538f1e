import { describe, expect, it } from "vitest";
import { decisions } from "../../core/game.ts";
import { magicians } from "./game.ts";
import type { Scenario } from "./scenario.ts";
import { given } from "./scenario.ts";
import { STATE } from "./state.ts";

/** Figures out of each other's way: seat 1 in the labyrinth, seat 2 on life. */
const APART = { magicians: ["sun", "labyrinth", "life"], apprentices: ["sun", "labyrinth", "life"] };
const FIVE = ["castle", "forest", "magician", "moon", "tower"];
const SIX = [...FIVE, "sun"];
/** A challenger lays down 0 on 1, and the other throws 6. */
const LOSE = ["throw 0 0 0", "stop", "throw 2 2 2"];

describe("turns", () => {
  it("M-T1 seats ascend, 2 to 0", () => {
    const at = given({ ...APART, active: 2 }).do("throw 1 0 0", "apprentice life-mill.1");
    expect(at.position()).toMatchObject({ active: 0, decider: "chance" });
    expect(at.do("throw 0 1 0", "apprentice sun-mill.1").position()).toMatchObject({ active: 1, decider: "chance" });
  });
});

describe("an eye throw", () => {
  it("M-T2 until the wands lie there is nothing to decide", () => {
    expect(magicians.legal(given(APART).state, decisions())).toBe(0);
  });

  it("M-T2 the sum is for the apprentice, the own wand for the magician, in any order", () => {
    const at = given(APART).do("throw 1 2 0");
    expect(at.legal()).toEqual([
      "magician castle",
      "magician mill",
      "stay",
      "apprentice castle-sun.1",
      "apprentice sun-mill.3",
    ]);
    expect(at.do("apprentice sun-mill.3").legal()).toEqual(["magician castle", "magician mill", "stay"]);
    expect(at.do("stay").position()).toMatchObject({ active: 1, magicians: APART.magicians });
  });

  it("M-T2 the magician may go first, the apprentice must go", () => {
    const at = given(APART).do("throw 1 2 0", "magician mill");
    expect(at.legal()).toEqual(["apprentice castle-sun.1", "apprentice sun-mill.3"]);
  });

  it.each([
    ["throw 0 2 2", []],
    ["throw 1 0 0", ["magician castle", "magician mill", "stay"]],
    ["throw 2 0 0", ["magician forest", "magician life", "magician moon", "stay"]],
  ])("M-T2 exactly as many jumps as the own wand shows: %s", (thrown, jumps) => {
    const at = given(APART).do(thrown);
    expect(at.legal().filter((text) => !text.startsWith("apprentice"))).toEqual(jumps);
  });

  it.each([
    [1, "throw 0 1 0", ["magician life", "stay"]],
    [2, "throw 0 0 1", ["magician castle", "magician labyrinth", "magician magician", "magician mill"]],
  ])("M-T2 seat %i has its own wand: %s", (active, thrown, jumps) => {
    const at = given({ ...APART, active }).do(thrown);
    expect(
      at
        .legal()
        .filter((text) => !text.startsWith("apprentice"))
        .toSorted(),
    ).toEqual(jumps);
  });
});

describe("triples", () => {
  it.each([
    ["throw 1 1 1", 1, "apprentice sun-mill.3"],
    ["throw 2 2 2", 2, "apprentice mill-moon.2"],
  ])("M-T3 %s brings another throw after this one is played out", (thrown, value, walk) => {
    const at = given(APART).do(thrown, "stay", walk);
    if (at.legal().length > 0) at.do("decline");
    expect(at.position()).toMatchObject({ active: 0, decider: "chance" });
    expect(at.told("triple")).toMatchObject([{ seat: 0, value }]);
    expect(at.told("again")).toMatchObject([{ seat: 0 }]);
    expect(at.do("throw 0 0 1").legal().length).toBeGreaterThan(0);
  });

  it("M-T3 triple 0 sends both figures to the labyrinth, takes the stone and ends the turn", () => {
    const at = given({ ...APART, stones: [true, true, true] }).do("throw 0 0 0");
    expect(at.position()).toMatchObject({
      active: 1,
      decider: "chance",
      magicians: ["labyrinth", "labyrinth", "life"],
      apprentices: ["labyrinth", "labyrinth", "life"],
      stones: [false, true, true],
    });
    expect(at.told("labyrinth")).toMatchObject([
      { seat: 0, figure: "magician", from: "sun" },
      { seat: 0, figure: "apprentice", from: "sun" },
    ]);
  });

  it("M-T3 triple 0 after a triple and a sixth card: further throws due are lost", () => {
    const at = given({
      magicians: ["sun", "life", "life"],
      apprentices: ["castle-sun.1", "life", "life"],
      cards: [FIVE, [], []],
    });
    at.do("throw 1 1 1", "apprentice sun", "stay");
    expect(at.position().turn.throwsDue).toBe(1);
    expect(at.do("throw 0 0 0").position()).toMatchObject({ active: 1, turn: { throwsDue: 0 } });
  });
});

describe("the sixth card", () => {
  const meeting = {
    magicians: ["sun", "life", "life"],
    apprentices: ["sun-mill.2", "life", "life"],
    cards: [FIVE, [], []],
  };

  it("M-T4 won on the own turn brings one more throw after this one", () => {
    const at = given(meeting).do("throw 0 1 1", "apprentice sun");
    expect(at.position()).toMatchObject({ active: 0, decider: "chance", cards: [SIX.toSorted(), [], []] });
    expect(at.told("bonus")).toMatchObject([{ seat: 0 }]);
    expect(at.do("throw 0 1 0", "apprentice sun-mill.1").position().active).toBe(1);
  });

  it("M-T4 a triple and a sixth card in one throw give two throws", () => {
    const at = given({ ...meeting, apprentices: ["sun-mill.3", "life", "life"] }).do(
      "throw 1 1 1",
      "apprentice sun",
      "stay",
    );
    at.do("throw 0 1 0", "apprentice sun-mill.1");
    expect(at.position().active).toBe(0);
    at.do("throw 0 1 0", "apprentice sun");
    expect(at.position().active).toBe(1);
  });

  it.each([
    { title: "the fourth, fifth and seventh do not", cards: FIVE.slice(1), active: 1 },
    { title: "rising from 5 again does", cards: FIVE, active: 0 },
  ])("M-T4 $title", ({ cards, active }) => {
    const at = given({ ...meeting, cards: [cards, [], []] }).do("throw 0 1 1", "apprentice sun");
    expect(at.position().active).toBe(active);
  });

  /** Seat 0 attacks seat 1 on the sun. */
  const attack = ["throw 1 0 0", "magician sun", "apprentice life-mill.1"];
  const defence = {
    magicians: ["mill", "sun", "life"],
    cards: [[], FIVE, []],
    apprentices: ["life", "labyrinth", "labyrinth"],
  };

  it("M-T4 won as a defender brings a throw right after the active player's turn", () => {
    const at = given(defence).do(...attack, ...LOSE);
    expect(at.position()).toMatchObject({ active: 1, decider: "chance", cards: [[], SIX.toSorted(), []] });
    expect(at.told("again")).toMatchObject([{ seat: 1 }]);
    // After the bonus throw comes the next turn, which is seat 1's own.
    at.do("throw 0 0 1", "apprentice life-labyrinth.3");
    expect(at.position()).toMatchObject({ active: 1, decider: "chance" });
    expect(at.told("turn")).toMatchObject([{ seat: 1 }]);
  });

  it("M-T4 a defender's bonus waits for all throws of the active player, and a triple in it brings another", () => {
    const at = given({
      ...defence,
      active: 2,
      magicians: ["labyrinth", "sun", "mill"],
      apprentices: ["labyrinth", "labyrinth", "life"],
    });
    at.do("throw 1 1 1", "magician sun", "apprentice life-mill.3", ...LOSE);
    expect(at.position()).toMatchObject({ active: 2, decider: "chance", turn: { bonuses: [1] } });
    at.do("throw 0 1 0", "apprentice mill");
    expect(at.position()).toMatchObject({ active: 1, turn: { bonuses: [] } });
    at.do("throw 1 1 1", "stay", "apprentice life-labyrinth.1");
    expect(at.position()).toMatchObject({ active: 1, decider: "chance" });
    at.do("throw 1 0 0", "apprentice life");
    expect(at.position()).toMatchObject({ active: 0, decider: "chance" });
    expect(at.told("turn")).toMatchObject([{ seat: 0 }]);
  });

  /** Seat 0 loses to seat 1 on the sun, comes back with a 2 and loses to seat 2 on the mill: both gain their sixth card. */
  const twoDefenders = () => {
    const at = given({
      magicians: ["castle", "sun", "mill"],
      apprentices: ["labyrinth", "labyrinth", "labyrinth"],
      cards: [[], FIVE, FIVE.with(0, "sun")],
    });
    at.do("throw 1 1 1", "magician sun", "apprentice life-labyrinth.1", ...LOSE);
    at.do("throw 2 2 2", "magician mill", "apprentice castle-sun.1", ...LOSE);
    expect(at.position().turn.bonuses).toEqual([1, 2]);
    return at.do("throw 0 1 0", "apprentice castle");
  };

  it("M-T4 defenders throw in the order in which they won", () => {
    const at = twoDefenders();
    expect(at.position()).toMatchObject({ active: 1, turn: { bonuses: [2] } });
    at.do("throw 1 0 0", "apprentice life-labyrinth.3");
    expect(at.position()).toMatchObject({ active: 2, turn: { bonuses: [] } });
    at.do("throw 1 0 0", "apprentice life-labyrinth.3");
    expect(at.position()).toMatchObject({ active: 1, turn: { bonuses: [] } });
    expect(at.told("turn")).toMatchObject([{ seat: 1 }]);
  });

  it("M-T4 triple 0 in a bonus throw loses all throws of that player, not those of others, and not the next turn", () => {
    const at = twoDefenders();
    expect(at.position()).toMatchObject({ active: 1, turn: { bonuses: [2] } });
    expect(at.do("throw 0 0 0").position()).toMatchObject({ active: 2, turn: { bonuses: [] } });
    expect(at.do("throw 0 0 0").position()).toMatchObject({ active: 1, turn: { bonuses: [] } });
  });

  it("M-T4 a bonus stays due if the card is lost again", () => {
    const at = given({
      magicians: ["mill", "sun", "labyrinth"],
      apprentices: ["castle-sun.3", "labyrinth", "labyrinth"],
      cards: [[], FIVE, ["castle"]],
    });
    at.do("throw 1 1 1", "magician sun", "apprentice castle", ...LOSE);
    at.do("throw 2 0 0", "magician castle", "take 1", "apprentice castle-life.2");
    expect(at.position()).toMatchObject({ active: 1, decider: "chance", turn: { bonuses: [] } });
    expect(at.position().cards[1]).toHaveLength(5);
    expect(at.told("again")).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });
});

describe("one throw", () => {
  it("M-T5 is played out in order: the two moves, then the fight, then the spell throw", () => {
    const at = given({ magicians: ["mill", "sun", "labyrinth"], apprentices: ["sun-mill.3", "sun", "labyrinth"] });
    at.do("throw 1 0 0", "magician sun");
    expect(at.legal()).toEqual(["apprentice mill", "apprentice sun-mill.2"]);
    expect(at.do("apprentice sun-mill.2").position()).toMatchObject({ decider: "chance", turn: { spellDue: true } });
    expect(at.do(...LOSE).legal()).toEqual(["cast", "decline"]);
    expect(at.do("cast", "symbols fate fate fate").legal()).toContain("power");
    expect(at.do("power").position()).toMatchObject({ active: 1, decider: "chance", stones: [true, false, false] });
  });
});

describe("bonus throws that wait", () => {
  /** Seat 1 throws for itself while these wait, as after several fights. */
  const waiting = (...seats: readonly number[]): Scenario => {
    const at = given({ active: 1 });
    const { at: byte } = STATE;
    seats.forEach((seat, i) => (at.state[byte.bonusOf + i] = seat));
    at.state[byte.bonuses] = seats.length;
    return at;
  };

  it("M-T3, M-T4 triple 0 loses those of its own seat, and the others stay in their order", () => {
    const at = waiting(2, 1, 0).do("throw 0 0 0");
    expect(at.position()).toMatchObject({ active: 2, decider: "chance", turn: { bonuses: [0] } });
    expect(waiting(1, 2, 1).do("throw 0 0 0").position()).toMatchObject({ active: 2, turn: { bonuses: [] } });
  });

  it("M-T4 they come in the order they were won", () => {
    const at = waiting(2, 0, 2).do("throw 1 0 0", "apprentice life-mill.1");
    expect(at.position()).toMatchObject({ active: 2, turn: { bonuses: [0, 2] } });
  });
});
