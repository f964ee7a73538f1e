/** The ranked deal of the day, the duel of the day, and ratings, as people meet them. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayAt } from "../src/core/day.ts";
import { everywhere } from "./axe.ts";
import type { House } from "./house.ts";
import { AT_ONCE, openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const settings = { ...AT_ONCE, asking: "off" };

/** Plays a table to its end, as a program could: the page follows. */
const playOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const table = location.pathname.split("/")[2]!;
    type Seen = { frame: { n: number; legal?: string[] } };
    for (;;) {
      const { frame } = (await (await fetch(`/api/tables/${table}`)).json()) as Seen;
      if (!frame.legal) return;
      const text = frame.legal.find((each) => !each.startsWith("redraw")) ?? frame.legal[0]!;
      await fetch("/api/decide", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ table, n: frame.n, text }),
      });
    }
  });

test("the ranked deal: first on the page, one try, sealed until midnight, ranked, and shared with a link", async () => {
  const page = await house.visit("/solo", { settings, viewport: PHONE });
  const card = page.locator("[data-test=daily-towers]");
  await card.locator("[data-action=ranked]").waitFor();
  expect(await card.locator("[data-test=counts]").textContent()).toBe("Nobody has finished yet.");
  expect(await page.locator(".solo-card").first().getAttribute("data-test")).toBe("daily-towers");
  await card.locator("[data-action=ranked]").click();
  await page.locator("main.table").waitFor();
  expect(await page.locator(".table-plaque").textContent()).toContain("Ranked");
  const table = page.url();
  // On the way back the same table waits.
  await page.goto(new URL("/solo", house.base).href);
  await card.getByText("Go on playing").waitFor();
  await card.locator("[data-action=ranked]").click();
  await page.waitForURL(table);
  await page.locator("main.table").waitFor();
  await playOut(page);
  const ranks = page.locator("[data-action=to-ranks]");
  await ranks.waitFor({ timeout: 20_000 });
  // Others still play it: nothing of what was hidden can be seen.
  for (const action of ["review", "record", "verify"])
    expect(await page.locator(`[data-action=${action}]`).count()).toBe(0);
  await ranks.click();
  await page.locator("[data-test=score]").waitFor();
  expect(await page.locator("[data-test=rank]").textContent()).toBe("You are the first to finish.");
  expect(await page.locator(".daily-picture li.you").count()).toBe(1);
  expect(await page.locator("[data-test=promise]").textContent()).toMatch(/^[0-9a-f]{64}$/);
  expect(await page.locator("[data-test=secret]").textContent()).toBe("at midnight");
  expect(await everywhere(page, "daily")).toEqual([]);
  // The link shows a friend how it went, and nothing about the cards.
  const share = await page.evaluate(async (day) => {
    const view = (await (await fetch(`/api/daily/towers?day=${day}`)).json()) as { you: { share: string } };
    return view.you.share;
  }, dayAt(Date.now()));
  const friend = await house.visit(`/daily/towers/${dayAt(Date.now())}?by=${share}`, { settings });
  await friend.locator("[data-test=by]").waitFor();
  expect(await friend.locator(".daily-picture").count()).toBe(0);
  expect(await friend.locator("[data-action=ranked]").count()).toBe(1);
  await friend.context().close();
  await page.context().close();
});

test("the duel of the day: one answer, graded at once, its figures only tomorrow", async () => {
  const page = await house.visit("/daily/magicians", { settings });
  await page.locator("[data-action=ranked]").click();
  await page.locator("[data-test=duel]").waitFor();
  await page.locator("[data-action=stop]").first().click();
  await page.locator("[data-action=to-ranks]").click();
  await page.locator("[data-test=score]").waitFor();
  expect(await page.locator(".daily-values").count()).toBe(0);
  expect(await page.locator("[data-action=ranked]").count()).toBe(0);
  expect(await everywhere(page, "duel of the day")).toEqual([]);
  await page.context().close();
});

test("ratings are explained, and a rated table says so with everybody's number", async () => {
  const page = await house.visit("/ratings", { settings, viewport: PHONE });
  await page.locator("[data-test=ratings-towers] [data-test=numbers]").first().waitFor();
  expect(await page.locator(".ratings-text p").count()).toBe(4);
  expect(await everywhere(page, "ratings")).toEqual([]);
  await page.goto(new URL("/new/magicians", house.base).href);
  const choose = (name: string, value: string): Promise<void> =>
    page.locator(`input[type=radio][name="${name}"][value="${value}"]`).first().check({ force: true });
  await choose("way", "online");
  await choose("rated", "yes");
  await page.locator("[data-action=begin]").click();
  await page.locator(".rated-mark").waitFor();
  await page.locator("[data-test=rating]").first().waitFor();
  await page.context().close();
});

test("nothing went wrong on any page", () => {
  expect(house.faults).toEqual([]);
});
