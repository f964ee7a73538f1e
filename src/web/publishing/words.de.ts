/** Veröffentlichte Spiele, auf Deutsch. */
export const publishingDe = {
  "published.open":
    "Dieses Haus veröffentlicht die Spiele offener Tische, wenn sie vorbei sind: jeden Zug, ohne Namen. Wer sich setzt, erfährt es.",
  "published.table": "Wenn dieses Spiel vorbei ist, wird es veröffentlicht: jeder Zug, ohne Namen.",
  "published.more": "Veröffentlichte Spiele",
} as const;
