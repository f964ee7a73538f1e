/** Gesichter, die man wählen kann, auf Deutsch. */
export const facesDe = {
  "face.title": "Dein Gesicht",
  "face.help": "Es gehört dir in Spielen auf diesem Gerät. Online hat jeder das Gesicht, das zu seinem Namen gehört.",
  "face.byName": "Nach dem Namen",
  "face.0": "Mit spitzem Hut und Zauberstab",
  "face.1": "Kupferhaar und weicher Hut",
  "face.2": "Locken, breiter Hut und eine Katze",
  "face.3": "Ein voller strohblonder Bart",
  "face.4": "Mit Kapuze und Trank",
  "face.5": "Mit Turban und runder Brille",
  "face.6": "Mit Stirnreif und Buch",
  "face.7": "Schnurrbart und hoher Hut",
  "face.8": "Kopftuch, Halbmondbrille, eine Maus",
  "face.9": "Langer weißer Bart und ein Stab",
  "face.10": "Mit Augenklappe und Schlüssel",
  "face.11": "Spitzbart, breiter Hut und Würfel",
};
