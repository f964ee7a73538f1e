import { expect, test } from "vitest";
import type { State } from "../../core/game.ts";
import { copy } from "../../core/game.ts";
import { positions } from "../../testing/walk.ts";
import { towers } from "./game.ts";
import { material, takeSides, towerGain, walkGain } from "./gains.ts";
import { canTowerMove, moveTower, walk } from "./moves.ts";
import { ahead, hasRoom, SPACES, STATE, TOWERS, wizardsOn } from "./state.ts";

const { at } = STATE;

/** Positions of whole games, alone and in teams. */
function* wildGames(): Generator<State> {
  yield* positions(towers, { players: 3 }, "gains", 200, "wild");
  yield* positions(towers, { players: 4, teams: true }, "gains", 200, "wild");
}

const grown = (before: State, after: State): number => material(after, 0) - material(before, 0);

test("T-M what a tower's move gains is what the material grows by", () => {
  for (const s of wildGames())
    for (let tower = 1; tower <= TOWERS; tower++) {
      if (!canTowerMove(s, tower, 3)) continue;
      const after = copy(s);
      moveTower(after, tower, 3, 0);
      takeSides(s, 0);
      expect(towerGain(s, tower, 3, 0)).toBeCloseTo(grown(s, after));
    }
});

test("T-W what a walk gains is what the material grows by, as long as Ravenskeep stays", () => {
  let entries = 0;
  for (const s of wildGames())
    for (let space = 0; space < SPACES; space++) {
      const level = s[at.top + space]!;
      const to = ahead(space, 2);
      if (wizardsOn(s, level, 0) === 0 || (to !== s[at.keep] && !hasRoom(s, to, 1))) continue;
      const after = copy(s);
      entries += Number(walk(after, level, 0, 1, to));
      takeSides(s, 0);
      expect(walkGain(s, space, 2, 0)).toBeCloseTo(grown(s, after));
    }
  expect(entries).toBeGreaterThan(0);
});
