/** Words for one who plays alone, besides the game's and the house's. */
import { fetched } from "../../../i18n/words.ts";
import type { soloLexiconEn } from "./lexicon.en.ts";

type Words = Readonly<Record<keyof typeof soloLexiconEn, string>>;

export const t = fetched({
  de: async (): Promise<Words> => (await import("./lexicon.de.ts")).soloLexiconDe,
  en: async (): Promise<Words> => (await import("./lexicon.en.ts")).soloLexiconEn,
});
export { tOf } from "../../../i18n/words.ts";
