/** Games of tests on a page built with them: what the house promises, it promises any game */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { TEST_GAMES } from "#test-games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE, openHouse, PHONE } from "./house.ts";

let house: House;
let built: string;
beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), "zaubertisch-page-"));
  const root = fileURLToPath(new URL("..", import.meta.url));
  const args = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--configLoader", "native"];
  const { status } = spawnSync(process.execPath, [...args, "--mode", "test-games", "--outDir", built], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) throw new Error("the page could not be built");
  house = await openHouse(built);
});
afterAll(async () => {
  await house.close();
  rmSync(built, { recursive: true, force: true });
});

/** What can be touched now, the best way on first: cards, pieces, then buttons. */
const WAYS = [".hits .hit", ".holding button.warm", ".buttons button:not(.quiet)"];

/** Plays by touching whatever glows until the result is shown. */
async function playToTheEnd(page: Page): Promise<void> {
  const result = page.locator(".result");
  for (let i = 0; i < 400; i++) {
    if (await result.isVisible()) return;
    for (const way of WAYS) {
      const found = page.locator(`main ${way}`);
      const count = await found.count();
      if (count === 0) continue;
      await found
        .nth(i % count)
        .click({ timeout: 1000 })
        .catch(() => undefined);
      break;
    }
    await page.waitForTimeout(15);
  }
  await result.waitFor({ timeout: 5000 });
}

const FAST = { settings: AT_ONCE };

describe.each(TEST_GAMES.map(({ name }) => name))("%s", (name) => {
  test("one tap on the start page, and it is played against bots to the end; its review opens", async () => {
    const page = await house.visit("/", FAST);
    await page.locator(`[data-action="play-${name}"]`).click();
    await page.waitForURL(new RegExp(`/local/${name}/`));
    await playToTheEnd(page);
    expect(await page.locator(".standings tbody tr").count()).toBe(3);
    await page.locator('[data-action="review"]').click();
    await page.locator('main.review[data-done="true"]').waitFor({ timeout: 60_000 });
    expect(await page.locator(".curve").count()).toBeGreaterThan(0);
    await page.locator(".film button").last().click();
    expect(house.faults).toEqual([]);
    await page.context().close();
  });

  test("in German on a phone: every word is German, the rules are there", async () => {
    const page = await house.visit(`/rules/${name}`, { locale: "de-DE", viewport: PHONE, ...FAST });
    await page.locator(".clause").first().waitFor();
    await page.goto(new URL(`/new/${name}`, house.base).href);
    await page.locator('[data-action="begin"]').click();
    await page.locator("main.table").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.locator("body").innerText()).not.toMatch(new RegExp(String.raw`\b${name}\.\w`));
    await page.context().close();
  });

  test("online: two people and a bot, to the end; the luck is checked in the page", async () => {
    const ann = await house.visit(`/new/${name}`, FAST);
    await ann.locator('input[name="way"][value="online"]').check({ force: true });
    await ann.locator('[data-action="begin"]').click();
    await ann.waitForURL(/\/t\//);
    const bob = await house.visit(new URL(ann.url()).pathname, FAST);
    // A link seats whoever follows it.
    await bob.getByText("(you)").waitFor();
    await ann.locator(".room-seat .dot + span:not(.free)").nth(1).waitFor();
    await ann.locator('[data-action="start"]').click();
    await Promise.all([playToTheEnd(ann), playToTheEnd(bob)]);
    await ann.locator('[data-action="verify"]').click();
    await ann.locator(".luck-verdict.fair").waitFor();
    expect(house.faults).toEqual([]);
    await Promise.all([ann.context().close(), bob.context().close()]);
  });
});

test("nobody is offered a game of tests: the app's own page has none", async () => {
  const own = await openHouse();
  const page = await own.visit("/");
  await page.locator(".game-card").first().waitFor();
  expect(await page.locator(".game-card").count()).toBe(2);
  await own.close();
});
