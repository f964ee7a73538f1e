/** Words about friends and weekly tables. */
import { joined } from "../i18n/words.ts";
import { companyDe } from "./words.de.ts";
import { companyEn } from "./words.en.ts";

export const t = joined({ de: companyDe, en: companyEn });
