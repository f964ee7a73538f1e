import { describe, expect, it } from "vitest";
import { seeded } from "../../core/chance.ts";
import { magicians } from "./game.ts";
import { given } from "./scenario.ts";
import { mayRead, MOST_SUM, readings, SYMBOLS, timesSeen } from "./wands.ts";

/** All 27 ways three wands can fall. */
const FALLS = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c] as const)));

const count = <T>(keys: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

describe("three wands", () => {
  it("M-B6 each side of each wand falls equally often", () => {
    const { state } = given();
    const chance = seeded("wands");
    const falls = Array.from({ length: 27_000 }, () => Array.from(magicians.outcome(state, chance)).join(" "));
    const counts = [...count(falls).values()];
    expect(counts.length).toBe(27);
    for (const each of counts) expect(Math.abs(each - 1000)).toBeLessThan(150);
  });

  it("M-K the sums of three wands", () => {
    const sums = count(FALLS.map(([a, b, c]) => a + b + c));
    expect([0, 1, 2, 3, 4, 5, 6].map((sum) => sums.get(sum))).toEqual([1, 3, 6, 7, 6, 3, 1]);
  });

  it("M-Z1 power, magic and fate each lead 6 times of 27, all three tie 6 times, each pair once", () => {
    const seen = count(
      FALLS.map((fall) => {
        const open = readings(...fall);
        return SYMBOLS.filter((_, symbol) => (open >> symbol) & 1).join(" ");
      }),
    );
    expect(Object.fromEntries(seen)).toEqual({
      power: 6,
      magic: 6,
      fate: 6,
      "power magic fate": 6,
      "power magic": 1,
      "power fate": 1,
      "magic fate": 1,
    });
  });

  it("M-Z1 the symbols seen most often among the six visible faces are those to choose from", () => {
    for (const fall of FALLS) {
      const visible = fall.flatMap((hidden) => [0, 1, 2].filter((symbol) => symbol !== hidden));
      const times = [0, 1, 2].map((symbol) => visible.filter((each) => each === symbol).length);
      const most = times.map((each) => each === Math.max(...times));
      expect([0, 1, 2].map((symbol) => ((readings(...fall) >> symbol) & 1) === 1)).toEqual(most);
    }
  });

  it("M-Z1 for boards: how often each symbol is seen, and which may be read", () => {
    for (const fall of FALLS) {
      const hidden = fall.map((symbol) => SYMBOLS[symbol]!);
      const visible = hidden.flatMap((each) => SYMBOLS.filter((symbol) => symbol !== each));
      const times = SYMBOLS.map((symbol) => visible.filter((each) => each === symbol).length);
      expect(SYMBOLS.map((symbol) => timesSeen(hidden, symbol))).toEqual(times);
      expect(SYMBOLS.map((symbol) => mayRead(hidden, symbol))).toEqual(
        times.map((each) => each === Math.max(...times)),
      );
    }
  });

  it("M-B6 three wands show six notches at most", () => {
    expect(MOST_SUM).toBe(Math.max(...FALLS.map(([a, b, c]) => a + b + c)));
  });
});
