/** What the pages say of The Three Magicians before it is loaded, in English. */
export const aboutEn = {
  "game.magicians": "The Three Magicians",
  "gameLine.magicians": "Bring magician and apprentice together in an old wood, and win all seven tarot cards.",
} as const;
