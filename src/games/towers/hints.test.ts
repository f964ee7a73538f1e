import { describe, expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { JsonObject, State } from "../../core/game.ts";
import { copy, decisions } from "../../core/game.ts";
import { positions } from "../../testing/walk.ts";
import { kindOf, KINDS } from "./decision.ts";
import { towers } from "./game.ts";
import type { Sketch } from "./scenario.ts";
import { scene } from "./scenario.ts";
import { LEVELS, STATE, wizardsOn } from "./state.ts";

const { at } = STATE;
const KIND = KINDS;

const list = decisions();
const sights = new Float64Array(list.length);

/** The positions of a game by the eager policy in which a seat decides. */
const statesOf = (wish: JsonObject, most: number): State[] => [...positions(towers, wish, "hints", most)];

const VERSUS = statesOf({ players: 4, spells: "all" }, 200);

describe("first sight", () => {
  test("T-T2 of all redraws only one is worth a thought", () => {
    let redraws = 0;
    for (const state of VERSUS) {
      const count = towers.legal(state, list);
      towers.hints.rate(state, list, count, sights, true);
      const kinds = Array.from(list.subarray(0, count), kindOf);
      const finite = kinds.filter((kind, i) => kind === KIND.redraw && sights[i]! > -Infinity);
      redraws += Number(kinds.includes(KIND.redraw));
      expect(finite.length).toBe(kinds.includes(KIND.redraw) ? 1 : 0);
    }
    expect(redraws).toBeGreaterThan(20);
  });

  test("something is always worth a thought, and not every spell is", () => {
    let spells = 0;
    for (const state of [...VERSUS, ...statesOf({ mode: "solo-spells" }, 80)]) {
      const count = towers.legal(state, list);
      towers.hints.rate(state, list, count, sights, true);
      const worthy = Array.from(sights.subarray(0, count)).filter((sight) => sight > -Infinity);
      expect(worthy.length).toBeGreaterThan(0);
      expect(worthy.every((sight) => Number.isFinite(sight))).toBe(true);
      spells += Array.from(list.subarray(0, count)).filter(
        (each, i) => kindOf(each) >= KIND.castSpell && sights[i] === -Infinity,
      ).length;
    }
    expect(spells).toBeGreaterThan(0);
  });
});

describe("prospects", () => {
  test("of all seats add up to one; T-G1 partners share theirs", () => {
    const into = new Float64Array(6);
    for (const state of VERSUS) {
      towers.hints.evaluate(state, into);
      expect(into.subarray(0, 4).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    }
    for (const state of statesOf({ players: 6, teams: true }, 60)) {
      towers.hints.evaluate(state, into);
      for (let seat = 0; seat < 3; seat++) expect(into[seat]).toBe(into[seat + 3]);
      expect(into[0]! + into[1]! + into[2]!).toBeCloseTo(1);
    }
  });

  test("T-W4 a wizard home is better for its owner and worse for the others", () => {
    const [before, after] = [new Float64Array(6), new Float64Array(6)];
    const state = copy(VERSUS.find((each) => each[at.home] === 0)!);
    towers.hints.evaluate(state, before);
    state[at.home]!++;
    towers.hints.evaluate(state, after);
    expect(after[0]).toBeGreaterThan(before[0]!);
    expect(after[1]).toBeLessThan(before[1]!);
  });

  test("T-H1 whoever's turn begins counts on a card that brings a wizard home, nobody on another's hand", () => {
    const into = new Float64Array(6);
    /** Of seat 0, whose wizards stand 3 and 6 before Ravenskeep. */
    const with3And6 = (hands: NonNullable<Sketch["hands"]>, active = 0): number => {
      towers.hints.evaluate(scene({ board: { 13: "0", 10: "01" }, active, hands }), into);
      return into[0]!;
    };
    const nothing = with3And6({ 0: ["T1", "T2", "W4"] });
    const dice = with3And6({ 0: ["T1", "T2", "TDWD"] });
    expect(dice).toBeGreaterThan(nothing);
    expect(with3And6({ 0: ["T1", "T2", "W3"] })).toBeGreaterThan(dice);
    expect(with3And6({ 0: ["T1", "T2", "W3"] }, 1)).toBe(with3And6({ 0: ["T1", "T2", "W4"] }, 1));
  });
});

describe("T-H2 a weak memory", () => {
  const ownersOf = (state: State): number[] =>
    Array.from({ length: 4 }, (_, owner) =>
      Array.from({ length: LEVELS }, (_each, level) => wizardsOn(state, level, owner)).reduce((a, b) => a + b),
    );

  test("mixes up who is covered, and nothing else", () => {
    let changed = 0;
    for (const state of VERSUS) {
      const mixed = copy(state);
      towers.hints.forget(mixed, 0, 0, seeded("mix"));
      changed += Number(!mixed.every((byte, i) => byte === state[i]));
      expect(ownersOf(mixed)).toEqual(ownersOf(state));
      expect(towers.view(mixed, 0)).toEqual(towers.view(state, 0));
    }
    expect(changed).toBeGreaterThan(20);
  });

  test.each(["notes", "open"])("needs none where the table shows what is under the towers: %s", (memory) => {
    for (const state of statesOf({ players: 3, memory }, 60)) {
      const same = copy(state);
      towers.hints.forget(same, 0, 0, seeded("mix"));
      expect(same).toEqual(state);
    }
  });
});

test("T-H1 the same luck guesses the same cards, wherever they really are", () => {
  for (const state of VERSUS.slice(0, 40)) {
    const other = copy(state);
    towers.guess(other, 0, seeded("elsewhere"));
    expect(towers.view(other, 0)).toEqual(towers.view(state, 0));
    const [here, there] = [copy(state), copy(other)];
    towers.guess(here, 0, seeded("guess"));
    towers.guess(there, 0, seeded("guess"));
    expect(there).toEqual(here);
  }
});
