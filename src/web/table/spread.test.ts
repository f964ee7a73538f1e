import { expect, test } from "vitest";
import { spread } from "./spread.ts";

const FRAMES: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }];
const part = { from: 0.5, until: 0.75, easing: "linear", outside: "hidden" } as const;

test("a part of a moment lies in the whole of it, and cannot be seen before and after", () => {
  expect(spread(FRAMES, part)).toEqual([
    { opacity: 0, offset: 0 },
    { opacity: 0, offset: 0.5 },
    { opacity: 0, offset: 0.5 },
    { opacity: 1, offset: 0.625 },
    { opacity: 0, offset: 0.75 },
    { opacity: 0, offset: 0.75 },
    { opacity: 0, offset: 1 },
  ]);
});

test("what is held stays as it began and ended", () => {
  const held = spread([{ opacity: 0.2, transform: "none" }, { opacity: 0.9 }], { ...part, outside: "held" });
  expect(held[0]).toEqual({ opacity: 0.2, transform: "none", offset: 0 });
  expect(held.at(-1)).toEqual({ opacity: 0.9, offset: 1 });
});

test("the whole of a moment needs no more keyframes", () => {
  expect(spread(FRAMES, { ...part, from: 0, until: 1 }).length).toBe(3);
});

/** How much of the way is done after a share of the time, on a curve from 0 to 1. */
function along([x1, y1, x2, y2]: readonly number[], time: number): number {
  const at = (p1: number, p2: number, s: number): number =>
    3 * p1 * s * (1 - s) ** 2 + 3 * p2 * s * s * (1 - s) + s ** 3;
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const mid = (low + high) / 2;
    if (at(x1!, x2!, mid) < time) low = mid;
    else high = mid;
  }
  return at(y1!, y2!, low);
}

test("a curve cut at its keyframes is the same curve", () => {
  const curve = [0.3, 0.1, 0.5, 1];
  const bent = spread([{ opacity: 0 }, { opacity: 0.36, offset: 0.36 }, { opacity: 1 }], {
    ...part,
    from: 0,
    until: 1,
    easing: `cubic-bezier(${curve.join(",")})`,
  });
  for (let time = 0.02; time < 1; time += 0.02) {
    const i = bent.findLastIndex(({ offset }) => offset! <= time);
    const [a, b] = [bent[i]!, bent[i + 1]!];
    const own = /\((.*)\)/.exec(a.easing!)![1]!.split(",").map(Number);
    const done = along(own, (time - a.offset!) / (b.offset! - a.offset!));
    const opacity = Number(a.opacity) + (Number(b.opacity) - Number(a.opacity)) * done;
    expect(opacity).toBeCloseTo(along(curve, time), 2);
  }
});
