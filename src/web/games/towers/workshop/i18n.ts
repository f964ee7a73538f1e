/** Words for putting positions together, besides the game's own. */
import { joined } from "../../../i18n/words.ts";
import { towersWorkshopDe } from "./words.de.ts";
import { towersWorkshopEn } from "./words.en.ts";

export const t = joined({ de: towersWorkshopDe, en: towersWorkshopEn });
export { tOf } from "../../../i18n/words.ts";
