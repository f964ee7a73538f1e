/** Words about published games, besides the house's. */
import { joined } from "../i18n/words.ts";
import { publishingDe } from "./words.de.ts";
import { publishingEn } from "./words.en.ts";

export const t = joined({ de: publishingDe, en: publishingEn });
