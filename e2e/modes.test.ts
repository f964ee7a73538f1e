/** Every way of playing once, on a phone: playable, nothing out of sight, nothing too small to touch. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE, DESKTOP, openHouse, PHONE } from "./house.ts";
import { luck, playOn, readLog } from "./reader.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Way {
  readonly name: string;
  /** Labels of the form to be chosen. */
  readonly choose: readonly string[];
  readonly seats: number;
}

const WAYS: readonly Way[] = [
  { name: "T-U1 two players, basic", choose: ["2"], seats: 2 },
  { name: "T-U1 six players, basic, all spells", choose: ["6", "all"], seats: 6 },
  { name: "T-N nasty with four", choose: ["Nasty", "4", "all"], seats: 4 },
  { name: "T-G teams of six", choose: ["6", "Yes"], seats: 6 },
  { name: "T-G nasty teams of four", choose: ["Nasty", "4", "Yes", "all"], seats: 4 },
  { name: "T-1 solo", choose: ["Solo"], seats: 1 },
  { name: "T-1.5 solo with spells", choose: ["Solo with spells"], seats: 1 },
  { name: "T-C together", choose: ["Together", "3"], seats: 3 },
  { name: "T-C together with spells", choose: ["Together with spells", "2"], seats: 2 },
  { name: "T-E abacus-1, nasty", choose: ["Abacus, first", "Nasty", "3", "all"], seats: 3 },
  { name: "T-E abacus-2", choose: ["Abacus, second", "2"], seats: 2 },
  { name: "T-E abacus-3", choose: ["Abacus, third", "5"], seats: 5 },
  { name: "T-H2 open memory", choose: ["Open", "3"], seats: 3 },
];

async function lay(page: Page, choose: readonly string[]): Promise<void> {
  for (const label of choose) {
    if (label === "all") for (const box of await page.getByRole("checkbox").all()) await box.setChecked(true);
    else await page.getByRole("radio", { name: label, exact: true }).check({ force: true });
  }
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator("main.table").waitFor();
}

/** Everything one needs is inside the window, and what is touched is big enough. */
async function whatIsWrong(page: Page, isPhone: boolean): Promise<string[]> {
  return page.evaluate((phone) => {
    const wrong: string[] = [];
    const { innerWidth: width, innerHeight: height } = window;
    if (document.documentElement.scrollWidth > width)
      wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    if (document.documentElement.scrollHeight > height)
      wrong.push(`the page is ${document.documentElement.scrollHeight} high`);
    for (const selector of [
      ".board",
      ".hand",
      ".chip",
      ".buttons",
      ".prompt",
      ".hand .card",
      ".doing button",
      ".spell",
    ])
      for (const element of document.querySelectorAll(selector)) {
        const box = element.getBoundingClientRect();
        if (box.width === 0) continue;
        if (box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1)
          wrong.push(
            `${selector} ${element.textContent} at ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`,
          );
      }
    if (phone)
      for (const element of document.querySelectorAll("main button, main a, main select")) {
        const box = element.getBoundingClientRect();
        if (box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          wrong.push(
            `${element.className} ${element.getAttribute("aria-label") ?? element.textContent} is ${Math.round(box.width)} × ${Math.round(box.height)}`,
          );
      }
    return wrong;
  }, isPhone);
}

for (const { name, choose, seats } of WAYS)
  test(`${name}: plays on a phone, all in sight`, async () => {
    const page = await house.visit("/new/towers", {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      settings: AT_ONCE,
    });
    await lay(page, choose);
    expect(await page.locator(".chip[data-seat]").count()).toBe(seats);
    for (let i = 0; i < 4; i++) {
      await playOn(page, luck(seats + i), 5);
      expect(await whatIsWrong(page, true)).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
    // The window's new size reaches the layout in one frame, the board's room its shape in the next.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await whatIsWrong(page, false)).toEqual([]);
    await page.context().close();
  });

test("hot-seat: the hand-over screen hides hands, and the game survives a reload", async () => {
  const page = await house.visit("/new/towers", {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: AT_ONCE,
  });
  await page.getByRole("radio", { name: "Around this device" }).check({ force: true });
  await page.getByRole("textbox").first().fill("Mira");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  for (let turn = 0; turn < 6; turn++) {
    await page.locator(".handover").waitFor();
    expect(await page.locator(".handover").screenshot()).toBeTruthy();
    expect(await page.locator(".hand [data-card]").count()).toBe(0);
    if (turn === 3) {
      await page.reload();
      await page.locator(".handover").waitFor();
      expect(await page.locator(".hand [data-card]").count()).toBe(0);
    }
    await page.locator('[data-action="take-over"]').click();
    expect(await page.locator(".hand [data-card]").count()).toBeGreaterThan(0);
    while (!(await page.locator(".handover").isVisible())) await playOn(page, luck(turn), 1);
  }
  // Everybody around the device reads the same words.
  await page.locator('[data-action="take-over"]').click();
  const told = await readLog(page);
  expect(told).toContain("Mira plays");
  expect(told).not.toMatch(/\b(You|yours)\b/);
  await page.context().close();
});

test("T-1.3 a whole solo game by keyboard alone", async () => {
  const page = await house.visit("/new/towers", { settings: AT_ONCE });
  await lay(page, ["Solo"]);
  const random = luck(3);
  const look = (): Promise<{
    hits: number;
    home: number;
    at: number;
    cards: number;
    onButton: boolean;
    isOver: boolean;
  }> =>
    page.evaluate(() => {
      const hits = [...document.querySelectorAll("main .hit")];
      return {
        hits: hits.length,
        home: hits.findIndex((each) => /into Ravenskeep/.test(each.ariaLabel ?? "")),
        at: hits.indexOf(document.activeElement!),
        cards: document.querySelectorAll("main .hand button.warm").length,
        onButton: document.activeElement?.matches(".buttons button") === true,
        isOver: document.querySelector(".result") !== null,
      };
    });
  for (let i = 0; i < 1500; i++) {
    const { hits, home, at, cards, onButton, isOver } = await look();
    if (isOver) break;
    if (hits > 0 && at < 0) await page.keyboard.press("Tab");
    else if (hits > 0) {
      // Arrows go from piece to piece.
      const wanted = home >= 0 ? home : (at + Math.floor(random() * 3)) % hits;
      for (let k = 0; k < (wanted - at + hits) % hits; k++) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    } else if (cards > 0) await page.keyboard.press(String(1 + Math.floor(random() * cards)));
    else if (onButton) await page.keyboard.press("Enter");
    else await page.keyboard.press("Tab");
  }
  expect(await page.locator(".result").isVisible()).toBe(true);
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
