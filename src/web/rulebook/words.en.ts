/** The family's rules: what stands around them, in English. */
export const bookEn = {
  "book.chapters": "Chapters",
  "book.clauses": "Every rule, clause by clause",
  "book.print": "Print",
} as const;
