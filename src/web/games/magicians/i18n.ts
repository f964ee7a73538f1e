/** The game's own words, and the house's. */
import { SYMBOLS } from "../../../games/magicians/wands.ts";
import type { SymbolName } from "../../../games/magicians/wands.ts";
import { joined } from "../../i18n/words.ts";
import { magiciansCareerDe } from "./career.words.de.ts";
import { magiciansCareerEn } from "./career.words.en.ts";
import { cardsDe } from "./cards/words.de.ts";
import { cardsEn } from "./cards/words.en.ts";
import { magiciansWhyDe } from "./why.words.de.ts";
import { magiciansWhyEn } from "./why.words.en.ts";
import { magiciansDe } from "./words.de.ts";
import { magiciansEn } from "./words.en.ts";

/** A player's page calls the readings as the board does. */
const favourites = (words: Readonly<Record<`magicians.symbol.${SymbolName}`, string>>): Record<string, string> =>
  Object.fromEntries(SYMBOLS.map((symbol) => [`favourite.magicians.${symbol}`, words[`magicians.symbol.${symbol}`]]));
joined({ de: favourites(magiciansDe), en: favourites(magiciansEn) });

export const t = joined({
  de: { ...magiciansDe, ...magiciansWhyDe, ...magiciansCareerDe, ...cardsDe },
  en: { ...magiciansEn, ...magiciansWhyEn, ...magiciansCareerEn, ...cardsEn },
});
export { tOf } from "../../i18n/words.ts";
