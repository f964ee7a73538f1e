/** Boards in pages of others, in English. */
export const embedEn = {
  "embed.title": "{game} · Zaubertisch",
  "embed.none": "This game cannot be shown here: it may not be over yet.",
  "embed.pageTitle": "A board in your page · Zaubertisch",
  "embed.heading": "A board in your page",
  "embed.help":
    "Show a finished game, a position or a puzzle in a blog, a forum or a club's page. It fits any width, speaks the reader's language, and sets no cookies.",
  "embed.link": "Link to a review, a position, a puzzle or a finished table",
  "embed.empty": "Paste a link of this server.",
  "embed.unknown": "This link leads to no finished game, position or puzzle of this server.",
  "embed.found": "These lines put it into your page:",
  "embed.script": "With a script",
  "embed.scriptHelp": "Fits itself into the page. The script is needed once, however many boards there are.",
  "embed.frame": "Without a script",
  "embed.frameHelp": "For pages that allow frames only.",
  "embed.copy": "Copy the lines",
  "embed.copied": "The lines are copied.",
  "embed.frameTitle": "A game at the magic table",
  "embed.preview": "What readers see",
  "embed.turn": "{name} is to decide.",
  "embed.luck": "{name} is on turn: chance decides.",
  "embed.impossible": "A position that cannot be played.",
} as const;
