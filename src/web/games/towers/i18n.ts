/** The game's own words, and the house's. */
import { joined } from "../../i18n/words.ts";
import { towersDe } from "./words.de.ts";
import { towersEn } from "./words.en.ts";

export const t = joined({ de: towersDe, en: towersEn });
export { tOf } from "../../i18n/words.ts";
