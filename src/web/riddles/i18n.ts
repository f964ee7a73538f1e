/** Words for those who puzzle, besides the house's. */
import { joined } from "../i18n/words.ts";
import { riddlesDe } from "./words.de.ts";
import { riddlesEn } from "./words.en.ts";

export const t = joined({ de: riddlesDe, en: riddlesEn });
export { tOf } from "../i18n/words.ts";
