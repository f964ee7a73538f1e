/** Positions put together, played, judged, made into puzzles, explored and shown elsewhere: by keyboard, mouse and finger. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isRefusal } from "../src/core/game.ts";
import { magicians } from "../src/games/magicians/game.ts";
import { given } from "../src/games/magicians/scenario.ts";
import { towers } from "../src/games/towers/game.ts";
import { scene } from "../src/games/towers/scenario.ts";
import { packedPosition, positionIn } from "../src/web/editor/link.ts";
import { everywhere } from "./axe.ts";
import type { House } from "./house.ts";
import { AT_ONCE as settings, DESKTOP, openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** One card is played; of the two left one brings the last wizard home, and the other leads past Ravenskeep. */
const CLEAR = scene({
  options: { spells: "none" },
  board: { 11: "0", 10: "1" },
  keep: 12,
  full: [6, 1],
  spent: [0, 5],
  hands: [["W1", "T1", "W3"]],
});
const towersLink = (): Promise<string> =>
  packedPosition({ game: "towers", options: towers.options(CLEAR), state: towers.write(CLEAR) });

/** The space of the highest tower in the position an address holds; −1: it holds none yet. */
async function towerNine(url: string): Promise<number> {
  const json = await positionIn(new URL(url).hash);
  const spaces = isRefusal(json) ? [] : ((json.state as { spaces?: { towers: { tower: number }[] }[] }).spaces ?? []);
  return spaces.findIndex(({ towers: stack }) => stack.some(({ tower }) => tower === 9));
}

const kindOf = (page: Page): Promise<string | null> => page.locator('[data-test="checks"]').getAttribute("data-kind");

test("towers on a desk: the keyboard moves pieces, checks cite clauses, the mouse drags, undo takes back", async () => {
  const page = await house.visit("/", { settings });
  await page.locator('[data-action="editor"]').click();
  await page.locator('a[data-game="towers"]').click();
  await page.locator('.bench [data-thing="keep"]').focus();
  await page.keyboard.press("Enter");
  // Ravenskeep put where wizards stand: impossible, and the clause says why.
  await page.locator('.bench [data-spot="space 0"]:focus').waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator('.bench [data-spot="space 1"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => kindOf(page)).toBe("impossible");
  expect(await page.locator('[data-flaw="on-keep"] a').getAttribute("href")).toBe("/rules/towers#T-W4");
  await page.keyboard.press("Control+z");
  await expect.poll(() => kindOf(page)).toBe("possible");
  // A tower by the mouse, with all on it.
  const tower = page.locator('.bench [data-thing="tower 9"]');
  const from = (await tower.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 30, { steps: 4 });
  const spot = (await page.locator('.bench [data-spot="space 12"]').boundingBox())!;
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => tower.getAttribute("data-at")).toBe("space 12");
  // The address leads here again.
  await expect.poll(async () => towerNine(page.url())).toBe(12);
  await page.reload();
  await page.locator('.bench [data-thing="tower 9"][data-at="space 12"]').waitFor();
  // More players: their wizards wait beside the board.
  await page.locator("#tab-rules").click();
  await page.locator('input[name="players"][value="4"]').check();
  await expect.poll(() => page.locator('[data-flaw="few"]').count()).toBeGreaterThan(0);
  expect(await everywhere(page, "editor")).toEqual([]);
  await page.context().close();
});

test("towers on a phone: tap and tap, a puzzle of it that is solved, and play from here", async () => {
  const page = await house.visit(`/editor/towers#${await towersLink()}`, {
    viewport: PHONE,
    locale: "de-DE",
    hasTouch: true,
    settings,
  });
  await page.locator('[data-share="0"] [data-thing^="wizard 0 home"]').first().tap();
  await page.locator('.bench [data-spot="space 0"]').tap();
  await page.locator('.bench [data-thing="wizard 0 0"]').waitFor();
  await page.locator('[data-action="undo"]').tap();
  // A card of the pile and one of the hand change places.
  await page.locator('[data-pile="deck"] [data-thing="card deck W5"]').tap();
  await page.locator('[data-spot="hand 1 0"]').tap();
  await page.locator('[data-action="undo"]').tap();
  await page.locator("#tab-turn").tap();
  for (const text of ["play T1", "tower 3/1"]) {
    await page.locator(".editor-luck select").selectOption(text);
    await page.locator('[data-action="decide"]').tap();
  }
  await page.locator("#tab-use").tap();
  await page.locator('[data-action="puzzle"]').tap();
  await page.locator('[data-test="puzzle"][data-verdict="one"]').waitFor({ timeout: 30_000 });
  const link = await page.locator('[data-action="solve"]').getAttribute("href");
  expect(link).toContain("/made#p=");
  await page.locator('[data-action="play-from"]').tap();
  await page.waitForURL(/\/local\/towers\//);
  await page.locator('.card[data-card="W1"]').waitFor();
  await page.goto(new URL(link!, house.base).href);
  await page.locator('[data-test="riddle"]').waitFor();
  await page.locator('[data-action="show"]').tap();
  await page.locator('[data-action="next-riddle"]').waitFor();
  // The explorer: a finger shows a decision on the board, keys go on to the next, chances are counted for another seat.
  await page.goto(`${house.base}/odds/towers?#${await towersLink()}`);
  await page.locator('[data-test="exploring"][data-done="true"]').waitFor({ timeout: 30_000 });
  const rows = page.locator(".explored tbody tr button");
  await rows.first().tap();
  await expect.poll(() => rows.first().getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Tab");
  await expect.poll(() => rows.nth(1).getAttribute("aria-pressed")).toBe("true");
  await page.locator(".explorer-exact select").selectOption("1");
  await page.locator(".counted").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.context().close();
});

test("magicians: throws as one likes, what is best with chances, and every decision in the explorer", async () => {
  const page = await house.visit("/editor/magicians", { viewport: { width: 720, height: 450 }, settings });
  await page.locator('.bench [data-thing="apprentice 1"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".bench [data-spot]:focus").waitFor();
  await page.locator('.bench [data-spot="node sun-mill.2"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('.bench [data-thing="apprentice 1"][data-at="node sun-mill.2"]').waitFor();
  await page.locator('[data-seat="2"] [aria-pressed="false"]').nth(1).click();
  // Whoever was to begin: now it is Red, whose magician may jump.
  await page.locator(".seat-pick input").first().check();
  await page.locator("#tab-turn").click();
  await page.locator(".editor-luck select").first().selectOption("1");
  await page.locator('[data-action="luck"]').click();
  await page.locator('[data-action="decide"]').waitFor();
  await page.locator("#tab-use").click();
  await page.locator('[data-action="best"]').click();
  await page.locator('[data-test="exploring"][data-done="true"]').waitFor({ timeout: 30_000 });
  expect(await page.locator(".explored tbody tr").count()).toBeGreaterThan(2);
  await page.locator('[data-action="odds"]').click();
  await page.locator(".explored tbody tr button").first().focus();
  await expect.poll(() => page.locator(".pieces .preview, .pieces .piece.warm").count()).toBeGreaterThan(0);
  await page.locator(".counted").first().waitFor();
  expect(await everywhere(page, "odds")).toEqual([]);
  await page.context().close();
});

test("a position stands in a page of somebody else; what is broken is one sentence", async () => {
  const state = given({ magicians: ["sun", "mill", "life"] }).state;
  const hash = await packedPosition({
    game: "magicians",
    options: magicians.options(state),
    state: magicians.write(state),
  });
  const page = await house.visit("/embed", { viewport: DESKTOP, settings });
  await page.context().clearCookies();
  await page.locator('input[name="link"]').fill(`${house.base}/editor/magicians#${hash}`);
  const board = page.frameLocator(".embed-preview iframe").locator('main.embedded[data-game="magicians"] .scene svg');
  expect((await board.first().boundingBox())!.height).toBeGreaterThan(200);
  for (const broken of ["#p=", `#p=${"A".repeat(300_000)}`, `#${hash.slice(0, 60)}`]) {
    await page.goto(`${house.base}/embed/position/magicians?${broken.length}${broken}`);
    await expect.poll(() => page.locator("main").innerText()).toContain("no whole position");
  }
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(`${house.base}/editor/towers?broken#p=abc`);
  await page.locator('[data-test="trouble"]').waitFor();
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
