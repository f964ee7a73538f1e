/** Peace at a table: whom one does not want to hear, and whom an operator should know about. In English. */
export const peaceEn = {
  "peace.title": "Peace at the table",
  "peace.mute": "Do not hear {name}",
  "peace.unmute": "Hear {name} again",
  "peace.muted": "You do not hear {name}.",
  "peace.report": "Report {name}",
  "peace.why": "What is wrong?",
  "peace.why.talk": "What is said",
  "peace.why.name": "The name",
  "peace.why.stalling": "Keeps everybody waiting",
  "peace.why.cheating": "Cheats",
  "peace.why.other": "Something else",
  "peace.text": "In your own words, if you like",
  "peace.send": "Send to whoever runs this server",
  "peace.sent": "Thank you. Whoever runs this server will read it, with what was said here last.",
  "peace.cancel": "Cancel",
} as const;
