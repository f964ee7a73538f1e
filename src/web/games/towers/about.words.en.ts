/** What the pages say of Wandering Towers before it is loaded, in English. */
export const aboutEn = {
  "game.towers": "Wandering Towers",
  "gameLine.towers": "Walk your wizards home to Ravenskeep, and shut the others in under wandering towers.",
  "gameAlone.towers": "Solo",
  "setting.lean": "Board",
  "setting.lean.flat": "From the side",
  "setting.lean.middle": "Between",
  "setting.lean.steep": "From above",
  "settingHelp.lean": "The angle from which you see the ring.",
  "setting.marks": "Numbers on the board",
  "setting.marks.off": "None",
  "setting.marks.on": "Spaces and towers",
  "settingHelp.marks": "The log then says where by these numbers.",
  "setting.asking": "Ask before the hidden shows",
  "setting.asking.on": "Ask",
  "setting.asking.off": "Do not ask",
  "settingHelp.asking": "Before a click that shows who is under a tower and cannot be taken back.",
} as const;
