/** The game's own words, and the house's. */
import { joined } from "../../../web/i18n/words.ts";
import { glowwormsDe } from "./words.de.ts";
import { glowwormsEn } from "./words.en.ts";

export const t = joined({ de: glowwormsDe, en: glowwormsEn });
