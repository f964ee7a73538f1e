/** What holds for all pages. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE, openHouse, PHONE } from "./house.ts";
import { luck, playOn } from "./reader.ts";
import { openKept } from "./kept.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { towersAt } from "./towersSituations.ts";
import { set } from "./axe.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Was here once, and has lost the network since. */
async function cutOff(): Promise<Page> {
  const page = await house.visit("/", { serviceWorkers: "allow", settings: AT_ONCE });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  return page;
}

/** Plays a little, and comes back. The number of the latest frame before, after playing, and after coming back. */
async function playAndReload(page: Page, decisions: number): Promise<readonly [number, number, number]> {
  const frame = async (): Promise<number> => {
    await page.locator(".table.asked").waitFor();
    return Number(await page.locator("main.table").getAttribute("data-n"));
  };
  const before = await frame();
  await playOn(page, luck(2), decisions);
  const played = await frame();
  await page.reload();
  return [before, played, await frame()];
}

test("works without network after the first visit: bots play on, and nothing is lost by a reload", async () => {
  const page = await cutOff();
  await page.goto(`${house.base}/`);
  await page.locator('[data-action="play-towers"]').click();
  const [before, played, found] = await playAndReload(page, 6);
  expect(played).toBeGreaterThan(before);
  expect(found).toBe(played);
  await page.goto(`${house.base}/`);
  await page.locator('[data-action="play-magicians"]').click();
  await page.locator(".table.asked .wood-board").waitFor();
  await page.goto(`${house.base}/rules/magicians`);
  await page.locator(".clause").first().waitFor();
  await page.context().close();
});

test("solo without network: the deal of the day with its par, and a puzzle", async () => {
  const page = await cutOff();
  await page.goto(`${house.base}/solo`);
  await page.locator('[data-action="daily"]').click();
  const [before, played, found] = await playAndReload(page, 3);
  expect(played).toBeGreaterThan(before);
  expect(found).toBe(played);
  await page.locator(".par-plaque[data-par]").waitFor({ timeout: 60_000 });
  await page.goto(`${house.base}/solo/puzzle/1`);
  await page.locator(".table.asked").waitFor();
  await page.context().close();
}, 120_000);

const LONG_NAMES = [
  "Maximiliane Sternenglanz",
  "Bartholomäus Windspieler",
  "Wilhelmina Wetterleuchte",
  "Konstantin der Zauderer",
  "Ottokar von Rabenstein I",
  "Theophrastus Bombast II.",
];

test("the whole result is in sight on a phone, however many and however long the names", async () => {
  const page = await house.visit("/settings", { viewport: PHONE, settings: AT_ONCE });
  const six = towersAt("over", { wish: { players: 6, mode: "nasty", spells: "all" }, people: LONG_NAMES, most: 450 });
  for (const kept of [six, magiciansAt("over", LONG_NAMES.slice(0, 3))]) {
    await openKept(page, kept);
    await page.locator(".decided p").filter({ hasText: "→" }).waitFor({ timeout: 60_000 });
    for (const language of ["de", "en"]) {
      await set(page, "language", language);
      await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
      const { hidden, out } = await page.locator(".result").evaluate((result) => {
        const { top, bottom, left, right } = result.getBoundingClientRect();
        const isOut = top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
        return { hidden: result.scrollHeight - result.clientHeight, out: isOut };
      });
      expect({ game: kept.game, language, hidden, out }).toEqual({ game: kept.game, language, hidden: 0, out: false });
    }
  }
  await page.context().close();
}, 150_000);

test("the tab says whose turn it is, in its title and its little picture", async () => {
  const page = await house.visit("/");
  const icon = (): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute("href");
  await page.locator('[data-action="play-towers"]').click();
  await page.locator(".table.asked").waitFor();
  expect([await page.title(), await icon()]).toEqual(["● Your turn · Wandering Towers", "/icon-turn.svg"]);
  expect((await page.request.get(`${house.base}/icon-turn.svg`)).ok()).toBe(true);
  await playOn(page, luck(6), 4);
  await page.locator(".table:not(.asked)").waitFor();
  expect([await page.title(), await icon()]).toEqual(["Wandering Towers · Zaubertisch", "/icon.svg"]);
  await page.goBack();
  await page.locator('[data-action="play-towers"]').waitFor();
  expect(await icon()).toBe("/icon.svg");
  await page.context().close();
});

test("who is away is told, if that was wished for", async () => {
  const page = await house.visit("/settings", { settings: AT_ONCE, permissions: ["notifications"] });
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, {
      told,
      Notification: class {
        static permission = "granted";
        constructor(title: string) {
          told.push(title);
        }
      },
    });
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  const told = (): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const play = async (): Promise<void> => {
    await page.locator('a[href="/"]').first().click();
    await page.locator('[data-action="play-towers"]').click();
    await page.locator(".table.asked").waitFor();
  };
  await play();
  expect(await told()).toEqual([]);
  await set(page, "notices", "on");
  await play();
  await expect.poll(told).toEqual(["● Your turn · Wandering Towers"]);
  await page.context().close();
});

test("language changes on the fly, the address is the state, the back button works", async () => {
  const page = await house.visit("/");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Wandernde Türme" }).waitFor();
  await page.getByRole("link", { name: "Regeln" }).first().click();
  await page.getByRole("heading", { name: "So wird gespielt" }).waitFor();
  await page.getByRole("link", { name: "Alle Regeln" }).click();
  await page.getByRole("searchbox").fill("Huckepack");
  await page.getByText(/Stellen gefunden/).waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole("button", { name: "Spielen" }).first().waitFor();
  await page.goto(`${house.base}/rules/towers#T-S9`);
  await page.locator("#T-S9.marked").waitFor();
  expect(await page.title()).toContain("Regeln");
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
