/** A newcomer is taught: the first game of each game, at both sizes, in both languages, by touch, keyboard and reader. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { DESKTOP, openHouse, PHONE } from "./house.ts";
import type { Way } from "./newcomerHands.ts";
import { takeLesson } from "./newcomerHands.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const settings = { speed: "instant", sound: "off" };

/** Every way at every size, and every way and size in every language. */
const PEOPLE: readonly [way: Way, viewport: typeof PHONE, locale: string][] = [
  ["touch", PHONE, "de-DE"],
  ["keyboard", PHONE, "en-GB"],
  ["reader", PHONE, "de-DE"],
  ["touch", DESKTOP, "en-GB"],
  ["keyboard", DESKTOP, "de-DE"],
  ["reader", DESKTOP, "en-GB"],
];
/** The further lessons are played to their ends without a browser (src/web/learn/lessons.test.ts). */
const LESSONS = ["towers/first", "magicians/first"];
const runs = LESSONS.flatMap((lesson) => PEOPLE.map((person) => [lesson, ...person] as const));

test.each(runs)("%s by %s at %o, %s", async (lesson, way, viewport, locale) => {
  const page = await house.visit(`/learn/${lesson}`, { viewport, locale, hasTouch: way === "touch", settings });
  const pressed = await takeLesson(page, way);
  console.log(`${lesson} by ${way}: ${pressed} presses`);
  const kept = await page.evaluate(() => localStorage.getItem("zaubertisch.lessons"));
  const progress = (JSON.parse(kept!) as Record<string, { isDone: boolean; finished: number[] }>)[
    lesson.replace("/", ".")
  ];
  expect(progress!.isDone).toBe(true);
  expect(progress!.finished.every((count) => count === 1)).toBe(true);
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
