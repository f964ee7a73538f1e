/** Words of the player page, besides the house's. */
import { joined } from "../i18n/words.ts";
import { playerDe } from "./words.de.ts";
import { playerEn } from "./words.en.ts";

export const t = joined({ de: playerDe, en: playerEn });
export { reasonOf, tOf } from "../i18n/words.ts";
