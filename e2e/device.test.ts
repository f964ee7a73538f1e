/** Who one is: moving to another device, logging out, taking everything along, being forgotten. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("another device becomes the same guest when somebody there says so, and is logged out from here", async () => {
  const ann = await house.visit("/device");
  await ann.locator("[data-action=show-code]").click();
  const code = (await ann.locator(".code").textContent())!;
  const name = /that are (.+)$/.exec((await ann.locator(".devices h2").textContent())!)![1]!;
  const phone = await house.visit(`/link/${code}`, { viewport: PHONE, locale: "de" });
  const asked = phone.locator(".become h2");
  await asked.waitFor();
  expect(await asked.textContent()).toBe(`Auf diesem Gerät zu ${name} werden?`);
  await phone.locator("[data-action=become]").click();
  await phone.getByRole("status").waitFor();
  expect(await phone.getByRole("status").textContent()).toContain(name);
  await ann.reload();
  await ann.locator("[data-action=log-out-other]").click();
  await ann.locator(".device-list li").nth(1).waitFor({ state: "detached" });
  await phone.reload();
  await phone.locator(".devices h2").waitFor();
  expect(await phone.locator(".devices h2").textContent()).not.toContain(name);
  // The code has been used.
  const late = await house.visit(`/link/${code}`, { viewport: PHONE });
  await late.getByRole("alert").waitFor();
  expect(house.faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("everything can be taken along as a file, and the guest be forgotten", async () => {
  const ann = await house.visit("/device");
  await ann.locator(".own-data").waitFor();
  const [file] = await Promise.all([ann.waitForEvent("download"), ann.locator("[data-action=export]").click()]);
  const all = JSON.parse(readFileSync(await file.path(), "utf8")) as { person: string; devices: object[] };
  expect(all.devices.length).toBe(1);
  await ann.locator("[data-action=delete]").click();
  await ann.locator("[data-action=delete-sure]").click();
  await ann.waitForURL("**/device?deleted");
  const now = (await (await ann.request.get(`${house.base}/api/me`)).json()) as { person: string };
  expect(now.person).not.toBe(all.person);
});
