import { expect, test } from "vitest";
import type { Rating } from "./rating.ts";
import { doubted, meanOf, NEWCOMER, ordinal, rate } from "./rating.ts";

const alone = (rating: Rating, rank: number) => ({ players: [rating], rank });
const rounded = (all: readonly (readonly Rating[])[]) =>
  all.map((side) => side.map(({ mu, sigma }) => [Number(mu.toFixed(4)), Number(sigma.toFixed(4))]));

test("newcomers against each other, two to five: the figures other programs of this model publish", () => {
  const game = (players: number) => rate(Array.from({ length: players }, (_, rank) => alone(NEWCOMER, rank)));
  expect(rounded(game(2))).toEqual([[[27.6352, 8.0655]], [[22.3648, 8.0655]]]);
  expect(rounded(game(3))).toEqual([[[30.2705, 7.7885]], [[25, 7.7885]], [[19.7295, 7.7885]]]);
  expect(rounded(game(4)).map(([each]) => each)).toEqual([
    [32.9057, 7.5012],
    [27.6352, 7.5012],
    [22.3648, 7.5012],
    [17.0943, 7.5012],
  ]);
});

test("two teams of two: the example that is shown everywhere", () => {
  const sides = [
    {
      players: [
        { mu: 25, sigma: 25 / 3 },
        { mu: 32.444, sigma: 5.123 },
      ],
      rank: 0,
    },
    {
      players: [
        { mu: 43.381, sigma: 2.421 },
        { mu: 25.188, sigma: 6.211 },
      ],
      rank: 1,
    },
  ];
  const short = rate(sides).map((side) =>
    side.map(({ mu, sigma }) => [Number(mu.toFixed(2)), Number(sigma.toFixed(1))]),
  );
  expect(short).toEqual([
    [
      [28.67, 8.1],
      [33.83, 5.1],
    ],
    [
      [43.07, 2.4],
      [23.15, 6.1],
    ],
  ]);
});

test("between equals of equal doubt nothing is won that is not lost; a draw moves nobody; doubt only shrinks", () => {
  const strong = { mu: 30, sigma: 4 };
  const weak = { mu: 20, sigma: 4 };
  for (const rank of [0, 1]) {
    const [[a], [b]] = rate([alone(strong, rank), alone(weak, 1 - rank)]) as [[Rating], [Rating]];
    expect(a.mu - 30).toBeCloseTo(20 - b.mu, 10);
    expect(a.sigma).toBeLessThan(4);
  }
  const [[draw]] = rate([alone(NEWCOMER, 0), alone(NEWCOMER, 0)]) as [[Rating]];
  expect(draw.mu).toBeCloseTo(25, 10);
  // An expected win brings less than a surprise.
  const expected = rate([alone(strong, 0), alone(weak, 1)])[0]![0]!.mu - 30;
  const surprise = rate([alone(weak, 0), alone(strong, 1)])[0]![0]!.mu - 20;
  expect(surprise).toBeGreaterThan(3 * expected);
  expect(doubted(strong).sigma).toBeGreaterThan(4);
  expect(ordinal(strong)).toBe(18);
});

test("a pair that does not count is as if the two had not met", () => {
  const three = [alone(NEWCOMER, 0), alone(NEWCOMER, 1), alone(NEWCOMER, 2)];
  const apart = rate(three, (a, b) => a + b !== 1);
  const [[first], , [last]] = apart as [[Rating], [Rating], [Rating]];
  expect(first).toEqual(rate([three[0]!, three[2]!])[0]![0]);
  expect(last).toEqual(rate(three)[2]![0]);
});

test("farming stops paying: the hundredth win against a fixed weak bot is worth next to nothing", () => {
  const bot = { mu: 18, sigma: 1 };
  let own: Rating = NEWCOMER;
  const gains: number[] = [];
  for (let i = 0; i < 300; i++) {
    const next = rate([alone(doubted(own), 0), alone(bot, 1)])[0]![0]!;
    gains.push(next.mu - own.mu);
    own = next;
  }
  expect(gains[299]).toBeLessThan(gains[0]! / 50);
});

test("a mean and its margin, with few games honestly wide", () => {
  expect(meanOf([])).toBeUndefined();
  expect(meanOf([3])).toEqual({ mean: 3, margin: Infinity });
  // 1, 2, 3, 4, 5: standard deviation 1.5811, Student's t for four degrees 2.776.
  expect(meanOf([1, 2, 3, 4, 5])!.margin).toBeCloseTo(1.963, 3);
  // For 30 degrees of freedom 2.042.
  expect(meanOf(Array.from({ length: 31 }, (_, i) => i % 2))!.margin).toBeCloseTo(2.042 * Math.sqrt(0.2581 / 31), 3);
});
