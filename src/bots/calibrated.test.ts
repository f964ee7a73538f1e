import { expect, test } from "vitest";
import { GAMES } from "../games/index.ts";
import { positions } from "../testing/walk.ts";
import { reviewed, toPower } from "./calibrated.ts";
import { judgeOf } from "./judges.ts";
import { bestPower, calibrationOf } from "./training/calibration.ts";

test("chances to a power still add up, and below 1 they are nearer to each other", () => {
  const values = Float64Array.of(0.7, 0.2, 0.1, 0);
  toPower(values, 4, 0.5);
  expect(values.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
  expect(values[0]! / values[1]!).toBeCloseTo(Math.sqrt(3.5), 9);
});

test.each(GAMES.map((game) => [game.name, game] as const))(
  "a review judges in the same order as the bots do, and without anything forbidden the same: %s",
  (_, game) => {
    const { hints, causes } = reviewed(game);
    const [plain, shown, without] = [0, 0, 0].map(() => new Float64Array(6)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    for (const wish of game.wishes.slice(0, 6))
      for (const state of positions(game, wish, "calibrated", 30)) {
        const seats = game.seats(state);
        judgeOf(game)(state, plain);
        hints.evaluate(state, shown);
        causes?.evaluateWithout(state, [], without);
        const order = (values: Float64Array): number[] =>
          Array.from({ length: seats }, (__, seat) => seat).toSorted((p, q) => values[q]! - values[p]! || p - q);
        expect(order(shown.map((value) => Number(value.toFixed(9))))).toEqual(
          order(plain.map((value) => Number(value.toFixed(9)))),
        );
        const off = without.map((value, seat) => (causes && seat < seats ? Math.abs(value - shown[seat]!) : 0));
        expect(Math.max(...off)).toBeLessThan(1e-6);
      }
  },
);

test("whoever is too sure is trusted less: the power is found again", () => {
  // What came true is the square root of what was said, made to add up.
  const games = Array.from({ length: 1000 }, (_, i) => {
    const true0 = 0.1 + (0.8 * (i % 10)) / 9;
    const odds = (true0 / (1 - true0)) ** 2;
    const came0 = Math.floor(i / 10) < 100 * true0 ? 1 : 0;
    return { said: [Float64Array.of(odds / (1 + odds), 1 / (1 + odds))], came: Float64Array.of(came0, 1 - came0) };
  });
  expect(bestPower(games)).toBeCloseTo(0.5, 1);
  const { brier, margin, positions: count } = calibrationOf(games);
  expect(count).toBe(2000);
  expect(brier).toBeGreaterThan(0.15);
  expect(margin).toBeLessThan(0.03);
});
