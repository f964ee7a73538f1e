/** Was neben einem Link steht, auf Deutsch. */
export const picturesDe = {
  "preview.waiting": "{game}: ein Platz ist frei",
  "preview.waitingFull": "{game}: gleich geht es los",
  "preview.waitingLine":
    "{host} hat einen Tisch für {seats} gedeckt. Antippen und mitspielen: ohne Konto, nichts zu installieren.",
  "preview.waitingLineNobody":
    "Ein Tisch für {seats} ist gedeckt. Antippen und mitspielen: ohne Konto, nichts zu installieren.",
  "preview.playing": "{game}: {names}",
  "preview.playingLine": "Hier wird gespielt: sieh ab Zug {n} zu.",
  "preview.and": "und",
  "preview.over": "{game}: {name} gewinnt",
  "preview.overShared": "{game}: {name} gewinnen",
  "preview.overWon": "{game}: gewonnen",
  "preview.overLost": "{game}: verloren",
  "preview.overLine": "{names}. Sieh das Spiel Zug für Zug noch einmal an, Glück und Können getrennt.",
  "preview.review": "{game}: Zug {n}",
  "preview.reviewLine": "Ein Augenblick aus einem Spiel von {names}.",
  "preview.riddle": "Ein Rätsel: {theme}",
  "preview.riddleLine": "{game}: genau eine Entscheidung ist hier die beste, und das ist bewiesen. Findest du sie?",
  "preview.daily": "Das Spiel des Tages",
  "preview.dailyLine": "Wandernde Türme allein: heute haben alle dieselben Karten. Wie wenige brauchst du?",
  "preview.friends": "Freunde am Zaubertisch",
  "preview.friendsLine":
    "Über einen Link Freunde werden und sich zusammensetzen, wann ihr wollt oder jede Woche zur selben Stunde.",
  "preview.player": "{name} am Zaubertisch",
  "preview.playerLine": "Was {name} von den eigenen Partien zeigt: Siege, Rivalen und Glück.",
  "preview.house": "Zaubertisch: Brettspiele von Zauberern",
  "preview.houseLine":
    "Wandernde Türme und Die drei Magier im Browser, allein, auf einem Gerät oder mit Freunden überall.",
} as const;
