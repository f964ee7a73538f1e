/** Das Ende eines Spiels, auf Deutsch. */
export const endingDe = {
  "ending.story": "Das Spiel in drei Bildern",
  "ending.first": "Der erste Schlag",
  "ending.early": "Der erste Erfolg",
  "ending.best": "Dein schönster Moment",
  "ending.last": "Der letzte Schritt",
  "ending.picture": "Bild {n}",
  "ending.kind": "Gut gekämpft. Die nächste Nacht kommt bestimmt.",
  "ending.more": "Mehr",
  "ending.back": "Zum Ergebnis",
};
