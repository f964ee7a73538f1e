/** Alone: the deal of the day with par beside it, what is kept of it, and puzzles. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Par } from "../src/bots/beam.ts";
import { parOf } from "../src/bots/beam.ts";
import { isRefusal } from "../src/core/game.ts";
import { seededLuck } from "../src/core/table.ts";
import { towers } from "../src/games/towers/game.ts";
import puzzles from "../src/games/towers/puzzles.json" with { type: "json" };
import { solitaire } from "../src/games/towers/solitaire.ts";
import { everywhere } from "./axe.ts";
import type { House } from "./house.ts";
import { AT_ONCE, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

// Not asked before a tower shows who is below: pointing.test.ts has that question.
const settings = { ...AT_ONCE, log: "open", asking: "off" };

/** Whatever the page says, par must be what anybody can work out from the date. */
function parOfDay(day: string): Par {
  const luck = seededLuck(`daily ${day}`);
  const state = towers.setup({ mode: "solo" }, luck(0));
  if (isRefusal(state)) throw new Error(state.say);
  return parOf(towers, solitaire, { state, outcomes: 1 }, luck)!;
}

/** Makes one decision by what stands for it on the page. */
async function decide(page: Page, text: string): Promise<void> {
  const before = await page.locator("main.table").getAttribute("data-n");
  const [verb, what = ""] = text.split(" ");
  const card = page.locator(`.hand [data-card="${what}"]`).first();
  if (verb === "play") await card.click();
  // A throw cannot be taken back: it is asked for twice.
  if (verb === "play" && what.includes("D")) await card.click();
  // A piece may be covered by another: by key, it is the one that has the focus.
  else if (verb === "wizard" || verb === "tower") await page.locator(`.hit[data-text="${text}"]`).press("Enter");
  else if (verb !== "play") await page.locator(`[data-action="${verb}"]`).click();
  if (verb === "redraw") await page.locator(`.hit[data-text="${text}"]`).press("Enter");
  await page.waitForFunction(
    (n) => {
      const table = document.querySelector<HTMLElement>("main.table");
      return table?.dataset.n !== n && table?.dataset.busy === "false";
    },
    before,
    { timeout: 5000 },
  );
}

const isDecision = (move: string): boolean => !move.startsWith("roll");

/** The longest part of a game need not be clicked through. */
const playBehindTheScenes = (page: Page, moves: readonly string[]): Promise<void> =>
  page.evaluate(
    ([made, seen]) => {
      const key = `zaubertisch.game.${localStorage.getItem("zaubertisch.games")}`;
      const kept = JSON.parse(localStorage.getItem(key)!) as { record: object };
      localStorage.setItem(key, JSON.stringify({ ...kept, seen, record: { ...kept.record, moves: made } }));
    },
    [moves, moves.filter(isDecision).length] as const,
  );

test("the deal of the day: par, played to its end, kept, shared, and par's way looked at", async () => {
  const page = await house.visit("/", { settings, permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("link", { name: "Solo", exact: true }).click();
  await page.getByText("Nothing yet").waitFor();
  const day = new Date().toISOString().slice(0, 10);
  const par = parOfDay(day);
  await page.locator('[data-action="daily"]').click();
  await page.locator(`.par-plaque[data-par="${par.score}"]`).waitFor({ timeout: 60_000 });
  await page.locator(".bar a").click();
  const end = par.moves.findLastIndex((move, i) => move.startsWith("play") && i < par.moves.length - 6);
  await playBehindTheScenes(page, par.moves.slice(0, end));
  await page.getByRole("button", { name: "Go on playing" }).click();
  await page.locator(".table.asked").waitFor();
  for (const text of par.moves.slice(end).filter(isDecision)) await decide(page, text);
  await page.locator(".result").getByText("That is par, without knowing the cards!").waitFor();
  await page.getByRole("img", { name: "3 of 3 stars" }).waitFor();
  await page.locator('[data-action="share"]').click();
  await page.getByText("The result is in the clipboard.").waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(new RegExp(`^Zaubertisch, deal of .*: ${par.score} cards, .*, par ${par.score} ★★★\n`));
  expect(await everywhere(page, "the end of a deal")).toEqual([]);

  await page.locator('[data-action="see-par"]').click();
  for (let cards = 1; cards <= 3; cards++) {
    await page.locator('[data-action="step"]').click();
    await page
      .locator('[data-test="prompt"]')
      .getByText(/: [1-9]\d* of/)
      .waitFor();
  }
  await page.locator(".chronicle li").nth(3).waitFor();
  expect(await everywhere(page, "par's way")).toEqual([]);

  await page.goto(`${house.base}/solo`);
  await page.getByText("1 day in a row").waitFor();
  await page.getByText(`Best Solo: ${par.score} cards`).waitFor();
  expect(await everywhere(page, "solo")).toEqual([]);
  await page.getByRole("link", { name: "All days" }).click();
  await page.locator(`[data-day="${day}"].played`).waitFor();
  expect(await everywhere(page, "all days")).toEqual([]);
  await page.context().close();
}, 300_000);

test("a puzzle: too many cards, a step back, a hint, and its solution through the page", async () => {
  const number = 5;
  const { moves, fewest } = puzzles[number - 1]!;
  const page = await house.visit(`/solo/puzzle/${number}`, { settings });
  await page.locator(".table.asked").waitFor();
  // Any card but the right one, until they are used up.
  const wrong = page.locator(`.hand button.warm:not([data-card="${moves[0]!.slice(5)}"])`).first();
  for (let card = 0; card < fewest; card++) {
    await wrong.or(page.locator(".hand button.warm")).first().click();
    await page.locator('.hit, [data-action="skip"]').first().click({ force: true });
    await page.locator('.table[data-busy="false"]').waitFor();
  }
  await page.getByRole("dialog", { name: "Not quite" }).waitFor();
  expect(await everywhere(page, "not quite")).toEqual([]);
  await page.locator('[data-action="back"]').click();
  await page.locator('[data-action="hint"]').click();
  await page
    .locator('[data-test="prompt"]')
    .getByText(/^Hint: /)
    .waitFor();
  expect(await everywhere(page, "a hint")).toEqual([]);
  await page.reload();
  await page.locator(".table.asked").waitFor();
  for (const text of moves) await decide(page, text);
  await page.getByRole("dialog", { name: "Solved!" }).waitFor();
  await page.locator('[data-test="counter"]').getByText(`${fewest} of ${fewest} cards`).waitFor();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByRole("link", { name: `Puzzle ${number}, solved`, exact: true }).waitFor();
  expect(await everywhere(page, "all puzzles")).toEqual([]);
  await page.context().close();
}, 120_000);

test("a solution that is only shown does not count as solved", async () => {
  const page = await house.visit("/solo/puzzle/1", { settings });
  await page.locator(".table.asked").waitFor();
  await page.locator('[data-action="solution"]').click();
  await page.getByRole("dialog", { name: "That was it" }).waitFor();
  await page.goto(`${house.base}/solo/puzzles`);
  await page.locator(".puzzle-tile").first().waitFor();
  expect(await page.getByRole("link", { name: "Puzzle 1, not solved" }).count()).toBe(1);
  await page.context().close();
}, 60_000);

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
