/**
 * A newcomer is taught: each lesson to its end in a real browser, by touch, keyboard or reader, in two sizes and languages
 * by turns. LESSONS=all takes each of them in every way, size and language (CONTRIBUTING.md).
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE as settings, DESKTOP, openHouse, PHONE } from "./house.ts";
import type { Way } from "./newcomerHands.ts";
import { takeLesson, WAYS } from "./newcomerHands.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LESSONS = [
  "towers/first",
  "towers/stacks",
  "towers/spells",
  "towers/nasty",
  "towers/teams",
  "towers/solo",
  "magicians/first",
  "magicians/duel",
  "magicians/signs",
];
const SIZES = { phone: PHONE, desktop: DESKTOP };
type Person = readonly [way: Way, size: keyof typeof SIZES, locale: string];
const PEOPLE = WAYS.flatMap((way) =>
  (["phone", "desktop"] as const).flatMap((size) => ["de-DE", "en-GB"].map((locale): Person => [way, size, locale])),
);
/** Five is no divisor of twelve: the lessons come to different people. */
const STRIDE = 5;
const peopleFor = (lesson: number): readonly Person[] =>
  process.env.LESSONS === "all" ? PEOPLE : [PEOPLE[(lesson * STRIDE) % PEOPLE.length]!];
const runs = LESSONS.flatMap((lesson, i) => peopleFor(i).map((person) => [lesson, ...person] as const));

test.each(runs)("%s by %s, %s, %s", async (lesson, way, size, locale) => {
  const viewport = SIZES[size];
  const page = await house.visit(`/learn/${lesson}`, { viewport, locale, hasTouch: way === "touch", settings });
  await takeLesson(page, way);
  const kept = await page.evaluate(() => localStorage.getItem("zaubertisch.lessons"));
  const progress = (JSON.parse(kept!) as Record<string, { isDone: boolean; finished: number[] }>)[
    lesson.replace("/", ".")
  ];
  expect(progress!.isDone).toBe(true);
  expect(progress!.finished.every((count) => count === 1)).toBe(true);
  await page.context().close();
});

test("the list above is what the page of lessons offers", async () => {
  const page = await house.visit("/learn");
  await page.locator("[data-lesson]").first().waitFor();
  const offered = await page.locator("[data-lesson]").evaluateAll((all) => all.map((each) => each.dataset.lesson));
  expect(offered).toEqual(LESSONS);
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
