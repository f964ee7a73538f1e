/** Puzzles: from the first page to a solved one, of each game, on a phone and on a desk, by keyboard and by touch. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE as settings, DESKTOP, openHouse, PHONE } from "./house.ts";
import type { Way } from "./newcomerHands.ts";
import { solveByTrying } from "./newcomerHands.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const RUNS: readonly [theme: string, way: Way, viewport: typeof PHONE, locale: string][] = [
  ["towers/window", "touch", PHONE, "de-DE"],
  ["towers/memory", "keyboard", DESKTOP, "en-GB"],
  ["magicians/rob", "keyboard", PHONE, "en-GB"],
  ["magicians/duel", "touch", DESKTOP, "de-DE"],
];

test.each(RUNS)("%s by %s at %o, %s", async (theme, way, viewport, locale) => {
  const page = await house.visit("/", { viewport, locale, hasTouch: way === "touch", settings });
  await page.locator('[data-action="puzzles"]').click();
  await page.locator("[data-daily]").nth(2).waitFor();
  await page.locator(`[data-theme="${theme}"]`).click();
  await page.locator('[data-test="riddle"]').waitFor();
  const address = page.url();
  await solveByTrying(page, way);
  const kept = async (): Promise<{ rated: number; tried: Record<string, string> }> =>
    JSON.parse((await page.evaluate(() => localStorage.getItem("zaubertisch.riddles")))!) as Awaited<
      ReturnType<typeof kept>
    >;
  // The way on is drawn a moment before the answer is kept.
  await expect
    .poll(async () => Object.values((await kept()).tried), { timeout: 10_000 })
    .toEqual([expect.stringMatching(/^(first|later)$/)]);
  expect((await kept()).rated).toBe(1);
  await page.locator('[data-action="next-riddle"]').click();
  await page.waitForURL((url) => url.href !== address && url.pathname.startsWith("/puzzles/"));
  await page.context().close();
});

test("nothing of one's own yet is said; a link leads to its puzzle; one that is none to a way back", async () => {
  const page = await house.visit("/puzzles", { viewport: PHONE, settings });
  await page.locator('[data-test="own"] .hint').waitFor();
  const link = await page.locator("[data-daily]").first().getAttribute("href");
  await page.goto(new URL(link!, house.base).href);
  await page.locator('[data-test="riddle"]').waitFor();
  await page.goto(new URL("/puzzles/towers/none", house.base).href);
  await page.getByRole("main").getByRole("link").first().waitFor();
  expect(await page.locator('[data-test="riddle"]').count()).toBe(0);
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
