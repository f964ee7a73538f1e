import { expect, test } from "vitest";
import { bar, BAR_SECONDS, BARS } from "./theme.ts";

const round = (n: number, seed: string): string =>
  JSON.stringify(Array.from({ length: BARS }, (_, i) => bar(n * BARS + i, seed)));

test("the theme takes a minute or two, and no round of it is another's equal", () => {
  expect(BARS * BAR_SECONDS).toBeGreaterThan(60);
  expect(BARS * BAR_SECONDS).toBeLessThan(120);
  const rounds = ["a", "b"].flatMap((seed) => [0, 1, 2, 3, 4, 5].map((n) => round(n, seed)));
  expect(new Set(rounds).size).toBe(rounds.length);
  expect(round(3, "a")).toBe(round(3, "a"));
});

test("every note is of D dorian, inside its instrument and its bar; some strain is left to the harp", () => {
  const dorian = new Set([2, 4, 5, 7, 9, 11, 0]);
  let bare = 0;
  for (let n = 0; n < 20 * BARS; n++) {
    const notes = bar(n, "notes");
    expect(notes.length).toBeGreaterThan(1);
    for (const { key, at, voice, peak } of notes) {
      expect(dorian.has(key % 12), `${voice} ${key}`).toBe(true);
      expect(key).toBeGreaterThanOrEqual(36);
      expect(key).toBeLessThanOrEqual(91);
      expect(at).toBeLessThan(BAR_SECONDS);
      expect(peak).toBeLessThan(0.2);
    }
    if (notes.every(({ voice }) => voice === "harp" || voice === "horn")) bare++;
  }
  expect(bare).toBeGreaterThan(BARS);
  expect(bare).toBeLessThan(10 * BARS);
});
