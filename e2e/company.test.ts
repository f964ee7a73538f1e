/** Any company around one device, who starts, and whom a newcomer meets. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { magicians } from "../src/games/magicians/game.ts";
import { towers } from "../src/games/towers/game.ts";
import { seeded } from "../src/core/chance.ts";
import { CHANCE, copy, isRefusal } from "../src/core/game.ts";
import { applyText, legalTexts } from "../src/core/record.ts";
import { walk } from "../src/testing/walk.ts";
import type { House } from "./house.ts";
import { AT_ONCE as settings, openHouse, PHONE } from "./house.ts";
import type { Kept } from "./kept.ts";
import { openKept } from "./kept.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { playOn as playMagicians } from "./magiciansReader.ts";
import { luck, playOn as playTowers, readLog } from "./reader.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const whom = (page: Page): Promise<string> => page.locator(".prompt .whom").innerText();

/** Mira and Noa with a mage between them. */
async function layMixed(game: string): Promise<Page> {
  const page = await house.visit(`/new/${game}`, { settings, viewport: PHONE });
  await page.getByRole("radio", { name: "Around this device" }).check({ force: true });
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("Mage");
  await page.getByRole("textbox", { name: "Name on seat 1" }).fill("Mira");
  await page.getByRole("textbox", { name: "Name on seat 3" }).fill("Noa");
  await page.getByRole("combobox", { name: "Who starts?" }).selectOption("Noa");
  return page;
}

test("F-32 towers: two people and a bot around one device, each addressed by name, hands hidden on the way", async () => {
  const page = await layMixed("towers");
  await page.getByText("hands stay hidden").waitFor();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const seen: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    await page.locator(".handover").waitFor();
    expect(await page.locator(".hand [data-card]").count()).toBe(0);
    await page.locator('[data-action="take-over"]').click();
    await page.locator(".table.asked").waitFor();
    seen.push(await whom(page));
    do {
      await playTowers(page, luck(turn), 1);
      await page.locator(".handover, .table.asked").first().waitFor();
    } while (!(await page.locator(".handover").isVisible()));
  }
  expect(seen).toEqual(["Noa", "Mira", "Noa", "Mira", "Noa", "Mira"]);
  await page.locator('[data-action="take-over"]').click();
  const told = await readLog(page);
  expect(told).toContain("Noa starts.");
  expect(told).toContain("Mage Baldwin plays");
  expect(told).not.toMatch(/\b(You|yours)\b/);
  await page.reload();
  await page.locator(".handover").waitFor();
  await page.context().close();
});

test("F-32 magicians: two people and a bot; nothing is hidden and nothing else is promised", async () => {
  const page = await layMixed("magicians");
  await page.getByText("everything lies open").waitFor();
  expect(await page.getByText("hidden").count()).toBe(0);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const seen = new Set<string>();
  await page.locator(".table.asked").waitFor();
  expect(await whom(page)).toBe("Noa");
  const hasBotPlayed = async (): Promise<boolean> => (await readLog(page)).includes("Mage Baldwin");
  // Until the bot has had its turn between them.
  while (seen.size < 2 || !(await hasBotPlayed()))
    await playMagicians(page, luck(5 + seen.size), { most: 4, look: async () => void seen.add(await whom(page)) });
  expect([...seen].toSorted()).toEqual(["Mira", "Noa"]);
  expect(await page.locator(".handover").count()).toBe(0);
  await page.context().close();
});

test("F-24 around one device the end calls everybody by name", async () => {
  const page = await house.visit("/settings", { settings });
  await openKept(page, magiciansAt("over", ["Mira", "Noa", "Zora"]));
  const said = page.locator(".decided p", { hasNotText: "…" });
  await said.waitFor({ timeout: 60_000 });
  expect(await said.textContent()).toMatch(/Mira|Noa|Zora/);
  expect(await page.locator(".result").innerText()).not.toMatch(/\byour?\b/i);
  await page.context().close();
}, 90_000);

test("a bot of each level beside one person; nobody may be missing altogether", async () => {
  const page = await house.visit("/new/towers", { settings });
  await page.getByText("Each seat its own").click();
  await page.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("Archmage");
  await page.getByRole("combobox", { name: "Seat 3: way of playing" }).selectOption("Gaoler");
  await page.getByRole("combobox", { name: "Seat 1", exact: true }).selectOption("Journeyman");
  await page.getByText("At least one seat needs a person.").waitFor();
  expect(await page.getByRole("button", { name: "Begin", exact: true }).isDisabled()).toBe(true);
  await page.getByRole("combobox", { name: "Seat 1", exact: true }).selectOption("A person");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator("main.table").waitFor();
  const names = await page.locator(".chip[data-seat] .chip-name").allTextContents();
  expect(names).toEqual(["You", "Archmage Selene", "Apprentice Tilda the Gaoler"]);
  // There is room for how long a bot has thought: an archmage takes its time.
  await playTowers(page, luck(7), 6);
  await page.locator(".chip[data-seat='1'] .bot-mark small:visible", { hasText: /^\d+\.\d\d/ }).waitFor();
  await page.context().close();
});

test("F-51 who starts is drawn before everybody's eyes, and the log keeps it", async () => {
  const page = await house.visit("/new/magicians", { settings: { speed: "slow", log: "open" } });
  await page.getByRole("radio", { name: "Around this device" }).check({ force: true });
  await page.getByText("Drawn when the game begins").waitFor();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".lot").waitFor();
  const said = await page.locator(".lot p", { hasText: "Thrown for who starts" }).textContent();
  // M-T1 Everybody's wands lie there, and the log says nothing before they do.
  expect(await page.locator(".lot-throw svg").count()).toBe(3);
  expect(await page.locator(".chronicle .log li").count()).toBe(0);
  expect(await page.locator(".seats [aria-current=true]").count()).toBe(0);
  await page.locator(".lot").waitFor({ state: "detached" });
  await page.locator(".seats [aria-current=true]").waitFor();
  expect(await page.locator(".chronicle .log li").first().textContent()).toContain(said!);
  await page.context().close();
});

test.each([
  [towers.name, "notes"],
  [magicians.name, undefined],
])("a first visit to %s meets apprentices; the level can be set", async (game, memory) => {
  const page = await house.visit("/", { settings });
  await page.locator(`[data-action="play-${game}"]`).click();
  await page.locator("main.table").waitFor();
  const kept = () =>
    page.evaluate(() => {
      const [id] = localStorage.getItem("zaubertisch.games")!.split(" ");
      return JSON.parse(localStorage.getItem(`zaubertisch.game.${id}`)!) as {
        sitters: { level?: string }[];
        wish: { memory?: string };
      };
    });
  const first = await kept();
  expect(first.sitters.map(({ level }) => level)).toEqual([undefined, "apprentice", "apprentice"]);
  expect(first.wish.memory).toBe(memory);
  // A newcomer is asked nothing; after the first game that counted the level stands beside the button.
  await page.goto(`${house.base}/`);
  await page.locator(`[data-action="play-${game}"]`).waitFor();
  expect(await page.getByRole("combobox").count()).toBe(0);
  await page.evaluate((name) => localStorage.setItem(`zaubertisch.ladder.${name}`, "apprentice 1"), game);
  await page.reload();
  await page.getByRole("combobox", { name: /how strong/ }).selectOption("mages");
  await page.locator(`[data-action="play-${game}"]`).click();
  await page.locator("main.table").waitFor();
  const next = await kept();
  expect(next.sitters[1]!.level).toBe("mage");
  expect(next.wish.memory).toBeUndefined();
  await page.context().close();
});

/** A game of towers in which the person wins by walking a wizard home, begun with one tap. */
function almostWon(): Kept {
  // T-X1 The last of the round ends it.
  const wish = { players: 3, start: 1, memory: "notes" };
  for (let seed = 1; seed < 400; seed++) {
    const chance = seeded(`almost ${seed}`);
    const state = towers.setup(wish, chance);
    if (isRefusal(state)) throw new Error(state.say);
    const record = { record: 1, game: "towers", options: towers.options(state), state: towers.write(state) };
    const moves: string[] = [];
    let seen = 0;
    for (const { by, text, before } of walk(towers, state, towers.policies.eager!, chance)) {
      const wins = (each: string): boolean => {
        const after = copy(before);
        if (!each.startsWith("wizard") || applyText(towers, after, each)) return false;
        const result = towers.result(after);
        return result !== undefined && "winners" in result && result.winners.includes(0);
      };
      if (by === 0 && legalTexts(towers, before).some(wins)) {
        const bot = { by: "bot", level: "apprentice" };
        const sitters = [{ by: "person", name: "" }, bot, bot];
        const kept = { id: "almost", game: "towers", seed: "e2e", sitters, seat: 0, seen, order: "always", wish };
        const whole = { ...kept, record: { ...record, moves }, quick: true };
        return { id: "almost", game: "towers", text: JSON.stringify(whole) };
      }
      moves.push(text);
      if (by !== CHANCE) seen++;
    }
  }
  throw new Error("nobody wins like this");
}

test("two wins bring stronger bots: it is said, and holds for the next game", async () => {
  const page = await house.visit("/settings", { settings: { ...settings, "ladder.towers": "apprentice 1" } });
  await openKept(page, almostWon());
  await page.locator(".table.asked").waitFor();
  // Home if possible: that is what this player likes best.
  await playTowers(page, luck(1), 3);
  await page.locator(".result").getByText("You won twice: next time journeymen play.").waitFor();
  await page.locator(".result").getByRole("button", { name: "Change" }).click();
  expect(await page.locator(".result").getByRole("combobox").inputValue()).toBe("journeyman");
  await page.locator('[data-action="again"]').click();
  await expect.poll(() => page.locator(".chip-name").nth(1).textContent()).toContain("Journeywoman");
  // It is counted once, however often one looks at it.
  await page.goto(`${house.base}/local/towers/almost`);
  await page.locator(".result").getByText("You won twice").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("zaubertisch.ladder.towers"))).toBe("journeyman 0");
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
