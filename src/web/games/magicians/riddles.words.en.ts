/** Riddles of The Three Magicians, in English. */
export const riddlesEn = {
  "riddleTheme.duel": "Duels",
  "riddleTheme.walk": "The best walk",
  "riddleTheme.rob": "Whose card to take?",
  "riddleThemeLine.duel": "Leave them, or throw again?",
  "riddleThemeLine.walk": "Where the apprentice goes decides about the next card.",
  "riddleThemeLine.rob": "Two have it, one gives it up.",
  "riddleGoal.win-duel": "Which wands do you throw again, or do you stop here?",
  "riddleGoal.card":
    "Where to, for the best hope of a card? This throw and your next one count, as if the others stood still.",
  "riddleGoal.safe": "Whose card do you take, so that most likely nobody wins by the next throw?",
  "riddleWhy.win-duel": "This wins {mine} times out of 100, the best one {best} times.",
  "riddleWhy.card": "This brings a card {mine} times out of 100, the best walk {best} times.",
  "riddleWhy.safe": "This goes well {mine} times out of 100, the other one {best} times.",
  "riddleRight.win-duel": "Right: you win {best} times out of 100.",
  "riddleRight.card": "Right: a card {best} times out of 100.",
  "riddleRight.safe": "Right: it goes well {best} times out of 100.",
} as const;
