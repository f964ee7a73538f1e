/** Who sits where, who starts, and whom one meets, in English. */
export const seatsEn = {
  "new.nameOf": "Name on seat {n}",
  "new.seat": "Seat {n}",
  "new.seatYou": "Seat {n}: you",
  "new.person": "A person",
  "new.eachSeat": "Each seat its own: more people, other levels",
  "new.seats": "Who sits where?",
  "new.wayHelp.open": "You pass the device on; everything lies open for all to see.",
  "new.wayHelp.nobody": "At least one seat needs a person.",
  "new.start": "Who starts?",
  "new.startDrawn": "The lot decides",
  "new.startDrawnHelp": "Drawn when the game begins, for everybody to see.",
  "new.startHelp": "Everybody can read it beforehand.",

  "lot.drawn": "[The lot falls on you: you start.|The lot falls on {name}, who starts.]",
  "lot.chosen": "[You start.|{name} starts.]",
  "lot.title": "Who starts?",

  "ladder.against": "Against",
  "ladder.apprentice": "apprentices",
  "ladder.journeyman": "journeymen",
  "ladder.mage": "mages",
  "ladder.archmage": "archmages",
  "ladder.choose": "{game}: how strong the bots are",
  "ladder.oneMore": "One more win, and {who} play next time.",
  "ladder.climbed": "You won twice: next time {who} play.",
  "ladder.change": "Change",
} as const;
