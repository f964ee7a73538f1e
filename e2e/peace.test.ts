/** Somebody disturbs others: muted, reported, and the operator closes the table. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE as settings, openHouse, OPERATOR, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const BAD = "you all play badly";
const POISON = `<img src=x onerror="document.title='caught'">`;

/** Two people at a running table. */
async function sitDown(): Promise<{ host: Page; friend: Page }> {
  const host = await house.visit("/new/magicians", { settings });
  await host.getByRole("radio", { name: "Online with friends" }).check({ force: true });
  await host.getByRole("button", { name: "Lay the table" }).click();
  await host.locator(".room-seats").waitFor();
  const friend = await house.visit(new URL(host.url()).pathname, { settings, viewport: PHONE });
  await friend.getByText("(you)").waitFor();
  await host.locator('[data-action="start"]').click();
  await Promise.all([host.locator("main.table").waitFor(), friend.locator("main.table").waitFor()]);
  return { host, friend };
}

test("who disturbs is muted and reported; the operator reads it as text, sends them away and closes the table", async () => {
  const { host, friend } = await sitDown();
  await friend.locator(".talk-button").click();
  await friend.locator('.say input[name="text"]').fill(BAD);
  await friend.getByRole("button", { name: "Say", exact: true }).click();
  await host.locator(".talk-button").click();
  const sheet = host.locator("dialog.sheet");
  await sheet.getByText(BAD).waitFor();
  await sheet.getByText("Peace at the table").click();
  await sheet.getByRole("button", { name: /^Do not hear/ }).click();
  await sheet.getByText(BAD).waitFor({ state: "detached" });
  await sheet.getByRole("button", { name: /^Report/ }).click();
  await sheet.locator("textarea").fill(POISON);
  await sheet.getByRole("button", { name: "Send to whoever runs this server" }).click();
  await sheet.getByText("Thank you.").waitFor();
  // Muted stays muted.
  await host.reload();
  await host.locator(".talk-button").click();
  await sheet.getByText("Peace at the table").waitFor();
  expect(await sheet.getByText(BAD).count()).toBe(0);

  const operator = await house.visit("/operator");
  await operator.getByLabel("The operator's token").fill(OPERATOR);
  await operator.getByRole("button", { name: "Enter" }).click();
  await operator.getByText(POISON).waitFor();
  expect(await operator.locator("main img").count()).toBe(0);
  expect(await operator.title()).toContain("Operator");
  await operator.getByText("What was said there last").click();
  await operator.getByText(BAD).waitFor();
  await operator.getByRole("button", { name: "Send the guest away" }).click();
  await operator.getByRole("button", { name: "Let back in" }).waitFor();
  await operator.getByRole("button", { name: "Close the table" }).click();
  await operator.getByText("table closed").waitFor();
  await host.reload();
  await host
    .getByText("This table is not here any more.")
    .or(host.getByText("There is no such table."))
    .first()
    .waitFor();
  await Promise.all([host, friend, operator].map((page) => page.context().close()));
}, 120_000);

test("the operator's page speaks German too, and shows nothing to who has no token", async () => {
  const page = await house.visit("/operator", { settings: { language: "de" } });
  await page.getByLabel("Kennwort des Betreibers").waitFor();
  expect(await page.getByText("Meldungen").count()).toBe(0);
  await page.context().close();
});
