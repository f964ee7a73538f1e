/** Words for ratings, besides the house's. */
import { joined } from "../i18n/words.ts";
import { ratingsDe } from "./words.de.ts";
import { ratingsEn } from "./words.en.ts";

export const t = joined({ de: ratingsDe, en: ratingsEn });
