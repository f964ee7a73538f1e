/** Words for boards in pages of others, besides the house's. */
import { joined } from "../i18n/words.ts";
import { embedDe } from "./words.de.ts";
import { embedEn } from "./words.en.ts";

export const t = joined({ de: embedDe, en: embedEn });
export { tOf } from "../i18n/words.ts";
