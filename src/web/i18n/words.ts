/** Every word people read comes from here, in the language they chose. Only that language's words are fetched; a game brings its own. */
import { effect } from "@preact/signals";
import type { Refusal } from "../../core/game.ts";
import type { Language } from "../app/settings.ts";
import { language, LANGUAGES, languageWish } from "../app/settings.ts";
import type { en } from "./en.ts";
import type { firstEn } from "./first.en.ts";
import type { Values } from "./fill.ts";
import { fill } from "./fill.ts";

type FirstKey = keyof typeof firstEn;
type Key = FirstKey | keyof typeof en;

/** The same keys in every language. */
export type Vocabulary<W extends string = string> = Readonly<Record<Language, Readonly<Record<W, string>>>>;

/** A vocabulary that is fetched language by language, each when it is wanted first. */
export type Lexicon<W extends string = string> = Readonly<Record<Language, () => Promise<Readonly<Record<W, string>>>>>;

/** What everybody looks up. Keys of a game that is not loaded are not there yet. */
const WORDS: Record<Language, Readonly<Record<string, string>>> = { de: {}, en: {} };

/** Lexica nobody has opened in a language yet. */
const CLOSED: Record<Language, Set<Lexicon>> = { de: new Set(), en: new Set() };

const add = (tongue: Language, words: Readonly<Record<string, string>>): void => {
  WORDS[tongue] = { ...WORDS[tongue], ...words };
};

const spoken = (key: string, values: Values): string | undefined => {
  const text = WORDS[language.value][key];
  return text === undefined ? undefined : fill(text, values, language.value);
};

/** Brings a game's or a page's own words, and gives what says them and the house's. */
export function joined<W extends string>(own: Vocabulary<W>): (key: W | Key, values?: Values) => string {
  for (const each of LANGUAGES) add(each, own[each]);
  return (key, values = {}) => spoken(key, values) ?? key;
}

/** The same of words that are fetched: whoever loads what says them waits for `wordsOf` before it says anything. */
export function fetched<W extends string>(own: Lexicon<W>): (key: W | Key, values?: Values) => string {
  for (const each of LANGUAGES) CLOSED[each].add(own);
  return (key, values = {}) => spoken(key, values) ?? key;
}

/** All words of the house but those of the first page. */
const REST: Lexicon<Exclude<Key, FirstKey>> = {
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
};

/** Resolves when all words known of are here in a language; without those of other pages, if only the first one wants them. */
export async function wordsOf(tongue: Language = language.peek(), isFirstPage = false): Promise<void> {
  const wanted = (): Lexicon[] => [...CLOSED[tongue]].filter((lexicon) => !isFirstPage || lexicon !== REST);
  while (wanted().length > 0)
    await Promise.all(
      wanted().map(async (lexicon) => {
        add(tongue, await lexicon[tongue]());
        CLOSED[tongue].delete(lexicon);
      }),
    );
}

export const t = fetched<FirstKey>({
  de: async () => (await import("./first.de.ts")).firstDe,
  en: async () => (await import("./first.en.ts")).firstEn,
});
fetched(REST);

/** A language is spoken as soon as its words are here; if they cannot be had, the former one stays. */
effect(() => {
  const wish = languageWish.value;
  if (wish === language.peek()) return;
  const change = (): void => {
    if (wish === languageWish.peek()) language.value = wish;
  };
  wordsOf(wish).then(change, () => undefined);
});

/** Why something is not possible. A newer server may have reasons this page has no words for: then its own sentence. */
export const reasonOf = ({ refused, say }: Refusal): string => spoken(`refused.${refused}`, {}) ?? say;

/** For keys put together from a name of the rules: there is a word for each (a test sees to it). */
export const tOf = (prefix: string, name: string, values: Values = {}): string =>
  spoken(`${prefix}.${name}`, values) ?? name;
