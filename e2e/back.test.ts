/** Finding one's way back: games left and found again, networks and servers lost, people who go and come. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS, NO_LIMITS } from "../src/server/limits.ts";
import type { House } from "./house.ts";
import { AT_ONCE as settings, openHouse, PHONE } from "./house.ts";
import { luck, playOn } from "./reader.ts";

let house: House;
beforeAll(async () => {
  // One may talk only as fast as in earnest.
  house = await openHouse(undefined, { ...NO_LIMITS, chat: LIMITS.chat });
});
afterAll(() => house.close());

/** Two people at a table of towers; the first one has laid it. */
async function twoAtTable(clock = "No clock"): Promise<{ ann: Page; bob: Page; link: string }> {
  const ann = await house.visit("/new/towers", { settings });
  for (const name of ["Online with friends", clock, "2"])
    await ann.getByRole("radio", { name, exact: true }).check({ force: true });
  await ann.getByRole("button", { name: "Lay the table" }).click();
  await named(ann, "Ann");
  const link = new URL(ann.url()).pathname;
  const bob = await house.visit(link, { settings, viewport: PHONE });
  await named(bob, "Bob");
  await ann.locator(".room-seat", { hasText: "Bob" }).waitFor();
  await ann.locator('[data-action="start"]').click();
  await Promise.all([ann, bob].map((page) => page.locator("main.table").waitFor()));
  return { ann, bob, link };
}

async function named(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "That is me" }).click();
  await page.locator(".room-seat", { hasText: `${name} (you)` }).waitFor();
}

const asked = async (...pages: readonly Page[]): Promise<Page> => {
  const turns = pages.map((page) =>
    page
      .locator(".table.asked")
      .waitFor()
      .then(() => page),
  );
  return Promise.any(turns);
};

const close = (...pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));

test("F-10 a slow game is left, and found again in a fresh tab, with whose turn it is and how long", async () => {
  const { ann, bob, link } = await twoAtTable("2 days a turn");
  const mine = await asked(ann, bob);
  const theirs = mine === ann ? bob : ann;
  const [name, other] = mine === ann ? ["Ann", "Bob"] : ["Bob", "Ann"];
  for (const page of [mine, theirs]) await page.goto(`${house.base}/settings`);
  const fresh = await mine.context().newPage();
  // The badge of an installed app, where no app is installed.
  await fresh.addInitScript(() =>
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void (document.documentElement.dataset.badge = String(count)),
    }),
  );
  await fresh.goto(`${house.base}/`);
  const strip = fresh.locator(`.strip [data-game="${link.slice(3)}"]`);
  await strip.waitFor();
  expect(await strip.textContent()).toMatch(new RegExp(`with ${other}.*It is your turn.*1 day 23 hr left`));
  await expect.poll(() => fresh.title()).toMatch(/^\(1\) /);
  expect(await fresh.locator('[data-action="games"] .count').textContent()).toBe("1");
  expect(await fresh.locator("html").getAttribute("data-badge")).toBe("1");
  expect(await fresh.locator('link[rel="icon"]').getAttribute("href")).toBe("/icon-turn.svg");
  await fresh.locator('[data-action="games"]').click();
  await fresh.getByRole("heading", { name: "Your turn" }).waitFor();
  await fresh.locator(`[data-game="${link.slice(3)}"]`).click();
  await fresh.locator(".table.asked").waitFor();
  // The other one sees whose turn it is, and that nobody is waited for in vain.
  await theirs.goto(`${house.base}/games`);
  const row = theirs.locator(`[data-game="${link.slice(3)}"]`);
  await row.waitFor();
  expect(await row.textContent()).toContain(`${name} decides`);
  expect(await theirs.title()).not.toMatch(/^\(/);
  await close(ann, bob);
});

test("F-10 finished online games are among the finished ones, here and in the library", async () => {
  const ann = await house.visit("/new/magicians", { settings });
  await ann.getByRole("radio", { name: "Online with friends" }).check({ force: true });
  await ann.getByRole("radio", { name: "8", exact: true }).check({ force: true });
  await ann.getByRole("button", { name: "Lay the table" }).click();
  await ann.locator('[data-action="start"]').click();
  await ann.locator("main.table").waitFor();
  const table = new URL(ann.url()).pathname.slice(3);
  // A bot plays it to its end.
  await ann.locator(".talk-button").click();
  await ann.getByRole("button", { name: "Let a bot play for me" }).click();
  await ann.keyboard.press("Escape");
  await ann.locator(".result").waitFor({ timeout: 60_000 });
  for (const path of ["/games", "/review"]) {
    await ann.goto(house.base + path);
    const row = ann.locator(`[data-game="${table}"]`);
    await row.waitFor();
    expect(await row.getAttribute("href")).toBe(`/review/t/${table}`);
    expect(await row.textContent()).toMatch(/won.*Online · just now/);
  }
  await close(ann);
});

test("F-10 every unfinished local game is listed; a deleted one comes back", async () => {
  const page = await house.visit("/", { settings, viewport: PHONE });
  await page.goto(`${house.base}/games`);
  await page.getByText("No game is running.").waitFor();
  for (const game of ["towers", "towers", "magicians"]) {
    await page.goto(`${house.base}/`);
    await page.locator(`[data-action="play-${game}"]`).click();
    await page.locator("main.table").waitFor();
  }
  await page.goto(`${house.base}/games`);
  const rows = page.locator(".my-game");
  await expect.poll(() => rows.count()).toBe(3);
  const first = await rows.first().textContent();
  await rows.first().locator('[data-action="delete"]').click();
  await expect.poll(() => rows.count()).toBe(2);
  await page.locator('[data-action="undelete"]').click();
  await expect.poll(() => rows.count()).toBe(3);
  expect(await rows.first().textContent()).toBe(first);
  await rows.last().locator("a").click();
  await page.locator("main.table").waitFor();
  await close(page);
});

test("F-12 offline is said within two seconds; the move waits, says so, and arrives", async () => {
  const { ann, bob } = await twoAtTable();
  const mine = await asked(ann, bob);
  const n = (page: Page) => page.locator("main.table").getAttribute("data-n");
  await mine.context().setOffline(true);
  await mine.getByText("You are offline.").waitFor({ timeout: 2000 });
  const before = await n(mine);
  const waits = mine.getByText("Your move is waiting and will be sent.");
  // A tap may only pick something: then nothing waits yet.
  for (let i = 0; !(await waits.isVisible()) && i < 100; i++) await playOn(mine, luck(i), 1, 30_000);
  await mine.context().setOffline(false);
  await expect.poll(() => n(mine), { timeout: 3000 }).not.toBe(before);
  await mine.locator(".prompt.troubled").waitFor({ state: "detached" });
  await close(ann, bob);
});

test("F-12 after a restart of the server everybody is back within three seconds", async () => {
  const { ann, bob } = await twoAtTable();
  const mine = await asked(ann, bob);
  const theirs = mine === ann ? bob : ann;
  const n = (page: Page) => page.locator("main.table").getAttribute("data-n");
  const before = await n(mine);
  await house.restart();
  const start = performance.now();
  // What is decided now reaches the server and comes back to both.
  for (let i = 0; (await n(mine)) === before && i < 100; i++) await playOn(mine, luck(i), 1);
  await expect.poll(() => n(theirs), { interval: 20 }).not.toBe(before);
  const seconds = (performance.now() - start) / 1000;
  console.log(`played on ${seconds.toFixed(1)} s after a restart`);
  expect(seconds).toBeLessThan(3);
  await close(ann, bob);
});

test("F-13 everybody is told who is away, comes back, leaves; the row says it in words", async () => {
  const { ann, bob, link } = await twoAtTable();
  const row = ann.locator('[data-seat="1"]');
  expect(await ann.locator(".presence.you").count()).toBe(1);
  await bob.goto(`${house.base}/settings`);
  await row.getByText("away", { exact: true }).waitFor({ timeout: 2000 });
  await ann.getByText("Bob is away.").waitFor({ timeout: 3000 });
  await bob.goto(house.base + link);
  await bob.locator("main.table").waitFor();
  await row.getByText("away", { exact: true }).waitFor({ state: "detached" });
  await ann.getByText("Bob is back.").waitFor({ timeout: 3000 });
  await bob.getByRole("button", { name: "Menu" }).click();
  await bob.getByRole("button", { name: "Give up my seat" }).click();
  await bob.getByRole("button", { name: "Really give it up" }).click();
  await ann.getByText(/Bob has left\. .* plays on\./).waitFor({ timeout: 3000 });
  await row.getByText("for Bob").waitFor();
  await close(ann, bob);
});

test("F-14 one's own row says so; names are no two alike and change in the middle of a game", async () => {
  const { ann, bob } = await twoAtTable();
  expect(await bob.locator('[data-seat="1"] .presence.you').textContent()).toBe("you");
  await bob.getByRole("button", { name: "Menu" }).click();
  await bob.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await bob.getByRole("button", { name: "That is me" }).click();
  await ann.locator('[data-seat="1"]', { hasText: "Ann 2" }).waitFor();
  await ann.getByText("Bob is now called Ann 2.").waitFor();
  await close(ann, bob);
});

test("F-15 nothing said is lost, however fast; one's own words are no news", async () => {
  const { ann, bob } = await twoAtTable();
  await ann.locator(".talk-button").click();
  const said = Array.from({ length: 8 }, (_, i) => `word ${i}`);
  for (const text of said) {
    await ann.getByRole("textbox", { name: "Say something" }).fill(text);
    await ann.getByRole("button", { name: "Say", exact: true }).click();
  }
  await bob.locator(".unread", { hasText: "8" }).waitFor({ timeout: 20_000 });
  await bob.locator(".talk-button").click();
  expect(await bob.locator(".talk li").allTextContents()).toEqual(said.map((text) => `Ann ${text}`));
  await ann.keyboard.press("Escape");
  expect(await ann.locator(".unread").count()).toBe(0);
  await close(ann, bob);
});

test("F-11 a friend comes in by an address of the network, without a certificate, and sits down", async () => {
  const ann = await house.visit("/new/towers", { settings });
  await ann.getByRole("radio", { name: "Online with friends" }).check({ force: true });
  await ann.getByRole("button", { name: "Lay the table" }).click();
  // The test's server listens to this machine alone, and the room says what that means.
  await ann.getByText("Only this computer can join").waitFor();
  const { pathname, port } = new URL(ann.url());
  const bob = await house.visit(`http://table.home.test:${port}${pathname}`, { settings });
  expect(await bob.evaluate(() => isSecureContext)).toBe(false);
  await named(bob, "Bob");
  await ann.locator(".room-seat", { hasText: "Bob" }).waitFor();
  // At an address others know there is nothing to warn of.
  expect(await bob.getByText("Only this computer").count()).toBe(0);
  expect(await bob.locator(".room-invite .link").textContent()).toBe(`http://table.home.test:${port}${pathname}`);
  await bob.locator('[data-action="share"]').click();
  await bob.locator(".shared-text", { hasText: pathname }).waitFor();
  await close(ann, bob);
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
