/** The game's own words, in the terms of the rulebook that is played by (T-E), and the house's. */
import { effect, signal } from "@preact/signals";
import type { EditionName } from "../../../games/towers/options.ts";
import type { Spell } from "../../../games/towers/spells.ts";
import { language } from "../../app/settings.ts";
import { fetched, tOf } from "../../i18n/words.ts";
import { LEXICON } from "./lexicon.ts";

const plain = fetched(LEXICON);

/** The rulebook at the table one sits at. */
const book = signal<EditionName>("capstone");
export const openBook = (edition: EditionName): (() => void) => effect(() => void (book.value = edition));

const isAbacus = (edition: EditionName): boolean => edition !== "capstone";

/** The English texts of the first publisher have another name for the castle. */
function inTermsOf(sentence: string, edition: EditionName): string {
  if (language.value !== "en" || !isAbacus(edition)) return sentence;
  const begins = /(^|[.!?] )$/;
  return sentence.replaceAll("Ravenskeep", (_, at: number) =>
    begins.test(sentence.slice(0, at)) ? "The Raven Castle" : "the Raven Castle",
  );
}

export const t: typeof plain = (key, values) => inTermsOf(plain(key, values), book.value);

/** A spell as that rulebook calls it. */
export const spellName = (spell: Spell, edition = book.value): string =>
  tOf(isAbacus(edition) ? "spell.abacus" : "spell", spell);

export const spellHelp = (spell: Spell): string => inTermsOf(tOf("spellHelp", spell), book.value);

export { tOf };
