/** Words of the page for notices. */
import { joined } from "../i18n/words.ts";
import { noticesDe } from "./words.de.ts";
import { noticesEn } from "./words.en.ts";

export const t = joined({ de: noticesDe, en: noticesEn });
