/** What The Three Magicians counts for a player's page, in German. */
import type { magiciansCareerEn } from "./career.words.en.ts";

export const magiciansCareerDe: Readonly<Record<keyof typeof magiciansCareerEn, string>> = {
  "kind.magicians.duel": "Das Spiel",
  "count.magicians.found": "Karten an ihren Orten gefunden",
  "count.magicians.robbed": "Karten von anderen genommen",
  "count.magicians.fightsWon": "Kämpfe gewonnen",
  "count.magicians.fightsLost": "Kämpfe verloren",
  "favourites.magicians": "Liebste Lesarten",
  "suffered.magicians": "Von anderen ins Labyrinth geschickt",
  "own.magicians": "Durch eigenes Pech ins Labyrinth",
  "grudges.magicians": "Wer wen ins Labyrinth geschickt hat",
  "sufferedBy.magicians": "schickte dich {n}× ins Labyrinth",
  "doneTo.magicians": "von dir {n}× dorthin geschickt",
  "fortune.magicians.wands": "Die Stäbe",
  "fortuneUnit.magicians.wands": "Kerben auf {n} {n#Stab|Stäben}",
  "fortune.magicians.symbols": "Die Symbole",
  "fortuneUnit.magicians.symbols": "{n} {n#Stab|Stäbe} geworfen",
};
