/** Links that somebody has tampered with: whatever they hold, they are opened or refused in a sentence, soon, and nothing breaks. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { benchOf } from "../../bots/lab/experiment.ts";
import type { Chance } from "../../core/chance.ts";
import { seeded } from "../../core/chance.ts";
import type { Json, JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { isObject } from "../../core/json.ts";
import { GAMES } from "../../games/index.ts";
import { linkOf, planFrom } from "../lab/link.ts";
import { packed } from "../review/gameLink.ts";
import { finishedLink } from "../review/source.ts";
import { aboutGame, kitOf } from "../app/games.ts";
import { packedPosition, positionIn } from "./link.ts";
import { draftFrom, openStudio, stateOf } from "./studio.ts";

const deep = (levels: number): Json => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as Json;
const NUMBERS: readonly Json[] = [null, true, -1, 0, 1.5, 1e300, 255, 2 ** 31];
const TEXTS: readonly Json[] = ["", "x", "__proto__", "space 3", "T1", "a".repeat(3000)];
const LISTS: readonly Json[] = [[], {}, [[]], { length: 9 }, ["seat"], { toString: 1 }, Array<Json>(400).fill(7)];
const STRANGE: readonly Json[] = [...NUMBERS, ...TEXTS, ...LISTS, deep(60)];

/** The same with one thing in it changed, left out, doubled or put in. */
function spoiled(json: Json, chance: Chance): Json {
  const strange = (): Json => STRANGE[chance.below(STRANGE.length)]!;
  if (chance.below(12) === 0) return strange();
  if (Array.isArray(json)) {
    const [list, at] = [[...(json as Json[])], chance.below(json.length + 1)];
    const way = chance.below(6);
    if (way === 0) list.splice(at, 1);
    else if (way === 1) list.splice(at, 0, strange());
    else if (way === 2) list.push(...list.slice(0, 50));
    else if (at < list.length) list[at] = spoiled(list[at]!, chance);
    return list;
  }
  if (!isObject(json)) return strange();
  const keys = Object.keys(json);
  const key = keys[chance.below(Math.max(1, keys.length))] ?? "x";
  const { [key]: old, ...rest } = json;
  const way = chance.below(8);
  if (way === 0) return rest;
  if (way === 1) return { ...json, [JSON.stringify(strange())]: strange() };
  return { ...json, [key]: spoiled(old ?? null, chance) };
}

/** Letters of a link, some of them others; or what packs to no JSON at all. */
function garbled(letters: string, chance: Chance): string {
  const at = chance.below(letters.length);
  const other = "A-_z09%é\u0000 #".charAt(chance.below(12));
  return [letters.slice(0, at), letters.slice(0, at) + other + letters.slice(at + 1), letters.slice(at)][
    chance.below(3)
  ]!;
}

const TIMES = 150;

describe.each(GAMES.filter(({ lab }) => lab).map(({ name }) => name))("%s", (name) => {
  const file = globSync(`src/games/${name}/records/*.json`).toSorted()[0]!;
  const { record } = JSON.parse(readFileSync(file, "utf8")) as { record: JsonObject };

  test("a position", async () => {
    const [kit, workshop] = [(await kitOf(name))!, (await aboutGame(name)!.workshop!())!];
    const { game } = kit;
    const start = game.setup({}, seeded("hostile"));
    if (isRefusal(start)) throw new Error(start.say);
    const whole = { game: name, options: game.options(start), state: game.write(start), moves: [] };
    const chance = seeded(`hostile positions ${name}`);
    const found = { opened: 0, refused: 0 };
    for (let i = 0; i < TIMES; i++) {
      const json = spoiled(whole, chance);
      const link = i % 5 === 0 ? `p=${garbled(await packed(whole), chance)}` : `p=${await packed(json as JsonObject)}`;
      const draft = draftFrom(kit, workshop, await positionIn(`#${link}`));
      if (isRefusal(draft)) {
        found.refused++;
        expect(draft.say).toMatch(/\S/);
        continue;
      }
      found.opened++;
      stateOf(kit, draft);
      // All that the page reads of it before anybody touches anything.
      const { flaws, now, still, hint } = openStudio(kit, workshop, draft);
      for (const flaw of flaws.value) expect(workshop.say(flaw)).toMatch(/\S/);
      void [now.value, still.value, hint.value];
    }
    expect(Math.min(found.opened, found.refused)).toBeGreaterThan(5);
    expect(isRefusal(draftFrom(kit, workshop, await positionIn(`#${await packedPosition(whole)}`)))).toBe(false);
  });

  test("a whole game", async () => {
    const chance = seeded(`hostile games ${name}`);
    let refused = 0;
    for (let i = 0; i < TIMES / 3; i++) {
      const spoilt =
        i % 5 === 0 ? garbled(await packed(record), chance) : await packed(spoiled(record, chance) as JsonObject);
      const finished = await finishedLink(`#g=${spoilt}`);
      if (isRefusal(finished)) refused++;
      else expect(finished.players().every((player) => typeof player.name === "string")).toBe(true);
    }
    expect(refused).toBeGreaterThan(10);
  });

  test("a setup of the laboratory", async () => {
    const kit = (await kitOf(name))!;
    const { lab } = GAMES.find((game) => game.name === name)!;
    const usual = lab!.standard({});
    if (isRefusal(usual)) throw new Error(usual.say);
    const plan = { game: name, a: { wish: {}, changes: usual as JsonObject }, b: undefined, games: 500, seed: "1" };
    const whole = linkOf({ ...plan, bot: "quick" });
    expect(planFrom(whole)).toMatchObject(plan);
    const chance = seeded(`hostile setups ${name}`);
    const found = { playable: 0, refused: 0, none: 0 };
    for (let i = 0; i < TIMES; i++) {
      const json = spoiled({ ...plan, bot: "quick" } as unknown as Json, chance);
      const hash = i % 5 === 0 ? garbled(whole, chance) : `#l=${encodeURIComponent(JSON.stringify(json))}`;
      const read = planFrom(hash);
      if (!read) found.none++;
      else if (isRefusal(benchOf({ game: name, ...read.a }))) found.refused++;
      else found.playable++;
      if (!read) continue;
      expect(kit.form(read.a.wish).fields.length).toBeGreaterThan(0);
    }
    expect(Math.min(...Object.values(found))).toBeGreaterThan(5);
  });
});
