/** Every word people read comes from here, in the language they chose. The house's own are always there; a game brings its own. */
import type { Refusal } from "../../core/game.ts";
import type { Language } from "../app/settings.ts";
import { language } from "../app/settings.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { Values } from "./fill.ts";
import { fill } from "./fill.ts";

type Key = keyof typeof en;

/** The same keys in every language. */
export type Vocabulary<W extends string = string> = Readonly<Record<Language, Readonly<Record<W, string>>>>;

/** What everybody looks up. Keys of a game that is not loaded are not there yet. */
const WORDS: Record<Language, Readonly<Record<string, string>>> = { de, en };

const spoken = (key: string, values: Values): string | undefined => {
  const text = WORDS[language.value][key];
  return text === undefined ? undefined : fill(text, values, language.value);
};

/** Brings a game's own words, and gives what says them and the house's. */
export function joined<W extends string>(own: Vocabulary<W>): (key: W | Key, values?: Values) => string {
  for (const each of ["de", "en"] as const) WORDS[each] = { ...WORDS[each], ...own[each] };
  return (key, values = {}) => spoken(key, values) ?? key;
}

export const t = (key: Key, values: Values = {}): string => spoken(key, values) ?? key;

/** Why something is not possible. A newer server may have reasons this page has no words for: then its own sentence. */
export const reasonOf = ({ refused, say }: Refusal): string => spoken(`refused.${refused}`, {}) ?? say;

/** For keys put together from a name of the rules: there is a word for each (a test sees to it). */
export const tOf = (prefix: string, name: string, values: Values = {}): string =>
  spoken(`${prefix}.${name}`, values) ?? name;
