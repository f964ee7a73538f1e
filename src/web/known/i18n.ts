/** Words of staying known, besides the house's. */
import { joined } from "../i18n/words.ts";
import { knownDe } from "./words.de.ts";
import { knownEn } from "./words.en.ts";

export const t = joined({ de: knownDe, en: knownEn });
export { reasonOf } from "../i18n/words.ts";
