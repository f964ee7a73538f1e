/** Words of score sheets, besides the house's. */
import { joined } from "../i18n/words.ts";
import { scoresheetDe } from "./words.de.ts";
import { scoresheetEn } from "./words.en.ts";

export const t = joined({ de: scoresheetDe, en: scoresheetEn });
export { tOf } from "../i18n/words.ts";
