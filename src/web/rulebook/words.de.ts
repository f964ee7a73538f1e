/** Die Regeln für die Familie: was um sie herum steht, auf Deutsch. */
export const bookDe = {
  "book.chapters": "Kapitel",
  "book.clauses": "Alle Regeln, Satz für Satz",
  "book.print": "Drucken",
} as const;
