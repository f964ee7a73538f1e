/** Der Rat am Tisch, auf Deutsch. */
export const counselDe = {
  "coach.title": "Rat",
  "coach.ask": "Was würde der Erzmagier tun, und warum?",
  "coach.thinking": "Der Erzmagier überlegt …",
  "coach.advice": "Der Erzmagier rät: {what}",
  "coach.other": "Anders, etwa so: {what} ({cost})",
  "coach.equal": "Anderes ist kaum schlechter.",
  "coach.warning": "Vorsicht: {what} ({cost})",
  "coach.threatCost": "Das kostet dich etwa so viel: {cost}.",
  "coach.anyway": "Trotzdem",
  "setting.warnings": "Warnung",
  "setting.warnings.off": "Keine",
  "setting.warnings.on": "Vor teuren Zügen",
  "settingHelp.warnings":
    "In Spielen auf diesem Gerät sagt der Erzmagier Bescheid, bevor eine Entscheidung viel kostet.",
} as const;
