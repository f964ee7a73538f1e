import { expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { State } from "../../core/game.ts";
import { CHANCE, copy, decisions, isRefusal, OVER } from "../../core/game.ts";
import { standing, takeSides, towerGain, walkGain } from "./gains.ts";
import { towers } from "./game.ts";
import { ahead, canTowerMove, hasRoom, moveTower, walk } from "./moves.ts";
import * as at from "./state.ts";

/** Positions of whole games, alone and in teams. */
function* positions(): Generator<State> {
  const list = decisions();
  for (const wish of [{ players: 3 }, { players: 4, teams: true }]) {
    const chance = seeded("gains");
    const s = towers.setup(wish, chance);
    if (isRefusal(s)) throw new Error(s.say);
    for (let i = 0; i < 250 && towers.decider(s) !== OVER; i++) {
      if (towers.decider(s) === CHANCE) towers.befall(s, towers.outcome(s, chance));
      else towers.play(s, towers.policies.wild!(s, list, towers.legal(s, list), chance));
      yield s;
    }
  }
}

const grown = (before: State, after: State): number => standing(after, 0) - standing(before, 0);

test("T-M what a tower's move gains is what the standing grows by", () => {
  for (const s of positions())
    for (let tower = 1; tower <= at.TOWERS; tower++) {
      if (!canTowerMove(s, tower, 3)) continue;
      const after = copy(s);
      moveTower(after, tower, 3, 0);
      takeSides(s, 0);
      expect(towerGain(s, tower, 3, 0)).toBeCloseTo(grown(s, after));
    }
});

test("T-W what a walk gains is what the standing grows by, as long as Ravenskeep stays", () => {
  let entries = 0;
  for (const s of positions())
    for (let space = 0; space < at.SPACES; space++) {
      const level = s[at.TOP + space]!;
      const to = ahead(space, 2);
      if (s[at.ON + level * 6] === 0 || (to !== s[at.KEEP] && !hasRoom(s, to, 1))) continue;
      const after = copy(s);
      entries += Number(walk(after, level, 0, 1, to));
      takeSides(s, 0);
      expect(walkGain(s, space, 2, 0)).toBeCloseTo(grown(s, after));
    }
  expect(entries).toBeGreaterThan(0);
});
