/** Warum eine Entscheidung schlecht war, auf Deutsch. */
export const whyDe = {
  "why.after": "Danach {deed}: {more}, nach dem besseren Zug {less}.",
  "why.afterBetter": "Nach dem besseren Zug {deed}: {more}, so {less}.",
  "why.advised": "Damit {deed}: {more}, sonst {less}.",
  "why.advisedOther": "Sonst {deed}: {more}, so {less}.",
  "why.threat": "Bald {deed}: {more}.",
  "why.share": "in {n}\u00a0%",
  "why.none": "in keinem",
  "why.all": "in allen",
  "why.shareOf": "in {n}\u00a0% der gedachten Spiele",
  "why.allOf": "in allen gedachten Spielen",
  "why.mostly": "Meist mit {means}.",
  "why.both": "Erst beides zusammen macht den Unterschied.",
} as const;
