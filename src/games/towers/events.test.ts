/** What is told, decision by decision: in the order it happens, and which of it shows something hidden. */
import { describe, expect, it } from "vitest";
import { run, scene, told } from "./scenario.ts";

const hands = { 0: ["W1", "T1", "TD2"] };
const board = { 12: "0", 13: "1" };

describe("a turn", () => {
  it("T-T5 a card with a die: it is played, rolled, and what was rolled is known then", () => {
    const s = run(scene({ board, hands }), "play TD2");
    expect(told(s, "roll 3")).toEqual([{ what: "roll", seat: 0, value: 3, reveals: true }]);
    expect(told(s, "reroll")).toEqual([]);
    expect(told(s, "roll 5")).toMatchObject([{ what: "roll", value: 5 }]);
  });

  it("T-T1 a card is shown, its piece moves, and nothing is told that did not happen", () => {
    const s = scene({ board, hands });
    expect(told(s, "play W1")).toEqual([{ what: "play", seat: 0, card: "W1" }]);
    expect(told(s, "wizard 12")).toEqual([{ what: "wizard", owner: 0, count: 1, from: 12, to: 13, home: false }]);
  });

  it("T-H3 a tower that goes says whom it frees, and that something hidden was shown", () => {
    const s = scene({ board: { 5: "011/5:", 6: "/6:0", 13: "1" }, hands });
    expect(told(s, "play T1", "tower 5/1")).toEqual([
      { what: "tower", tower: 5, from: 5, to: 6, imprisons: true, frees: [0, 1, 1], reveals: true },
      { what: "fill", seat: 0 },
    ]);
    const one = scene({ board: { 5: "1/5:", 12: "0" }, hands });
    expect(told(one, "play T1", "tower 5/1")).toMatchObject([{ frees: [1], reveals: true }]);
  });

  it("T-T3 at its end cards are drawn, which shows something hidden", () => {
    const s = run(scene({ board, hands, deck: ["T5", "W5"] }), "play W1", "wizard 12", "play T1");
    const events = told(s, "tower 5/1");
    expect(events).toEqual([
      { what: "tower", tower: 5, from: 5, to: 6, imprisons: false, reveals: false },
      { what: "draw", seat: 0, cards: ["T5", "W5"], open: false, reveals: true },
      { what: "turn", seat: 1 },
    ]);
  });

  it("T-T3 nothing is drawn from an empty pile; it is shuffled first, and then drawn from", () => {
    const s = run(scene({ board, hands, deckSize: 0 }), "play W1", "wizard 12", "play T1");
    expect(told(s, "tower 5/1").map(({ what }) => what)).toEqual(["tower"]);
  });

  it("T-T2 a redraw shows the hand to all", () => {
    const s = scene({ board, hands });
    expect(told(s, "redraw tower 5/1")[0]).toEqual({
      what: "redraw",
      seat: 0,
      cards: ["T1", "TD2", "W1"],
      reveals: true,
    });
  });

  it("T-T4 a card that moves nothing is lost with a word", () => {
    const s = run(scene({ board: { 3: "0/3:", 13: "1" }, hands }), "play W1");
    expect(told(s, "skip")).toEqual([{ what: "skip", seat: 0 }]);
  });
});

describe("partners", () => {
  const options = { players: 4, teams: true };
  const asked = () =>
    scene({ options, board: { 11: "0", 12: "1", 13: "2", 14: "3" }, hands: { ...hands, 2: ["T2", "T3", "T4"] } });

  it("T-G2 ask and decline", () => {
    const s = asked();
    expect(told(s, "ask")).toEqual([{ what: "ask", seat: 0 }]);
    expect(told(s, "decline")).toEqual([{ what: "decline", seat: 2 }]);
  });

  it("T-G2 what is handed over shows something hidden to both", () => {
    const s = run(asked(), "ask");
    expect(told(s, "give T3")).toEqual([{ what: "give", seat: 2, to: 0, card: "T3", reveals: true }]);
    expect(told(s, "return T1")).toEqual([{ what: "return", seat: 0, to: 2, card: "T1", reveals: true }]);
  });

  it("T-G3 a potion is passed openly", () => {
    const s = scene({ options, board: { 11: "0", 12: "1", 13: "2", 14: "3" }, hands, full: [1] });
    expect(told(s, "potion")).toEqual([{ what: "potion", seat: 0, to: 2 }]);
  });
});

it("T-N2 a declared wizard walks alone unless somebody rides along", () => {
  const options = { players: 3, mode: "nasty", spells: "all" };
  const s = run(scene({ options, board: { 11: "0", 12: "1", 13: "2" }, hands, full: [0, 1] }), "play W1", "wizard 11");
  expect(told(s, "pass")).toEqual([
    { what: "pass", seat: 1 },
    { what: "wizard", owner: 0, count: 1, from: 11, to: 12, home: false },
  ]);
});
