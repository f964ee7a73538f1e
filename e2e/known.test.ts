/** Staying known, with the browser's virtual authenticator: bind, wipe, come back, a second device, merge, revoke; and one's page. */
import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { towers } from "../src/games/towers/game.ts";
import { everywhere, violations } from "./axe.ts";
import { finishedGame, keptGame } from "./finished.ts";
import type { House } from "./house.ts";
import { openHouse, PHONE } from "./house.ts";

let house: House;
/** By its name: browsers have passkeys for names only. */
let named: string;
beforeAll(async () => {
  house = await openHouse();
  named = house.base.replace("127.0.0.1", "localhost");
});
afterAll(() => house.close());

/** A device with a finger on its sensor. */
async function withSensor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

const nameOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get(`${named}/api/me`)).json()) as { name: string }).name;

/** Everything the browser knew is gone; the device is the same. */
async function wipe(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator("[data-action=come-back]").waitFor();
}

async function layTable(page: Page): Promise<void> {
  const answer = await page.request.post(`${named}/api/create`, {
    data: { game: "towers" },
    headers: { origin: named },
  });
  expect(answer.ok()).toBe(true);
}

test("bind, wipe, come back; a second device; merge with what was played meanwhile; revoke", async () => {
  const page = await house.visit(`${named}/known`);
  await withSensor(page);
  await page.locator("[data-action=bind]").click();
  await page.locator(".passkey").waitFor();
  const ann = await nameOf(page);
  await layTable(page);
  expect(await violations(page)).toEqual([]);

  await wipe(page);
  expect(await nameOf(page)).not.toBe(ann);
  await page.locator("[data-action=come-back]").click();
  await page.waitForURL("**/known?back");
  await page.locator(".passkey").waitFor();
  expect(await page.getByRole("status").first().textContent()).toContain(ann);

  // A second device takes a recovery code, and binds a passkey of its own.
  await page.locator("[data-action=make-codes]").click();
  const code = (await page.locator(".recovery-codes code").first().textContent())!;
  expect(await violations(page)).toEqual([]);
  const phone = await house.visit(`${named}/known`, { viewport: PHONE, locale: "de" });
  await withSensor(phone);
  await phone.locator("[name=recovery]").fill(code.toLowerCase());
  await phone.locator("[data-action=recover]").click();
  await phone.waitForURL("**/known?back");
  expect(await nameOf(phone)).toBe(ann);
  await phone.locator("[data-action=bind]").click();
  await phone.locator(".passkey").nth(1).waitFor();

  // There somebody played without being known, and comes back: asked first.
  await wipe(phone);
  await layTable(phone);
  const meanwhile = await nameOf(phone);
  await phone.locator("[data-action=come-back]").click();
  await phone.locator(".merge-ask").waitFor();
  expect(await phone.locator(".merge-both").textContent()).toContain(meanwhile);
  expect(await violations(phone)).toEqual([]);
  await phone.locator("[data-action=merge]").click();
  await phone.waitForURL("**/known?merged");
  expect(await nameOf(phone)).toBe(ann);
  const tables = (await (await phone.request.get(`${named}/api/me/tables`)).json()) as object[];
  expect(tables).toHaveLength(2);

  // Revoked there, it brings nobody back here.
  await page.reload();
  await page.locator(".passkey").nth(1).waitFor();
  await page.locator("[data-action=revoke]").first().click();
  await page.locator(".passkey").nth(1).waitFor({ state: "detached" });
  await wipe(page);
  await page.locator("[data-action=come-back]").click();
  await page.getByRole("alert").waitFor();
  expect(house.faults.filter((fault) => !/40[049]/.test(fault))).toEqual([]);
});

test("by a number in a network there are no passkeys, and it is said; codes are there", async () => {
  const page = await house.visit("/known", { viewport: PHONE });
  await page.locator("[data-action=make-codes]").waitFor();
  expect(await page.locator(".passkeys").textContent()).toContain("no passkeys");
  expect(await page.locator("[data-action=bind], [data-action=come-back]").count()).toBe(0);
});

test("one's page: games of this device are counted by the same code, and taken along", async () => {
  const settings = keptGame("kept", finishedGame(towers, { players: 3 }, "page"));
  const page = await house.visit("/player", { viewport: PHONE, settings });
  await page.locator(".player-results").waitFor();
  expect(await page.locator(".figure dd").first().textContent()).toBe("1");
  expect(await page.locator(".rival").count()).toBe(2);
  expect(await page.locator(".year-star").count()).toBe(1);
  expect(await everywhere(page, "player")).toEqual([]);
  // Who shut whom in is told, and the year can be handed on as a picture.
  expect(await page.locator("[data-test=grudges-towers] .grudge").count()).toBeGreaterThan(0);
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-action=year-picture]").click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^zaubertisch-\d{4}\.png$/);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=export-csv]").click()]);
  expect(readFileSync(await file.path(), "utf8").split("\r\n")).toHaveLength(3);
  // What was counted stays when the game itself is gone.
  await page.evaluate(() => localStorage.removeItem("zaubertisch.game.kept"));
  await page.reload();
  await page.locator(".player-results").waitFor();
  await page.context().close();
});

test("a page is shown by a link that one switches on, and not before", async () => {
  const page = await house.visit("/player");
  await page.locator(".empty").waitFor();
  const stranger = await house.visit("/player/nowhere");
  await stranger.locator(".empty").waitFor();
  await page.request.get(`${house.base}/api/me`);
  const made = await page.request.post(`${house.base}/api/me/page`, { data: { show: true } });
  const { link } = (await made.json()) as { link: string };
  await stranger.goto(`${house.base}/player/${link}`);
  const name = ((await (await page.request.get(`${house.base}/api/me`)).json()) as { name: string }).name;
  await stranger.getByRole("heading", { name }).waitFor();
  expect(house.faults.filter((fault) => !/40[0149]/.test(fault))).toEqual([]);
});
