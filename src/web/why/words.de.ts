/** Warum eine Entscheidung schlecht war, auf Deutsch. */
export const whyDe = {
  "why.after": "Danach {deed}: {more} der gedachten Spiele, nach dem besseren Zug {less}.",
  "why.afterBetter": "Nach dem besseren Zug {deed}: {more} der gedachten Spiele, so {less}.",
  "why.share": "in {n}\u00a0%",
  "why.none": "in keinem",
  "why.all": "in allen",
  "why.mostly": "Meist mit {means}.",
  "why.both": "Erst beides zusammen macht den Unterschied.",
  "why.title": "Warum?",
  "why.unknown": "Warum, lässt sich nicht an einer einzelnen Sache zeigen.",
} as const;
