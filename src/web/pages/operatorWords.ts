/** Words for the operator's page, besides the house's: nobody else needs them. */
import { joined } from "../i18n/words.ts";
import { operatorDe } from "./operator.words.de.ts";
import { operatorEn } from "./operator.words.en.ts";

export const t = joined({ de: operatorDe, en: operatorEn });
export { reasonOf, tOf } from "../i18n/words.ts";
