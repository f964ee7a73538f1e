/** What The Three Magicians counts for a player's page, in English. */
export const magiciansCareerEn = {
  "kind.magicians.duel": "The game",
  "count.magicians.found": "Cards found on their places",
  "count.magicians.robbed": "Cards taken from others",
  "count.magicians.fightsWon": "Fights won",
  "count.magicians.fightsLost": "Fights lost",
  "favourites.magicians": "Favourite readings",
  "suffered.magicians": "Sent to the labyrinth by others",
  "own.magicians": "To the labyrinth by own misfortune",
  "grudges.magicians": "Who sent whom to the labyrinth",
  "sufferedBy.magicians": "sent you to the labyrinth {n}×",
  "doneTo.magicians": "sent there by you {n}×",
  "fortune.magicians.wands": "The wands",
  "fortuneUnit.magicians.wands": "notches on {n} {n#wand|wands}",
  "fortune.magicians.symbols": "The symbols",
  "fortuneUnit.magicians.symbols": "{n} {n#wand|wands} thrown",
} as const;
