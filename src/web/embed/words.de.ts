/** Bretter in fremden Seiten, auf Deutsch. */
export const embedDe = {
  "embed.title": "{game} · Zaubertisch",
  "embed.none": "Dieses Spiel kann hier nicht gezeigt werden: Vielleicht ist es noch nicht zu Ende.",
  "embed.pageTitle": "Ein Brett in deiner Seite · Zaubertisch",
  "embed.heading": "Ein Brett in deiner Seite",
  "embed.help":
    "Zeige ein beendetes Spiel, eine Stellung oder ein Rätsel in einem Blog, einem Forum oder auf der Seite eines Vereins. Es passt sich jeder Breite an, spricht die Sprache derer, die es lesen, und setzt keine Cookies.",
  "embed.link": "Link zu einer Rückschau, einer Stellung, einem Rätsel oder einem beendeten Tisch",
  "embed.empty": "Füge einen Link dieses Servers ein.",
  "embed.unknown": "Dieser Link führt zu keinem beendeten Spiel, keiner Stellung und keinem Rätsel dieses Servers.",
  "embed.found": "Diese Zeilen setzen es in deine Seite:",
  "embed.script": "Mit einem Skript",
  "embed.scriptHelp":
    "Passt sich in die Seite ein. Das Skript wird nur einmal gebraucht, wie viele Bretter es auch sind.",
  "embed.frame": "Ohne Skript",
  "embed.frameHelp": "Für Seiten, die nur Rahmen erlauben.",
  "embed.copy": "Zeilen kopieren",
  "embed.copied": "Die Zeilen sind kopiert.",
  "embed.frameTitle": "Ein Spiel am Zaubertisch",
  "embed.preview": "Was man dort sieht",
  "embed.turn": "{name} entscheidet.",
  "embed.luck": "{name} ist am Zug: Das Glück entscheidet.",
  "embed.impossible": "Eine Stellung, die sich nicht spielen lässt.",
} as const;
