/** The game's own words, and the house's. */
import { joined } from "../../i18n/words.ts";
import { magiciansWhyDe } from "./why.words.de.ts";
import { magiciansWhyEn } from "./why.words.en.ts";
import { magiciansDe } from "./words.de.ts";
import { magiciansEn } from "./words.en.ts";

export const t = joined({ de: { ...magiciansDe, ...magiciansWhyDe }, en: { ...magiciansEn, ...magiciansWhyEn } });
export { tOf } from "../../i18n/words.ts";
