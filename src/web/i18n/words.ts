/** Every word people read comes from here, in the language they chose. */
import type { Refusal } from "../../core/game.ts";
import { language } from "../app/settings.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { Values } from "./fill.ts";
import { fill } from "./fill.ts";

export type Key = keyof typeof en;
export type Words = Readonly<Record<Key, string>>;

const WORDS: Readonly<Record<"de" | "en", Words>> = { de, en };

export const t = (key: Key, values: Values = {}): string => fill(WORDS[language.value][key], values, language.value);

/** Why something is not possible. A newer server may have reasons this page has no words for: then its own sentence. */
export const reasonOf = ({ refused, say }: Refusal): string => {
  const words: Readonly<Record<string, string>> = WORDS[language.value];
  return words[`refused.${refused}`] ?? say;
};

/** For keys put together from a name of the rules: there is a word for each (a test sees to it). */
export const tOf = (prefix: string, name: string, values: Values = {}): string =>
  fill(
    (WORDS[language.value] as Readonly<Record<string, string>>)[`${prefix}.${name}`] ?? name,
    values,
    language.value,
  );
