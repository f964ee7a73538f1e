/** A finished game to send: animated pictures, films, and a score sheet on paper. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { magicians } from "../src/games/magicians/game.ts";
import { towers } from "../src/games/towers/game.ts";
import { violations } from "./axe.ts";
import { finishedGame, keptGame } from "./finished.ts";
import type { House } from "./house.ts";
import { openHouse, PHONE } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const still = { speed: "instant", sound: "off" };

async function made(page: Page): Promise<number> {
  await page.locator('[data-action="make"]').click();
  await page.locator('.clip[data-stage="done"]').waitFor({ timeout: 60_000 });
  return Number(await page.locator('[data-test="clip-size"]').getAttribute("data-bytes"));
}

/** The file somebody saves. */
async function saved(page: Page): Promise<{ readonly name: string; readonly file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator('[data-action="save"]').click()]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

/** What a browser finds in it. */
const decoded = (page: Page, file: Buffer): Promise<{ frames: number; width: number; ms: number }> =>
  page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (each) => each.codePointAt(0)!);
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.completed;
    await decoder.tracks.ready;
    const { frameCount: frames } = decoder.tracks.selectedTrack!;
    let [ms, width] = [0, 0];
    for (let frameIndex = 0; frameIndex < frames; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      ms += (image.duration ?? 0) / 1000;
      width = image.displayWidth;
      image.close();
    }
    return { frames, width, ms };
  }, file.toString("base64"));

test("the turning point as a GIF and as a film, on a phone: small, in words, with all its pictures", async () => {
  const kept = finishedGame(magicians, { roundLimit: 2 }, "send");
  const page = await house.visit("/review/local/kept", {
    viewport: PHONE,
    locale: "de-DE",
    acceptDownloads: true,
    settings: { ...still, ...keptGame("kept", kept) },
  });
  await page.locator('[data-action="clip"]').click();
  await page.locator('[data-action="make"]').waitFor();
  expect(await violations(page)).toEqual([]);
  const bytes = await made(page);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(1_000_000);
  expect(await violations(page)).toEqual([]);
  const { name, file } = await saved(page);
  expect([name, file.length]).toEqual(["zaubertisch-magicians.gif", bytes]);
  const { frames, width, ms } = await decoded(page, file);
  expect(frames).toBeGreaterThan(4);
  expect(width).toBeGreaterThanOrEqual(360);
  expect(ms).toBeGreaterThan(3000);
  const alt = (await page.locator(".clip img").getAttribute("alt"))!;
  expect(alt).toContain("Die drei Magier, bewegt.");
  expect(alt).not.toMatch(/\b[Dd]u\b/);

  // This browser has an encoder; where there is none, no film is offered.
  await page.locator('[data-action="other"]').click();
  await page.locator('[data-pick="mp4"]').click();
  expect(await made(page)).toBeLessThan(1_000_000);
  const film = await page.evaluate(async () => {
    const video = document.querySelector<HTMLVideoElement>(".clip video")!;
    if (video.readyState < 2) await new Promise((done) => video.addEventListener("loadeddata", done, { once: true }));
    return { seconds: video.duration, width: video.videoWidth };
  });
  expect(film.width).toBe(width);
  expect(Math.abs(film.seconds * 1000 - ms)).toBeLessThan(300);
  await page.context().close();
});

test("a whole game: called off, and made; for those who want less motion it stands still", async () => {
  const kept = finishedGame(towers, { players: 2 }, "send");
  const page = await house.visit("/local/towers/kept", {
    reducedMotion: "reduce",
    acceptDownloads: true,
    settings: { ...still, ...keptGame("kept", kept) },
  });
  await page.locator('[data-action="clip"]').click();
  await page.locator('[data-pick="whole"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-action="make"]').click();
  await page.locator('[data-action="cancel"]').click();
  expect(await page.locator(".clip").getAttribute("data-stage")).toBe("asking");
  const bytes = await made(page);
  expect(bytes).toBeLessThan(3_000_000);
  expect(await page.locator(".clip img").count()).toBe(0);
  expect(await page.locator(".clip canvas").getAttribute("aria-label")).toContain("Wandering Towers");
  await page.locator('[data-action="play"]').click();
  await page.locator(".clip img").waitFor();
  const { frames, ms } = await decoded(page, (await saved(page)).file);
  expect(frames).toBeGreaterThan(10);
  expect(frames).toBeLessThanOrEqual(60);
  expect(ms).toBeLessThan(45_000);
  await page.keyboard.press("Escape");

  // From there to paper: every decision, on few pages, white.
  await page.locator('[data-action="paper"]').click();
  await page.locator(".paper-rounds li").first().waitFor();
  expect(await violations(page)).toEqual([]);
  const written = (await page.locator(".paper-rounds").textContent())!;
  for (const move of kept.record.moves.slice(1, 9)) expect(written).toContain(move);
  const pages = async (format: string): Promise<number> =>
    (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
  for (const format of ["A4", "Letter"]) expect(await pages(format)).toBeLessThan(6);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".scoresheet > nav").isVisible()).toBe(false);
  await page.context().close();
  expect(house.faults).toEqual([]);
});
