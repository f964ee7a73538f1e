/** Rätsel der Drei Magier, auf Deutsch. */
export const riddlesDe = {
  "riddleTheme.duel": "Zweikämpfe",
  "riddleTheme.walk": "Der beste Weg",
  "riddleTheme.rob": "Wem die Karte nehmen?",
  "riddleThemeLine.duel": "Liegen lassen oder noch einmal werfen?",
  "riddleThemeLine.walk": "Wohin der Lehrling geht, entscheidet über die nächste Karte.",
  "riddleThemeLine.rob": "Zwei haben sie, einer gibt sie her.",
  "riddleGoal.win-duel": "Welche Stäbe wirfst du noch einmal, oder bleibst du dabei?",
  "riddleGoal.card":
    "Wohin, für die besten Aussichten auf eine Karte? Dieser und dein nächster Wurf zählen, als stünden die anderen still.",
  "riddleGoal.safe": "Wem nimmst du die Karte, damit möglichst niemand mit dem nächsten Wurf gewinnt?",
  "riddleWhy.win-duel": "Damit gewinnst du in {mine} von 100 Fällen, am besten wären {best}.",
  "riddleWhy.card": "Das bringt in {mine} von 100 Fällen eine Karte, der beste Weg in {best}.",
  "riddleWhy.safe": "So geht es in {mine} von 100 Fällen gut, sonst in {best}.",
  "riddleRight.win-duel": "Richtig: Du gewinnst in {best} von 100 Fällen.",
  "riddleRight.card": "Richtig: in {best} von 100 Fällen eine Karte.",
  "riddleRight.safe": "Richtig: In {best} von 100 Fällen geht es gut.",
} as const;
