/** How loud what is, in English. */
export const soundEn = {
  "volume.title": "How loud",
  "volume.music": "Music",
  "volume.ambience": "The place",
  "volume.effects": "Moves and spells",
  "volume.value": "{n} %",
  "volume.help": "Music and place are heard at a table, and rest when nobody has stirred for a minute.",
};
