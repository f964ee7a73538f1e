/** Every English word the magicians' table says. */
import { cardsEn } from "./cards/words.en.ts";
import { magiciansCareerEn } from "./career.words.en.ts";
import { favouritesOf } from "./favourites.ts";
import { magiciansWhyEn } from "./why.words.en.ts";
import { magiciansEn } from "./words.en.ts";

export const lexiconEn = {
  ...magiciansEn,
  ...magiciansWhyEn,
  ...magiciansCareerEn,
  ...cardsEn,
  ...favouritesOf(magiciansEn),
};
