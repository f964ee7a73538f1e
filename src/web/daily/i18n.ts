/** Words for the deals of the day, besides the house's. */
import { joined } from "../i18n/words.ts";
import { dailyDe } from "./words.de.ts";
import { dailyEn } from "./words.en.ts";

export const t = joined({ de: dailyDe, en: dailyEn });
