/** Freunde und wöchentliche Tische, auf Deutsch. */
export const companyDe = {
  "title.friends": "Freunde · Zaubertisch",
  "friends.title": "Freunde",
  "friends.lead":
    "Leute, mit denen du wieder spielen willst. Suchen kann man hier niemanden: Freunde kommen über einen Link.",
  "friends.yours": "Deine Freunde",
  "friends.none": "Noch niemand. Mach unten einen Link, und schick ihn jemandem.",
  "friends.since": "seit {date}",
  "friends.part": "Entfernen",
  "friends.partOf": "{name} entfernen",
  "friends.parted": "{name} gehört nicht mehr zu deinen Freunden.",
  "friends.part.sure": "Wirklich?",
  "friends.partOf.sure": "{name} wirklich entfernen?",
  "friends.help":
    "Wenn du online einen Tisch deckst, kannst du sie dort fragen. Wen du entfernst, der erfährt es nicht.",
  "friends.link": "Dein Link",
  "friends.linkHelp":
    "Wer ihn öffnet und ja sagt, ist mit dir befreundet und du mit ihm. Andere können ihn weitergeben: Mach einen neuen, dann endet dieser.",
  "friends.link.make": "Einen Link machen",
  "friends.link.fresh": "Ein neuer Link (dieser endet)",
  "friends.link.end": "Keinen Link mehr",
  "friends.link.copy": "Link schicken",
  "friends.link.copied": "Kopiert.",
  "friends.asked": "{name} möchte mit dir befreundet sein",
  "friends.askedHelp":
    "Dann könnt ihr einander an Tische einladen und seht, wie es dem anderen beim Spiel des Tages ging. Sonst wird nichts gezeigt.",
  "friends.yes": "Ja, befreundet",
  "friends.done": "Du und {name} seid befreundet.",

  "weekly.title": "Wöchentliche Tische",
  "weekly.none": "Noch keiner. Deck einen Tisch mit Freunden: Dort kannst du ihn jede Woche stehen lassen.",
  "weekly.line": "{game}, {day} um {time}",
  "weekly.zone": "Zeit in {zone}",
  "weekly.people": "Mit {names}.",
  "weekly.next": "Das nächste Mal am {date}. Eine Stunde davor steht der Tisch bereit, und wer es will, erfährt es.",
  "weekly.open": "Zum Tisch",
  "weekly.leave": "Ohne mich",
  "weekly.end": "Beenden",
  "weekly.here": "Jede Woche",
  "weekly.hereHelp":
    "Die Leute an diesem Tisch treffen sich wieder: Jede Woche steht eine Stunde davor ein neuer Tisch mit einem Platz für alle bereit, und alle werden erinnert.",
  "weekly.day": "Tag",
  "weekly.time": "Uhrzeit",
  "weekly.stand": "Ab jetzt jede Woche",
  "weekly.stands": "Dieser Tisch steht jetzt jede Woche.",
  "weekly.all": "Freunde und wöchentliche Tische",

  "again.button": "Noch einmal spielen",
  "again.with": "Noch einmal mit {name} spielen",

  "refused.own-link": "Das ist dein eigener Link: Schick ihn jemandem.",
  "refused.unknown-friend": "Ihr seid nicht mehr befreundet. Lade die Seite bitte neu.",
} as const;
