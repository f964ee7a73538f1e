/** The first game of The Three Magicians: everything that is needed to play, on arranged positions. */
import type { State } from "../../../../core/game.ts";
import type { Given } from "../../../../games/magicians/scenario.ts";
import { given } from "../../../../games/magicians/scenario.ts";
import type { Lesson } from "../../../learn/lesson.ts";

const at = (wish: Given) => (): State => given(wish).state;

/** M-T2 Both parts of a throw, in any order. */
const BOTH = ["apprentice *", "magician *"];

export const first: Lesson = {
  name: "first",
  title: { de: "Das erste Spiel", en: "The first game" },
  steps: [
    {
      position: at({}),
      say: {
        de: "Alle Stäbe: Schritte des Lehrlings. Dein Stab: Sprünge des Magiers.",
        en: "All wands: apprentice's steps. Your wand: magician's jumps.",
      },
      answer: { de: "So läuft jeder Zug.", en: "Every turn goes so." },
      lines: ["throw 1 0 2", BOTH, BOTH],
    },
    {
      position: at({ magicians: ["mill", "forest", "tower"], apprentices: ["life", "castle", "tower"] }),
      say: { de: "Führe deinen Lehrling zu deinem Magier.", en: "Lead your apprentice to your magician." },
      answer: { de: "Wo beide sich treffen, nehmt ihr die Karte.", en: "Where both meet, you take the card." },
      lines: ["throw 0 2 2", "apprentice mill"],
    },
    {
      position: at({
        magicians: ["sun", "forest", "tower"],
        apprentices: ["life", "castle", "tower"],
        cards: [["mill"], [], ["tower"]],
      }),
      say: {
        de: "Geh auf ein leuchtendes Zeichen und zaubere.",
        en: "Walk onto a glowing sign and cast.",
      },
      answer: { de: "Kraft: Er darf nun doppelt weit.", en: "Power: it may walk double now." },
      lines: [
        "throw 0 1 1",
        ["apprentice life-mill.2", "apprentice magician-life.2"],
        "cast",
        "symbols magic fate magic",
        "power",
      ],
    },
    {
      position: at({
        magicians: ["mill", "sun", "tower"],
        apprentices: ["life", "castle", "tower"],
        stones: [true, false, false],
        cards: [["mill"], [], ["tower"]],
      }),
      say: {
        de: "Spring zum schwarzen Magier: Kampf! Wirf den schwachen Stab neu.",
        en: "Jump to the black magician: duel! Throw the weak wand again.",
      },
      answer: { de: "Die höhere Summe gewinnt.", en: "Higher sum wins." },
      lines: [
        "throw 1 0 0",
        ["magician sun", "apprentice *"],
        ["magician sun", "apprentice *"],
        "throw 2 2 0",
        "rethrow 2",
        "throw 2 2 2",
        "stop",
        "throw 1 1 0",
        "stop",
      ],
    },
    {
      position: at({
        magicians: ["sun", "labyrinth", "tower"],
        apprentices: ["life", "castle", "tower"],
        cards: [["mill", "sun"], [], ["tower"]],
      }),
      say: {
        de: "Drei gleiche Stäbe: Zieh, und du wirfst gleich noch einmal.",
        en: "Three equal wands: play them, then throw once more.",
      },
      answer: { de: "Drei Nullen? Ins Labyrinth.", en: "Three zeros mean the labyrinth." },
      lines: ["throw 1 1 1", [...BOTH, "stay"], [...BOTH, "stay"], "throw 0 2 1", "apprentice *"],
    },
    {
      position: at({
        magicians: ["labyrinth", "castle", "tower"],
        apprentices: ["labyrinth", "castle", "tower"],
        cards: [["mill", "sun"], ["castle"], ["tower"]],
      }),
      say: {
        de: "Drei Nullen brachten beide her. Geht hinaus!",
        en: "Three zeros brought both here. Leave!",
      },
      answer: { de: "Der Weg führt immer durch die Mitte.", en: "The way leads through the middle." },
      lines: ["throw 1 2 1", ["apprentice life", "magician life"], ["apprentice life", "magician life"]],
    },
    {
      position: at({
        magicians: ["mill", "castle", "tower"],
        apprentices: ["life", "castle", "tower"],
        cards: [["castle", "forest", "magician", "moon", "tower"], ["castle"], ["tower"]],
      }),
      say: {
        de: "Fünf Karten! Die sechste bringt noch einen Wurf. Hol die siebte!",
        en: "Five cards! The sixth brings another throw. Take the seventh.",
      },
      answer: { de: "Gewonnen!", en: "You win!" },
      lines: [
        "throw 0 2 2",
        "apprentice mill",
        "throw 1 1 2",
        ["apprentice sun", "magician sun"],
        ["magician sun", "apprentice sun"],
      ],
    },
  ],
};
