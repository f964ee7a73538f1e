/** The Three Magicians in a real browser. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { House, Wish } from "./house.ts";
import { AT_ONCE, DESKTOP, openHouse, PHONE } from "./house.ts";
import { openKept } from "./kept.ts";
import { byKeyboard, choice, isOver, playOn } from "./magiciansReader.ts";
import { magiciansAt, SITUATIONS } from "./magiciansSituations.ts";
import { luck } from "./reader.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function turnTo(page: Page, name: string, people = [""]): Promise<void> {
  await openKept(page, magiciansAt(name, people));
  await page.locator(name === "over" ? ".result" : ".table.asked").waitFor();
}

async function open(name: string, wish: Wish = {}, people = [""]): Promise<Page> {
  const page = await house.visit("/settings", { ...wish, settings: { ...AT_ONCE, ...wish.settings } });
  await turnTo(page, name, people);
  return page;
}

test("a newcomer finishes a game against two bots with the help of the page alone", async () => {
  const page = await house.visit("/", { settings: AT_ONCE });
  await page.locator('[data-action="play-magicians"]').click();
  await page.getByText("Bring your magician and your apprentice together", { exact: false }).waitFor();
  const made = await playOn(page, luck(3));
  expect(await isOver(page)).toBe(true);
  console.log(`${made} decisions of the newcomer; ${await page.locator(".result .ending-head h2").textContent()}`);
  expect(made).toBeGreaterThan(20);
  await page.context().close();
}, 600_000);

test("a whole game by keyboard alone", async () => {
  const page = await house.visit("/new/magicians", { settings: AT_ONCE });
  await page.getByRole("radio", { name: "8", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Begin", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator("main.table").waitFor();
  const made = await playOn(page, luck(9), { press: byKeyboard });
  expect(await isOver(page)).toBe(true);
  console.log(`${made} decisions by keyboard`);
  expect(made).toBeGreaterThan(8);
  await page.context().close();
}, 300_000);

/** Everything one needs is inside the window, and what is touched is big enough. */
const whatIsWrong = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const { innerWidth: width, innerHeight: height } = window;
    if (document.documentElement.scrollWidth > width)
      wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    if (document.documentElement.scrollHeight > height)
      wrong.push(`the page is ${document.documentElement.scrollHeight} high`);
    for (const selector of [
      ".board",
      ".plan",
      ".slot",
      ".tray",
      ".wand-place",
      ".read-chip",
      ".buttons button",
      ".prompt",
      ".hit",
      ".duel",
    ])
      for (const element of document.querySelectorAll(selector)) {
        const box = element.getBoundingClientRect();
        if (box.width === 0) continue;
        const name = `${selector} ${element.getAttribute("aria-label") ?? element.textContent}`;
        if (box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1)
          wrong.push(`${name} is out of sight`);
        if (element.tagName === "BUTTON" && (box.width < 43.5 || box.height < 43.5))
          wrong.push(`${name} is ${box.width} × ${box.height}`);
      }
    return wrong;
  });

const BY_TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

/** One page turns from situation to situation. */
describe.each([
  ["on a phone of 360 × 640", BY_TOUCH],
  ["on a desk", { viewport: DESKTOP }],
])("%s everything is in sight, and big enough to touch", (_, wish) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visit("/settings", { ...wish, settings: AT_ONCE });
  });
  afterAll(() => page.context().close());

  test.each(Object.keys(SITUATIONS))("%s", async (name) => {
    await turnTo(page, name);
    expect(await whatIsWrong(page)).toEqual([]);
  });
});

test("M-B2 the panel opens the seven cards, and each leads to its clause and back", async () => {
  const page = await open("near", BY_TOUCH);
  expect(await page.locator(".bot-mark:visible").count()).toBe(0);
  await page.locator('[data-action="cards"]').tap();
  expect(await page.locator(".cards-line").count()).toBe(7);
  const holders = await page.locator(".holder").count();
  expect(holders).toBe(await page.locator(".slot.has").count());
  await page.getByRole("link", { name: "Hermit: Rule M-B2" }).tap();
  await page.locator(".clause.marked", { hasText: "Hermit – forest" }).waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).tap();
  await page.locator(".table.asked").waitFor();
  await page.context().close();
});

test("a figure is dragged to its target, or touched to see its own targets only", async () => {
  const page = await open("doubled");
  const figure = (await page.locator(".piece .apprentice.seat-0").boundingBox())!;
  const from = { x: figure.x + figure.width / 2, y: figure.y + figure.height / 2 };
  await page.mouse.click(from.x, from.y);
  expect(await page.locator(".hit.for-magician").count()).toBe(0);
  const target = page.locator(".hit.for-apprentice.on-stone").first();
  const text = await target.getAttribute("data-text");
  const to = (await target.boundingBox())!;
  const n = await page.locator("main.table").getAttribute("data-n");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  expect(await page.locator(".preview-way").count()).toBe(1);
  await page.mouse.up();
  await page.waitForFunction((old) => document.querySelector<HTMLElement>("main.table")!.dataset.n !== old, n);
  expect(await page.locator(`[data-text="${text}"]`).count()).toBe(0);
  await page.context().close();
});

test("M-A2 what only the power stone reaches is told apart, in words and in looks", async () => {
  const page = await open("doubled");
  const doubled = await page.locator(".hit.doubled").count();
  expect(doubled).toBeGreaterThan(0);
  expect(await page.getByRole("button", { name: /steps with the power stone/ }).count()).toBe(doubled);
  await page.context().close();
});

test("M-F1 a duel: wands are marked, thrown again, and the duel comes to its end", async () => {
  const page = await open("lead");
  await page.getByRole("region", { name: /^Duel/ }).waitFor();
  await page.locator('.last a[href="/rules/magicians#M-F1"]').waitFor();
  // What is worth it is marked beforehand, and the golden button throws just that.
  const marked = page.locator('[data-wand][aria-pressed="true"]');
  const n = await marked.count();
  expect(n).toBeGreaterThan(0);
  await page.locator(".button.main", { hasText: `Throw ${n} wand` }).waitFor();
  await page.locator(".button", { hasText: /Stop with \d \(\d+ % to win\)/ }).waitFor();
  const first = page.locator('[data-wand="0"]');
  const was = await first.getAttribute("aria-pressed");
  await first.click();
  expect(await first.getAttribute("aria-pressed")).toBe(was === "true" ? "false" : "true");
  await first.click();
  await page.getByRole("button", { name: /^Throw \d wands? again/ }).click();
  await page.locator(".pips i.used").nth(1).waitFor();
  await playOn(page, luck(2), { most: 6 });
  await page.context().close();
});

test("M-K the chance to win is shown in a look back, and to who fights now only if they like", async () => {
  const page = await open("lead", { settings: { chances: "off" } });
  await page.getByRole("button", { name: /^Throw \d wands? again$/ }).click();
  await page.locator(".pips i.used").nth(1).waitFor();
  expect(await page.locator(".fighter-chance").count()).toBe(0);
  await page.getByRole("button", { name: "One step back" }).first().click();
  await page.locator(".fighter-chance").first().waitFor();
  const chances = await page.locator(".fighter-chance").allTextContents();
  const sum = chances.reduce((all, words) => all + Number(/\d+/.exec(words)![0]), 0);
  expect(chances).toHaveLength(2);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);
  await page.context().close();
});

test("around one device: nobody has to hand over, everybody plays, and a reload changes nothing", async () => {
  // With everything that moves and sounds, as whoever has changed no setting has it.
  const page = await open("start", { settings: { motion: "system", sound: "on" } }, ["", "", ""]);
  expect(await page.locator(".handover").count()).toBe(0);
  const seats = new Set<string>();
  await playOn(page, luck(4), {
    most: 24,
    look: async () => void seats.add((await page.locator(".plan.deciding").getAttribute("data-seat")) ?? ""),
  });
  expect([...seats].toSorted()).toEqual(["0", "1", "2"]);
  const before = await page.locator("main.table").getAttribute("data-n");
  await page.reload();
  await page.locator(".table.asked").waitFor();
  expect(await page.locator("main.table").getAttribute("data-n")).toBe(before);
  await page.context().close();
});

test("M-O options at table creation: the apprentice may rest, and the last round ends the game", async () => {
  const page = await house.visit("/new/magicians", { settings: AT_ONCE });
  await page
    .getByRole("group", { name: "Apprentice may rest" })
    .getByRole("radio", { name: "Yes" })
    .check({ force: true });
  await page
    .getByRole("group", { name: "Rounds" })
    .getByRole("radio", { name: "8", exact: true })
    .check({ force: true });
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  let rests = 0;
  await playOn(page, luck(6), { look: async () => void (rests += await page.locator('[data-action="rest"]').count()) });
  expect(rests).toBeGreaterThan(0);
  await page.getByText("The last round is over: most cards win.").waitFor();
  await page.context().close();
}, 300_000);

test("online: two people and a bot play to the end; one reloads in the middle; the big screen follows", async () => {
  const host = await house.visit("/new/magicians", { settings: AT_ONCE });
  await host.getByRole("radio", { name: "Online with friends" }).check({ force: true });
  await host.getByRole("radio", { name: "8", exact: true }).check({ force: true });
  await host.getByRole("button", { name: "Lay the table" }).click();
  await host.locator(".room-seats").waitFor();
  const link = new URL(host.url()).pathname;
  const friend = await house.visit(link, { settings: AT_ONCE, viewport: PHONE });
  await friend.getByText("(you)").waitFor();
  const screen = await house.visit(link.replace("/t/", "/tv/"), { settings: AT_ONCE });
  await host.locator('[data-action="start"]').click();
  await Promise.all([host, friend, screen].map((page) => page.locator(".wood-board").waitFor()));
  const random = luck(8);
  let made = 0;
  let idle = Date.now();
  while (!(await isOver(host))) {
    let acted = false;
    for (const page of [host, friend]) {
      const name = await choice(page, random);
      if (name === undefined) continue;
      await page
        .getByRole("button", { name, exact: true })
        .first()
        .focus({ timeout: 2000 })
        .catch(() => undefined);
      await page.keyboard.press("Enter");
      acted = true;
      made++;
      if (made === 10) {
        await friend.reload();
        await friend.locator(".wood-board").waitFor();
      }
    }
    if (acted) idle = Date.now();
    else if (Date.now() - idle > 30_000) throw new Error("nobody can decide");
    else await host.waitForTimeout(30);
  }
  await friend.locator(".result").waitFor({ timeout: 10_000 });
  expect(await screen.locator(".tray").count()).toBe(1);
  await screen.locator(".result").waitFor({ timeout: 10_000 });
  console.log(`${made} decisions online`);
  expect(await screen.locator(".result .ending-head h2").textContent()).toMatch(/wins!|share the victory/);
  await Promise.all([host, friend, screen].map((page) => page.context().close()));
}, 300_000);

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
