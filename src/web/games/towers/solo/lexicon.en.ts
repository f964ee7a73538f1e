import { towersEn } from "../words.en.ts";
import { soloEn } from "./words.en.ts";

/** Every English word for one who plays alone. */
export const soloLexiconEn = { ...towersEn, ...soloEn };
