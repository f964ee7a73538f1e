/** Pictures of the main screens for docs/screens, to be looked at: `node e2e/screens.ts`. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { DESKTOP, openHouse, PHONE } from "./house.ts";
import { openKept } from "./kept.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { towersAt } from "./towersSituations.ts";

const folder = fileURLToPath(new URL("../docs/screens", import.meta.url));
mkdirSync(folder, { recursive: true });
const house = await openHouse();
const settings = { speed: "instant", motion: "full" };

/** Every size in a language of its own. */
const SIZES = [
  { name: "phone", viewport: PHONE, locale: "de-DE" },
  { name: "desktop", viewport: DESKTOP, locale: "en-GB" },
];
const PAGES = ["games", "new/towers", "rules/towers", "settings", "device", "solo"];
/** Both games where the page differs most. */
const TOWERS = ["six", "window", "nine", "give", "coop", "over"];
const MAGICIANS = ["start", "doubled", "lead", "spell", "near", "over"];

for (const { name, ...wish } of SIZES) {
  const visit = (path: string): Promise<Page> => house.visit(path, { ...wish, settings });
  const picture = async (page: Page, what: string): Promise<void> => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}/${name}-${what}.jpg`, type: "jpeg", quality: 74 });
  };
  const page = await visit("/");
  await page.locator(".alive .wood-board").waitFor();
  await picture(page, "start");
  for (const path of PAGES) {
    await page.goto(`${house.base}/${path}`);
    await page.locator("h1").waitFor();
    await picture(page, path.split("/")[0]!);
  }
  for (const kept of [...TOWERS.map((each) => towersAt(each)), ...MAGICIANS.map((each) => magiciansAt(each))]) {
    await openKept(page, kept);
    await page.locator(".table.asked, .result").first().waitFor();
    await picture(page, `${kept.game}-${kept.id}`);
  }
  await page.goto(`${house.base}/review/local/${magiciansAt("over").id}`);
  await page.locator('.review[data-done="true"]').waitFor({ timeout: 120_000 });
  await page.locator("[data-costly]").first().click();
  await page.evaluate(() => {
    for (const each of [document.documentElement, document.querySelector(".review-side")!]) each.scrollTop = 0;
  });
  await picture(page, "review");
  await page.goto(`${house.base}/solo/puzzle/5`);
  await page.locator(".table.asked").waitFor();
  await picture(page, "puzzle");
  await openKept(page, towersAt("move"));
  await page.locator(".hit-tower").last().hover({ force: true });
  await picture(page, "choosing");
  await page.goto(`${house.base}/new/towers`);
  await page.locator('input[value="online"]').check({ force: true });
  await page.locator('[data-action="begin"]').click();
  await page.locator(".room-seats").waitFor();
  await picture(page, "room");
  // Nobody's television is as small as a phone.
  const television = await visit(new URL(page.url()).pathname.replace("/t/", "/tv/"));
  await page.locator('[data-action="start"]').click();
  await television.locator(".television .board").waitFor();
  if (name !== "phone") await picture(television, "tv");
  await Promise.all([page.context().close(), television.context().close()]);
}

if (house.faults.length > 0) console.log(house.faults);
await house.close();
