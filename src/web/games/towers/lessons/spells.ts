/** T-B7 Each spell once, where it helps most. */
import type { State } from "../../../../core/game.ts";
import type { Sketch } from "../../../../games/towers/scenario.ts";
import { scene } from "../../../../games/towers/scenario.ts";
import type { Lesson } from "../../../learn/lesson.ts";

const at = (sketch: Sketch) => (): State =>
  scene({
    options: { players: 2, start: 1, memory: "notes", spells: "all" },
    hands: { 0: ["T5", "T4", "W5"] },
    full: [4, 2],
    ...sketch,
  });

export const spells: Lesson = {
  name: "spells",
  title: { de: "Jeder Zauber einmal", en: "Each spell once" },
  steps: [
    {
      position: at({ board: { 2: "/2:1", 4: "/4:0", 6: "/6:1", 13: "1", 15: "0" } }),
      say: { de: "„Magier vor“: ein Feld. Zaubere einen heim.", en: "Advance a Wizard: one space. Send one home." },
      answer: { de: "Eine Ankunft beendet deinen Zug.", en: "Coming home ends your turn." },
      lines: ["cast advance-wizard 15 of 0"],
    },
    {
      position: at({ board: { 2: "/2:1", 4: "/4:0", 6: "/6:0", 11: "1", 14: "1" } }),
      say: {
        de: "„Turm vor“: zwei Felder. Sperre Gelb ein.",
        en: "Advance a Tower: two spaces. Shut yellow in.",
      },
      answer: { de: "Auch Zauber füllen Tränke.", en: "Spells fill potions, too." },
      lines: ["cast advance-tower 9/1"],
    },
    {
      position: at({ keep: 12, board: { 2: "/2:1", 4: "/4:0", 6: "/6:1", 13: "0", 15: "1" } }),
      say: {
        de: "Vorbeigelaufen? „Gegenwind“ bläst deinen Magier zurück.",
        en: "Walked past? Headwind blows your wizard back.",
      },
      answer: { de: "Auch rückwärts kommt man heim.", en: "Backwards leads home, too." },
      lines: ["cast headwind-wizard 13 of 0"],
    },
    {
      position: at({ board: { 2: "/2:0", 4: "/4:0", 7: "/7:1", 14: "1" } }),
      say: {
        de: "Gegenwind für Türme: zwei Felder zurück. Sperre Gelb ein.",
        en: "Headwind for towers: two back. Shut yellow in.",
      },
      answer: { de: "Von hinten überrascht!", en: "Caught from behind!" },
      lines: ["cast headwind-tower 9/1"],
    },
    {
      position: at({ board: { 2: "/2:0", 5: "/5:1", 12: "1", 14: "1" } }),
      say: {
        de: "Tausche die Türme der Felder 2 und 9.",
        en: "Swap the towers of spaces 2 and 9.",
      },
      answer: { de: "Niemand wird dabei eingesperrt.", en: "Nobody is shut in by it." },
      lines: ["cast swap 2 9"],
    },
    {
      position: at({ board: { 2: "/2:1", 4: "/4:1", 6: "/6:0", 13: "0" }, hands: { 0: ["W2", "T5", "T4"] } }),
      say: {
        de: "Rücke die Rabenburg ein Feld zurück. Dann reicht Magier 2.",
        en: "Nudge Ravenskeep one space back. Then wizard 2 suffices.",
      },
      answer: { de: "Die Burg kommt dir entgegen.", en: "It came to meet you." },
      lines: ["cast nudge ccw", "play W2", "wizard 13"],
    },
    {
      position: at({ board: { 2: "/2:1", 4: "/4:1", 6: "/6:0", 13: "00" }, hands: { 0: ["W3", "T5", "T4"] } }),
      say: {
        de: "Spiele Magier 3, dann „Huckepack“: Zwei gehen zusammen.",
        en: "Play wizard 3, then Piggyback: two walk together.",
      },
      answer: { de: "Zwei auf einen Streich daheim!", en: "Two home at once!" },
      lines: ["play W3", "cast piggyback 13"],
    },
    {
      position: at({ board: { 2: "/2:1", 4: "/4:1", 12: "0/9:", 14: "1" } }),
      say: {
        de: "„Befreien“: Wähle den Turm direkt über deinem Magier.",
        en: "Free a Wizard: choose the tower right above yours.",
      },
      answer: { de: "Er steigt ganz nach oben.", en: "It climbs to the top." },
      lines: ["cast free 12/1"],
    },
  ],
};
