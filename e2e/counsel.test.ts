/** The coach in games on this device: advice with a reason when asked for, and a warning before what would cost much. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Game, State } from "../src/core/game.ts";
import { scene } from "../src/games/towers/scenario.ts";
import { towers } from "../src/games/towers/game.ts";
import { violations } from "./axe.ts";
import type { House } from "./house.ts";
import { AT_ONCE, DESKTOP, openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A device with a game against a bot that stands as it is said here. */
const begun = (game: Game, state: State): Readonly<Record<string, string>> => ({
  games: "arranged",
  "game.arranged": JSON.stringify({
    id: "arranged",
    game: game.name,
    seed: "arranged",
    sitters: [
      { by: "person", name: "" },
      { by: "bot", level: "apprentice" },
    ],
    seat: 0,
    seen: 0,
    order: "",
    wish: game.options(state),
    record: { record: 1, game: game.name, options: game.options(state), state: game.write(state), moves: [] },
  }),
});

/** T-W4 A wizard three spaces before Ravenskeep, and the card that brings it home. */
const position = scene({
  options: { players: 2 },
  board: { 11: "0", 12: "1" },
  keep: 14,
  hands: { 0: ["T2", "W1", "W3"] },
});

const said = (page: Page): ReturnType<Page["locator"]> => page.locator('[data-test="counsel"]');

test.each([
  {
    viewport: PHONE,
    locale: "de-DE",
    reason: /Der Erzmagier rät: .*gedachten Spiele/,
    warning: /Vorsicht: .*Besser: /,
  },
  {
    viewport: DESKTOP,
    locale: "en-GB",
    reason: /The archmage advises: .*imagined games/,
    warning: /Careful: .*Better: /,
  },
])(
  "T-W4 the coach says what to do and why, and warns of another card: $locale",
  async ({ viewport, locale, reason, warning }) => {
    const settings = { ...AT_ONCE, warnings: "on", ...begun(towers, position) };
    const page = await house.visit("/local/towers/arranged", { viewport, locale, settings });
    await page.locator('[data-action="coach"]').click();
    await said(page).filter({ hasText: reason }).waitFor({ timeout: 60_000 });
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-action="dismiss"]').click();
    await page.locator('[data-card="W1"]').click();
    await said(page).filter({ hasText: warning }).waitFor({ timeout: 60_000 });
    expect(await page.locator("main.table").getAttribute("data-n")).toBe("0");
    await page.locator('[data-action="anyway"]').click();
    await page.locator('main.table:not([data-n="0"])').waitFor();
    await page.context().close();
  },
  150_000,
);
test.each(["towers", "magicians"])(
  "on a phone held sideways advice pushes nothing out of the window: %s",
  async (game) => {
    const page = await house.visit("/", {
      viewport: { width: 844, height: 390 },
      locale: "de-DE",
      settings: AT_ONCE,
    });
    await page.locator(`[data-action="play-${game}"]`).click();
    await page.locator(".table.asked").waitFor();
    await page.locator('[data-action="coach"]').click();
    await said(page).waitFor();
    // How much there is to say is chance.
    await page.locator(".coach-said").evaluate((words) => words.append("Und noch ein Satz. ".repeat(30)));
    const lowest = await page.evaluate(() =>
      Math.max(
        document.documentElement.scrollHeight,
        ...Array.from(document.querySelectorAll(".tools, .holding"), (each) => each.getBoundingClientRect().bottom),
      ),
    );
    expect(lowest).toBeLessThanOrEqual(391);
    await page.context().close();
  },
);
