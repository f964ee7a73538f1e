/**
 * Eight screens by which looks are judged, and those of another build beside them:
 * `node e2e/eight.ts FOLDER [BEFORE]` (after `npm run build`); `WEB_DIR=…/dist/web` shoots another build's pages.
 * With BEFORE, a folder of earlier pictures of the same names, each pair is mounted as FOLDER/pair-NAME.png.
 */
import { mkdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { openUntil, pass } from "./film.ts";
import { DESKTOP, openHouse, PHONE } from "./house.ts";
import { openKept } from "./kept.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { keptMoment, MOMENTS } from "./stripMoments.ts";
import { towersAt } from "./towersSituations.ts";

const [folder, before] = process.argv.slice(2);
if (!folder) throw new Error("where to? node e2e/eight.ts FOLDER [BEFORE]");
mkdirSync(folder, { recursive: true });
const house = await openHouse();
const settings = { speed: "instant", motion: "full" };
const small = { viewport: PHONE, deviceScaleFactor: 2 };
const LIVING = 1500;
/** From the first step home until the gate stands open. */
const AT_THE_GATE = 760;

const situation = async (kept: Parameters<typeof openKept>[1], wish: object): Promise<Page> => {
  const page = await house.visit("/settings", { ...wish, settings });
  await openKept(page, kept);
  await page.locator(".table.asked, .result").first().waitFor();
  return page;
};

async function start(): Promise<Page> {
  const page = await house.visit("/", { settings });
  await page.locator(".board").first().waitFor();
  return page;
}

async function homecoming(): Promise<Page> {
  const page = await openUntil(house, keptMoment("home", MOMENTS.home!), { viewport: DESKTOP }, (now) =>
    now.evaluate(() =>
      document.getAnimations().some(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target instanceof SVGElement && target.dataset.key?.startsWith("w") === true;
      }),
    ),
  );
  await pass(page, AT_THE_GATE);
  return page;
}

/** What the room sees while bots play. */
async function television(): Promise<Page> {
  const page = await house.visit("/new/towers", { settings });
  await page.locator('input[value="online"]').check({ force: true });
  await page.locator('[data-action="begin"]').click();
  await page.locator(".room-seats").waitFor();
  const screen = await house.visit(new URL(page.url()).pathname.replace("/t/", "/tv/"), {
    viewport: { width: 1920, height: 1080 },
    settings,
  });
  await page.locator('[data-action="start"]').click();
  await screen.locator(".television .board").waitFor();
  await page.context().close();
  return screen;
}

const SCREENS: Readonly<Record<string, () => Promise<Page>>> = {
  "towers-phone": () => situation(towersAt("six"), small),
  "towers-desktop": () => situation(towersAt("move"), {}),
  "magicians-phone": () => situation(magiciansAt("near"), small),
  "magicians-desktop": () => situation(magiciansAt("doubled"), {}),
  moment: homecoming,
  victory: () => situation(keptMoment("victory", MOMENTS.victory!), {}),
  start,
  television,
};

for (const [name, open] of Object.entries(SCREENS)) {
  const page = await open();
  // What stands still is not waited for.
  if (name !== "moment") await page.waitForTimeout(name === "victory" ? 4 * LIVING : LIVING);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: "allow" });
  await page.context().close();
  if (before) await mount(name);
}

async function mount(name: string): Promise<void> {
  const page = await house.visit("/settings", { viewport: { width: 2000, height: 100 } });
  const picture = (from: string, title: string): string =>
    `<figure style="margin:0"><figcaption style="font:22px sans-serif;color:#fff;padding:6px">${title}</figcaption><img style="width:100%;display:block" src="data:image/png;base64,${readFileSync(`${from}/${name}.png`).toString("base64")}"></figure>`;
  await page.setContent(
    `<body style="margin:0;background:#111;display:grid;grid-template-columns:1fr 1fr;gap:8px">${picture(before!, "before")}${picture(folder!, "after")}</body>`,
  );
  await page.screenshot({ path: `${folder}/pair-${name}.png`, fullPage: true });
  await page.context().close();
}

if (house.faults.length > 0) console.log(house.faults);
await house.close();
