/** The game's own words, fetched in the language that is spoken. */
import type { lexiconEn } from "./lexicon.en.ts";

type Words = Readonly<Record<keyof typeof lexiconEn, string>>;

export const LEXICON = {
  de: async (): Promise<Words> => (await import("./lexicon.de.ts")).lexiconDe,
  en: async (): Promise<Words> => (await import("./lexicon.en.ts")).lexiconEn,
};
