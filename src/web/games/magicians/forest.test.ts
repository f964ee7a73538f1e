import { describe, expect, test } from "vitest";
import { isPlace } from "../../../games/magicians/board.ts";
import { rows, trees } from "./forest.ts";
import { BLEED, shape, STONE } from "./geometry.ts";

describe.each([0.7, 1.1, 1.8, 2.6])("the trees of a wood %f times as wide as tall", (ratio) => {
  const view = shape(ratio);
  const grown = trees(view);

  test("hide no stone and nobody who stands on one", () => {
    const stones = view.nodes.filter((_, node) => !isPlace(node));
    const hiding = grown.filter(({ x, y, size }) =>
      stones.some((stone) => {
        const isBeside = Math.abs(x - stone.x) > 23 * size + STONE;
        const isBehind = y <= stone.y - 32;
        const isBefore = y - 66 * size >= stone.y + 13;
        return !isBeside && !isBehind && !isBefore;
      }),
    );
    expect(hiding).toEqual([]);
  });

  test("are a wood, go on beyond the board, and are drawn as few lines, the far ones first", () => {
    expect(grown.length).toBeGreaterThan(150);
    expect(grown.some(({ x }) => x < -BLEED / 2)).toBe(true);
    expect(grown.some(({ y }) => y > view.tall + BLEED / 2)).toBe(true);
    const lines = rows(grown);
    expect(lines.length).toBeLessThan(60);
    expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).toSorted((a, b) => a - b));
  });
});
