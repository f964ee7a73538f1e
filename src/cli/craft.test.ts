import { expect, test } from "vitest";
import { seeded } from "../core/chance.ts";
import type { MeasuredLevel } from "../core/rating.ts";
import { craftShare } from "../core/ratingInfo.ts";
import { gameNamed } from "../games/index.ts";
import { judgedGame, seatsOf } from "./craftGames.ts";
import type { CraftGame } from "../bots/craftTrials.ts";
import { orderedByCraft, orderedByResults } from "../bots/craftTrials.ts";
import { CURRENT, judgedBy, seasonId } from "../bots/seasons.ts";
import { titleOf } from "../bots/standing.ts";

const towers = gameNamed("towers")!;

test("craft tells a weak level from a strong one after two games, the same every time", async () => {
  const season = { ...CURRENT, games: 20_000, least: 100, most: 200 };
  const play = (n: number) =>
    judgedGame(towers, { players: 2 }, ["apprentice", "mage"], seatsOf(2, 2, n), `short ${n}`, season);
  const games = [await play(0), await play(1)];
  const shareOf = (level: number) =>
    craftShare(games.flatMap(({ who, seats }) => seats.filter((_, seat) => who[seat] === level)))!.given;
  expect(shareOf(0)).toBeGreaterThan(shareOf(1) + 5);
  expect(await play(0)).toEqual(games[0]);
});

test("a season's id follows from what its judge says: another evaluation is another season", () => {
  const before = seasonId(towers, CURRENT);
  expect(before).toMatch(/^2-[0-9a-f]{8}$/);
  expect(seasonId(towers, CURRENT)).toBe(before);
  const other = {
    ...towers,
    name: "other",
    hints: { ...towers.hints, evaluate: (_: unknown, into: Float64Array) => void into.fill(0.5) },
  };
  expect(seasonId(other, CURRENT)).not.toBe(before);
  expect(seasonId({ ...towers, name: "same" }, CURRENT)).toBe(before);
  expect(seasonId({ ...towers, name: "longer" }, { ...CURRENT, name: "3" })).not.toBe(before);
  expect(judgedBy(towers, CURRENT).hints).toBe(towers.hints);
});

/** Games in which level i gives away about i tenths less, and who gives away less wins most of the time. */
function madeUp(count: number): CraftGame[] {
  const chance = seeded("made up");
  return Array.from({ length: count }, (_, n) => {
    const who = seatsOf(4, 4, n);
    const seats = who.map((level) => ({ points: (4 - level) * 3 + chance.below(7) - 3, stake: 40, decisions: 30 }));
    const ranking = who.map((__, seat) => seat).toSorted((a, b) => who[b]! - who[a]! + (chance.below(7) - 3));
    return { who, ranking: ranking.map((seat) => [seat]), seats };
  });
}

test("trials: more games order better, and craft needs fewer than results", () => {
  const games = madeUp(60);
  const craft = [1, 5].map((each) => orderedByCraft(games, 4, each, 400, seeded("a")));
  const results = orderedByResults(games, 4, [1, 5, 40], 100, seeded("b"));
  expect(craft[1]).toBeGreaterThan(craft[0]!);
  expect(craft[1]).toBeGreaterThan(0.9);
  expect(results[2]).toBeGreaterThan(results[0]!);
  expect(craft[1]).toBeGreaterThan(results[1]!);
});

test("every order of levels has its turn", () => {
  expect(new Set(Array.from({ length: 24 }, (_, n) => seatsOf(4, 4, n).join())).size).toBe(24);
  expect(new Set(Array.from({ length: 12 }, (_, n) => seatsOf(4, 2, n).join())).size).toBe(12);
});

test("a share of sums with its interval, and titles by what a level gives away", () => {
  expect(craftShare([])).toBeUndefined();
  expect(craftShare([{ points: 3, stake: 30 }])).toEqual({ given: 10, margin: null });
  const even = craftShare(Array.from({ length: 5 }, () => ({ points: 3, stake: 30 })))!;
  expect([even.given, even.margin]).toEqual([10, 0]);
  const spread = craftShare([1, 5, 1, 5, 3].map((points) => ({ points, stake: 30 })))!;
  expect(spread.given).toBeCloseTo(10);
  // Standard deviation 2, five games, Student's t 2.776, of a stake of 30: 100 · 2.776 · 2 / √5 / 30.
  expect(spread.margin).toBeCloseTo(8.28, 2);
  const { archmage, mage, apprentice } = towers.measured as Record<string, MeasuredLevel>;
  const given = [0, archmage!.given, mage!.given, apprentice!.given, 1000];
  expect(given.map((each) => titleOf(towers, each))).toEqual(["archmage", "archmage", "mage", "apprentice", undefined]);
});
