/** Peace at a table, in German. */
export const peaceDe = {
  "peace.title": "Frieden am Tisch",
  "peace.mute": "{name} nicht hören",
  "peace.unmute": "{name} wieder hören",
  "peace.muted": "Du hörst {name} nicht.",
  "peace.report": "{name} melden",
  "peace.why": "Was stimmt nicht?",
  "peace.why.talk": "Was gesagt wird",
  "peace.why.name": "Der Name",
  "peace.why.stalling": "Lässt alle warten",
  "peace.why.cheating": "Betrügt",
  "peace.why.other": "Etwas anderes",
  "peace.text": "In eigenen Worten, wenn du magst",
  "peace.send": "Dem Betreiber dieses Servers schicken",
  "peace.sent": "Danke. Wer diesen Server betreibt, liest es, mit dem zuletzt hier Gesagten.",
  "peace.cancel": "Abbrechen",
} as const;
