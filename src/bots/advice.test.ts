import { expect, test } from "vitest";
import type { State } from "../core/game.ts";
import { copy } from "../core/game.ts";
import { seeded } from "../core/chance.ts";
import { towers } from "../games/towers/game.ts";
import { scene } from "../games/towers/scenario.ts";
import { adviceOf } from "./advice.ts";

/** T-W4 A wizard three spaces before Ravenskeep, and the card that brings it home. */
const position = (): State =>
  scene({ options: { players: 2 }, board: { 11: "0", 12: "1" }, keep: 14, hands: { 0: ["T2", "W1", "W3"] } });

const asked = (state: State, meant?: string): ReturnType<typeof adviceOf> =>
  adviceOf(towers, {
    game: "towers",
    state,
    seat: 0,
    seed: "advice",
    table: "t",
    ...(meant !== undefined && { meant }),
  });

test("a costly decision is warned of with its reason, a good one is not", () => {
  const advice = asked(position(), "play W1");
  expect(advice.cost).toBeGreaterThan(0.05);
  expect(advice).toMatchObject({ other: "play W1" });
  expect(advice.best).not.toBe("play W1");
  expect(advice.why?.causes.length).toBeGreaterThan(0);
  expect(asked(position(), advice.best)).toEqual({ best: advice.best, other: advice.best, cost: 0 });
});

test("T-H1 advice depends on nothing that is hidden: other hands and the draw pile change nothing", () => {
  const state = position();
  const other = copy(state);
  towers.guess(other, 0, seeded("elsewhere"));
  expect(other).not.toEqual(state);
  const advice = asked(state);
  expect(asked(other)).toEqual(advice);
  expect(towers.choices(state).map(({ text }) => text)).toContain(advice.best);
});
