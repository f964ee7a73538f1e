import { expect, test } from "vitest";
import type { Review, ReviewStep } from "../../bots/review.ts";
import { balances, costliest, turningPoint } from "./figures.ts";

const step = (by: number, choice: number[], luck: number[], best = "better"): ReviewStep => ({
  by,
  played: "played",
  best,
  choice,
  luck,
});

const review: Review = {
  points: [
    [0.5, 0.5],
    [0.4, 0.6],
    [0.75, 0.25],
    [1, 0],
  ],
  steps: [step(0, [-0.2, 0.2], [0.1, -0.1]), step(1, [0.05, -0.05], [0.3, -0.3]), step(0, [0, 0], [0.25, -0.25])],
  done: 1,
};

test("the costliest decisions come first, those that cost nothing not at all", () => {
  expect(costliest(review).map(({ n, cost }) => [n, cost])).toEqual([
    [0, 0.2],
    [1, 0.05],
  ]);
  expect(costliest(review, 1).length).toBe(1);
});

test("own decisions, others' and luck lead from the beginning to the end", () => {
  const [first, second] = balances(review)!;
  expect(first!.own).toBeCloseTo(-0.2);
  expect(first!.others).toBeCloseTo(0.05);
  expect(first!.luck).toBeCloseTo(0.65);
  for (const { start, own, others, luck, end } of [first!, second!])
    expect(start + own + others + luck).toBeCloseTo(end);
});

test("nothing is added up before everything is judged", () => {
  expect(balances({ ...review, steps: [...review.steps.slice(0, 2), undefined] })).toBeUndefined();
});

test("the turning point is what brought the winner most, or cost those who lost together most", () => {
  expect(turningPoint(review, { winners: [0], ranking: [[0], [1]] })).toMatchObject({
    n: 1,
    seat: 0,
    from: 0.4,
    to: 0.75,
  });
  expect(turningPoint(review, { won: false })).toMatchObject({ n: 0, from: 0.5, to: 0.4 });
  const still = { ...review, points: review.points.map(() => [0.5, 0.5]) };
  expect(turningPoint(still, { won: true, score: 20 })).toBeUndefined();
});
