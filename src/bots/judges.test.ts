import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OVER } from "../core/game.ts";
import { GAMES } from "../games/index.ts";
import { towers } from "../games/towers/game.ts";
import { positions } from "../testing/walk.ts";
import { judgeOf, turnsLearnt } from "./judges.ts";
import { power } from "./network.ts";

/** As whoever plays downloads it, with the bots. */
const MOST_BYTES = 150_000;

test.each(["towers", "magicians"])("the networks of %s are small", (name) => {
  const file = readFileSync(new URL(`weights/${name}.json`, import.meta.url), "utf8");
  expect(file.length).toBeLessThan(MOST_BYTES);
});

test.each(GAMES.map((game) => [game.name, game] as const))(
  "chances are chances: every seat's from 0 to 1, together 1, partners the same: %s",
  (_, game) => {
    const judge = judgeOf(game);
    const values = new Float64Array(6);
    for (const wish of game.wishes)
      for (const state of positions(game, wish, "chances", 30)) {
        if (game.decider(state) === OVER || !game.hints.isTurnStart(state)) continue;
        judge(state, values);
        const own = values.subarray(0, game.seats(state));
        const sum = own.reduce((all, value) => all + value, 0);
        expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...own)).toBeLessThanOrEqual(1);
        if (game.isTogether(state)) expect(own.every((value) => value === own[0])).toBe(true);
        else expect(sum).toBeCloseTo(game.options(state).teams ? 2 : 1, 9);
        if (game.options(state).teams) expect(own[0]).toBe(own[own.length / 2]);
      }
  },
);

test("what a statement is about depends on nothing but the position: seats are judged alike", () => {
  // With two players the start of a game turned round is the other one's.
  const [mine, theirs] = [0, 1].map((start) => {
    const [state] = positions(towers, { players: 2, start }, "turned", 1);
    const values = new Float64Array(6);
    judgeOf(towers)(state!, values);
    return values[start]!;
  });
  expect(Math.abs(mine! - theirs!)).toBeLessThan(0.3);
});

test("what was learnt says how far ahead it is asked; where nothing was, the level does", () => {
  const asked = [{ players: 2 }, { mode: "solo" }].map((wish) => {
    const [state] = positions(towers, wish, "ahead", 1);
    return turnsLearnt(towers, state!);
  });
  expect(asked).toEqual([2, undefined]);
});

test.each([-19, -3, -0.5, 0, 0.5, 2, 8])("e to the power of %d, the same in every engine", (x) => {
  expect(power(x) / Math.exp(x)).toBeCloseTo(1, 1);
});
