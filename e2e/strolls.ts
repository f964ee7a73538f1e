/**
 * Five games played through the real pages to their ends, to be looked at: `node e2e/strolls.ts FOLDER [nasty online …]`
 * (after `npm run build`). Pictures of the telling moments go to FOLDER, what a pointer could not reach is written out.
 */
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import type { Wish } from "./house.ts";
import { openHouse } from "./house.ts";
import type { Stroller } from "./stroller.ts";
import { LAPTOP, OTHER_SIZES, PHONE, SCREEN, SIDEWAYS, stroller, strollOn, TABLET } from "./stroller.ts";

const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error("where to? node e2e/strolls.ts FOLDER [nasty online device slow television]");
mkdirSync(folder, { recursive: true });
const house = await openHouse();

const GERMAN = { locale: "de-DE" };
const ENGLISH = { locale: "en-GB" };

const note = (what: string): void => console.log(what);
const visit = (path: string, wish: Wish): Promise<Page> =>
  house.visit(path, { ...wish, settings: { speed: "instant", ...wish.settings } });

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

const choose = async (page: Page, field: string, value: string): Promise<void> =>
  page.locator(`input[name="${field}"][value="${value}"]`).check({ force: true });

async function allSpells(page: Page): Promise<void> {
  for (const box of await page.getByRole("checkbox").all()) await box.setChecked(true);
}

/** How fast things move, changed in another tab. */
async function pace(page: Page, speed: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${house.base}/settings`);
  await other.evaluate((now) => localStorage.setItem("zaubertisch.speed", now), speed);
  await other.close();
}

/** Some moves at their usual pace, with pictures on the way. */
async function film(player: Stroller, players: readonly Stroller[], frames: number): Promise<void> {
  await pace(player.page, "normal");
  const going = strollOn({ players, picture, most: 6 * players.length, note });
  const still = Symbol("still going");
  for (let i = 0; i < frames && (await Promise.race([going, Promise.resolve(still)])) === still; i++) {
    await player.page.waitForTimeout(700);
    await player.page.screenshot({ path: `${folder}/${player.name}-film${i}.png` });
  }
  await going;
  await pace(player.page, "instant");
}

/** The same moment on other screens. */
async function otherSizes({ page, name }: Stroller): Promise<void> {
  const usual = page.viewportSize()!;
  for (const [size, viewport] of Object.entries(OTHER_SIZES)) {
    await page.setViewportSize(viewport);
    await picture(page, `${name}-${size}`);
  }
  await page.setViewportSize(usual);
}

/** The end, what can be done then, and where the game is found. */
async function ending({ page, name }: Stroller, sizes = true): Promise<void> {
  await page
    .locator(".decided p", { hasNotText: /…/ })
    .waitFor({ timeout: 20_000 })
    .catch(() => note(`${name}: the end is still thought about after 20 s`));
  await picture(page, `${name}-end`);
  if (sizes) await otherSizes({ page, name: `${name}-end` } as Stroller);
}

async function named(page: Page, name: string): Promise<void> {
  await page.locator(".room-name input").fill(name);
  await page.locator('[data-action="name"]').click();
  await page.locator(".room-seat", { hasText: name }).waitFor();
}

/** Lays a table online; the others come by its link. */
async function gather(
  game: string,
  terms: readonly (readonly [string, string])[],
  wishes: readonly (readonly [string, Wish])[],
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const [name, wish] of wishes) {
    const first = pages[0];
    const page = await visit(first ? new URL(first.url()).pathname : `/new/${game}`, wish);
    if (!first) {
      await choose(page, "way", "online");
      for (const [field, value] of terms) await choose(page, field, value);
      await page.locator('[data-action="begin"]').click();
    }
    await page.locator(".room-seats").waitFor();
    await named(page, name);
    pages.push(page);
  }
  return pages;
}

const close = (...pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));

const STROLLS: Readonly<Record<string, () => Promise<void>>> = {
  /** One person and five bots, everybody casting at any time. */
  async nasty() {
    for (const [name, wish, seed] of [
      ["nasty-phone", { ...PHONE, ...GERMAN }, 5],
      ["nasty-laptop", { ...LAPTOP, ...ENGLISH }, 6],
    ] as const) {
      const page = await visit("/new/towers", wish);
      await choose(page, "mode", "nasty");
      await choose(page, "players", "6");
      await allSpells(page);
      await page.screenshot({ path: `${folder}/${name}-new.png`, fullPage: true });
      await page.locator('[data-action="begin"]').click();
      const player = stroller(page, name, seed);
      await strollOn({ players: [player], picture, most: 14, note });
      await otherSizes(player);
      await film(player, [player], 10);
      await strollOn({ players: [player], picture, note });
      note(`${name}: ${player.made} touches`);
      await ending(player);
      await page.goto(`${house.base}/games`);
      await picture(page, `${name}-games`);
      await close(page);
    }
  },

  /** Three people, three devices, two languages. */
  async online() {
    const pages = await gather(
      "magicians",
      [["roundLimit", "8"]],
      [
        ["Mira", { ...LAPTOP, ...ENGLISH }],
        ["Jörg", { ...PHONE, ...GERMAN }],
        ["Noa", { ...SIDEWAYS, ...ENGLISH }],
      ],
    );
    const players = ["laptop", "phone", "sideways"].map((name, i) => stroller(pages[i]!, `online-${name}`, 20 + i));
    for (const { page, name } of players) await picture(page, `${name}-room`);
    await pages[0]!.locator('[data-action="start"]').click();
    await Promise.all(pages.map((page) => page.locator("main.table").waitFor()));
    for (const { page, name } of players) await picture(page, `${name}-start`);
    await strollOn({ players, picture, most: 24, note });
    for (const player of players) await film(player, players, 8);
    await otherSizes(players[1]!);
    await strollOn({ players, picture, note });
    for (const player of players) {
      note(`${player.name}: ${player.made} touches`);
      await ending(player, false);
    }
    await pages[1]!.goto(`${house.base}/games`);
    await picture(pages[1]!, "online-phone-games");
    await close(...pages);
  },

  /** Two people and a bot around one tablet, both games. */
  async device() {
    for (const [game, wish, seed] of [
      ["towers", GERMAN, 31],
      ["magicians", ENGLISH, 32],
    ] as const) {
      const page = await visit(`/new/${game}`, { ...TABLET, ...wish });
      await choose(page, "way", "device");
      if (game === "towers") await choose(page, "players", "3");
      await page.locator(".seat-editor input").nth(0).fill("Mira");
      await page.locator(".seat-editor select").nth(1).selectOption("mage");
      await page.locator(".seat-editor li").nth(2).locator("input").fill("Noa");
      await page.screenshot({ path: `${folder}/device-${game}-new.png`, fullPage: true });
      await page.locator('[data-action="begin"]').click();
      const player = stroller(page, `device-${game}`, seed);
      await strollOn({ players: [player], picture, most: 16, note });
      await otherSizes(player);
      await film(player, [player], 10);
      await strollOn({ players: [player], picture, note });
      note(`${player.name}: ${player.made} touches`);
      await ending(player);
      await close(page);
    }
  },

  /** Two days a turn: left, found again, the server stopped in between. */
  async slow() {
    const pages = await gather(
      "towers",
      [
        ["clock", "days"],
        ["players", "3"],
      ],
      [
        ["Ann", { ...LAPTOP, ...ENGLISH }],
        ["Bärbel", { ...PHONE, ...GERMAN }],
      ],
    );
    const players = ["laptop", "phone"].map((name, i) => stroller(pages[i]!, `slow-${name}`, 40 + i));
    await pages[0]!.locator('[data-action="start"]').click();
    await Promise.all(pages.map((page) => page.locator("main.table").waitFor()));
    const table = pages[0]!.url();
    await strollOn({ players, picture, most: 12, note });
    for (const { page, name } of players) {
      await picture(page, `${name}-before`);
      await page.goto(`${house.base}/`);
    }
    await house.restart();
    for (const { page, name } of players) {
      await page.goto(`${house.base}/`);
      await page.locator(".strip [data-game]").first().waitFor();
      await picture(page, `${name}-strip`);
      await page.locator('[data-action="games"]').click();
      await page.locator(".my-game").first().waitFor();
      await picture(page, `${name}-games`);
    }
    const [ann, bob] = pages as [Page, Page];
    await ann.locator(".my-game-link").first().click();
    await ann.locator("main.table").waitFor();
    await picture(ann, "slow-laptop-alone");
    // One plays on alone as far as it goes; the other comes back to what is new.
    const alone = [stroller(ann, "slow-laptop-alone", 42)];
    await strollOn({ players: alone, picture, most: 12, note, patience: 3000 }).catch(() => undefined);
    await bob.goto(table);
    await bob.locator("main.table").waitFor();
    await picture(bob, "slow-phone-back");
    await strollOn({ players, picture, note });
    for (const player of players) {
      note(`${player.name}: ${player.made} touches`);
      await ending(player, false);
      await player.page.goto(`${house.base}/games`);
      await player.page.locator(".my-game").first().waitFor();
      await picture(player.page, `${player.name}-finished`);
    }
    await close(...pages);
  },

  /** Two people with phones before a television, and once more. */
  async television() {
    const screen = await visit("/tv", { ...SCREEN, ...GERMAN });
    await screen.locator(".screen-own .qr").waitFor();
    await picture(screen, "tv-own");
    const pages = await gather(
      "magicians",
      [["roundLimit", "8"]],
      [
        ["Mira", { ...PHONE, ...GERMAN }],
        ["Noa", { ...PHONE, ...ENGLISH }],
      ],
    );
    const code = await pages[0]!.locator('[data-test="table-code"]').textContent();
    await picture(pages[0]!, "tv-phone-room");
    await screen.getByRole("textbox").fill(code!);
    await screen.locator(".screen-seats li").nth(1).waitFor();
    await picture(screen, "tv-room");
    for (const round of ["one", "two"]) {
      const players = ["mira", "noa"].map((name, i) => stroller(pages[i]!, `tv-${round}-${name}`, 50 + i));
      await pages[0]!.locator('[data-action="start"]').click();
      await Promise.all([...pages, screen].map((page) => page.locator("main .board").waitFor()));
      await picture(screen, `tv-${round}-start`);
      await strollOn({ players, picture, most: 30, note });
      await pace(screen, "normal");
      const going = strollOn({ players, picture, most: 20, note });
      for (let i = 0; i < 10; i++) {
        await screen.waitForTimeout(900);
        await screen.screenshot({ path: `${folder}/tv-${round}-film${i}.png` });
      }
      await going;
      await pace(screen, "instant");
      await strollOn({ players, picture, note });
      await screen.locator(".television .result").waitFor({ timeout: 20_000 });
      await picture(screen, `tv-${round}-end`);
      for (const player of players) await ending(player, false);
      if (round === "two") break;
      await pages[0]!.locator('[data-action="again"]').click();
      await pages[1]!.locator(".toast .button, [data-action=again]").first().waitFor();
      await picture(pages[1]!, "tv-rematch-noa");
      await pages[1]!.locator('[data-action="again"]').click();
      await pages[0]!.locator(".room-seats").waitFor();
      await picture(pages[0]!, "tv-rematch-room");
      await picture(screen, "tv-rematch");
    }
    await close(screen, ...pages);
  },
};

for (const [name, stroll] of Object.entries(STROLLS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const start = Date.now();
  try {
    await stroll();
    console.log(`${name}: played through in ${Math.round((Date.now() - start) / 1000)} s`);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message.slice(0, 3000) : String(error)}`);
    process.exitCode = 1;
  }
}
if (house.faults.length > 0) console.log(house.faults);
await house.close();
