/** What a person meets who has never been here. */
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { openHouse, PHONE } from "./house.ts";
import { isOver, luck, playByReading } from "./reader.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("first own decision within 15 s of a cold visit, without a form, on a phone by touch", async () => {
  const start = performance.now();
  const page = await house.visit("/", { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.locator('[data-action="play-towers"]').tap();
  await page.locator(".table.asked .hand button.card.warm").first().tap({ timeout: 15_000 });
  await page.waitForFunction(
    () =>
      Number(document.querySelector<HTMLElement>("main.table")?.dataset.n) > 0 ||
      document.querySelector(".hand .picked"),
  );
  const seconds = (performance.now() - start) / 1000;
  console.log(`first own decision after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(15);
  await page.context().close();
});

test("the page is interactive under 1 s, with less than 150 kB of script before the first board", async () => {
  const page = await house.visit("/");
  await page.locator(".alive .board").waitFor();
  const ready = await page.evaluate(
    () =>
      performance
        .getEntriesByType("navigation")
        .map((entry) => (entry as PerformanceNavigationTiming).domInteractive)[0]!,
  );
  await page.waitForTimeout(300);
  const bytes = await scriptBytes(page);
  console.log(`interactive after ${ready.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} kB of script`);
  expect(ready).toBeLessThan(1000);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(150_000);
  await page.context().close();
});

/** Every script the page has fetched, as it would travel. */
async function scriptBytes(page: Page): Promise<number> {
  const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  let bytes = 0;
  for (const url of urls.filter((each) => each.endsWith(".js")))
    bytes += gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
  return bytes;
}

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
