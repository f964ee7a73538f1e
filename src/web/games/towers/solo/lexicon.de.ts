import { towersDe } from "../words.de.ts";
import { soloDe } from "./words.de.ts";

/** Every German word for one who plays alone. */
export const soloLexiconDe = { ...towersDe, ...soloDe };
