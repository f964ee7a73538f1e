/** axe finds nothing serious on any page, in any state, in either language, on a phone or on a desk. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { towers } from "../src/games/towers/game.ts";
import { DRAWINGS, everywhere, set, violations } from "./axe.ts";
import { finishedGame, keptGame } from "./finished.ts";
import type { House } from "./house.ts";
import { AT_ONCE as settings, DESKTOP, openHouse, PHONE } from "./house.ts";
import { openKept } from "./kept.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { towersAt } from "./towersSituations.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Each with what shows that it is all there. */
const PAGES: readonly (readonly [path: string, sign: string])[] = [
  ["/", ".alive .board"],
  ["/new/towers", ".ticks"],
  ["/new/magicians", ".segments"],
  ["/rules/towers#T-S9", ".clause.marked"],
  ["/rules/magicians", ".clause"],
  ["/settings", ".segments"],
  ["/notices", ".notices-calendar"],
  ["/friends", ".company-weeklies"],
  ["/puzzles", "[data-daily]"],
  ["/device?expired", "[role=alert]"],
  ["/games", ".empty"],
  ["/player", ".empty"],
  ["/known", ".recovery"],
  ["/nowhere", "h1"],
  ["/t/nothing", ".missing"],
  ["/local/towers/nothing", "h1"],
];

test.each(PAGES)("%s", async (path, sign) => {
  const page = await house.visit(path, { settings });
  await page.locator(sign).first().waitFor();
  expect(await everywhere(page, path)).toEqual([]);
  await page.context().close();
});

const choose = (page: Page, value: string): Promise<void> =>
  page.locator(`input[type=radio][value="${value}"]`).first().check({ force: true });

test("the forms of a new table", async () => {
  const page = await house.visit("/new/towers", { settings });
  await choose(page, "device");
  await choose(page, "nasty");
  for (const box of (await page.getByRole("checkbox").all()).slice(0, 3)) await box.check();
  await page.locator("summary").click();
  expect(await everywhere(page, "around this device")).toEqual([]);
  await choose(page, "online");
  expect(await everywhere(page, "online")).toEqual([]);
  await page.context().close();
});

/** What can be opened at a table, each with the way to it. */
const TOWERS: readonly (readonly [situation: string, state: string, click: string | undefined])[] = [
  ["move", "pieces to choose from", undefined],
  ["move", "a piece on the keyboard's way", ".hit"],
  ["window", "a window, and standing orders", undefined],
  ["dice", "a throw", undefined],
  ["give", "a partner asks", undefined],
  ["nine", "nine towers high", undefined],
  ["coop", "together", undefined],
  ["solo", "the menu", ".bar button:last-of-type"],
  ["six", "the log", ".last-move"],
  ["six", "a look back", ".last .icon-button"],
  ["over", "the result", undefined],
];

test("Wandering Towers at the table", async () => {
  const page = await house.visit("/settings", { settings });
  const found: string[] = [];
  for (const [situation, state, click] of TOWERS) {
    await openKept(page, towersAt(situation));
    await page.locator(situation === "over" ? ".result" : ".table.asked").waitFor();
    if (click === ".hit") await page.locator(click).first().focus();
    else if (click) await page.locator(click).first().click();
    found.push(...(await everywhere(page, state)));
  }
  expect(found).toEqual([]);
  await page.context().close();
}, 300_000);

test("hand-over, and what happened since", async () => {
  const page = await house.visit("/settings", { settings });
  const kept = towersAt("move", { people: ["Mira", "Jonathan der Unermüdliche"] });
  await openKept(page, kept);
  await page.locator(".handover").waitFor();
  expect(await everywhere(page, "hand-over")).toEqual([]);
  const { seen, ...rest } = JSON.parse(towersAt("six").text) as { seen: number };
  await openKept(page, { ...towersAt("six"), text: JSON.stringify({ ...rest, seen: seen - 9 }) });
  await page.locator("dialog .log").waitFor();
  expect(await everywhere(page, "since")).toEqual([]);
  await page.context().close();
});

test("The Three Magicians at the table", async () => {
  const page = await house.visit("/settings", { settings });
  const found: string[] = [];
  for (const situation of ["start", "lead", "spell", "over"]) {
    await openKept(page, magiciansAt(situation));
    await page.locator(situation === "over" ? ".result" : ".table.asked").waitFor();
    found.push(...(await everywhere(page, `magicians, ${situation}`)));
  }
  await openKept(page, magiciansAt("near"));
  await page.locator('[data-action="cards"]').click();
  found.push(...(await everywhere(page, "the seven cards")));
  expect(found).toEqual([]);
  await page.context().close();
}, 300_000);

test("online: open tables, the room, the big screen, the table, talk", async () => {
  const host = await house.visit("/new/towers", { settings });
  await choose(host, "online");
  await host.locator('input[name="open"][value="yes"]').check({ force: true });
  await host.locator('input[name="clock"][value="calm"]').check({ force: true });
  await choose(host, "nasty");
  await host.locator('[data-action="begin"]').click();
  await host.locator(".room-seats").waitFor();
  const link = new URL(host.url()).pathname;
  const found: string[] = [];
  const look = async (page: Page, what: string, sign: string): Promise<void> => {
    await page.locator(sign).first().waitFor();
    found.push(...(await everywhere(page, what)));
  };
  await look(host, "the host's room", ".qr");
  const friend = await house.visit("/lobby", { settings });
  await look(friend, "open tables", ".open-tables li");
  await friend.goto(house.base + link);
  await look(friend, "a friend's room", ".room-seat input, .colours");
  const screen = await house.visit(link.replace("/t/", "/tv/"), { settings });
  await look(screen, "the big screen waits", ".qr");
  await host.locator('[data-action="start"]').click();
  await look(screen, "the big screen", ".television .board");
  await look(friend, "at an online table", ".running-clock");
  await friend.locator(".talk-button").click();
  await look(friend, "talk", "dialog .say, dialog .hint");
  await friend.goto(`${house.base}/games`);
  await look(friend, "my games", ".my-game");
  await friend.goto(`${house.base}/`);
  await look(friend, "the way back", ".strip .my-game");
  await look(host, "somebody is away", ".presence.absent");
  await host.locator(".bar .icon-button").last().click();
  await look(host, "the menu of an online table", ".name-form");
  expect(found).toEqual([]);
  await Promise.all([host, friend, screen].map((page) => page.context().close()));
}, 300_000);

/** Whose turn it is and which colour one has is chance: here every row has it all. */
const lightAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const marks = ["you", "absent"].map((mark) => `<small class="presence ${mark}">${mark}</small>`).join("");
    for (const row of document.querySelectorAll(".chip, .plan")) {
      row.classList.add("active", "deciding");
      row
        .querySelector(".chip-name, .plan-name")!
        .insertAdjacentHTML("beforeend", `<span class="presences">${marks}</span>`);
    }
  });

/** The only rule that asks for colours: all others were asked of these tables above. */
const COLOURS = ["color-contrast"];

test.each([() => towersAt("six"), () => magiciansAt("doubled")])("every colour is readable: %#", async (at) => {
  const page = await house.visit("/settings", { settings });
  await openKept(page, at());
  await page.locator(".table.asked").waitFor();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await lightAll(page);
    expect(await violations(page, DRAWINGS, COLOURS)).toEqual([]);
  }
  await page.context().close();
});

/** The game says which hour it is; here each is looked at on the same table. */
const HOURS = ["dusk", "night", "midnight", "dawn"];

test("readable at every hour of the valley, and in the plain one", async () => {
  const page = await house.visit("/settings", { settings });
  const found: string[] = [];
  for (const scenery of ["rich", "plain"]) {
    await set(page, "scenery", scenery);
    await openKept(page, towersAt("six"));
    await page.locator(".table.asked").waitFor();
    for (const hour of scenery === "plain" ? [""] : HOURS)
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await page.evaluate((now) => {
          if (now) document.documentElement.dataset.hour = now;
        }, hour);
        for (const each of await violations(page, DRAWINGS, COLOURS))
          found.push(`${scenery} ${hour}, ${viewport.width}: ${each}`);
      }
  }
  expect(found).toEqual([]);
  await page.context().close();
});

test("my games, over and not", async () => {
  const kept = keptGame("over", finishedGame(towers, { players: 3 }, "axe"));
  const page = await house.visit("/", { settings: { ...settings, ...kept } });
  await page.locator('[data-action="play-magicians"]').click();
  await page.locator("main.table").waitFor();
  await page.goto(`${house.base}/games`);
  await page.locator(".my-game").nth(1).waitFor();
  await page.locator('[data-action="delete"]').first().click();
  await page.locator(".toast").waitFor();
  expect(await everywhere(page, "my games")).toEqual([]);
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
