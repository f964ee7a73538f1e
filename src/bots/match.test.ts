import { expect, test } from "vitest";
import { seeded } from "../core/chance.ts";
import { insert } from "../cli/ladder.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import { start } from "../testing/walk.ts";
import type { Match } from "./match.ts";
import { isBotName } from "./levels.ts";
import { interval95 } from "./interval.ts";
import { contenderOf, isSide, playMatch, sidesOf } from "./match.ts";

const match: Match = {
  game: towers,
  wish: { players: 2 },
  a: "journeyman",
  b: "one-move",
  games: 12,
  seed: "1",
  effort: {},
};

test("a match is reproducible from its seed, and journeyman is better than the one-move rule", async () => {
  const [first, second] = [await playMatch(match), await playMatch(match)];
  expect([first.won, first.length]).toEqual([second.won, second.length]);
  expect(first.won).toBeGreaterThan(6);
  expect(first.a.decisions).toBeGreaterThan(100);
});

test("a bot against itself wins its share: every deal is played from every seat", async () => {
  // Each answers by the seed of the decision, whatever its seat is called.
  const { share } = await playMatch({ ...match, a: "one-move", games: 20 });
  expect(share).toBe(0.5);
});

test.each([
  [towers, { players: 5 }, 5],
  [towers, { players: 6, teams: true }, 3],
  [magicians, {}, 3],
])("sides: one seat, or the seats of one team", (game, wish, sides) => {
  expect(sidesOf(game, wish).sides).toBe(sides);
});

test.each([
  [50, 100, 0.404, 0.596],
  [0, 20, 0, 0.161],
  [20, 20, 0.839, 1],
])("Wilson's interval of %d in %d", (won, games, low, high) => {
  const [least, most] = interval95(won, games);
  expect(least).toBeCloseTo(low, 3);
  expect(most).toBeCloseTo(high, 3);
});

test("a ladder's table replaces its older self and leaves everything else alone", () => {
  const text = "# Bench\n\n## Bots\n\nWords.\n\n## Rules\n\nMore.\n";
  const once = insert(text, "zt ladder", "| 1 |");
  expect(once).toBe("# Bench\n\n## Bots\n\nWords.\n\n<!-- zt ladder -->\n| 1 |\n<!-- end -->\n\n## Rules\n\nMore.\n");
  expect(insert(once, "zt ladder", "| 2 |")).toBe(once.replace("| 1 |", "| 2 |"));
});

test("the ceiling: who looks at a hundred times as many games", async () => {
  const state = start(towers, { players: 2, start: 0 }, seeded("ceiling"));
  const { iterations } = await contenderOf(towers, "patient", { iterations: 5 }).decide(state, 0, "1");
  expect(iterations).toBe(500);
});

test("the ceiling: who sees everything plays legally to the end, and nobody can choose it", async () => {
  const { a, games } = await playMatch({ ...match, a: "seer", games: 2, effort: { iterations: 6 } });
  expect(games).toBe(2);
  expect(a.decisions).toBeGreaterThan(10);
  expect(isSide("patient")).toBe(true);
  expect(isBotName("seer") || isBotName("patient")).toBe(false);
});
