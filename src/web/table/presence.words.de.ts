/** Wer da ist, wer fehlt und ob der Tisch uns hört, auf Deutsch. */
export const presenceDe = {
  "link.offline": "Du bist ohne Netz. Der Tisch kommt von selbst wieder.",
  "link.offlineMove": "Du bist ohne Netz. Dein Zug wartet und wird noch gesendet.",
  "link.lost": "Die Verbindung wird wieder aufgenommen …",
  "link.lostMove": "Verbindung wird wieder aufgenommen … Dein Zug wartet und wird noch gesendet.",
  "link.slow": "Dein Zug ist unterwegs …",
  "link.away": "{name} ist dran und gerade nicht da.",
  "link.awaited": "{name} ist nicht da. Bald springt ein Bot ein.",
  "link.awaitedIn": "{name} ist nicht da. Nach {time} springt ein Bot ein.",

  "presence.you": "du",
  "presence.away": "nicht da",
  "presence.standIn": "Bot spielt",
  "presence.left": "für {name}",

  "news.away": "{name} ist gerade nicht da.",
  "news.back": "{name} ist wieder da.",
  "news.standIn": "Für {name} spielt vorerst ein Bot.",
  "news.again": "{name} spielt wieder selbst.",
  "news.left": "{name} hat den Tisch verlassen. {bot} spielt weiter.",
  "news.joined": "{name} übernimmt von {bot}.",
  "news.renamed": "{before} heißt jetzt {name}.",
} as const;
