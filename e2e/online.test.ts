/** Two people, two browsers, one table. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { openHouse, PHONE } from "./house.ts";
import { isOver, luck, playOn } from "./reader.ts";
import { layWire } from "./wire.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const settings = { speed: "instant" };

async function layTable(): Promise<{ host: Page; link: string }> {
  const host = await house.visit("/new/towers", { settings });
  await host.getByRole("radio", { name: "Online with friends" }).check({ force: true });
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByRole("button", { name: "Lay the table" }).click();
  await host.locator(".room-seats").waitFor();
  return { host, link: new URL(host.url()).pathname };
}

test("a friend's link seats in one tap; both play to the end, one reloads and loses its network in the middle", async () => {
  const { host, link } = await layTable();
  const wire = await layWire(house.base);
  const friend = await house.visit(wire.base + link, { settings, viewport: PHONE });
  await friend.getByText("(you)").waitFor();
  await host.locator(".room-seat .dot + span:not(.free)").nth(1).waitFor();
  await host.locator('[data-action="start"]').click();
  await Promise.all([host.locator("main.table").waitFor(), friend.locator("main.table").waitFor()]);
  // Each plays on its own whenever it is asked; the friend in three parts, with an accident after each.
  const first = playOn(host, luck(7), 5000, 60_000);
  let made = await playOn(friend, luck(8), 10, 60_000);
  await friend.reload();
  await friend.locator("main.table").waitFor();
  made += await playOn(friend, luck(9), 10, 60_000);
  wire.cut();
  await friend.locator(".prompt.troubled").waitFor();
  // What is decided without a network arrives once it is back.
  const blind = playOn(friend, luck(11), 1, 60_000);
  await friend.waitForTimeout(400);
  wire.mend();
  made += await blind;
  await friend.locator(".prompt.troubled").waitFor({ state: "detached" });
  const [others, rest] = await Promise.all([first, playOn(friend, luck(10), 5000, 60_000)]);
  made += others + rest;
  expect(await isOver(host)).toBe(true);
  await friend.locator(".result").waitFor({ timeout: 10_000 });
  await host.locator('[data-action="verify"]').click();
  await host.getByText("every card and every throw was as promised").waitFor();
  console.log(`${made} decisions online`);
  await Promise.all([host.context().close(), friend.context().close(), wire.close()]);
}, 300_000);

test("T-N3 a window counts down for all to see, and a standing order closes it", async () => {
  const host = await house.visit("/new/towers", { settings, viewport: PHONE });
  for (const name of ["Online with friends", "Nasty", "2 min a turn"])
    await host.getByRole("radio", { name, exact: true }).check({ force: true });
  await host.getByRole("button", { name: "Lay the table" }).click();
  await host.locator('[data-action="start"]').click();
  const clock = host.locator(".running-clock");
  await clock.waitFor();
  const seconds = async (): Promise<number> => {
    const [minutes, rest] = (await clock.textContent())!.split(":");
    return 60 * Number(minutes) + Number(rest);
  };
  const first = await seconds();
  await expect.poll(seconds, { timeout: 5000 }).toBeLessThan(first);
  const countdown = host.locator(".countdown");
  const table = host.locator("main.table");
  for (let i = 0; i < 200; i++) {
    await host.locator(".table.asked").waitFor();
    if (await countdown.isVisible()) break;
    const n = await table.getAttribute("data-n");
    await playOn(host, luck(i), 1);
    // A tap may only pick something: then nothing is answered.
    await host
      .waitForFunction((old) => document.querySelector<HTMLElement>("main.table")!.dataset.n !== old, n, {
        timeout: 1500,
      })
      .catch(() => undefined);
  }
  const bar = async (): Promise<number> => (await host.locator(".countdown i").boundingBox())!.width;
  const before = await bar();
  await expect.poll(bar, { timeout: 5000 }).toBeLessThan(before);
  expect(await host.locator(".table.asked").isVisible()).toBe(true);
  await host.getByRole("combobox", { name: "When others act" }).selectOption("never");
  await countdown.waitFor({ state: "detached" });
  let windows = 0;
  for (let i = 0; i < 12; i++) {
    await playOn(host, luck(i), 1);
    windows += await host.locator('[data-action="pass"]').count();
  }
  expect(windows).toBe(0);
  await host.context().close();
}, 120_000);

test("table mode: the big screen shows the board and no hand; an onlooker sees no cards", async () => {
  const { host, link } = await layTable();
  const screen = await house.visit(link.replace("/t/", "/tv/"), { settings });
  await screen.locator(".qr").waitFor();
  await host.locator('[data-action="start"]').click();
  await screen.locator(".television .board").waitFor();
  expect(await screen.locator(".hand").count()).toBe(0);
  expect(await screen.locator("[data-card]").count()).toBe(0);
  // Who comes late sees no cards either, and may play on for a bot; the person gets the seat back from one.
  const late = await house.visit(link, { settings, viewport: PHONE });
  await late.locator('[data-action="join-in"]').waitFor();
  expect(await late.locator("[data-card]").count()).toBe(0);
  await late.locator('[data-action="join-in"]').click();
  // Who has no name yet is asked for one, once.
  await late.getByRole("textbox", { name: "Your name" }).fill("Zora");
  await late.getByRole("button", { name: "That is me" }).click();
  await late.locator(".hand [data-card]").nth(2).waitFor();
  await late.locator(".talk-button").click();
  await late.getByRole("button", { name: "Let a bot play for me" }).click();
  await late.keyboard.press("Escape");
  await late.getByText("A bot plays for you.").waitFor();
  await late.getByRole("button", { name: "Take my seat back" }).click();
  await late.getByText("A bot plays for you.").waitFor({ state: "detached" });
  await late.context().close();
  await Promise.all([host.context().close(), screen.context().close()]);
});

test("a code moves a guest to another device, by hand or by QR; a wrong one is told in a sentence", async () => {
  const { host, link } = await layTable();
  const name = await host.getByRole("textbox", { name: "Your name" }).inputValue();
  await host.goto(`${house.base}/settings`);
  await host.getByRole("link", { name: "Another device" }).click();
  await host.locator('[data-action="show-code"]').click();
  await host.locator(".device-code .qr").waitFor();
  const code = (await host.locator(".code").textContent())!;
  const phone = await house.visit("/device", { settings, viewport: PHONE });
  const enter = async (text: string): Promise<void> => {
    await phone.getByRole("textbox").fill(text);
    await phone.locator('[data-action="take-code"]').click();
  };
  await enter("abc");
  await phone.getByText("A code has ten characters.").waitFor();
  await enter("ABCDE-FGHJK");
  await phone.getByRole("alert").getByText("code").waitFor();
  await phone.getByRole("link", { name: "Another device" }).click();
  await enter(code.toLowerCase());
  await phone.locator('[data-action="become"]').click();
  await phone.getByText(`this device is now ${name}`).waitFor();
  await phone.locator(`a[href="${link}"]`).click();
  await phone.getByText("(you)").waitFor();
  expect(await phone.locator(".room-seat:has-text('(you)')").textContent()).toContain(name);
  await Promise.all([host.context().close(), phone.context().close()]);
});

test("an open table is found in the list", async () => {
  const host = await house.visit("/new/towers", { settings });
  await host.getByRole("radio", { name: "Online with friends" }).check({ force: true });
  await host.getByRole("radio", { name: "Anybody" }).check({ force: true });
  await host.getByRole("button", { name: "Lay the table" }).click();
  await host.locator(".room-seats").waitFor();
  const guest = await house.visit("/lobby", { settings });
  await guest.getByRole("link", { name: "Join" }).first().click();
  await guest.getByText("(you)").waitFor();
  expect(await guest.locator(".room-seat:not(:has(.free))").count()).toBe(2);
  await Promise.all([host.context().close(), guest.context().close()]);
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
