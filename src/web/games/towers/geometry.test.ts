import { expect, test } from "vitest";
import { SPACES } from "../../../games/towers/state.ts";
import { DRUM_HEIGHT, rise, shape, foothold, surface, WIZARD_HEIGHT } from "./geometry.ts";

const SHAPES = [true, false].flatMap((isWide) => [-7, 0, 8].map((lean) => ({ isWide, lean })));

test.each(SHAPES)("T-B1 16 spaces, nine towers high anywhere, all inside the frame: %j", ({ isWide, lean }) => {
  const view = shape(isWide, lean);
  expect(view.spaces.length).toBe(SPACES);
  for (let space = 0; space < SPACES; space++) {
    const top = surface(view, space, 9);
    expect(top.y - WIZARD_HEIGHT).toBeGreaterThan(view.top - 2 * DRUM_HEIGHT);
    expect(rise(view, space, 9)).toBeGreaterThan(8);
    expect(Math.abs(top.x) + 47).toBeLessThan(view.width / 2);
  }
});

test("on a phone 360 wide neighbours are at least 44 px apart", () => {
  const view = shape(false, 0);
  const scale = 360 / view.width;
  const gaps = view.spaces.map((point, i) => {
    const next = view.spaces[(i + 1) % SPACES]!;
    return Math.hypot(point.x - next.x, point.y - next.y) * scale;
  });
  expect(Math.min(...gaps)).toBeGreaterThan(44);
});

test("T-W3 six wizards on one level: no hat hides another's", () => {
  const view = shape(true, 0);
  const places = Array.from({ length: 6 }, (_, n) => foothold(view, n, 6));
  const hidden = places.filter((a) =>
    places.some((b) => a !== b && Math.abs(a.x - b.x) <= 13 && Math.abs(a.y - b.y) <= 25),
  );
  expect(hidden).toEqual([]);
});
