/** Words for what is sent to others, besides the house's. */
import { joined } from "../i18n/words.ts";
import { sendDe } from "./words.de.ts";
import { sendEn } from "./words.en.ts";

export const t = joined({ de: sendDe, en: sendEn });
export { tOf } from "../i18n/words.ts";
