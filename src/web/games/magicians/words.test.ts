import { describe, expect, test } from "vitest";
import { BOARD, isMagic } from "../../../games/magicians/board.ts";
import { SYMBOLS } from "../../../games/magicians/wands.ts";
import { magiciansDe } from "./words.de.ts";
import { magiciansEn } from "./words.en.ts";

const places = BOARD.nodes.slice(0, BOARD.places);
const composed = [
  ...["again", "stay", "rest", "bonus", "cast", "decline"].map((what) => `magicians.say.${what}`),
  ...["magician", "apprentice"].map((figure) => `magicians.say.labyrinth.${figure}`),
  ...places.flatMap((place) => [`magicians.place.${place}`, `magicians.at.${place}`, `magicians.to.${place}`]),
  ...places.filter((_, node) => isMagic(node)).map((place) => `magicians.card.${place}`),
  ...SYMBOLS.map((name) => `magicians.symbol.${name}`),
  ...["card", "take", "win", "pair", "fight", "waits", "banish", "lost", "sign"].map(
    (what) => `magicians.outlook.${what}`,
  ),
  ...["cast", "power", "fate", "decline", "stay", "rest"].map((word) => `magicians.do.${word}`),
  ...[0, 1, 2].flatMap((seat) => [`magicians.colour.${seat}`, `magicians.colourSmall.${seat}`]),
];

describe.each(Object.entries({ de: magiciansDe, en: magiciansEn }))(
  "%s",
  (_, words: Readonly<Record<string, string>>) => {
    test.each(composed)("has a word for %s", (key) => {
      expect(words[key]).toBeTruthy();
    });
    test("asks for the same values as the other language", () => {
      for (const [key, text] of Object.entries(words)) {
        const values = (each: string): string[] => [...new Set(each.match(/\{\w+/g) ?? [])].toSorted();
        expect([key, values(text)]).toEqual([
          key,
          values((magiciansEn as Readonly<Record<string, string>>)[key] ?? ""),
        ]);
      }
    });
  },
);

test("both languages have the same words", () => {
  expect(Object.keys(magiciansDe).toSorted()).toEqual(Object.keys(magiciansEn).toSorted());
});
