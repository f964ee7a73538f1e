import { expect, test } from "vitest";
import { newPace } from "./pace.ts";

test("slices that take long take turns, one in each round, in the order they were asked for", async () => {
  let now = 0;
  const pace = newPace(() => (now += 11));
  const rounds: string[] = [];
  let isDone = false;
  const count = (): void => {
    rounds.push("|");
    if (!isDone) setImmediate(count);
  };
  const work = async (name: string): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await pace();
      rounds.push(name);
    }
  };
  setImmediate(count);
  await Promise.all([work("a"), work("b")]);
  isDone = true;
  expect(rounds.join("")).toMatch(/^\|*a\|+b\|+a\|+b\|+a\|+b\|*$/);
});

test("of those that take little more and more have a turn in one round, until they take long", async () => {
  let now = 0;
  const pace = newPace(() => now);
  const turns: number[] = [];
  let round = 0;
  const count = (): void => {
    round++;
    if (turns.length < 40) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      await pace();
      turns.push(round);
      if (i >= 20) now += 11;
    }),
  );
  const perRound = [...new Set(turns)].map((each) => turns.filter((turn) => turn === each).length);
  expect(perRound.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(perRound.slice(5)).toEqual(Array(perRound.length - 5).fill(1));
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});
