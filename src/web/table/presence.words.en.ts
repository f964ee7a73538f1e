/** Who is there, who is gone, and whether the table hears us, in English. */
export const presenceEn = {
  "link.offline": "You are offline. The table comes back by itself.",
  "link.offlineMove": "You are offline. Your move is waiting and will be sent.",
  "link.lost": "Connecting again …",
  "link.lostMove": "Connecting again … Your move is waiting to be sent.",
  "link.slow": "Your move is on its way …",
  "link.away": "Waiting for {name}, who is away.",
  "link.awaited": "{name} is away. A bot steps in soon.",
  "link.awaitedIn": "{name} is away. A bot steps in after {time}.",

  "presence.you": "you",
  "presence.away": "away",
  "presence.standIn": "bot plays",
  "presence.left": "for {name}",

  "news.away": "{name} is away.",
  "news.back": "{name} is back.",
  "news.standIn": "A bot plays for {name} for now.",
  "news.again": "{name} plays again.",
  "news.left": "{name} has left. {bot} plays on.",
  "news.joined": "{name} takes over from {bot}.",
  "news.renamed": "{before} is now called {name}.",
} as const;
