import { describe, expect, test } from "vitest";
import { OVER } from "../core/game.ts";
import { GOAL_COUNT, GOALS } from "../core/goals.ts";
import { GAMES } from "../games/index.ts";
import { towers } from "../games/towers/game.ts";
import { positions } from "../testing/walk.ts";
import { recognised } from "./characterTrials.ts";
import { CHARACTER_NAMES, characterIn, CHARACTERS, swayed } from "./characters.ts";
import { characterOf, isBotName, levelOf, withCharacter } from "./levels.ts";

describe("names", () => {
  test.each(CHARACTER_NAMES)("a level with a character: %s", (name) => {
    const bot = withCharacter("mage", name);
    expect([isBotName(bot), levelOf(bot), characterOf(bot)]).toEqual([true, "mage", name]);
  });

  test.each([
    ["mage", true, "mage", undefined],
    ["one-move", true, "one-move", undefined],
    ["mage-tyrant", false, "mage", undefined],
    ["one-move-gaoler", false, "one", undefined],
    ["planner-gaoler", false, "planner", "gaoler"],
    ["-gaoler", false, "", "gaoler"],
    ["mage-", false, "mage", undefined],
  ])("%s", (bot, isKnown, level, character) => {
    expect([isBotName(bot), levelOf(bot), characterOf(bot)]).toEqual([isKnown, level, character]);
  });
});

test.each(GAMES.map((game) => [game.name, game] as const))("goals are from 0 to 1 and differ: %s", (_, game) => {
  const reached = new Float64Array(GOAL_COUNT);
  const seen = Array.from(reached, () => new Set<number>());
  for (const wish of game.wishes)
    for (const state of positions(game, wish, "goals", 40)) {
      for (let seat = 0; seat < game.seats(state); seat++) {
        game.hints.inputs?.goals(state, seat, reached);
        for (const [i, value] of reached.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          seen[i]!.add(value);
        }
      }
    }
  if (game.hints.inputs) for (const values of seen) expect(values.size).toBeGreaterThan(1);
});

describe("a character", () => {
  const states = [...positions(towers, { players: 2 }, "swayed", 120)];
  const base = (_: unknown, into: Float64Array): void => void into.set([0.5, 0.5]);

  test("sees the same position with other eyes, and only for itself", () => {
    const reached = new Float64Array(GOAL_COUNT);
    const values = new Float64Array(6);
    const gaoler = characterIn("towers", "gaoler");
    const evaluate = swayed(towers, base, gaoler, 0);
    for (const state of states) {
      if (towers.decider(state) === OVER) continue;
      evaluate(state, values);
      towers.hints.inputs!.goals(state, 0, reached);
      expect(values[0]).toBeCloseTo(0.5 + gaoler.fondness.captives! * reached[GOALS.captives]!, 9);
      expect(values[1]).toBe(0.5);
    }
  });

  test("the gambler would rather have all or nothing, the teacher is content with a small lead", () => {
    const seen = (name: "gambler" | "teacher", chance: number): number => {
      const values = new Float64Array(6);
      swayed(towers, (_, into) => void into.fill(chance), { ...CHARACTERS[name], fondness: {} }, 0)(states[0]!, values);
      return values[0]!;
    };
    expect((seen("gambler", 1) + seen("gambler", 0)) / 2).toBeGreaterThan(seen("gambler", 0.5) + 0.05);
    expect(seen("teacher", 0.9) - seen("teacher", 0.7)).toBeLessThan(0.1);
    expect(seen("teacher", 0.5) - seen("teacher", 0.3)).toBeCloseTo(0.2, 9);
  });
});

test("a blind test finds those who differ, and nobody among those who are alike", () => {
  const gamesOf = (middle: number) => Array.from({ length: 60 }, (_, i) => [middle + Math.sin(7 * i), Math.cos(i)]);
  expect(recognised([gamesOf(0), gamesOf(3)], 10)).toEqual([1, 1]);
  const [a, b] = recognised([gamesOf(0), gamesOf(0)], 10);
  expect(a! + b!).toBeLessThan(1.7);
});
