import { describe, expect, test } from "vitest";
import type { FightPosition } from "./position.ts";
import { bestWands, chanceAgain, chanceIn, chanceOfStopping } from "./chances.ts";

const FRESH: FightPosition = {
  place: "mill",
  challenger: 0,
  challenged: 2,
  leader: 0,
  leadSum: null,
  leadThrows: null,
  thrower: 0,
  values: null,
  throws: 0,
};

describe("M-K the chance to win a fight", () => {
  test("at its beginning is the challenger's 252707105/454091867", () => {
    expect(chanceIn(FRESH, 0)).toBeCloseTo(252707105 / 454091867, 12);
  });
  test("both chances are one together", () => {
    const late = { ...FRESH, leadSum: 4, leadThrows: 2, thrower: 2, values: [1, 2, 0], throws: 1 };
    expect(chanceIn(late, 0) + chanceIn(late, 2)).toBeCloseTo(1, 12);
  });
  const hard = { ...FRESH, leadSum: 4, leadThrows: 3, thrower: 2 };
  test.each<[string, FightPosition]>([
    ["who leads", { ...FRESH, values: [0, 1, 2], throws: 1 }],
    ["who leads with a good throw", { ...FRESH, values: [2, 2, 1], throws: 1 }],
    ["who follows", { ...hard, values: [0, 0, 1], throws: 1 }],
    ["who follows and is level", { ...hard, values: [2, 2, 0], throws: 2 }],
  ])("M-F1 %s does best with the wands marked beforehand", (_, fight) => {
    const wands = bestWands(fight);
    const best = wands.length > 0 ? chanceAgain(fight, wands) : chanceOfStopping(fight);
    expect(best).toBeCloseTo(chanceIn(fight, fight.thrower), 12);
    const others = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];
    for (const each of others)
      expect(each.length > 0 ? chanceAgain(fight, each) : chanceOfStopping(fight)).toBeLessThanOrEqual(best + 1e-12);
  });
  test("M-F3 six on one throw cannot be beaten, only met", () => {
    const great = { ...FRESH, leadSum: 6, leadThrows: 1, thrower: 2 };
    expect(chanceIn(great, 0)).toBeGreaterThan(26 / 27);
    expect(chanceIn({ ...great, values: [2, 2, 1], throws: 1 }, 2)).toBe(0);
  });
});
