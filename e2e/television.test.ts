/** F-40 A television: found with six letters or a scan, read from a sofa, nothing to press, and it goes along to the next game. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE, openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const settings = { ...AT_ONCE, name: "Mira" };
const SCREEN = { width: 1920, height: 1080 };
/** Of the screen's height. */
const LEAST_LETTER = 0.022;

/** A table of a short game, laid by a phone. */
async function lay(): Promise<Page> {
  const phone = await house.visit("/settings", { settings, viewport: PHONE, hasTouch: true });
  const { table } = (await phone.evaluate(async () => {
    const asked = { method: "POST", headers: { "content-type": "application/json" } };
    const options = { roundLimit: 1 };
    const body = JSON.stringify({ game: "magicians", options, bots: ["apprentice", "apprentice"] });
    return (await fetch("/api/create", { ...asked, body })).json();
  })) as { table: string };
  await phone.goto(`${house.base}/t/${table}`);
  await phone.locator(".room-seats").waitFor();
  return phone;
}

/** Runs in the page: letters that are too small, and whatever could be pressed. */
function weaknesses(least: number): string[] {
  const wrong: string[] = [];
  const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement!;
    // Numerals on the drawn cards are part of the drawing.
    if (!node.textContent?.trim() || holder.closest(".unseen, .tarot-numeral, .card-art")) continue;
    const box = holder.getBoundingClientRect();
    if (box.width < 2 || !holder.checkVisibility()) continue;
    const drawing = node.parentNode instanceof SVGGraphicsElement ? node.parentNode : undefined;
    const scale = drawing?.getScreenCTM()?.a ?? 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < least * innerHeight) wrong.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 30)}`);
  }
  for (const each of document.querySelectorAll("main :is(button, a, select, input)"))
    if (each.checkVisibility()) wrong.push(`to press: ${each.className} ${each.textContent}`);
  return wrong;
}

test("a phone at the table scans the screen's code; the screen invites, shows, and follows a rematch", async () => {
  const screen = await house.visit("/tv", { settings, viewport: SCREEN });
  await screen.locator(".screen-own .qr").waitFor();
  const code = (await screen.locator(".screen-own .code").textContent())!;
  expect(code).toMatch(/^[A-Z]{6}$/);
  expect((await screen.locator(".qr").boundingBox())!.width).toBeGreaterThan(0.4 * SCREEN.height);

  const phone = await lay();
  const table = phone.url();
  await phone.goto(`${house.base}/show/${code}`);
  await phone.locator("[data-show]").click();
  await phone.getByText("Done: look at the screen.").waitFor();
  await screen.locator(".screen-seats li").nth(2).waitFor();
  expect(await screen.evaluate(weaknesses, LEAST_LETTER)).toEqual([]);
  expect((await screen.locator(".qr").boundingBox())!.width).toBeGreaterThan(0.4 * SCREEN.height);

  await phone.goto(table);
  await phone.locator('[data-action="start"]').click();
  await screen.locator(".television .board").waitFor();
  expect(await screen.evaluate(weaknesses, LEAST_LETTER)).toEqual([]);
  await phone.locator(".talk-button").click();
  await phone.getByRole("button", { name: "Let a bot play for me" }).click();
  await screen.locator(".television .result").waitFor({ timeout: 60_000 });
  expect(await screen.evaluate(weaknesses, LEAST_LETTER)).toEqual([]);

  const old = screen.url();
  await phone.keyboard.press("Escape");
  await phone.locator('[data-action="again"]').click();
  await expect.poll(() => screen.url(), { timeout: 10_000 }).not.toBe(old);
  await screen.locator(".screen-seats, .television .board").first().waitFor();
  await Promise.all([phone.context().close(), screen.context().close()]);
}, 120_000);

test("a table's six letters, typed with a remote, or by a friend in the list of tables", async () => {
  const phone = await lay();
  const code = (await phone.locator('[data-test="table-code"]').textContent())!;
  const screen = await house.visit("/tv", { settings, viewport: SCREEN });
  const field = screen.getByRole("textbox");
  await field.fill("AAAAAA");
  await screen.getByText("There is no such code any more.").waitFor();
  await field.fill(code.toLowerCase());
  await screen.locator(".screen-seats li").nth(2).waitFor();
  const tint = (page: Page, seat: string): Promise<string> =>
    page
      .locator(seat)
      .first()
      .evaluate((each) => getComputedStyle(each).getPropertyValue("--tint"));
  // The game's own colours, on every screen alike.
  await expect.poll(() => tint(screen, ".screen-seats li")).toBe(await tint(phone, ".room-seat"));
  const friend = await house.visit("/lobby", { settings: { ...settings, name: "Noa" }, viewport: PHONE });
  await friend.getByRole("textbox").fill(code);
  await friend.locator(".room-seats").waitFor();
  expect(friend.url()).toBe(phone.url());
  await Promise.all([phone, screen, friend].map((page) => page.context().close()));
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
