/** The game's own words, and the house's. */
import { fetched } from "../../i18n/words.ts";
import { LEXICON } from "./lexicon.ts";

export const t = fetched(LEXICON);
export { tOf } from "../../i18n/words.ts";
