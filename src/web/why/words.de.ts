/** Warum eine Entscheidung schlecht war, auf Deutsch. */
export const whyDe = {
  "why.after": "Danach {deed}: {more}, nach dem besseren Zug {less}.",
  "why.afterBetter": "Nach dem besseren Zug {deed}: {more}, so {less}.",
  "why.share": "in {n}\u00a0%",
  "why.none": "in keinem",
  "why.all": "in allen",
  "why.shareOf": "in {n}\u00a0% der gedachten Spiele",
  "why.allOf": "in allen gedachten Spielen",
  "why.mostly": "Meist mit {means}.",
  "why.both": "Erst beides zusammen macht den Unterschied.",
  "why.title": "Warum?",
  "why.unknown": "Warum, lässt sich nicht an einer einzelnen Sache zeigen.",
} as const;
