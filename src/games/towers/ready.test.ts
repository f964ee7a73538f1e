import { describe, expect, test } from "vitest";
import type { State } from "../../core/game.ts";
import { copy } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { positions } from "../../testing/walk.ts";
import { CODES } from "./cards.ts";
import { towers } from "./game.ts";
import { canTowerMove, moveTower, walk } from "./moves.ts";
import { afterTower, afterWalk, distancesOf, entriesOf, readiness } from "./ready.ts";
import { scene } from "./scenario.ts";
import { ahead, hasRoom, SPACES, STATE, TOWERS, wizardsOn } from "./state.ts";

const { at } = STATE;

const bits = (...distances: readonly number[]): number => distances.reduce((set, each) => set | (1 << each), 0);

/** Positions of whole games, with high stacks. */
function* wildGames(): Generator<State> {
  for (const seed of ["one", "two", "three"])
    yield* positions(towers, { players: 3, spells: "all" }, seed, 250, "wild");
}

const isSeen = (s: State, space: number, owner: number): boolean => wizardsOn(s, s[at.top + space]!, owner) > 0;

describe("what a move will leave is what it leaves", () => {
  test("T-M of every tower, by every number", () => {
    let rides = 0;
    for (const s of wildGames())
      for (let tower = 1; tower <= TOWERS; tower++)
        for (let steps = 1; steps <= 6; steps++) {
          if (!canTowerMove(s, tower, steps)) continue;
          const after = copy(s);
          moveTower(after, tower, steps, 0);
          rides += Number(after[at.keep] !== s[at.keep]);
          for (let owner = 0; owner < 3; owner++)
            expect(afterTower(s, distancesOf(s, owner), tower, steps, owner)).toBe(distancesOf(after, owner));
        }
    expect(rides).toBeGreaterThan(100);
  });

  test("T-W of every visible wizard that does not enter", () => {
    let walks = 0;
    for (const s of wildGames())
      for (let space = 0; space < SPACES; space++)
        for (let steps = 1; steps <= 6; steps++) {
          const to = ahead(space, steps);
          if (!isSeen(s, space, 1) || to === s[at.keep] || !hasRoom(s, to, 1)) continue;
          const after = copy(s);
          walk(after, s[at.top + space]!, 1, 1, to);
          walks++;
          expect(afterWalk(s, distancesOf(s, 1), space, steps, 1)).toBe(distancesOf(after, 1));
        }
    expect(walks).toBeGreaterThan(100);
  });
});

describe("T-W4 who is one card from home", () => {
  const hand = (...codes: readonly string[]): State => scene({ board: { 13: "0", 10: "01" }, hands: { 0: codes } });

  test("sees where wizards stand and what the hand is good for, with and without a card", () => {
    const s = hand("T1", "W3", "W5");
    expect(distancesOf(s, 0)).toBe(bits(3, 6));
    expect(entriesOf(s, 0, NONE)).toBe(bits(3, 5));
    expect(entriesOf(s, 0, CODES.indexOf("W3"))).toBe(bits(5));
  });

  test.each([
    { codes: ["T1", "T2", "W3"], chance: 1 },
    { codes: ["T1", "T5W1", "W4"], chance: 0 },
    { codes: ["T1", "T2", "TDWD"], chance: 2 / 6 },
    { codes: ["T1", "W3", "WD2"], chance: 1 },
    { codes: ["T1", "T2", "TD2"], chance: 0 },
  ])("with $codes by chance $chance", ({ codes, chance }) => {
    expect(readiness(hand(...codes), 0)).toBeCloseTo(chance);
  });
});
