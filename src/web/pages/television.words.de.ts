/** Große Bildschirme, und die sechs Buchstaben, die dorthin führen, auf Deutsch. */
import type { televisionEn } from "./television.words.en.ts";

export const televisionDe: Readonly<Record<keyof typeof televisionEn, string>> = {
  "tv.title": "Ein großer Bildschirm für den Tisch",
  "tv.scan": "Mit einem Handy scannen, das an einem Tisch sitzt:",
  "tv.scanHelp": "Dann erscheint der Tisch hier.",
  "tv.qr": "QR-Code, der einen Tisch auf diesen Bildschirm bringt",
  "tv.or": "Oder die sechs Buchstaben des Tisches eingeben:",
  "tv.wrong": "Diesen Code gibt es nicht mehr.",
  "tv.join": "Mitspielen: hier scannen",
  "tv.watch": "Am Handy zuschauen: hier scannen",
  "tv.joinLetters": "oder {address} öffnen und eingeben",
  "tv.wait": "Das Spiel beginnt auf den Handys.",
  "tv.again": "Noch einmal? Auf den Handys.",
  "tv.code": "Sechs Buchstaben für diesen Tisch",
  "tv.codeHelp": "Für Freunde auf {lobby}, für einen Fernseher auf {tv}. Eine Viertelstunde gültig.",
  "show.title": "Auf dem großen Bildschirm zeigen",
  "show.which": "Welcher Tisch?",
  "show.none": "Du sitzt an keinem Tisch, der zu zeigen wäre.",
  "show.done": "Fertig: Schau auf den Bildschirm.",
  "show.expired": "Dieser Code ist zu alt. Der Bildschirm zeigt einen neuen.",
  "lobby.code": "Ich habe sechs Buchstaben",
  "title.tv": "Großer Bildschirm · Zaubertisch",
};
