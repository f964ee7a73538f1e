/** Words for links, besides the house's. */
import { joined } from "../i18n/words.ts";
import { picturesDe } from "./words.de.ts";
import { picturesEn } from "./words.en.ts";

export const t = joined({ de: picturesDe, en: picturesEn });
export { tOf } from "../i18n/words.ts";
