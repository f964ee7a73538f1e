/** What the pages say of The Three Magicians before it is loaded, in German. */
export const aboutDe = {
  "game.magicians": "Die drei Magier",
  "gameLine.magicians": "Führe Magier und Lehrling im alten Wald zusammen und gewinne alle sieben Tarotkarten.",
  "setting.throws": "Stäbe",
  "setting.throws.self": "Ich werfe meine",
  "setting.throws.auto": "Sie fallen von selbst",
  "settingHelp.throws": "Antippen, ziehen oder das Gerät schütteln wirft sie.",
  "setting.chances": "Chancen im Magier-Kampf",
  "setting.chances.on": "Zeigen",
  "setting.chances.off": "Verbergen",
  "settingHelp.chances": "Wie wahrscheinlich du gewinnst, an den Knöpfen des Kampfes.",
  "dayAnswer.magicians.stop": "dabei bleiben",
  "dayAnswer.magicians.rethrow": "noch einmal werfen: {wands}",
} as const;
