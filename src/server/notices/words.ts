/** What people are told away from the pages, in their language. */
import type { Manner } from "../../core/notices.ts";

type Language = Manner["language"];

const en = {
  "game.towers": "Wandering Towers",
  "game.magicians": "The Three Magicians",
  "turn.title": "{game}: your turn",
  "turn.by": "{by} has played.",
  "half.title": "{game}: half of your time is over",
  "tenth.title": "{game}: your time is nearly over",
  "invitation.title": "{game}: {host} invites you",
  "invitation.say": "There is a seat for you at a new table.",
  "over.title": "{game} is over",
  "over.won": "You have won.",
  "over.wonWith": "You have won, together with {names}.",
  "over.lost": "{names} won.",
  "over.lostAll": "The game was lost.",
  "over.end": "The game has ended.",
  "rematch.title": "{game}: {host} wants to play again",
  "rematch.say": "Your seat is kept at a new table.",
  "weekly.title": "{game}: your weekly table",
  "weekly.say": "It begins on {time}.",
  "report.title": "{game}: a table you follow",
  "report.begun": "The game has begun.",
  "report.won": "The game is over. {names} won.",
  "report.end": "The game is over.",
  "test.title": "Zaubertisch: this works",
  "test.say": "Notices will reach you here.",
  "digest.title": "Zaubertisch: {count} news",
  "confirm.title": "Zaubertisch: is this your address?",
  "confirm.say":
    "Somebody wants notices from a game table sent to this address. If it was you, confirm it here. If not, do nothing: nothing else will be sent.",
  with: "With {names}.",
  until: "You have until {time}.",
  instead: "This came here because {channel} could not be reached any more.",
  open: "To the table: {url}",
  openAll: "To your games: {url}",
  confirm: "Confirm: {url}",
  muteTable: "No more from this table: {url}",
  stop: "No more notices here: {url}",
  and: "and",
  deadline: "{game}: your turn until now",
  calendar: "Zaubertisch: my turns",
} as const;

type Word = keyof typeof en;

const de: Record<Word, string> = {
  "game.towers": "Wandernde Türme",
  "game.magicians": "Die drei Magier",
  "turn.title": "{game}: du bist dran",
  "turn.by": "{by} hat gespielt.",
  "half.title": "{game}: die Hälfte deiner Zeit ist um",
  "tenth.title": "{game}: deine Zeit ist fast um",
  "invitation.title": "{game}: {host} lädt dich ein",
  "invitation.say": "An einem neuen Tisch ist ein Platz für dich.",
  "over.title": "{game} ist zu Ende",
  "over.won": "Du hast gewonnen.",
  "over.wonWith": "Du hast gewonnen, zusammen mit {names}.",
  "over.lost": "Gewonnen: {names}.",
  "over.lostAll": "Die Partie ist verloren.",
  "over.end": "Die Partie ist zu Ende.",
  "rematch.title": "{game}: {host} möchte noch einmal spielen",
  "rematch.say": "An einem neuen Tisch ist dein Platz frei gehalten.",
  "weekly.title": "{game}: euer wöchentlicher Tisch",
  "weekly.say": "Er beginnt am {time}.",
  "report.title": "{game}: ein Tisch, dem du folgst",
  "report.begun": "Die Partie hat begonnen.",
  "report.won": "Die Partie ist zu Ende. Gewonnen: {names}.",
  "report.end": "Die Partie ist zu Ende.",
  "test.title": "Zaubertisch: es klappt",
  "test.say": "Hier erreichen dich Nachrichten.",
  "digest.title": "Zaubertisch: {count} Neuigkeiten",
  "confirm.title": "Zaubertisch: ist das deine Adresse?",
  "confirm.say":
    "Jemand möchte, dass Nachrichten von einem Spieltisch an diese Adresse gehen. Wenn du das warst, bestätige es hier. Wenn nicht, tu nichts: Es kommt nichts weiter.",
  with: "Mit {names}.",
  until: "Du hast Zeit bis {time}.",
  instead: "Das kommt hierher, weil {channel} nicht mehr zu erreichen war.",
  open: "Zum Tisch: {url}",
  openAll: "Zu deinen Partien: {url}",
  confirm: "Bestätigen: {url}",
  muteTable: "Nichts mehr von diesem Tisch: {url}",
  stop: "Keine Nachrichten mehr hier: {url}",
  and: "und",
  deadline: "{game}: bis jetzt bist du dran",
  calendar: "Zaubertisch: meine Züge",
};

const WORDS: Record<Language, Readonly<Record<string, string>>> = { de, en };

/** Values go in as they are: nothing in them is read as a place for another value. */
export function say(language: Language, word: Word, values: Readonly<Record<string, string>> = {}): string {
  const text = WORDS[language][word] ?? word;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** A game that has no name here goes by its own. */
export const gameTitle = (language: Language, game: string): string => WORDS[language][`game.${game}`] ?? game;

export function listed(language: Language, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${say(language, "and")} ${names.at(-1)!}`;
}

/** A moment as its reader would say it. */
export const timeText = ({ language, zone }: Pick<Manner, "language" | "zone">, at: number): string =>
  new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  }).format(at);
