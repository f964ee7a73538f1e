import { expect, test } from "vitest";
import { bestWands, chanceAgain, chanceIn, chanceOfStopping } from "./chances.ts";
import { duelTable, freshFight, laidIn } from "./duel.ts";
import { magicians } from "./game.ts";
import { featsOf, FALLS } from "./prospects.ts";
import { given } from "./scenario.ts";

const KNOWN = 252707105 / 454091867;

test("M-K what the challenger lays down, times what it is worth, is the known chance to win", () => {
  const worth = duelTable();
  const laid = laidIn(freshFight("mill", 0, 1));
  expect(laid.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  const wins = laid.reduce(
    (sum, { sum: notches, throws, chance }) =>
      sum + chance * worth.find((each) => each.sum === notches && each.throws === throws)!.chance,
    0,
  );
  expect(wins).toBeCloseTo(KNOWN, 9);
});

test("M-F2 an answer with two throws left, against every way the wands can fall", () => {
  const fight = { ...freshFight("mill", 0, 1), leadSum: 4, leadThrows: 2, thrower: 1 };
  // Thrown once, then again what is best or not at all: 27 × 27 ways, all equally likely.
  const ends = new Map<string, number>();
  for (let first = 0; first < 27; first++)
    for (let second = 0; second < 27; second++) {
      const values = [first % 3, Math.floor(first / 3) % 3, Math.floor(first / 9)];
      const again = bestWands({ ...fight, values, throws: 1 });
      const next = [second % 3, Math.floor(second / 3) % 3, Math.floor(second / 9)];
      const last = values.map((value, wand) => (again.includes(wand) ? next[wand]! : value));
      const key = `${last.reduce((sum, value) => sum + value, 0)} ${again.length > 0 ? 2 : 1}`;
      ends.set(key, (ends.get(key) ?? 0) + 1 / 729);
    }
  const found = laidIn(fight);
  expect(found.length).toBe(ends.size);
  for (const { sum, throws, chance } of found) expect(chance).toBeCloseTo(ends.get(`${sum} ${throws}`)!, 12);
});

test("M-F1 in a fight under way nothing is better than what is best, and that is the chance to win", () => {
  const fight = { ...freshFight("mill", 0, 1), values: [0, 1, 2], throws: 1 };
  const subsets = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];
  const all = [chanceOfStopping(fight), ...subsets.map((wands) => chanceAgain(fight, wands))];
  expect(Math.max(...all)).toBeCloseTo(chanceIn(fight, 0), 12);
});

test("M-T2 what a throw allows: as every way to fall, played out by the rules, allows it", () => {
  const state = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun-mill.3", "moon", "life"] }).state;
  const feats = featsOf(state, 0);
  // Red stands one jump from Black on the mill: a wand of 1 challenges; two jumps lead elsewhere.
  const fights = feats.find(({ what, seat }) => what === "fight" && seat === 1);
  expect(fights?.falls).toBe(FALLS / 3);
  // Nobody can win, and the state is as it was.
  expect(feats.some(({ what }) => what === "win")).toBe(false);
  expect(magicians.write(state)).toEqual(
    magicians.write(given({ magicians: ["sun", "mill", "life"], apprentices: ["sun-mill.3", "moon", "life"] }).state),
  );
});
