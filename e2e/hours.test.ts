/** The light over the valley turns slowly: what was lit before fades over what is lit now, and nothing is left of it. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUntil } from "./film.ts";
import type { House } from "./house.ts";
import { DESKTOP, openHouse } from "./house.ts";
import { keptMoment, MOMENTS } from "./stripMoments.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const leaving = (page: Page) =>
  page.evaluate(() => ({
    hour: document.documentElement.dataset.hour,
    drawings: [...document.querySelectorAll<SVGElement>("svg.leaving")].map(
      (each) => `${each.classList[0]} ${each.dataset.hour}`,
    ),
    twice: document.querySelectorAll(".leaving .wisps, .leaving .mirror").length,
  }));

test("the first wizard at home: dusk fades from sky, ground and village, and night is there", async () => {
  const kept = keptMoment("first-home", MOMENTS["first-home"]!);
  const page = await openUntil(house, kept, { viewport: DESKTOP }, (now) =>
    now.evaluate(() => document.querySelector("svg.leaving") !== null),
  );
  expect(await leaving(page)).toEqual({
    hour: "night",
    drawings: ["sky dusk", "ground dusk", "life dusk"],
    twice: 0,
  });
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("svg.leaving")) each.getAnimations().forEach((fade) => fade.finish());
  });
  await page.waitForFunction(() => document.querySelector("svg.leaving") === null);
  expect((await leaving(page)).hour).toBe("night");
  expect(house.faults).toEqual([]);
});
