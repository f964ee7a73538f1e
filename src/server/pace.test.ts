import { expect, test } from "vitest";
import { newPace } from "./pace.ts";

test("slices take turns, one in each round, in the order they were asked for", async () => {
  const pace = newPace();
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
