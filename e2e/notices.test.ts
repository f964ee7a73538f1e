/** Being told when no page is looked at: the page where one asks for it, and what the service worker makes of a message. */
import type { Page, Worker } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readNetworks } from "../src/server/notices/networks.ts";
import { NO_LIMITS } from "../src/server/limits.ts";
import type { HookReceiver } from "../src/testing/notices/hookReceiver.ts";
import { openHookReceiver } from "../src/testing/notices/hookReceiver.ts";
import type { House } from "./house.ts";
import { openHouse, PHONE } from "./house.ts";

let house: House;
let hooks: HookReceiver;
beforeAll(async () => {
  hooks = await openHookReceiver();
  house = await openHouse(undefined, NO_LIMITS, { networks: readNetworks(["127.0.0.0/8"]), settleMs: 0 });
});
afterAll(async () => {
  await house.close();
  await hooks.close();
});

const settings = { speed: "instant", motion: "less" };

async function withWorker(path: string): Promise<{ page: Page; worker: Worker }> {
  const page = await house.visit(path, { serviceWorkers: "allow", settings, permissions: ["notifications"] });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { page, worker: page.context().serviceWorkers()[0]! };
}

/** As a push service would deliver it. */
async function deliver(page: Page, payload: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await found;
  const data = typeof payload === "string" ? payload : JSON.stringify(payload);
  await session.send("ServiceWorker.deliverPushMessage", { origin: house.base, registrationId, data });
  await session.detach();
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly silent: boolean | null;
}

const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, silent }) => ({ title, body, tag, silent }));
  });

test("a webhook is added, tried, watched and removed; what goes wrong is said", async () => {
  const page = await house.visit("/notices", { settings, viewport: PHONE });
  await page.locator(".notices-calendar").waitFor();
  await page.locator("select[name=kind]").selectOption("json");
  await page.locator("input[name=address]").fill("https://10.0.0.1/hook");
  await page.locator("[data-action=add-channel]").click();
  await page.getByRole("alert").filter({ hasText: "public address" }).waitFor();
  await page.locator("input[name=address]").fill(`${hooks.base}/mine`);
  await page.locator("[data-action=add-channel]").click();
  const way = page.locator(".notices-way[data-kind=json]");
  await way.waitFor();
  await way.locator("[data-action=test]").click();
  await expect.poll(() => hooks.hooked.map(({ body }) => body.kind)).toEqual(["test"]);
  hooks.answer("/mine", { status: 500 });
  await way.locator("[data-action=test]").click();
  await expect.poll(() => hooks.hooked.length).toBe(2);
  await expect
    .poll(async () => {
      await page.reload();
      return way.getByRole("alert").count();
    })
    .toBe(1);
  expect(await way.getByRole("alert").textContent()).toContain("answered 500");
  await way.locator("summary").click();
  await way.locator("input[name=report]").uncheck();
  await page.locator("input[name=quiet]").check();
  await page.locator("input[name=from]").fill("23:30");
  await page.locator("[data-action=make-feed]").click();
  const calendar = page.locator(".notices-calendar .link");
  await calendar.waitFor();
  expect(await (await fetch((await calendar.textContent())!)).text()).toContain("BEGIN:VCALENDAR");
  await page.reload();
  expect(await page.locator("input[name=from]").inputValue()).toBe("23:30");
  await way.locator("summary").click();
  expect(await way.locator("input[name=report]").isChecked()).toBe(false);
  await way.locator("[data-action=remove]").click();
  await way.waitFor({ state: "detached" });
  expect(house.faults).toEqual([]);
  await page.context().close();
});

test("where there is no push service it says so; one that says no is explained", async () => {
  const { page } = await withWorker("/notices");
  await page.locator("[data-action=enable-push]").click();
  // This browser has none: the ways that work are named.
  await page.locator(".notices-here[data-state=failed]").waitFor();
  await page.context().close();
  const denied = await house.visit("/notices", { settings, serviceWorkers: "allow" });
  await denied.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await denied.reload();
  await denied.locator(".notices-here[data-state=denied]").waitFor();
  expect(await denied.locator("[data-action=enable-push]").count()).toBe(0);
  await denied.context().close();
});

test("a message shows the game, the same one again makes no second, and a tap leads to the table", async () => {
  const { page, worker } = await withWorker("/games");
  const message = {
    key: "k1",
    title: "Wandering Towers: your turn",
    body: "Ann has played.",
    url: "/t/nothing",
    topic: "t1",
    badge: 2,
  };
  await deliver(page, message);
  await expect
    .poll(() => shown(page))
    .toMatchObject([{ title: message.title, body: message.body, tag: "t1", silent: false }]);
  await deliver(page, message);
  await expect.poll(async () => (await shown(page)).map(({ silent }) => silent)).toEqual([true]);
  await deliver(page, { ...message, key: "k2", topic: "t2", title: "Another table" });
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag).toSorted()).toEqual(["t1", "t2"]);
  // What is no message of ours is shown as well as it can be: a browser wants to see something.
  await deliver(page, "no JSON" as unknown as object);
  await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toContain("Zaubertisch");
  // In words of its own: this page's types know no worker.
  const tap = (tag: string): Promise<void> =>
    worker.evaluate(`(async () => {
      const [notification] = await self.registration.getNotifications({ tag: ${JSON.stringify(tag)} });
      self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    })()`);
  await tap("t1");
  await page.waitForURL(`${house.base}/t/nothing`);
  expect((await shown(page)).some(({ tag }) => tag === "t1")).toBe(false);
  await page.context().close();
});
