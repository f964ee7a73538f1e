import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ORDERS } from "../../games/towers/orders.ts";
import { FIELDS } from "../../games/towers/options.ts";
import { SPELLS } from "../../games/towers/spells.ts";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fill } from "./fill.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|i18n\/|\/dev\//.test(path))
  .map((path) => ({ path, text: readFileSync(folder + path, "utf8") }));

test("both languages have the same keys, none of them empty", () => {
  expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of [...Object.entries(de), ...Object.entries(en)]) expect(text, key).not.toBe("");
});

test("both languages use the same values", () => {
  const values = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!))].toSorted();
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, ...values(de[key])]).toEqual([key, ...values(en[key])]);
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

test("every name of the rules has a word", () => {
  const keys = new Set(Object.keys(en));
  const wanted = [
    ...SPELLS.flatMap((spell) => [`spell.${spell}`, `spellHelp.${spell}`]),
    ...ORDERS.map((order) => `order.${order}`),
    ...FIELDS.filter(({ name }) => name !== "start").flatMap(({ name, choices = [] }) => [
      `option.towers.${name}`,
      `optionHelp.towers.${name}`,
      ...choices.map((choice) => `choice.towers.${name}.${choice}`),
    ]),
  ];
  expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
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
