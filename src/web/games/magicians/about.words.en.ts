/** What the pages say of The Three Magicians before it is loaded, in English. */
export const aboutEn = {
  "game.magicians": "The Three Magicians",
  "gameLine.magicians": "Bring magician and apprentice together in an old wood, and win all seven tarot cards.",
  "setting.throws": "Wands",
  "setting.throws.self": "I throw mine",
  "setting.throws.auto": "They fall by themselves",
  "settingHelp.throws": "A tap, a flick or a shake of the device throws them.",
  "setting.chances": "Chances in a duel",
  "setting.chances.on": "Show",
  "setting.chances.off": "Hide",
  "settingHelp.chances": "How likely you are to win, to the buttons of a duel.",
  "dayAnswer.magicians.stop": "stop",
  "dayAnswer.magicians.rethrow": "throw again: {wands}",
} as const;
