/** After the game: what decided it, the review of each game, records from files, luck that can be checked. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { magicians } from "../src/games/magicians/game.ts";
import { towers } from "../src/games/towers/game.ts";
import { violations } from "./axe.ts";
import { finishedGame, keptGame } from "./finished.ts";
import type { House } from "./house.ts";
import { AT_ONCE as still, DESKTOP, openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const games = [
  { game: towers, wish: { players: 2 }, seed: "browser", viewport: PHONE, locale: "de-DE", better: /Besser: / },
  { game: magicians, wish: { roundLimit: 8 }, seed: "b", viewport: DESKTOP, locale: "en-GB", better: /Better: / },
] as const;

const at = async (page: Page): Promise<number> => Number(await page.locator("main.review").getAttribute("data-n"));

/** The reason stands in the list and beside the board, and the board points at what it speaks of, on either screen. */
async function expectsReason(page: Page): Promise<void> {
  const reason = /gedachten? Spiele|volle[nr]? Tr/;
  expect(await page.locator(".costly-why").first().textContent()).toMatch(reason);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.locator('[data-test="why"]').filter({ hasText: reason }).waitFor();
    await page.locator(".hint-marks path, .hint-marks ellipse").first().waitFor({ state: "attached" });
  }
}

test.each(games)(
  "$game.name: from the result to its review, step by step",
  async (each) => {
    const { game, wish, seed, viewport, locale, better } = each;
    const kept = finishedGame(game, wish, seed);
    const page = await house.visit(`/local/${game.name}/kept`, {
      viewport,
      locale,
      permissions: ["clipboard-read", "clipboard-write"],
      settings: { ...still, ...keptGame("kept", kept) },
    });
    // The turning point is found while one looks at the result.
    await page.locator(".decided p").filter({ hasText: "→" }).waitFor({ timeout: 60_000 });
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.locator('[data-action="share"]').click();
    await page.locator(".toast").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("\n");
    await page.locator('[data-action="review"]').click();

    await page.locator('main.review[data-done="true"]').waitFor({ timeout: 120_000 });
    expect(await violations(page)).toEqual([]);
    expect(await page.locator(".costly li").count()).toBeGreaterThan(0);
    expect(await page.locator(".costly li").first().textContent()).toMatch(better);
    expect(await page.locator(".balance").count()).toBe(kept.seats);
    expect(await page.locator(".curve-field polyline").count()).toBe(kept.seats);
    await page.locator(".curve-table summary").click();
    expect(await page.locator(".curve-table tbody tr").count()).toBeGreaterThan(5);

    await page.locator("[data-costly]").first().click();
    expect(await at(page)).toBe(Number(await page.locator("[data-costly]").first().getAttribute("data-costly")));
    if (game === towers) await expectsReason(page);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await at(page)).toBe(2);
    await page.locator('[data-step="last"]').click();
    expect(await at(page)).toBe(kept.last);
    const field = (await page.locator(".curve-field").boundingBox())!;
    await page.mouse.click(field.x + field.width / 2, field.y + field.height / 2);
    expect(Math.abs((await at(page)) - kept.last / 2)).toBeLessThan(2);

    await page.reload();
    await page.locator('[data-action="luck"]').click();
    await page
      .locator(".luck [role=status]")
      .filter({ hasText: String(kept.record.moves.length) })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  },
  300_000,
);

test("a record from a file is reviewed; a bad one gets one clear sentence", async () => {
  const page = await house.visit("/review", { settings: still });
  const open = (text: string): Promise<void> =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const { record } = finishedGame(towers, { mode: "solo" }, "file");
  for (const [text, sentence] of [
    ["not json", "This file is not the record of a game."],
    ['{"record":1}', "This file is not the record of a game."],
    [JSON.stringify({ ...record, moves: ["fly"] }), "This record is damaged"],
    [JSON.stringify({ ...record, moves: record.moves.slice(0, -3) }), "This game is not over yet."],
  ] as const) {
    await open(text);
    await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await open(JSON.stringify({ ...record, names: ["Ann"] }));
  await page.locator("main.review").waitFor();
  expect(await page.locator(".legend").textContent()).toContain("Ann");
  await page.context().close();
});

test("an online table is reviewed when its game is over and not before; its luck verifies with the values shown", async () => {
  const page = await house.visit("/", { settings: still });
  const table = await page.evaluate(async () => {
    const post = async (what: string, body: object): Promise<{ table: string }> =>
      (
        await fetch(`/api/${what}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ table: string }>;
    const { table: id } = await post("create", { game: "towers", options: { mode: "solo" }, value: "my own" });
    await post("start", { table: id });
    return id;
  });
  await page.goto(`${house.base}/review/t/${table}`);
  await page.getByRole("heading", { name: "This game is not over yet." }).waitFor();
  await page.evaluate(async (id) => {
    for (;;) {
      const { frame } = (await (await fetch(`/api/tables/${id}`)).json()) as {
        frame: { n: number; legal?: string[]; result?: object };
      };
      if (frame.result || !frame.legal) return;
      // Whatever is played last in the list ends the game soon enough.
      const text = frame.legal.find((each) => each.startsWith("redraw")) ?? frame.legal.at(-1)!;
      await fetch("/api/decide", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ table: id, n: frame.n, text }),
      });
    }
  }, table);
  await page.reload();
  await page.locator("main.review").waitFor();
  await page.locator('[data-action="luck"]').click();
  await page.getByText("every card and every throw was as promised").waitFor();
  expect(await page.locator(".luck code").allTextContents()).toContain("my own");
  await page.context().close();
});

test("a whole game in a link opens at its moment, without any server that knows it; a cut one gets one clear sentence", async () => {
  const kept = finishedGame(magicians, { roundLimit: 3 }, "link");
  const page = await house.visit("/local/magicians/kept", {
    viewport: DESKTOP,
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
    settings: { ...still, ...keptGame("kept", kept) },
  });
  await page.goto(`${house.base}/review/local/kept`);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  for (let i = 0; i < 3; i++) await page.locator('[data-step="next"]').click();
  await expect.poll(() => at(page), { timeout: 20_000 }).toBe(3);
  await page.getByRole("button", { name: "Link to this moment" }).click();
  const link = (await page.evaluate(() => navigator.clipboard.readText())).split("\n").at(-1)!;
  expect(link).toMatch(/\/review\?n=3#g=[\w-]+$/);
  const stranger = await house.visit(new URL(link).pathname + new URL(link).search + new URL(link).hash, {
    viewport: PHONE,
    locale: "en-GB",
    settings: still,
  });
  await expect.poll(() => at(stranger), { timeout: 20_000 }).toBe(3);
  expect(await stranger.locator(".steps-at").textContent()).toContain("step 3 of");
  const cut = await house.visit(`/review#g=${link.split("#g=")[1]!.slice(0, 60)}`, {
    viewport: PHONE,
    locale: "en-GB",
  });
  await cut.getByText("There is no whole game in this link").waitFor();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
