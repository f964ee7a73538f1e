/** What a person meets who has never been here. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { openHouse } from "./house.ts";
import { isOver, luck, playByReading } from "./reader.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("a newcomer plays a whole game against bots by reading the accessibility tree alone", async () => {
  const page = await house.visit("/", { settings: { speed: "instant" } });
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  const made = await playByReading(page, luck(5));
  expect(await isOver(page)).toBe(true);
  expect(made).toBeGreaterThan(20);
  console.log(`${made} decisions`);
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
