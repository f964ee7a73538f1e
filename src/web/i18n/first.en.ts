/** The English words of the first page: no others are fetched before its first board. */
import { learnEn } from "../learn/words.en.ts";
import { gamesEn } from "../pages/games.words.en.ts";
import { seatsEn } from "../pages/seats.words.en.ts";
import { startEn } from "../pages/start.words.en.ts";
import { botsEn } from "../sessions/words.en.ts";

export const firstEn = { ...startEn, ...botsEn, ...gamesEn, ...seatsEn, ...learnEn };
