/** What stands beside a link, in English. */
export const picturesEn = {
  "preview.waiting": "{game}: a seat is free",
  "preview.waitingFull": "{game}: about to begin",
  "preview.waitingLine": "{host} has laid a table for {seats}. Tap to sit down: no account, nothing to install.",
  "preview.waitingLineNobody": "A table for {seats} is laid. Tap to sit down: no account, nothing to install.",
  "preview.playing": "{game}: {names}",
  "preview.playingLine": "A game is being played: look on from move {n}.",
  "preview.and": "and",
  "preview.over": "{game}: {name} wins",
  "preview.overShared": "{game}: {name} win",
  "preview.overWon": "{game}: won",
  "preview.overLost": "{game}: lost",
  "preview.overLine": "{names}. Look at it again, move by move, with luck and skill told apart.",
  "preview.review": "{game}: move {n}",
  "preview.reviewLine": "A moment out of a game of {names}.",
  "preview.riddle": "A puzzle: {theme}",
  "preview.riddleLine": "{game}: one decision is the best here, and that is proven. Can you find it?",
  "preview.daily": "The deal of the day",
  "preview.dailyLine": "Wandering Towers alone: everybody has the same deal today. How few cards do you need?",
  "preview.friends": "Friends at the Zaubertisch",
  "preview.friendsLine":
    "Become friends by a link, then sit down together whenever you like, or every week at the same hour.",
  "preview.player": "{name} at the Zaubertisch",
  "preview.playerLine": "What {name} shows of their games: wins, rivals and luck.",
  "preview.house": "Zaubertisch: board games of wizards",
  "preview.houseLine":
    "Wandering Towers and The Three Magicians in the browser, alone, on one device or with friends anywhere.",
} as const;
