import { expect, test } from "vitest";
import { commonVersion, isNewerAlive, newNode } from "./release.ts";

test("an older page at a newer node, a newer page at an older node: both speak the older version", () => {
  const ours = { version: 5, oldest: 4 };
  expect(commonVersion({ version: 5, oldest: 4 }, ours)).toBe(5);
  expect(commonVersion({ version: 4 }, ours)).toBe(4);
  expect(commonVersion({ version: 4, oldest: 3 }, ours)).toBe(4);
  expect(commonVersion({ version: 6, oldest: 5 }, ours)).toBe(5);
});

test("two releases apart there is no common version, nor with a page that knows only newer or older ones", () => {
  const ours = { version: 5, oldest: 4 };
  for (const theirs of [{ version: 3 }, { version: 3, oldest: 2 }, { version: 6 }, { version: 7, oldest: 6 }])
    expect(commonVersion(theirs, ours)).toBeUndefined();
});

test("a node knows whether a newer one is alive", () => {
  const [old, same, next] = [newNode(8), newNode(9), newNode(10)];
  const node = newNode(9);
  expect(isNewerAlive({ node, alive: new Set([old, node, same]) })).toBe(false);
  expect(isNewerAlive({ node, alive: new Set([old, node, next]) })).toBe(true);
});
