import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../games/index.ts";
import { SPELLS } from "../../games/towers/spells.ts";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { wordFiles, wordsIn } from "../../testing/words.ts";
import { fill } from "./fill.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|i18n\/|\/dev\//.test(path))
  .map((path) => ({ path, text: readFileSync(folder + path, "utf8") }));

const [de, en] = await Promise.all([wordsIn("de"), wordsIn("en")]);

test("both languages have the same keys, none of them empty", () => {
  expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of [...Object.entries(de), ...Object.entries(en)]) expect(text, key).not.toBe("");
});

test("both languages use the same values", () => {
  const values = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!))].toSorted();
  for (const [key, text] of Object.entries(en)) expect([key, ...values(de[key] ?? "")]).toEqual([key, ...values(text)]);
});

test("no words people read stand outside the language files", () => {
  const found: string[] = [];
  for (const { path, text } of sources.filter((each) => each.path.endsWith(".tsx")))
    for (const [, words] of [
      ...text.matchAll(/<\w[^<>]*[^=]>\s*([A-Za-zÄÖÜäöü][^<>{}=;()]*[a-zäöü]{2}[^<>{}=;()]*)\s*</g),
      ...text.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z][^"]*)"/g),
    ])
      found.push(`${path}: ${words}`);
  expect(found).toEqual([]);
});

test("no file takes a key another has", async () => {
  for (const language of ["de", "en"] as const) {
    const keys = (await wordFiles(language)).flatMap(([path, words]) =>
      Object.keys(words).map((key) => `${key} ${path}`),
    );
    const twice = keys.filter((each, i) => keys.findIndex((other) => other.split(" ")[0] === each.split(" ")[0]) !== i);
    expect(twice).toEqual([]);
  }
});

/** What the shell puts together of a game's names. */
describe.each(GAMES.map((game) => [game.name, game] as const))("%s", (name, game) => {
  test("has a word for its title, its orders and every option a form offers", () => {
    const wanted = [
      `game.${name}`,
      `gameLine.${name}`,
      ...game.orders.map((order) => `order.${order}`),
      ...game.fields.flatMap((field) => {
        // Who begins, and a number that is always the same, are asked by no form.
        if (field.name === "start" || (field.kind === "number" && field.least === field.most)) return [];
        const choices = (field.choices ?? []).map((choice) => `choice.${name}.${field.name}.${choice}`);
        return [`option.${name}.${field.name}`, `optionHelp.${name}.${field.name}`, ...choices];
      }),
    ];
    expect(wanted.filter((key) => !(key in en))).toEqual([]);
  });
});

test("every spell has a word", () => {
  const wanted = SPELLS.flatMap((spell) => [`spell.${spell}`, `spellHelp.${spell}`]);
  expect(wanted.filter((key) => !(key in en))).toEqual([]);
});

test.each([
  ["en", "{n} {n#card|cards}", { n: 1 }, "1 card"],
  ["en", "{n} {n#card|cards}", { n: 3 }, "3 cards"],
  ["de", "{n} {n#Karte|Karten}", { n: 0 }, "0 Karten"],
  ["pl", "{n} {n#karta|karty|kart|karty}", { n: 3 }, "3 karty"],
  ["pl", "{n} {n#karta|karty|kart|karty}", { n: 5 }, "5 kart"],
  ["en", "[You play|{name} plays] it", { you: true, name: "Mira" }, "You play it"],
  ["en", "[You play|{name} plays] it", { you: false, name: "Mira" }, "Mira plays it"],
])("%s: %s is filled", (language, text, values, result) => {
  expect(fill(text, values, language)).toBe(result);
});

test("every text has a word for each form of number its language has", () => {
  for (const [language, words] of Object.entries({ de, en })) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, text] of Object.entries(words))
      for (const [, forms] of text.matchAll(/\{\w+#([^}]*)\}/g))
        expect(forms!.split("|"), `${key}, ${language}`).toHaveLength(pluralCategories.length);
  }
});

test("no two bots have the same name", () => {
  for (const words of [de, en]) {
    const names = Object.entries(words).flatMap(([key, text]) => (/^(level\.|bot\.\w+\.\d)/.test(key) ? [text] : []));
    expect(names).toHaveLength(LEVEL_NAMES.length * (1 + 6));
    expect(new Set(names).size).toBe(names.length);
  }
});
