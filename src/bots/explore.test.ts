import { expect, test } from "vitest";
import { isRefusal } from "../core/game.ts";
import { legalTexts } from "../core/record.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import { run, scene } from "../games/towers/scenario.ts";
import { explorerOf } from "./explore.ts";

test("every decision is looked at, the best most often, and the same seed finds the same", () => {
  // Of two cards left to choose from one brings the last wizard home; the other leads past Ravenskeep.
  const state = run(
    scene({
      options: { spells: "none" },
      board: { 11: "0", 10: "1" },
      keep: 12,
      full: [6, 1],
      spent: [0, 5],
      hands: [["W1", "T1", "W3"]],
    }),
    "play T1",
    "tower 3/1",
  );
  const look = (): ReturnType<ReturnType<typeof explorerOf>["told"]> => {
    const explorer = explorerOf(towers, { state, seed: "explore" }, 240);
    while (!explorer.work(5));
    return explorer.told();
  };
  const { rows, done, seat } = look();
  expect([done, seat]).toEqual([1, 0]);
  expect(rows.map(({ text }) => text).toSorted()).toEqual(legalTexts(towers, state).toSorted());
  expect(rows[0]!.text).toBe("play W1");
  expect(rows.every(({ games, value }) => games > 0 && value >= 0 && value <= 1)).toBe(true);
  expect(rows[0]!.value).toBeGreaterThan(rows.at(-1)!.value);
  expect(look().rows).toEqual(rows);
});

test("where chance decides there is nothing to look at", () => {
  const state = magicians.setup({ start: 0 }, { below: () => 0 });
  if (isRefusal(state)) throw new Error(state.say);
  const explorer = explorerOf(magicians, { state, seed: "explore" }, 10);
  expect(explorer.work(1)).toBe(true);
  expect(explorer.told().rows).toEqual([]);
});
