/** What holds for all pages. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { openHouse } from "./house.ts";
import { luck, playOn } from "./reader.ts";
import { set } from "./axe.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("works without network after the first visit: bots play on, and nothing is lost by a reload", async () => {
  const page = await house.visit("/", { serviceWorkers: "allow", settings: { speed: "instant" } });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${house.base}/`);
  await page.locator('[data-action="play-towers"]').click();
  await page.locator(".table.asked").waitFor();
  await playOn(page, luck(2), 6);
  await page.locator(".table.asked").waitFor();
  const n = await page.locator("main.table").getAttribute("data-n");
  await page.reload();
  await page.locator(".table.asked").waitFor();
  expect(await page.locator("main.table").getAttribute("data-n")).toBe(n);
  await page.goto(`${house.base}/`);
  await page.locator('[data-action="play-magicians"]').click();
  await page.locator(".table.asked .wood-board").waitFor();
  await page.goto(`${house.base}/rules/magicians`);
  await page.locator(".clause").first().waitFor();
  await page.context().close();
});

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
  const page = await house.visit("/settings", { settings: { speed: "instant" }, permissions: ["notifications"] });
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

test("animations hold 60 frames a second with six players", async () => {
  const page = await house.visit("/new/towers", {});
  await page.getByRole("radio", { name: "6", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator("main.table").waitFor();
  // One's own turn first; then five bots keep everything moving.
  if (await page.locator(".table.asked").isVisible()) await playOn(page, luck(2), 4);
  const table = await measure(page);
  await page.goto(`${house.base}/settings`);
  const still = await measure(page);
  console.log(
    `${table.rate.toFixed(1)} frames a second, ${table.moving} of ${table.frames} with motion, ${table.long} longer than 34 ms; a still page: ${still.rate.toFixed(1)}`,
  );
  expect(table.moving).toBeGreaterThan(60);
  // 60 on a machine of one's own. Others' work slows a still page too: that is the measure.
  expect(table.rate).toBeGreaterThan(0.75 * still.rate);
  await page.context().close();
});

interface Measure {
  readonly frames: number;
  readonly rate: number;
  /** Frames in which something was moving. */
  readonly moving: number;
  readonly long: number;
}

const measure = (page: Page): Promise<Measure> =>
  page.evaluate(
    () =>
      new Promise<Measure>((resolve) => {
        const start = performance.now();
        let last = start;
        const seen = { frames: 0, moving: 0, long: 0 };
        const tick = (now: number): void => {
          seen.frames++;
          if (document.getAnimations().some(({ playState }) => playState === "running")) seen.moving++;
          if (now - last > 34) seen.long++;
          last = now;
          if (now - start < 5000) requestAnimationFrame(tick);
          else resolve({ ...seen, rate: (1000 * seen.frames) / (now - start) });
        };
        requestAnimationFrame(tick);
      }),
  );

test("language changes on the fly, the address is the state, the back button works", async () => {
  const page = await house.visit("/");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Wandernde Türme" }).waitFor();
  await page.getByRole("link", { name: "Regeln" }).first().click();
  await page.getByRole("searchbox").fill("Huckepack");
  await page.getByText(/Stellen gefunden/).waitFor();
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
