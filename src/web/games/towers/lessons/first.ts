/** The first game of Wandering Towers: everything that is needed to play, on arranged positions. */
import type { State } from "../../../../core/game.ts";
import type { Sketch } from "../../../../games/towers/scenario.ts";
import { scene } from "../../../../games/towers/scenario.ts";
import type { Lesson } from "../../../learn/lesson.ts";

/** T-X1 The learner closes each round, so that a goal reached ends the game at once. */
const at = (sketch: Sketch) => (): State => scene({ options: { players: 2, start: 1, memory: "notes" }, ...sketch });

export const first: Lesson = {
  name: "first",
  title: { de: "Das erste Spiel", en: "The first game" },
  steps: [
    {
      position: at({
        board: { 1: "/1:01", 2: "/2:01", 3: "/3:1", 4: "/4:0", 10: "0", 12: "01", 14: "1" },
        hands: { 0: ["W3", "T2", "T4"] },
      }),
      say: {
        de: "Ziel: alle deine Magier in die Rabenburg. Spiele die Magierkarte.",
        en: "Goal: all your wizards in Ravenskeep. Play the wizard card.",
      },
      answer: { de: "Magier gehen im Uhrzeigersinn.", en: "Wizards walk clockwise." },
      lines: ["play W3", ["wizard 10", "wizard *"]],
    },
    {
      position: at({
        board: { 2: "/2:01", 3: "/3:1", 4: "/4:0", 6: "/6:0", 10: "1", 12: "01", 13: "0", 14: "1" },
        hands: { 0: ["W3", "T2", "T5"] },
      }),
      say: {
        de: "Genau drei Schritte zur Rabenburg: Bring einen Magier heim.",
        en: "Exactly three steps to Ravenskeep: walk a wizard home.",
      },
      answer: { de: "Daheim! Die Rabenburg zieht weiter.", en: "Home! Ravenskeep moves on." },
      lines: ["play W3", "wizard 13"],
    },
    {
      position: at({
        board: { 2: "/2:1", 5: "/5:0", 6: "/6:1", 10: "01", 12: "0", 13: "1" },
        hands: { 0: ["T4", "T1", "W1"] },
      }),
      say: {
        de: "Spiele die Turmkarte 4 auf den Turm unter deinem Magier.",
        en: "Play tower 4 on the tower under your wizard.",
      },
      answer: { de: "Alles darauf fährt mit.", en: "Everything on it rides along." },
      lines: ["play T4", "tower 5/1"],
    },
    {
      position: at({
        board: { 2: "/2:1", 4: "/4:0", 6: "/6:0", 10: "0", 12: "1", 14: "1" },
        hands: { 0: ["T3", "T1", "W1"] },
      }),
      say: {
        de: "Zieh einen Turm drei Felder weit, auf den gelben Magier.",
        en: "Move a tower three spaces, onto a yellow wizard.",
      },
      answer: { de: "Eingesperrt: Ein Trank füllt sich.", en: "Shut in: one potion fills." },
      lines: ["play T3", "tower 9/1"],
    },
    {
      position: at({
        board: { 2: "/2:1", 4: "/4:0", 6: "/6:1", 12: "0/9:", 14: "1" },
        hands: { 0: ["T2", "T5", "W1"] },
        full: [1, 2],
      }),
      say: {
        de: "Dein Magier steckt unter einem Turm. Zieh ihn weg.",
        en: "Your wizard is under a tower. Move that tower away.",
      },
      answer: { de: "Frei! Merk dir, wer wo steckt.", en: "Free! Remember who is where." },
      lines: ["play T2", "tower 12/1"],
    },
    {
      position: at({
        board: { 2: "/2:1", 4: "/4:1", 11: "0", 13: "1" },
        hands: { 0: ["WD2", "T5", "T2"] },
        full: [3, 2],
      }),
      say: {
        de: "Spiele die Würfelkarte. Zu wenig? Würfle neu, dann heim!",
        en: "Play the dice card. Too little? Roll again, then home!",
      },
      answer: { de: "Der letzte Wurf zählt.", en: "The last roll counts." },
      lines: ["play WD2", "roll 2", "reroll", "roll 5", "wizard 11"],
    },
    {
      position: at({
        board: { 2: "/2:1", 4: "/4:1", 8: "/8:0", 13: "1", 15: "0" },
        hands: { 0: ["W5", "T5", "T2"] },
        full: [4, 2],
      }),
      say: {
        de: "Tränke bezahlen Zauber. Rücke deinen vordersten Magier ein Feld vor.",
        en: "Potions pay for spells. Advance your foremost wizard by one.",
      },
      answer: { de: "Verbrauchte Tränke zählen weiter.", en: "Spent potions still count." },
      lines: ["cast advance-wizard 15 of 0"],
    },
    {
      position: at({
        board: { 2: "/2:1", 4: "/4:1", 13: "1", 14: "0" },
        hands: { 0: ["W2", "T5", "T3"] },
        full: [4, 3],
        spent: [2, 0],
      }),
      say: {
        de: "Kein Trank ist mehr leer. Bring deinen letzten Magier heim!",
        en: "No potion is empty. Bring your last wizard home!",
      },
      answer: { de: "Gewonnen!", en: "You win!" },
      lines: ["play W2", "wizard 14"],
    },
  ],
};
