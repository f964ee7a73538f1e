/** Published games, in English. */
export const publishingEn = {
  "published.open":
    "This house publishes the games of open tables when they are over: every move, without names. Whoever sits down is told so.",
  "published.table": "When this game is over, it is published: every move, without names.",
  "published.more": "Published games",
} as const;
