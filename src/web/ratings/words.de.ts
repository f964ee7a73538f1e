/** Wertungen, auf Deutsch. */
import type { ratingsEn } from "./words.en.ts";

export const ratingsDe: Record<keyof typeof ratingsEn, string> = {
  "title.ratings": "Wertungen · Zaubertisch",
  "ratings.title": "Zwei Zahlen",
  "ratings.explain1":
    "Ergebnisse sagen, wie oft du gegen wen gewinnst: Alle beginnen bei 1.000, eine Überraschung bewegt die Zahl stärker als das Erwartete, und hinter ± steht, wie weit sie danebenliegen kann.",
  "ratings.explain2":
    "Können sagt, wie gut du entscheidest, was immer Karten und Würfel tun: Nach einem gewerteten Spiel wird jede deiner Entscheidungen mit der besten verglichen, die unser Rückblick aus dem findet, was du wissen konntest (höchstens drei von hundert Punkten zählen, damit ein Patzer nicht alles ist), und Können ist, was du verschenkt hast, in Prozent dessen, was jemand verschenkt hätte, der immer nimmt, was auf den ersten Blick am besten aussieht – je weniger, desto besser.",
  "ratings.explain3":
    "Die Bots sind ebenso gemessen und ändern sich nie; ein Titel sagt also, wie welcher von ihnen du entscheidest, sobald fünf Spiele beurteilt sind.",
  "ratings.explain4":
    "Niemand kann einen Helfer neben dem Bildschirm verhindern, einen zweiten Gast, der absichtlich verliert, oder ein Programm, das flüstert: Nur fünf Spiele am Tag zwischen denselben beiden und zwanzig mit Bots ändern Ergebnisse, wer am Ende nicht da ist, wird Letzter, und mehr wird nicht versprochen.",
  "ratings.own": "Deine",
  "ratings.bots": "Die Bots",
  "ratings.who": "Wer",
  "ratings.results": "Ergebnisse",
  "ratings.craft": "Können",
  "ratings.games": "Spiele",
  "ratings.none":
    "Noch kein gewertetes Spiel. Lege einen Tisch im Netz und wähle „gewertet“: mit Uhr, ohne Hilfe, bis zum Ende.",
  "ratings.value": "{n} ± {doubt}",
  "ratings.given": "verschenkt {n} %",
  "ratings.givenMargin": "verschenkt {n} % (± {margin})",
  "ratings.points": "{n} Punkte je Spiel",
  "ratings.unjudged": "wird beurteilt",
  "ratings.title.apprentice": "entscheidet wie ein Lehrling",
  "ratings.title.journeyman": "entscheidet wie ein Geselle",
  "ratings.title.mage": "entscheidet wie ein Magier",
  "ratings.title.archmage": "entscheidet wie ein Erzmagier",
  "ratings.noTitle": "ein Titel nach fünf beurteilten Spielen",
  "ratings.season": "Saison {name}",
  "ratings.lay": "Einen gewerteten Tisch legen",
  "ratings.rated": "Gewertet",
  "ratings.choice": "Wertung",
  "ratings.choice.no": "zum Vergnügen",
  "ratings.choice.yes": "gewertet",
  "ratings.choiceHelp":
    "Gewertet: mit Uhr, ohne Hilfe, niemand kommt später dazu oder geht; wer am Ende nicht da ist, wird Letzter.",
  "ratings.needsClock": "Ein gewertetes Spiel braucht eine Uhr: 45 Sekunden je Zug sind gewählt.",
  "ratings.badge": "{n}",
  "ratings.badgeNew": "neu",
  "ratings.badgeSaid": "Ergebnisse {n}",
  "ratings.more": "Was die Zahlen bedeuten",
};
