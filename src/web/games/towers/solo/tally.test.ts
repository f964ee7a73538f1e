import { expect, test } from "vitest";
import { language } from "../../../app/settings.ts";
import { wordsOf } from "../../../i18n/words.ts";
import type { SoloResult } from "./tally.ts";
import { besidePar, bestOf, firstOf, starsOf, streakOf, titleCounts } from "./tally.ts";

await wordsOf("en");

const day = (date: string, score: number | null, playedOn = date): SoloResult => ({
  id: `${date} ${playedOn} ${score}`,
  at: Date.parse(`${playedOn}T10:00:00Z`),
  seed: `daily ${date}`,
  mode: "solo",
  score,
});

test("the first try of a day counts", () => {
  const all = [day("2026-11-16", 20), day("2026-11-16", 31), day("2026-11-15", 25)];
  expect(firstOf(all, "2026-11-16")?.score).toBe(31);
  expect(firstOf(all, "2026-11-14")).toBeUndefined();
});

test("days in a row: up to today or yesterday, played on the day itself", () => {
  const three = [day("2026-11-15", 25), day("2026-11-14", null), day("2026-11-13", 40)];
  expect(streakOf(three, "2026-11-15")).toBe(3);
  expect(streakOf(three, "2026-11-16")).toBe(3);
  expect(streakOf(three, "2026-11-17")).toBe(0);
  expect(streakOf([day("2026-11-15", 25), day("2026-11-14", 25, "2026-11-15")], "2026-11-15")).toBe(1);
});

test("T-1.3 titles, the best score, and stars by the distance to par", () => {
  const all = [19, 20, 23, 46].map((score) => day("2026-11-16", score)).concat(day("2026-11-15", null));
  expect(titleCounts(all)).toEqual([1, 2, 0, 0, 0, 0, 0, 1]);
  expect(bestOf(all, "solo")).toBe(19);
  expect(bestOf(all, "solo-spells")).toBeUndefined();
  expect([17, 18, 21, 24, 25].map((score) => starsOf(score, 18))).toEqual([3, 3, 2, 1, 0]);
});

test.each([
  [61, 38, "You: 61 cards. Par: 38, that is 23 fewer."],
  [38, 38, "You: 38 cards. That is par, without knowing the cards!"],
  [36, 38, "You: 36 cards. Par: 38, so you needed 2 fewer than our search!"],
])("F-24 one's own count stands beside par: %i and %i", (own, par, words) => {
  language.value = "en";
  expect(besidePar(own, par)).toBe(words);
});
