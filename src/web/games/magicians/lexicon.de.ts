/** Every German word the magicians' table says. */
import { cardsDe } from "./cards/words.de.ts";
import { magiciansCareerDe } from "./career.words.de.ts";
import { favouritesOf } from "./favourites.ts";
import { magiciansWhyDe } from "./why.words.de.ts";
import { magiciansDe } from "./words.de.ts";

export const lexiconDe = {
  ...magiciansDe,
  ...magiciansWhyDe,
  ...magiciansCareerDe,
  ...cardsDe,
  ...favouritesOf(magiciansDe),
};
