/** Every English word the towers' table says. */
import { towersCareerEn } from "./career.words.en.ts";
import { favouritesOf } from "./favourites.ts";
import { towersWhyEn } from "./why.words.en.ts";
import { towersEn } from "./words.en.ts";

export const lexiconEn = { ...towersEn, ...towersWhyEn, ...towersCareerEn, ...favouritesOf(towersEn) };
