import { describe, expect, test } from "vitest";
import type { State } from "../../core/game.ts";
import { positions } from "../../testing/walk.ts";
import type { TowersChoice } from "./choices.ts";
import { choices, VERBS } from "./choices.ts";
import { towers } from "./game.ts";
import { run, scene, told } from "./scenario.ts";
import { wishes } from "./wishes.ts";

const at = (state: State, text: string): TowersChoice | undefined => choices(state).find((each) => each.text === text);

const hands = { 0: ["W3", "T2", "TDWD"] };

describe("a card's moves", () => {
  test("T-T5 a card with dice cannot be taken back", () => {
    const s = scene({ hands });
    expect(at(s, "play TDWD")).toEqual({ text: "play TDWD", verb: "play", card: "TDWD", final: true });
    expect(at(s, "play W3")).toEqual({ text: "play W3", verb: "play", card: "W3" });
  });
  test("T-W1 whose wizard walks, and where to; T-W4 into Ravenskeep", () => {
    const s = run(scene({ hands, keep: 14, board: { 11: "0", 10: "00" } }), "play W3");
    expect(at(s, "wizard 11")).toMatchObject({ piece: "wizard", space: 11, to: 14, owner: 0, count: 1, home: true });
    expect(at(s, "wizard 10")).toMatchObject({ space: 10, to: 13 });
    expect(at(s, "wizard 10")).not.toHaveProperty("home");
  });
  test("T-M1 which tower goes with what is on it; T-M3 whom it covers", () => {
    const s = run(scene({ hands, board: { 3: "/3:/4:1", 5: "/5:0", 12: "1" } }), "play T2");
    expect(at(s, "tower 3/1")).toMatchObject({
      piece: "tower",
      tower: 3,
      space: 3,
      level: 1,
      to: 5,
      count: 2,
      imprisons: true,
    });
    expect(at(s, "tower 3/2")).toMatchObject({ tower: 4, level: 2, count: 1 });
    expect(at(s, "tower 7/1")).not.toHaveProperty("imprisons");
  });
  test("T-T2 a redraw shows the hand and goes one space", () => {
    expect(at(scene({ hands }), "redraw tower 3/1")).toMatchObject({ verb: "redraw", final: true, space: 3, to: 4 });
  });
  test("T-T4 nothing can be moved: the card is lost", () => {
    const s = run(scene({ hands, board: { 3: "0/3:", 13: "1" } }), "play W3");
    expect(choices(s)).toEqual([{ text: "skip", verb: "skip", wasted: true }]);
  });
});

describe("T-T5 keep or roll again", () => {
  const rolled = (board: Readonly<Record<number, string>>, more: object = {}): State =>
    run(scene({ hands: { 0: ["WD2", "T2", "W3"] }, board, ...more }), "play WD2", "roll 3");
  test("T-T4 is no question where no wizard can move, whatever is rolled", () => {
    const s = rolled({ 3: "0/3:", 13: "1" });
    expect(choices(s)).toEqual([
      { text: "keep", verb: "keep", wasted: true },
      { text: "reroll", verb: "reroll", final: true, wasted: true },
    ]);
  });
  test("is one where a wizard stands free, or another roll would move one", () => {
    for (const each of choices(rolled({ 11: "0", 13: "1" }))) expect(each).not.toHaveProperty("wasted");
    // Six on the level three ahead keep one of them from going there, by this roll only.
    for (const each of choices(rolled({ 11: "0", 14: "111122" }, { options: { players: 3 } })))
      expect(each).not.toHaveProperty("wasted");
  });
  test("T-S1 is one where a spell could still set a wizard free", () => {
    const spells = ["free"];
    const s = rolled({ 3: "0/3:", 13: "1" }, { options: { spells }, full: [2, 0] });
    expect(at(s, "keep")).toEqual({ text: "keep", verb: "keep" });
    const one = rolled({ 3: "0/3:", 13: "1" }, { options: { spells: ["advance-wizard"] }, full: [2, 0] });
    expect(at(one, "keep")).toEqual({ text: "keep", verb: "keep" });
  });
});

describe("T-H2 who is under a tower", () => {
  const board = { 3: "1/3:", 4: "/4:0" };
  test("is not given away where nobody is shown it: every tower may uncover somebody", () => {
    const s = run(scene({ hands, board }), "play T2");
    expect([at(s, "tower 3/1")?.uncovers, at(s, "tower 4/1")?.uncovers]).toEqual([true, true]);
  });
  test.each(["notes", "open"])("is told where the table's memory shows it: %s", (memory) => {
    const s = run(scene({ hands, board, options: { memory } }), "play T2");
    expect([at(s, "tower 3/1")?.uncovers, at(s, "tower 4/1")?.uncovers]).toEqual([true, undefined]);
  });
});

describe("spells", () => {
  const s = (): State => scene({ options: { spells: "all" }, full: [6, 0], board: { 13: "01", 3: "/3:0" } });
  test("T-B7 each at its price", () => {
    const prices = new Map(choices(s()).flatMap(({ spell, price }) => (spell ? [[spell, price]] : [])));
    expect(Object.fromEntries(prices)).toMatchObject({
      "advance-wizard": 2,
      "advance-tower": 1,
      swap: 1,
      nudge: 2,
      free: 2,
    });
  });
  test("T-S3 … T-S6 move by their own steps, anyone's wizard", () => {
    expect(at(s(), "cast advance-wizard 13 of 1")).toMatchObject({ owner: 1, space: 13, to: 14 });
    expect(at(s(), "cast headwind-tower 3/1")).toMatchObject({ space: 3, to: 1 });
  });
  test("T-S7 a swap names both spaces and shows what is under them", () => {
    expect(at(s(), "cast swap 3 5")).toMatchObject({ piece: "swap", space: 3, other: 5, uncovers: true, final: true });
  });
  test("T-S8 Ravenskeep goes either way, over spaces with a wizard", () => {
    const beside = scene({ options: { spells: "all" }, full: [6, 0], board: { 1: "/1:0", 2: "/2:1", 13: "01" } });
    expect(at(beside, "cast nudge cw")).toMatchObject({ piece: "keep", space: 0, to: 3, turning: "cw" });
    expect(at(s(), "cast nudge ccw")).toMatchObject({ piece: "keep", space: 0, to: 15, turning: "ccw" });
  });
  test("T-S9 piggyback takes two", () => {
    const two = run(
      scene({ options: { spells: "all" }, full: [6, 0], hands, board: { 10: "00", 12: "1" } }),
      "play W3",
    );
    expect(at(two, "cast piggyback 10")).toMatchObject({ piece: "wizard", space: 10, to: 13, count: 2 });
  });
});

test("T-S10 freeing shows who is under a tower, and so cannot be taken back", () => {
  const s = scene({ options: { spells: "all" }, full: [6, 0], board: { 3: "0/3:", 13: "01" } });
  expect(at(s, "cast free 3/1")).toMatchObject({ verb: "cast", piece: "tower", space: 3, uncovers: true, final: true });
});

test("T-T5, T-G2 a die thrown again and a card handed over cannot be taken back", () => {
  const rolled = run(scene({ hands: { 0: ["TD2", "T1", "W1"] } }), "play TD2", "roll 3");
  expect(choices(rolled).slice(0, 2)).toEqual([
    { text: "keep", verb: "keep" },
    { text: "reroll", verb: "reroll", final: true },
  ]);
  const asked = run(scene({ options: { players: 4, teams: true }, hands: { 2: ["T2", "T3", "T4"] } }), "ask");
  expect(choices(asked).slice(0, 2)).toEqual([
    { text: "decline", verb: "decline" },
    { text: "give T2", verb: "give", card: "T2", final: true },
  ]);
  expect(choices(run(asked, "give T4"))[0]).toMatchObject({ verb: "return", final: true });
});

test("T-N6 in nasty games piggyback names no wizard: it is the declared one's", () => {
  const options = { players: 2, mode: "nasty", spells: "all" };
  const s = run(scene({ options, board: { 10: "00", 12: "1" }, hands, full: [6, 0] }), "play W3", "wizard 10");
  expect(choices(s).find(({ spell }) => spell === "piggyback")).toEqual({
    text: "cast piggyback",
    verb: "cast",
    spell: "piggyback",
    price: 2,
  });
});

test("every choice begins with its verb, and every verb is met", () => {
  const met = new Set<string>();
  for (const [i, wish] of wishes.entries())
    for (const s of positions(towers, wish, `verbs ${i}`, 60, i % 2 ? "wild" : "random"))
      for (const { text, verb } of choices(s)) {
        expect(verb).toBe(text.split(" ")[0]);
        met.add(verb);
      }
  expect([...met].toSorted()).toEqual(VERBS.toSorted());
});

test("what a choice says of its move is what happens", () => {
  let compared = 0;
  for (const [i, wish] of wishes.entries()) {
    if (wish.mode === "nasty") continue;
    for (const s of positions(towers, wish, `choices ${i}`, 40, "wild")) {
      for (const choice of choices(s)) {
        if (choice.to === undefined || choice.piece === "keep") continue;
        const events = told(s.slice(), choice.text);
        const moved = events.find(({ what }) => what === "wizard" || what === "tower");
        expect(moved).toMatchObject({ from: choice.space, to: choice.to });
        if (moved?.what === "wizard")
          expect([moved.owner, moved.count, moved.home]).toEqual([choice.owner, choice.count, choice.home === true]);
        if (moved?.what === "tower") {
          expect([moved.tower, moved.imprisons]).toEqual([choice.tower, choice.imprisons === true]);
          if (moved.reveals) expect(choice.uncovers).toBe(true);
        }
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(5000);
});
