/** The game's own words, in the terms of the rulebook that is played by (T-E), and the house's. */
import { effect, signal } from "@preact/signals";
import type { EditionName } from "../../../games/towers/options.ts";
import type { Spell } from "../../../games/towers/spells.ts";
import { language } from "../../app/settings.ts";
import { joined, tOf } from "../../i18n/words.ts";
import { SPELLS } from "../../../games/towers/spells.ts";
import { towersCareerDe } from "./career.words.de.ts";
import { towersCareerEn } from "./career.words.en.ts";
import { towersWhyDe } from "./why.words.de.ts";
import { towersWhyEn } from "./why.words.en.ts";
import { towersDe } from "./words.de.ts";
import { towersEn } from "./words.en.ts";

const plain = joined({
  de: { ...towersDe, ...towersWhyDe, ...towersCareerDe },
  en: { ...towersEn, ...towersWhyEn, ...towersCareerEn },
});
/** A player's page calls them as the board does. */
const favourites = (words: Readonly<Record<`spell.${Spell}`, string>>): Record<string, string> =>
  Object.fromEntries(SPELLS.map((spell) => [`favourite.towers.${spell}`, words[`spell.${spell}`]]));
joined({ de: favourites(towersDe), en: favourites(towersEn) });

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
