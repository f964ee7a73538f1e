/** A newcomer is taught: the first game of each game, by touch, keyboard and reader, in two languages and sizes. */
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

/** Every way, both sizes and both languages. */
const PEOPLE: readonly [way: Way, viewport: typeof PHONE, locale: string][] = [
  ["touch", PHONE, "de-DE"],
  ["keyboard", DESKTOP, "de-DE"],
  ["reader", PHONE, "en-GB"],
];
/** The further lessons are played to their ends without a browser (src/web/learn/lessons.test.ts). */
const LESSONS = ["towers/first", "magicians/first"];
const runs = LESSONS.flatMap((lesson) => PEOPLE.map((person) => [lesson, ...person] as const));

test.each(runs)("%s by %s at %o, %s", async (lesson, way, viewport, locale) => {
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

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
