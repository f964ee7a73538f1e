/** Friends by link, a friend asked to a table, a table every week, and once more with somebody one has played with. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house.ts";
import { AT_ONCE as settings, openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => void (house = await openHouse()));
afterAll(() => house.close());

test("a link makes friends, a friend is asked to a table, which stands every week until somebody ends it", async () => {
  const ann = await house.visit("/friends", { settings: { ...settings, "guest.name": "Ann" } });
  await ann.locator("[data-action=make-link]").click();
  const link = (await ann.locator(".company-link .link").textContent())!;
  const bob = await house.visit(link, { settings, viewport: PHONE, locale: "de-DE" });
  await bob.locator("[data-action=befriend]").click();
  await bob.locator(".company-friend").waitFor();
  // Once more changes nothing, and one's own is for others.
  await bob.reload();
  await bob.locator("[data-action=befriend]").click();
  await bob.locator(".company-asked [role=status]").filter({ hasText: "befreundet" }).waitFor();
  expect(await bob.locator(".company-friend").count()).toBe(1);
  await ann.goto(link);
  await ann.locator("[data-action=befriend]").click();
  await ann.getByRole("alert").waitFor();
  await ann.locator(".company-friend").waitFor();

  await ann.goto(`${house.base}/new/towers`);
  await ann.locator("input[type=radio][value=online]").first().check({ force: true });
  await ann.locator("[data-action=begin]").click();
  await ann.locator("[data-action=invite]").click();
  await ann.locator("[data-action=invite][disabled]").waitFor();
  await bob.goto(ann.url());
  await ann.locator(".room-seat .free").first().waitFor({ state: "visible" });
  await ann.locator(".company-stand summary").click();
  await ann.locator("select[name=weekday]").selectOption("4");
  await ann.locator("[data-action=stand-weekly]").click();
  await ann.locator(".company-stand [role=status]").filter({ hasText: "every week" }).waitFor();
  await ann.locator(".company-stand a").click();
  await ann.locator(".company-weekly h3").filter({ hasText: "Thursday at 20:00" }).waitFor();
  await ann.locator("[data-action=leave-weekly]").click();
  await ann.locator(".company-weekly").waitFor({ state: "detached" });
  for (let i = 0; i < 2; i++) await ann.locator("[data-action=part]").click();
  await ann.locator(".company-friend").waitFor({ state: "detached" });
  await bob.goto(`${house.base}/friends`);
  await bob.locator(".company-weeklies").waitFor();
  expect(await bob.locator(".company-friend").count()).toBe(0);
  expect(house.faults).toEqual([]);
  for (const page of [ann, bob]) await page.context().close();
});

test("from one's own page somebody one has played with is asked once more, to a table of the same kind", async () => {
  const ann = await house.visit("/games", { settings });
  const bob = await house.visit("/games", { settings });
  const asked = <T>(page: typeof ann, path: string, body: object): Promise<T> =>
    page.evaluate(
      async ([to, what]) =>
        (await fetch(to!, { method: "POST", headers: { "content-type": "application/json" }, body: what! })).json(),
      [path, JSON.stringify(body)],
    ) as Promise<T>;
  const terms = { game: "towers", options: { players: 2 } };
  const { table } = await asked<{ table: string }>(ann, "/api/create", terms);
  await asked(bob, "/api/rename", { name: "Bob" });
  await asked(bob, "/api/sit", { table });
  await asked(ann, "/api/start", { table });
  for (const page of [ann, bob]) await asked(page, "/api/standby", { table, bot: true });
  // Where somebody looks, bots take no time.
  await bob.goto(`${house.base}/t/${table}`);
  const isOver = (): Promise<boolean> =>
    ann.evaluate(
      async (at) => "result" in ((await (await fetch(at)).json()) as { frame: object }).frame,
      `/api/tables/${table}`,
    );
  await expect.poll(isOver, { timeout: 40_000 }).toBe(true);
  await ann.goto(`${house.base}/player`);
  const again = ann.locator("[data-action=play-again]");
  await again.click();
  await ann.locator(".room-seats").waitFor();
  expect(ann.url()).not.toContain(table);
  expect(house.faults).toEqual([]);
  for (const page of [ann, bob]) await page.context().close();
});
