/** A newcomer in a lesson: by touch, by keyboard or by reading names; tries what can be touched until the board agrees. */
import type { Locator, Page } from "playwright-core";
import { luck } from "./reader.ts";

export const WAYS = ["touch", "keyboard", "reader"] as const;
export type Way = (typeof WAYS)[number];

/** What a decision can be made with: pieces first, then cards and buttons. What a phone has no room for is there, but not shown. */
const ON_THE_TABLE = [
  "main .hits .hit",
  "main .stack-view button",
  'main .holding button:not([aria-disabled="true"])',
  "main .doing button:not([disabled])",
]
  .map((each) => `${each}:visible`)
  .join(", ");
/** A sheet lies over everything else: nothing below it takes a finger or a key. Its own cross lays it aside. */
const ON_THE_SHEET = 'dialog[open] button:not([aria-disabled="true"])';

const press: Readonly<Record<Way, (page: Page, button: Locator) => Promise<void>>> = {
  async touch(_, button) {
    await button.tap({ timeout: 1500, force: true });
  },
  async keyboard(page, button) {
    // Tab or arrows may go the long way round: what counts is that it takes the focus, and a key.
    await button.focus({ timeout: 1500 });
    await page.keyboard.press("Enter");
  },
  async reader(page, button) {
    // Its name as a screen reader is told it, whatever that is made of.
    const said = await button.ariaSnapshot({ timeout: 1500 });
    const name = /^- '?button "(.*?)"/.exec(said.replaceAll("\\", ""))?.[1] ?? "";
    await page.getByRole("button", { name, exact: true }).first().focus({ timeout: 1500 });
    await page.keyboard.press(" ");
  },
};

/** After so many tries of one step a newcomer lets it be shown. */
const PATIENCE = 12;

interface Moment {
  readonly step: string | null;
  readonly isDone: boolean;
  readonly isOver: boolean;
  readonly hasSheet: boolean;
}

const look = (page: Page): Promise<Moment> =>
  page.evaluate(() => ({
    step: document.querySelector(".coach")?.ariaLabel ?? null,
    isDone: document.querySelector('[data-action="next-step"]') !== null,
    isOver: document.querySelector(".coach .result") !== null,
    hasSheet: document.querySelector("dialog[open]") !== null,
  }));

/** Plays a lesson to its end; how many times something was pressed. */
export async function takeLesson(page: Page, way: Way): Promise<number> {
  await page.locator(".coach").waitFor();
  let pressed = 0;
  let at: string | null = null;
  let tried = 0;
  const random = luck(7);
  for (const until = Date.now() + 100_000; Date.now() < until;) {
    const { step, isDone, isOver, hasSheet } = await look(page);
    if (isOver) return pressed;
    if (step !== at) [at, tried] = [step, 0];
    const all = page.locator(hasSheet ? ON_THE_SHEET : ON_THE_TABLE);
    const count = isDone ? 0 : await all.count();
    if (!isDone && count === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    // Whatever comes to mind: what is not meant is taken back.
    const main = page.locator("main .doing .button.main");
    const isTempting = !isDone && !hasSheet && random() < 0.5 && (await main.count()) > 0;
    const button = isDone
      ? page.locator('[data-action="next-step"]')
      : tried > PATIENCE && !hasSheet
        ? page.locator('[data-action="show"]')
        : isTempting
          ? main.first()
          : all.nth(Math.floor(random() * count));
    pressed++;
    tried++;
    await press[way](page, button).catch(() => undefined);
  }
  throw new Error(`the lesson does not end: ${await page.locator("main").ariaSnapshot()}`);
}

/** Somebody who solves a riddle by trying: whatever is wrong is told and taken back. */
export async function solveByTrying(page: Page, way: Way): Promise<void> {
  const random = luck(3);
  const isSolved = page.locator('[data-action="next-riddle"]');
  for (const until = Date.now() + 100_000; Date.now() < until;) {
    if ((await isSolved.count()) > 0) return;
    const hasSheet = (await page.locator("dialog[open]").count()) > 0;
    const all = page.locator(hasSheet ? ON_THE_SHEET : ON_THE_TABLE);
    const count = await all.count();
    if (count === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    const main = page.locator("main .doing .button.main");
    const isTempting = !hasSheet && random() < 0.4 && (await main.count()) > 0;
    const button = isTempting ? main.first() : all.nth(Math.floor(random() * count));
    await press[way](page, button).catch(() => undefined);
  }
  throw new Error(`nobody solves it: ${await page.locator("main").ariaSnapshot()}`);
}
