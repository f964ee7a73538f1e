/** Every word people read comes from here, in the language they chose. */
import { language } from "../settings.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

export type Key = keyof typeof en;
export type Words = Readonly<Record<Key, string>>;

export interface Values {
  readonly [name: string]: string | number | boolean | undefined;
}

const WORDS: Readonly<Record<"de" | "en", Words>> = { de, en };

export const t = (key: Key, values: Values = {}): string => fill(WORDS[language.value][key], values);

/** For keys put together from a name of the rules: there is a word for each (a test sees to it). */
export const tOf = (prefix: string, name: string, values: Values = {}): string =>
  fill((WORDS[language.value] as Readonly<Record<string, string>>)[`${prefix}.${name}`] ?? name, values);

/**
 * `{name}` is a value; `{n#card|cards}` the word for one or for many; `[you take|{name} takes]` depends on whether the
 * reader is meant (`you`).
 */
export function fill(text: string, values: Values): string {
  return text
    .replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, you: string, other: string) => (values.you ? you : other))
    .replace(/\{(\w+)#([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      values[name] === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
