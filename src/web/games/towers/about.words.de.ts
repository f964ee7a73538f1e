/** What the pages say of Wandering Towers before it is loaded, in German. */
export const aboutDe = {
  "game.towers": "Wandernde Türme",
  "gameLine.towers": "Führe deine Magier heim zur Rabenburg und sperre die anderen unter wandernden Türmen ein.",
  "gameAlone.towers": "Solo",
  "setting.lean": "Brett",
  "setting.lean.flat": "Von der Seite",
  "setting.lean.middle": "Dazwischen",
  "setting.lean.steep": "Von oben",
  "settingHelp.lean": "Der Winkel, aus dem du den Ring siehst.",
  "setting.scenery": "Landschaft",
  "setting.scenery.rich": "Tal mit Dorf",
  "setting.scenery.plain": "Schlicht",
  "settingHelp.scenery":
    "Ein Tal mit Teich, Dorf und Tageszeiten, die mit dem Spiel vergehen, oder nichts als der Ring.",
  "setting.marks": "Zahlen auf dem Plan",
  "setting.marks.off": "Keine",
  "setting.marks.on": "Felder und Türme",
  "settingHelp.marks": "Was geschah, wird dann mit diesen Zahlen gesagt.",
  "setting.asking": "Nachfragen",
  "setting.asking.on": "Fragen",
  "setting.asking.off": "Nicht fragen",
  "settingHelp.asking": "Vor einem Klick, der zeigt, wer unter einem Turm ist, und sich nicht zurücknehmen lässt.",
} as const;
