/** CoachAdvice at the table, in English. */
export const counselEn = {
  "coach.title": "Advice",
  "coach.ask": "What would the archmage do, and why?",
  "coach.thinking": "The archmage is thinking …",
  "coach.advice": "The archmage advises: {what}",
  "coach.other": "Otherwise, say: {what} ({cost})",
  "coach.equal": "Little else is much worse.",
  "coach.warning": "Careful: {what} ({cost})",
  "coach.threatCost": "That costs you about {cost}.",
  "coach.anyway": "Do it anyway",
  "setting.warnings": "Warning",
  "setting.warnings.off": "None",
  "setting.warnings.on": "Before costly moves",
  "settingHelp.warnings": "In games on this device the archmage speaks up before a decision costs much.",
} as const;
