/** What the drawing tells: never more than the view, and how far the game is. */
import { expect, test } from "vitest";
import { seeded } from "../../../core/chance.ts";
import { copy } from "../../../core/game.ts";
import { towers } from "../../../games/towers/game.ts";
import type { TowersView } from "../../../games/towers/hidden.ts";
import { positions } from "../../../testing/walk.ts";
import { shape } from "./geometry.ts";
import { HOURS, hourOf } from "./hours.ts";
import { housesOf, windowsOf } from "./land/houses.ts";
import { distanceTo, outlineOf } from "./outline.ts";
import { pieces } from "./pieces.ts";
import { sceneOf } from "./scene.ts";
import { MASONRIES } from "./towerArt/masonry.ts";
import { wallOf } from "./towerArt/wall.ts";

const VIEW = shape(1.4, 0);
const drawn = (view: TowersView, seat: number): unknown => pieces(sceneOf(view, seat), VIEW);

test("T-H2 the drawing depends on the view alone: whatever else may be under the towers, it looks the same", () => {
  const chance = seeded("drawing");
  let changed = 0;
  for (const state of positions(towers, { players: 4, spells: "all" }, "drawing", 160)) {
    const other = copy(state);
    towers.guess(other, 0, chance);
    if (!other.every((byte, i) => byte === state[i])) changed++;
    expect(drawn(towers.view(other, 0), 0)).toEqual(drawn(towers.view(state, 0), 0));
  }
  expect(changed).toBeGreaterThan(20);
});

test.each(["strict", "notes", "open"] as const)(
  "T-H2 memory %s: a window glows where the view tells of somebody inside",
  (memory) => {
    let lit = 0;
    for (const state of positions(towers, { players: 4, memory }, "windows", 120)) {
      const view = towers.view(state, 0);
      const known = view.spaces.flatMap(({ towers: stack, under }) =>
        stack.filter((_, i) => (under?.[i]?.length ?? 0) > 0),
      );
      const glowing = pieces(sceneOf(view, 0), VIEW).filter(({ isLit }) => isLit);
      expect(glowing.map(({ what }) => what).toSorted()).toEqual(known.toSorted());
      lit += glowing.length;
    }
    expect(lit > 0).toBe(memory !== "strict");
  },
);

test("four hours pass as wizards come home, in their order, and it dawns when the game is over", () => {
  const [first] = positions(towers, { players: 3 }, "hours", 1);
  const start = towers.view(first!, 0);
  for (const each of [3, 4, 5, 12]) {
    const hours = Array.from({ length: each }, (_, most) =>
      hourOf({ view: { ...start, keep: { ...start.keep, home: [most, 0, 0] } } }, each),
    );
    const order = hours.map((hour) => HOURS.indexOf(hour));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(hours).size).toBeGreaterThanOrEqual(3);
    expect(hourOf({ view: { ...start, decider: null } }, each)).toBe("dawn");
  }
});

test.each([
  [2, 5],
  [3, 4],
  [6, 3],
  [1, 12],
])("the village has a window for each wizard: %i times %i", (owners, each) => {
  for (const ratio of [0.8, 1.35, 1.8]) {
    const view = shape(ratio, 0);
    const houses = housesOf(view, owners, each);
    for (let owner = 0; owner < owners; owner++) {
      const own = houses.filter((house) => house.owner === owner);
      const windows = own.flatMap(({ first, windows: count }) => windowsOf(count).map((_, i) => first + i));
      expect(windows.toSorted((a, b) => a - b)).toEqual(Array.from({ length: each }, (_, i) => i));
    }
    for (const { x, y } of houses)
      expect([x > view.left, x < -view.left, y > view.top + 90]).toEqual([true, true, true]);
  }
});

test("T-B3 nine towers, nine walls", () => {
  expect(new Set(MASONRIES.map(({ name }) => name)).size).toBe(9);
  expect(new Set(MASONRIES.map((_, i) => JSON.stringify(wallOf(i + 1, VIEW)))).size).toBe(9);
});

test("F-2 what grows on a wall stays within the outline that is pointed at", () => {
  for (const lean of [-7, 0, 8])
    for (const ratio of [0.8, 1.35, 1.8]) {
      const view = shape(ratio, lean);
      const outline = outlineOf(
        { key: "", kind: "tower", what: 1, space: 0, x: 0, y: 0, order: 0, shown: true, level: 0 },
        view,
      );
      for (let tower = 1; tower <= 9; tower++) {
        const { light, dark, joints, extra } = wallOf(tower, view);
        const paths = [light, dark, joints, ...extra.map(([, path]) => path)].join("");
        for (const [, x, y, r = "0"] of paths.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)(?:m-([\d.]+) 0a)?/g)) {
          const out = distanceTo(outline, { x: Number(x), y: Number(y) + Number(r) });
          expect(out, `tower ${tower}, ${ratio}, ${lean}: ${x} ${y}`).toBeLessThan(2.6);
        }
      }
    }
});
