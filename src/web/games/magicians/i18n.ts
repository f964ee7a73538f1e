/** The game's own words, and the house's. */
import { joined } from "../../i18n/words.ts";
import { magiciansDe } from "./words.de.ts";
import { magiciansEn } from "./words.en.ts";

export const t = joined({ de: magiciansDe, en: magiciansEn });
export { tOf } from "../../i18n/words.ts";
