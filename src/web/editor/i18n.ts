/** Words for putting positions together, besides the house's. */
import { joined } from "../i18n/words.ts";
import { editorDe } from "./words.de.ts";
import { editorEn } from "./words.en.ts";

export const t = joined({ de: editorDe, en: editorEn });
export { reasonOf, tOf } from "../i18n/words.ts";
