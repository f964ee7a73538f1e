/** Why a decision was bad, in English. */
export const whyEn = {
  "why.after": "After this {deed}: {more}, after the better move {less}.",
  "why.afterBetter": "After the better move {deed}: {more}, as played {less}.",
  "why.advised": "With it {deed}: {more}, otherwise {less}.",
  "why.advisedOther": "Otherwise {deed}: {more}, with it {less}.",
  "why.threat": "Soon {deed}: {more}.",
  "why.share": "in {n}%",
  "why.none": "in none",
  "why.all": "in all",
  "why.shareOf": "in {n}% of the imagined games",
  "why.allOf": "in all imagined games",
  "why.mostly": "Mostly with {means}.",
  "why.both": "Only both together make the difference.",
} as const;
