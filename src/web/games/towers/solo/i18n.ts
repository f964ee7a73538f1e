/** Words for one who plays alone, besides the game's and the house's. */
import { joined } from "../../../i18n/words.ts";
import { towersDe } from "../words.de.ts";
import { towersEn } from "../words.en.ts";
import { soloDe } from "./words.de.ts";
import { soloEn } from "./words.en.ts";

export const t = joined({ de: { ...towersDe, ...soloDe }, en: { ...towersEn, ...soloEn } });
export { tOf } from "../../../i18n/words.ts";
