/** The German words of the first page: no others are fetched before its first board. */
import { learnDe } from "../learn/words.de.ts";
import { gamesDe } from "../pages/games.words.de.ts";
import { seatsDe } from "../pages/seats.words.de.ts";
import { startDe } from "../pages/start.words.de.ts";
import { botsDe } from "../sessions/words.de.ts";

export const firstDe = { ...startDe, ...botsDe, ...gamesDe, ...seatsDe, ...learnDe };
