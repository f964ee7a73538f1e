/** Pictures of the main screens for docs/screens, to be looked at: `node e2e/screens.ts`. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { DESKTOP, openHouse, PHONE } from "./house.ts";
import { luck, playOn } from "./reader.ts";

const folder = fileURLToPath(new URL("../docs/screens", import.meta.url));
mkdirSync(folder, { recursive: true });
const house = await openHouse();
const settings = { speed: "instant", motion: "full" };

/** Every size in a language of its own. */
const SIZES = [
  { name: "phone", viewport: PHONE, locale: "de-DE", hasTouch: true },
  { name: "desktop", viewport: DESKTOP, locale: "en-GB", hasTouch: false },
];

async function lay(page: Page, values: readonly string[]): Promise<void> {
  await page.locator('[data-action="begin"]').waitFor();
  for (const value of values)
    if (value === "all") for (const box of await page.getByRole("checkbox").all()) await box.setChecked(true);
    else await page.locator(`input[type=radio][value="${value}"]`).first().check({ force: true });
}

for (const { name, ...wish } of SIZES) {
  const visit = (path: string): Promise<Page> => house.visit(path, { ...wish, settings });
  const picture = async (page: Page, what: string): Promise<void> => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}/${name}-${what}.jpg`, type: "jpeg", quality: 84 });
  };
  const page = await visit("/");
  await page.locator(".alive .board").waitFor();
  await picture(page, "start");
  for (const [path, what] of [
    ["/new/towers", "new"],
    ["/rules/towers", "rules"],
    ["/settings", "settings"],
  ] as const) {
    await page.goto(house.base + path);
    await picture(page, what);
  }
  await lay(await goTo(page, "/new/towers"), ["nasty", "6", "all"]);
  await page.locator('[data-action="begin"]').click();
  // In English: the reader knows no other language.
  await page.evaluate(() => localStorage.setItem("zaubertisch.language", "en"));
  await page.reload();
  await page.locator(".table.asked").waitFor();
  await playOn(page, luck(4), 24);
  await page.evaluate((language) => localStorage.setItem("zaubertisch.language", language), wish.locale.slice(0, 2));
  await page.reload();
  await page.locator(".table.asked").waitFor();
  await picture(page, "six");
  const card = page.locator(".hand button.warm").first();
  if ((await card.count()) > 0) await card.click();
  await page.waitForTimeout(300);
  if (wish.hasTouch)
    await page
      .locator(".hit")
      .last()
      .tap()
      .catch(() => undefined);
  else
    await page
      .locator(".hit")
      .last()
      .hover()
      .catch(() => undefined);
  await picture(page, "choosing");
  await page.goto(`${house.base}/new/towers`);
  await lay(page, ["online"]);
  await page.locator('[data-action="begin"]').click();
  await page.locator(".room-seats").waitFor();
  await picture(page, "room");
  const television = await visit(new URL(page.url()).pathname.replace("/t/", "/tv/"));
  await page.locator('[data-action="start"]').click();
  await television.locator(".television .board").waitFor();
  await picture(television, "tv");
  await page.context().close();
  await television.context().close();

  const solo = await house.visit("/new/towers", { ...wish, locale: "en-GB", settings });
  await lay(solo, ["solo"]);
  await solo.locator('[data-action="begin"]').click();
  await playOn(solo, luck(8));
  await picture(solo, "result");
  await solo.context().close();
}

async function goTo(page: Page, path: string): Promise<Page> {
  await page.goto(house.base + path);
  return page;
}

if (house.faults.length > 0) console.log(house.faults);
await house.close();
