/** Wer wo sitzt, wer beginnt und auf wen man trifft, auf Deutsch. */
export const seatsDe = {
  "new.nameOf": "Name auf Platz {n}",
  "new.seat": "Platz {n}",
  "new.seatYou": "Platz {n}: du",
  "new.person": "Ein Mensch",
  "new.eachSeat": "Jeder Platz für sich: mehr Menschen, andere Stärken",
  "new.seats": "Wer sitzt wo?",
  "new.wayHelp.open": "Ihr gebt das Gerät weiter; alles liegt offen für alle da.",
  "new.wayHelp.nobody": "Auf mindestens einem Platz muss ein Mensch sitzen.",
  "new.start": "Wer beginnt?",
  "new.startDrawn": "Das Los entscheidet",
  "new.startDrawnHelp": "Gelost wird, wenn das Spiel anfängt, vor aller Augen.",
  "new.startHelp": "Alle können es vorher lesen.",

  "lot.drawn": "[Das Los fällt auf dich: Du beginnst.|Das Los fällt auf {name}.]",
  "lot.chosen": "[Du beginnst.|{name} beginnt.]",
  "lot.title": "Wer beginnt?",

  "ladder.against": "Gegen",
  "ladder.apprentice": "Lehrlinge",
  "ladder.journeyman": "Gesellen",
  "ladder.mage": "Magier",
  "ladder.archmage": "Erzmagier",
  "ladder.choose": "{game}: wie stark die Bots sind",
  "ladder.oneMore": "Noch ein Sieg, und beim nächsten Mal spielen {who}.",
  "ladder.climbed": "Zweimal gewonnen: Beim nächsten Mal spielen {who}.",
  "ladder.change": "Ändern",
} as const;
