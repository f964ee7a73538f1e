/** Every German word the towers' table says. */
import { towersCareerDe } from "./career.words.de.ts";
import { favouritesOf } from "./favourites.ts";
import { towersWhyDe } from "./why.words.de.ts";
import { towersDe } from "./words.de.ts";

export const lexiconDe = { ...towersDe, ...towersWhyDe, ...towersCareerDe, ...favouritesOf(towersDe) };
