import { describe, expect, test } from "vitest";
import { BOARD, isPlace } from "../../../games/magicians/board.ts";
import { shape, STONE } from "./geometry.ts";

describe.each([0.7, 0.9, 1.1, 1.3, 1.6, 2.2])("the wood in a room %f times as wide as tall", (ratio) => {
  const view = shape(ratio);
  test("every place and stone is inside its frame", () => {
    for (const { x, y } of view.nodes) {
      expect(x).toBeGreaterThan(STONE);
      expect(x).toBeLessThan(view.width - STONE);
      expect(y).toBeGreaterThan(STONE);
      expect(y).toBeLessThan(view.tall - STONE);
    }
  });
  test("no two stones touch", () => {
    const stones = view.nodes.filter((_, node) => !isPlace(node));
    expect(stones).toHaveLength(30);
    stones.forEach((a, i) => {
      for (const b of stones.slice(i + 1)) expect(Math.hypot(a.x - b.x, (a.y - b.y) * 1.5)).toBeGreaterThan(2 * STONE);
    });
  });
});

test("M-B1 ten links, each from place to place over its fields", () => {
  expect(BOARD.links).toHaveLength(10);
  for (const link of BOARD.links) expect(link.map((node) => isPlace(node))).toEqual([true, false, false, false, true]);
  expect(new Set(BOARD.links.flat()).size).toBe(BOARD.nodes.length);
});
