/** Stacks and memory, and the other ways to play: nasty windows, teams, alone. */
import type { JsonObject, State } from "../../../../core/game.ts";
import type { Sketch } from "../../../../games/towers/scenario.ts";
import { scene } from "../../../../games/towers/scenario.ts";
import type { Lesson } from "../../../learn/lesson.ts";

const at =
  (options: JsonObject) =>
  (sketch: Sketch): (() => State) =>
  () =>
    scene({ options, ...sketch });

const strict = at({ players: 2, start: 1 });

export const stacks: Lesson = {
  name: "stacks",
  title: { de: "Stapel und Gedächtnis", en: "Stacks and memory" },
  steps: [
    {
      position: strict({
        board: { 2: "", 4: "", 6: "/6:1", 12: "/2:1/4:/9:0", 14: "1" },
        hands: { 0: ["T1", "T5", "W5"] },
      }),
      say: {
        de: "Nimm im Stapel den mittleren Turm: eins weiter.",
        en: "In the stack, move the middle tower by one.",
      },
      answer: { de: "Alles darüber geht mit.", en: "Everything above goes along." },
      lines: ["play T1", "tower 12/2"],
    },
    {
      position: strict({
        active: 1,
        board: { 2: "/2:1", 6: "/6:1", 12: "0", 14: "1" },
        hands: { 0: ["T2", "T5", "W5"], 1: ["T3", "T1", "W4"] },
      }),
      say: {
        de: "Gelb sperrt deinen Magier ein. Zieh den Turm weg.",
        en: "Yellow shuts your wizard in. Move that tower away.",
      },
      answer: { de: "Merken musst du selbst.", en: "Remembering is up to you." },
      lines: ["play T3", "tower 9/1", "play T1", "tower 3/1", "end", "play T2", "tower 12/1"],
    },
  ],
};

const nastily = at({ players: 2, start: 1, mode: "nasty", memory: "notes" });

export const nasty: Lesson = {
  name: "nasty",
  title: { de: "Gemein: zaubern, wenn andere dran sind", en: "Nasty: casting out of turn" },
  steps: [
    {
      position: nastily({
        active: 1,
        board: { 2: "/2:0", 4: "/4:1", 6: "/6:0", 13: "1" },
        hands: { 0: ["T2", "T5", "W5"], 1: ["W3", "T1", "W4"] },
        full: [2, 0],
      }),
      say: {
        de: "Gelb will heim. Rücke den Magier vorher eins vor!",
        en: "Yellow wants home. Advance that wizard first!",
      },
      answer: { de: "Zu weit: vorbei!", en: "Too far: it walks past." },
      lines: ["play W3", "wizard 13", "cast advance-wizard 13 of 1"],
    },
    {
      position: nastily({
        active: 1,
        board: { 2: "/2:0", 4: "/4:1", 6: "/6:0", 10: "1" },
        hands: { 0: ["T2", "T5", "W5"], 1: ["W1", "T1", "W4"] },
        full: [2, 0],
      }),
      say: { de: "Nichts droht: Passe vorher und nachher.", en: "Nothing threatens: pass before and after." },
      answer: { de: "Gespart! Daueraufträge passen für dich.", en: "Saved! Standing orders pass for you." },
      lines: ["play W1", "wizard 10", "pass", "pass"],
    },
  ],
};

const paired = at({ players: 4, start: 3, teams: true, memory: "notes" });

export const teams: Lesson = {
  name: "teams",
  title: { de: "Zwei gegen zwei", en: "Two against two" },
  steps: [
    {
      position: paired({
        board: { 2: "/2:13", 4: "/4:2", 6: "/6:1", 13: "0", 14: "3" },
        hands: { 0: ["T1", "T5", "W5"], 2: ["W3", "T4", "W1"] },
      }),
      say: {
        de: "Bitte deinen Partner um eine Karte. Gib Turm 1 zurück.",
        en: "Ask your partner for a card. Return tower 1.",
      },
      answer: { de: "Einmal je Zug, ohne Worte.", en: "Once a turn, without words." },
      lines: ["ask", "give W3", "return T1", "play W3", "wizard 13"],
    },
    {
      position: paired({
        board: { 2: "/2:13", 4: "/4:2", 6: "/6:1", 13: "0", 14: "3" },
        hands: { 0: ["T1", "T5", "W5"] },
        full: [3, 1, 0, 1],
      }),
      say: { de: "Schenke deinem Partner einen vollen Trank.", en: "Give your partner a full potion." },
      answer: { de: "Das Ziel gilt für euch beide.", en: "The goal is for both of you." },
      lines: ["potion"],
    },
    {
      position: paired({
        board: { 2: "/2:13", 6: "/6:1", 13: "2", 14: "3" },
        hands: { 0: ["W3", "T5", "T1"] },
      }),
      say: {
        de: "Deine sind daheim. Führe den Magier deines Partners.",
        en: "Yours are home. Walk your partner's wizard.",
      },
      answer: { de: "Nun ziehst du für beide.", en: "Now you move for both." },
      lines: ["play W3", "wizard 13 of 2"],
    },
  ],
};

const alone = at({ players: 1, start: 0, mode: "solo", memory: "notes" });

export const solo: Lesson = {
  name: "solo",
  title: { de: "Allein", en: "Alone" },
  steps: [
    {
      position: alone({ board: { 2: "/2:00", 5: "/5:0", 13: "0" }, hands: { 0: ["W3", "T1", "T5"] } }),
      say: {
        de: "Allein spielst du je Zug eine Karte. Einer kann heim!",
        en: "Alone, a turn is one card. One can come home!",
      },
      answer: { de: "Wenig Karten, guter Titel.", en: "Fewer cards, better title." },
      lines: ["play W3", "wizard 13"],
    },
    {
      position: alone({ board: { 9: "/9:00", 15: "" }, hands: { 0: ["T4", "W3", "W5"] } }),
      say: {
        de: "Ein Turm trägt zwei auf einmal: vier Felder.",
        en: "A tower carries two at once: four spaces.",
      },
      answer: { de: "Das spart Karten.", en: "That saves cards." },
      lines: ["play T4", "tower 9/1"],
    },
  ],
};
