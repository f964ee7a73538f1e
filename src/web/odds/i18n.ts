/** Words for chances, besides the house's. */
import { joined } from "../i18n/words.ts";
import { oddsDe } from "./words.de.ts";
import { oddsEn } from "./words.en.ts";

export const t = joined({ de: oddsDe, en: oddsEn });
export { tOf } from "../i18n/words.ts";
