import { expect, test } from "vitest";
import { SPACES } from "../../../games/towers/state.ts";
import { DRUM_HEIGHT, rise, shape, foothold, surface, WIZARD_HEIGHT } from "./geometry.ts";

const RATIOS = [0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.5, 1.8, 2.2, 2.6, 8];
const SHAPES = RATIOS.flatMap((ratio) => [-7, 0, 8].map((lean) => ({ ratio, lean })));

test.each(SHAPES)("T-B1 16 spaces, nine towers high anywhere, all inside the frame: %j", ({ ratio, lean }) => {
  const view = shape(ratio, lean);
  expect(view.spaces.length).toBe(SPACES);
  for (let space = 0; space < SPACES; space++) {
    const top = surface(view, space, 9);
    expect(top.y - WIZARD_HEIGHT).toBeGreaterThan(view.top - 2 * DRUM_HEIGHT);
    expect(rise(view, space, 9)).toBeGreaterThan(8);
    expect(Math.abs(top.x) + 47).toBeLessThan(view.width / 2);
  }
});

test("on a phone 360 wide neighbours are at least 44 px apart", () => {
  const view = shape(0.9, 0);
  const scale = 360 / view.width;
  const gaps = view.spaces.map((point, i) => {
    const next = view.spaces[(i + 1) % SPACES]!;
    return Math.hypot(point.x - next.x, point.y - next.y) * scale;
  });
  expect(Math.min(...gaps)).toBeGreaterThan(44);
});

test("T-W3 six wizards on one level: no hat hides another's", () => {
  const view = shape(1.6, 0);
  const places = Array.from({ length: 6 }, (_, n) => foothold(view, n, 6));
  const hidden = places.filter((a) =>
    places.some((b) => a !== b && Math.abs(a.x - b.x) <= 13 && Math.abs(a.y - b.y) <= 25),
  );
  expect(hidden).toEqual([]);
});

test.each(SHAPES)("the frame has the room's ratio, as far as it goes: %j", ({ ratio, lean }) => {
  const view = shape(ratio, lean);
  const wanted = ratio >= 2.6 ? 2.6 : Math.min(1.8, Math.max(0.7, ratio));
  expect(view.width / view.tall).toBeCloseTo(wanted, 6);
  const gaps = view.spaces.map((point, i) => {
    const next = view.spaces[(i + 1) % SPACES]!;
    return Math.hypot(point.x - next.x, point.y - next.y);
  });
  expect(Math.min(...gaps)).toBeGreaterThan(88);
});

test.each(SHAPES)(
  "Ravenskeep's flag stays below the frame's upper edge on up to three towers: %j",
  ({ ratio, lean }) => {
    const view = shape(ratio, lean);
    const tall = 82 * view.height + 87;
    for (let space = 0; space < SPACES; space++)
      for (const count of [0, 1, 2, 3])
        expect(surface(view, space, count, true).y - tall).toBeGreaterThan(view.top - 25);
  },
);
