/** Words for putting positions together, besides the game's own. */
import { joined } from "../../../i18n/words.ts";
import { magiciansWorkshopDe } from "./words.de.ts";
import { magiciansWorkshopEn } from "./words.en.ts";

export const t = joined({ de: magiciansWorkshopDe, en: magiciansWorkshopEn });
export { tOf } from "../../../i18n/words.ts";
