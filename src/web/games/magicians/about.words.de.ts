/** What the pages say of The Three Magicians before it is loaded, in German. */
export const aboutDe = {
  "game.magicians": "Die drei Magier",
  "gameLine.magicians": "Führe Magier und Lehrling im alten Wald zusammen und gewinne alle sieben Tarotkarten.",
} as const;
