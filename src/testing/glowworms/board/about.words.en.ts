/** What the pages say of Glowworms before it is loaded, in English. */
export const aboutEn = {
  "game.glowworms": "Glowworms",
  "gameLine.glowworms": "Race along the stepping stones, and keep your spark a secret.",
} as const;
