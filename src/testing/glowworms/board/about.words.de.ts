/** What the pages say of Glowworms before it is loaded, in German. */
export const aboutDe = {
  "game.glowworms": "Glühwürmchen",
  "gameLine.glowworms": "Lauf über die Trittsteine und hüte deinen Funken.",
} as const;
