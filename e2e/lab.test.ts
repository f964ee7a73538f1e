/** The laboratory on a phone and at a desk: changed, played, stopped, compared, shared, by keys, and without any fault of axe. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "./axe.ts";
import type { House } from "./house.ts";
import { DESKTOP, openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const settings = { motion: "less", sound: "off" };

test("by keys on a phone: a setup is changed, played, stopped and gone on with; its link shows the same", async () => {
  const page = await house.visit("/lab", { viewport: PHONE, settings });
  await page.locator("main.lab-page").waitFor();
  await page.locator('input[name="games"][value="500"]').focus();
  await page.keyboard.press("Space");
  const fewer = page.locator('[data-knob="towers"] .stepper button').first();
  await fewer.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await page.locator('[data-knob="towers"] output').textContent()).toBe("7");
  expect(await page.locator('[data-knob="towers"]').textContent()).toContain("printed: 9");
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-action="run"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".lab-figures").first().waitFor();
  // However fast it is: stopped at once or done, its figures stay and it can be gone on with.
  const stop = page.locator('[data-action="stop"]');
  if (await stop.isVisible()) await stop.click({ timeout: 1000 }).catch(() => undefined);
  await page.locator('[data-action="run"]').waitFor();
  if (await page.locator('[data-action="run"]').isEnabled()) await page.locator('[data-action="run"]').click();
  await page.waitForFunction(() => document.querySelector("progress")?.value === 500);
  const first = await page.locator(".lab-figures td").first().textContent();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.context().close();
  const link = `/lab#l=${encodeURIComponent(
    JSON.stringify({ game: "towers", a: { wish: {}, changes: { towers: 7 } }, games: 500, seed: "1", bot: "quick" }),
  )}`;
  const other = await house.visit(link, { viewport: PHONE, settings });
  await other.locator('[data-action="run"]').click();
  await other.waitForFunction(() => document.querySelector("progress")?.value === 500);
  expect(await other.locator(".lab-figures td").first().textContent()).toBe(first);
  // A link may say anything: what cannot be set is refused in a sentence, and the form is still there.
  const strange = { a: { wish: {}, changes: { shields: 5, lights: "x", deck: [], towers: {} } } };
  await other.goto(
    `${house.base}/lab?strange#l=${encodeURIComponent(JSON.stringify({ game: "towers", ...strange, games: 500, seed: "1", bot: "quick" }))}`,
  );
  await other.locator('[data-side="a"] [role="alert"]').waitFor();
  expect(await other.locator("fieldset.knob").count()).toBeGreaterThan(5);
  await other.context().close();
});

test("at a desk in German: two setups side by side, differences, a file; what cannot be laid out is told", async () => {
  const page = await house.visit("/lab", { viewport: DESKTOP, locale: "de-DE", settings });
  await page.locator('input[name="game"][value="magicians"]').check({ force: true });
  await page.locator('[data-knob="goal"]').waitFor();
  await page.locator('input[name="games"][value="500"]').check({ force: true });
  const goal = page.locator('[data-side="a"] [data-knob="goal"] .stepper button').first();
  for (let i = 0; i < 4; i++) await goal.click();
  await page.locator('[data-action="compare"]').click();
  await page.locator('[data-side="b"] [data-knob="goal"] .stepper button').first().click();
  expect(await page.locator('[data-side="a"] [data-knob="goal"] output').textContent()).toBe("3");
  expect(await page.locator('[data-side="b"] [data-knob="goal"] output').textContent()).toBe("2");
  await page.locator('[data-action="run"]').click();
  await page.waitForFunction(() => document.querySelector("progress")?.value === 1000);
  expect(await page.locator(".lab-sure").count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator('[data-action="export"]').click()]);
  const saved = JSON.parse(readFileSync(await file.path(), "utf8")) as { setups: { summary: { games: number } }[] };
  expect(saved.setups.map(({ summary }) => summary.games)).toEqual([500, 500]);
  // Another board: two places are linked by keys, the picture and the JSON follow; a place without a way is refused.
  const board = page.locator('[data-side="a"] [data-knob="board"]');
  await board.locator("summary").click();
  await board.locator('[data-place="tower"]').focus();
  await page.keyboard.press("Enter");
  await board.locator('[data-place="moon"]').focus();
  await page.keyboard.press("Space");
  expect(await board.locator("svg g").count()).toBe(11);
  expect(await board.locator("textarea").inputValue()).toContain(
    '{"from":"tower","to":"moon","fields":3,"symbols":[]}',
  );
  for (const to of ["Turm – Mond", "Mühle – Mond"]) await board.getByLabel(`Trennen: ${to}`).click();
  expect(await page.locator('[data-side="a"] [role="alert"]').textContent()).toContain("Jeder Ort");
  await board.locator(".knob-reset").click();
  // No notches at all.
  await page.locator('[data-side="a"] [data-knob="wands"] summary').click();
  const less = page.locator('[data-side="a"] [data-knob="wands"] .stepper button').first();
  await less.click();
  await less.click();
  expect(await page.locator('[data-side="a"] [role="alert"]').textContent()).toContain("Kerbe");
  expect(await page.locator('[data-action="run"]').isDisabled()).toBe(true);
  await page.locator('[data-side="a"] [data-action="reset"]').click();
  expect(await page.locator('[data-action="run"]').isEnabled()).toBe(true);
  expect(house.faults).toEqual([]);
  await page.context().close();
});
