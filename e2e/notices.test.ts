/** Being told when no page is looked at: the page where one asks for it, and what the service worker makes of a message. */
import type { Page, Worker } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readNetworks } from "../src/server/notices/networks.ts";
import { NO_LIMITS } from "../src/server/limits.ts";
import type { HookReceiver } from "../src/testing/notices/hookReceiver.ts";
import { openHookReceiver } from "../src/testing/notices/hookReceiver.ts";
import type { House } from "./house.ts";
import { AT_ONCE as settings, openHouse, PHONE } from "./house.ts";

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

/** This browser has no windows and shows no notifications: it always says no, whatever it was allowed. */
const say = (page: Page, permission: string): Promise<unknown> =>
  page.addInitScript((said) => {
    Object.defineProperty(Notification, "permission", { get: () => said });
    Notification.requestPermission = async () => said as NotificationPermission;
  }, permission);

async function withWorker(path: string): Promise<{ page: Page; worker: Worker }> {
  const page = await house.visit(path, { serviceWorkers: "allow", settings });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { page, worker: page.context().serviceWorkers()[0]! };
}

/**
 * Run in the real worker, all in one go: a worker that nothing keeps busy is ended and begins anew. This browser shows no
 * notifications and no badge (asked for one, its worker dies); what would be shown is kept in its place, one for each tag.
 */
const IN_WORKER = `
  let shown = [];
  const badges = [];
  navigator.setAppBadge = async (count) => void badges.push(count);
  const close = (tag) => (shown = shown.filter((each) => each.tag !== tag));
  self.registration.getNotifications = async ({ tag } = {}) => shown.filter((each) => !tag || each.tag === tag);
  self.registration.showNotification = async (title, rest) => {
    close(rest.tag);
    shown.push({ title, ...rest, close: () => close(rest.tag) });
  };
  const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
  const seen = () => shown.map(({ title, body, tag, silent }) => ({ title, body, tag, silent }));
  const deliver = async (data) => {
    self.dispatchEvent(new PushEvent("push", { data }));
    await soon();
    return seen();
  };
  const tap = async (tag) => {
    const [notification] = await self.registration.getNotifications({ tag });
    self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification, action: "" }));
    await soon();
    return seen();
  };
`;

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly silent: boolean;
}

test("a webhook is added, tried, watched and removed; what goes wrong is said", async () => {
  hooks.hooked.length = 0;
  hooks.answer("/mine", { status: 200 });
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
    .poll(
      async () => {
        await page.reload();
        await way.waitFor();
        return way.getByRole("alert").count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  expect(await way.getByRole("alert").textContent()).toContain("answered 500");
  await page.evaluate(() => localStorage.setItem("zaubertisch.language", "de"));
  await page.reload();
  await way.getByRole("alert").filter({ hasText: "mit 500 geantwortet" }).waitFor();
  await page.evaluate(() => localStorage.setItem("zaubertisch.language", "en"));
  await page.reload();
  await way.waitFor();
  await way.locator("summary").first().click();
  await way.locator("input[name=report]").uncheck();
  await page.locator("input[name=quiet]").check();
  await page.locator("input[name=from]").fill("23:30");
  // Ticks stay as they were set, however late the answer to the one before comes.
  await page.route("**/api/notices", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ response });
  });
  await way.locator("input[name=digest]").check();
  await page.waitForTimeout(200);
  await page.locator("input[name=away]").uncheck();
  await way.locator("input[name=reserve]").check();
  for (let i = 0; i < 12; i++) {
    expect(await page.locator("input[name=away]").isChecked()).toBe(false);
    expect(await way.locator("input[name=digest]").isChecked()).toBe(true);
    expect(await way.locator("input[name=reserve]").isChecked()).toBe(true);
    await page.waitForTimeout(100);
  }
  await page.unroute("**/api/notices");
  await page.locator("[data-action=make-feed]").click();
  const calendar = page.locator(".notices-calendar .link");
  await calendar.waitFor();
  expect(await (await fetch((await calendar.textContent())!)).text()).toContain("BEGIN:VCALENDAR");
  await page.reload();
  expect(await page.locator("input[name=from]").inputValue()).toBe("23:30");
  await way.locator("summary").first().click();
  expect(await way.locator("input[name=report]").isChecked()).toBe(false);
  expect(await way.locator("input[name=digest]").isChecked()).toBe(true);
  expect(await way.locator("input[name=reserve]").isChecked()).toBe(true);
  expect(await page.locator("input[name=away]").isChecked()).toBe(false);
  // One tap in a notice ends it, and one takes that back; any link does, whatever signs are in it.
  const { search } = new URL(String(hooks.hooked[0]!.body.stop));
  await page.goto(`${house.base}/notices${search}`);
  await page.locator("[data-action=undo-stop]").click();
  await page.locator(".notices-token [role=status]").filter({ hasText: "Taken back" }).waitFor();
  await page.goto(`${house.base}/notices?stop=forged.link`);
  await page.locator(".notices-token [role=alert]").waitFor();
  await page.goto(`${house.base}/notices`);
  await way.locator("[data-action=remove]").click();
  await way.waitFor({ state: "detached" });
  expect(house.faults).toEqual([]);
  await page.context().close();
});

test("where there is no push service it says so; one that says no is explained", async () => {
  const { page } = await withWorker("/notices");
  await say(page, "granted");
  await page.reload();
  await page.locator("[data-action=enable-push]").click();
  // This browser has none: the ways that work are named.
  await page.locator(".notices-here[data-state=failed]").waitFor();
  await page.context().close();
  const denied = await house.visit("/notices", { settings, serviceWorkers: "allow" });
  await say(denied, "denied");
  await denied.reload();
  await denied.locator(".notices-here[data-state=denied]").waitFor();
  expect(await denied.locator("[data-action=enable-push]").count()).toBe(0);
  await denied.context().close();
});

test("a message shows the game, the same one again makes no second, and a tap leads to the table", async () => {
  const { page, worker } = await withWorker("/games");
  const first = {
    key: "k1",
    title: "Wandering Towers: your turn",
    body: "Ann has played.",
    url: "/t/nothing",
    topic: "t1",
    badge: 2,
  };
  const messages = [first, first, { ...first, key: "k2", topic: "t2", title: "Another table" }];
  const texts = [...messages.map((each) => JSON.stringify(each)), "no JSON"];
  const [one, again, two, strange, tapped, late, badges] = (await worker.evaluate(`(async () => {
    ${IN_WORKER}
    const all = [];
    for (const text of ${JSON.stringify(texts)}) all.push(await deliver(text));
    return [...all, await tap("t1"), await deliver(${JSON.stringify(texts[0])}), badges];
  })()`)) as [Shown[], Shown[], Shown[], Shown[], Shown[], Shown[], number[]];
  const { title, body } = first;
  expect(one).toEqual([{ title, body, tag: "t1", silent: false }]);
  expect(again).toEqual(one);
  // Nor when it comes again after it was tapped.
  expect(late).toEqual(tapped);
  expect(badges).toEqual([2, 2]);
  expect(two.map(({ tag }) => tag)).toEqual(["t1", "t2"]);
  // What is no message of ours is shown as well as it can be: a browser wants to see something.
  expect(strange.at(-1)!.title).toBe("Zaubertisch");
  expect(tapped.map(({ tag }) => tag)).not.toContain("t1");
  await page.waitForURL(`${house.base}/t/nothing`);
  await page.context().close();
});
