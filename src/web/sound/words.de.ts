/** Wie laut was ist, auf Deutsch. */
export const soundDe = {
  "volume.title": "Wie laut",
  "volume.music": "Musik",
  "volume.ambience": "Der Ort",
  "volume.effects": "Züge und Sprüche",
  "volume.value": "{n} %",
  "volume.help": "Musik und Ort hört man am Tisch; sie ruhen, wenn sich eine Minute lang niemand rührt.",
};
