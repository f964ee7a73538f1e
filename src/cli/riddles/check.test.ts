import { describe, expect, test } from "vitest";
import type { Game } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { legalTexts, replay } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";
import { riddleId } from "../../core/riddle.ts";
import { magicians } from "../../games/magicians/game.ts";
import magiciansData from "../../games/magicians/riddles.json" with { type: "json" };
import { towers } from "../../games/towers/game.ts";
import towersData from "../../games/towers/riddles.json" with { type: "json" };
import { packRiddle, unpackRiddle } from "../../games/towers/riddles.ts";
import { checked } from "./check.ts";
import { leaderChance } from "./checkDuel.ts";
import { TOWERS_THEMES } from "./towers.ts";

const COLLECTIONS: readonly [name: string, game: Game, all: readonly Riddle[], fewest: number][] = [
  ["towers", towers, towersData.map(unpackRiddle), 300],
  ["magicians", magicians, magiciansData, 100],
];

/** One of so many of each theme: all of them take minutes (zt riddles --check), and robberies the longest. */
const STRIDES: Readonly<Record<string, number>> = { solo: 25, turn: 40, window: 20, memory: 4, duel: 1, walk: 45 };

describe.each(COLLECTIONS)("%s", (_, game, all, fewest) => {
  test("there are enough of them, graded by each level, and no two share a position", () => {
    expect(all.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(all.map(({ state, moves }) => JSON.stringify([state, moves]))).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, grades, state, moves } of all) {
      expect(grades.filter((grade) => grade >= 0 && grade <= 1)).toHaveLength(4);
      expect(riddleId(game.name, state, moves)).toBe(id);
    }
  });

  test("some of every theme are proven", () => {
    const themes = Map.groupBy(all, ({ theme }) => theme);
    for (const [theme, own] of themes)
      for (const riddle of own.filter((_each, i) => STRIDES[theme] !== undefined && i % STRIDES[theme] === 0))
        expect(checked(game, riddle), riddle.id).toBeUndefined();
  });

  test("another decision is not proven", () => {
    for (const theme of ["solo", "window", "memory", "duel"]) {
      const riddle = all.find((each) => each.theme === theme);
      if (!riddle) continue;
      const { options, state, moves, best } = riddle;
      const asked = replay(game, { record: 1, game: game.name, options, state, moves });
      if (isRefusal(asked)) throw new Error(asked.say);
      const other = legalTexts(game, asked).find((text) => text !== best[0])!;
      expect(checked(game, { ...riddle, best: [other] })).toMatch(/is as good as/);
      expect(checked(game, { ...riddle, best: ["fly"] })).toMatch(/is not legal/);
    }
  });
});

test("M-K a fight solved anew agrees with the rules", () => {
  expect(leaderChance()).toBeCloseTo(252707105 / 454091867, 12);
});

test("what is kept is what was made", () => {
  for (const packed of towersData) expect(packRiddle(unpackRiddle(packed))).toEqual(packed);
});

test("the same deal makes the same riddle", () => {
  const memory = TOWERS_THEMES.find(({ name }) => name === "memory")!;
  const { deal, state, moves, best } = COLLECTIONS[0]![2].find(({ theme }) => theme === "memory")!;
  expect(memory.find(["1", "memory", undefined, deal].join(" "), deal)).toMatchObject({ state, moves, best });
});
