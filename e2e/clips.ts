/**
 * Animated pictures as the page makes them, to look at and to measure: turning point and whole game of both games, with time and
 * size. `npm run build && node e2e/clips.ts FOLDER`
 */
import { mkdirSync } from "node:fs";
import { magicians } from "../src/games/magicians/game.ts";
import { towers } from "../src/games/towers/game.ts";
import { finishedGame, keptGame } from "./finished.ts";
import { openHouse } from "./house.ts";

const [folder = "clips"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = await openHouse();
const wanted = [
  ["turning", "gif"],
  ["turning", "gif"],
  ["turning", "mp4"],
  ["whole", "gif"],
] as const;
for (const [game, wish, locale] of [
  [towers, { players: 4 }, "en-GB"],
  [magicians, {}, "de-DE"],
] as const) {
  const kept = finishedGame(game, wish, "clips");
  const settings = { speed: "instant", sound: "off", ...keptGame("kept", kept) };
  const page = await house.visit("/review/local/kept", { locale, acceptDownloads: true, settings });
  await page.locator('main.review[data-done="true"]').waitFor({ timeout: 300_000 });
  for (const [what, format] of wanted) {
    await page.locator('[data-action="clip"]').click();
    await page.locator(`[data-pick="${what}"]`).click();
    await page.locator(`[data-pick="${format}"]`).click();
    const started = performance.now();
    await page.locator('[data-action="make"]').click();
    await page.locator('.clip[data-stage="done"]').waitFor({ timeout: 120_000 });
    const ms = performance.now() - started;
    const size = await page.locator('[data-test="clip-size"]').textContent();
    console.log(`${game.name}, ${what}, ${format}: ${(ms / 1000).toFixed(1)} s; ${size}`);
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator('[data-action="save"]').click()]);
    await download.saveAs(`${folder}/${game.name}-${what}.${format}`);
    await page.keyboard.press("Escape");
  }
  await page.context().close();
}
await house.close();
