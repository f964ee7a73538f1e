/** The page of published games, in both languages. */
interface RecordWords {
  readonly lang: string;
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly how: string;
  readonly month: string;
  readonly games: string;
  readonly size: string;
}

export const WORDS: Readonly<Record<"en" | "de", RecordWords>> = {
  en: {
    lang: "en",
    title: "Published games",
    lead: "Finished games of open tables, a file a month: every decision and every outcome, without names. Everybody who sat down was told.",
    none: "There is nothing yet: a month is published when it is over.",
    how: "A line is a record as JSON; <code>zt openings FILE</code> counts first moves, chances to win and lengths.",
    month: "Month",
    games: "Games",
    size: "Size",
  },
  de: {
    lang: "de",
    title: "Veröffentlichte Spiele",
    lead: "Beendete Spiele offener Tische, eine Datei je Monat: jede Entscheidung und jeder Zufall, ohne Namen. Allen, die sich setzten, wurde es gesagt.",
    none: "Noch ist nichts da: Ein Monat wird veröffentlicht, wenn er vorbei ist.",
    how: "Eine Zeile ist ein Spiel als JSON; <code>zt openings DATEI</code> zählt erste Züge, Siegchancen und Längen.",
    month: "Monat",
    games: "Spiele",
    size: "Größe",
  },
};
