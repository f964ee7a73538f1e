import { readFileSync, globSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import type { JsonObject } from "../../core/game.ts";
import { gameIn, hasGame, packedGame } from "./gameLink.ts";

const files = globSync("src/games/*/records/*.json");
const recordIn = (file: string): JsonObject =>
  (JSON.parse(readFileSync(file, "utf8")) as { record: JsonObject }).record;

test("a whole game goes into a link and comes out as it was, in a length that messengers carry", async () => {
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const record = recordIn(file);
    const link = await packedGame({ ...record, names: ["Änne", "mage"], unknown: 1 });
    expect(hasGame(`#${link}`)).toBe(true);
    expect(link).toMatch(/^g=[\w-]+$/);
    expect(link.length, file).toBeLessThan(16_000);
    const { moves, state, options, game } = record;
    const found = await gameIn(`#${link}`);
    expect(found).toMatchObject({ game, options, state, moves, names: ["Änne", "mage"] });
    expect(found).not.toHaveProperty("unknown");
  }
});

test.each([
  ["cut off", (link: string) => link.slice(0, link.length / 2)],
  ["not packed", () => "g=abcdef"],
  ["not even text", () => "g=%%%"],
  ["a list", () => `g=${deflateRawSync("[1]").toString("base64url")}`],
  ["a flood", () => `g=${deflateRawSync(`"${" ".repeat(3_000_000)}"`).toString("base64url")}`],
])("what is %s is refused in a sentence", async (_, spoil) => {
  const link = await packedGame(recordIn(files[0]!));
  expect(await gameIn(`#${spoil(link)}`)).toMatchObject({ refused: "link" });
});
