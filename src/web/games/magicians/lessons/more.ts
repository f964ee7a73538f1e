/** How to fight, and what the signs can do. */
import type { State } from "../../../../core/game.ts";
import type { Given } from "../../../../games/magicians/scenario.ts";
import { given } from "../../../../games/magicians/scenario.ts";
import type { Lesson } from "../../../learn/lesson.ts";

const at = (wish: Given) => (): State => given(wish).state;

const FACING: Given = { magicians: ["mill", "sun", "tower"], apprentices: ["life", "castle", "tower"] };
const JUMP = ["magician sun", "apprentice *"];

export const duel: Lesson = {
  name: "duel",
  title: { de: "Gut kämpfen", en: "Fighting well" },
  steps: [
    {
      position: at(FACING),
      say: {
        de: "Greif Schwarz an. Fünf auf einen Wurf: Hör auf!",
        en: "Attack the black magician. Five in one throw: stop!",
      },
      answer: { de: "Schwarz wirft nun nur einmal.", en: "Now black throws only once." },
      lines: ["throw 1 0 0", JUMP, JUMP, "throw 2 1 2", "stop", "throw 1 1 1"],
    },
    {
      position: at(FACING),
      say: {
        de: "Greif an. Nur die Null fällt noch einmal.",
        en: "Attack. Throw only the zero again.",
      },
      answer: { de: "Im Mittel bringt ein Stab eins.", en: "A wand brings one on average." },
      lines: ["throw 1 0 0", JUMP, JUMP, "throw 2 0 2", "rethrow 1", "throw 2 1 2", "stop", "throw 1 0 1", "stop"],
    },
  ],
};

export const signs: Lesson = {
  name: "signs",
  title: { de: "Was die Zeichen können", en: "What the signs can do" },
  steps: [
    {
      position: at({ magicians: ["moon", "sun", "tower"], apprentices: ["life", "castle", "tower"] }),
      say: {
        de: "Betritt ein Zeichen und zaubere. Magie trägt dich zum Mond!",
        en: "Enter a sign and cast. Magic carries you to the moon!",
      },
      answer: { de: "Getroffen!", en: "You met." },
      lines: [
        "throw 0 1 1",
        ["apprentice life-mill.2", "apprentice magician-life.2"],
        "cast",
        "symbols power fate power",
        "magic moon",
      ],
    },
    {
      position: at({
        magicians: ["moon", "sun", "tower"],
        apprentices: ["life", "castle", "tower"],
        stones: [true, false, false],
      }),
      say: {
        de: "Auf ein Zeichen, doch ohne Zauber: Schicksal kostet den Stein.",
        en: "Onto a sign, but decline: fate costs the stone.",
      },
      answer: { de: "Manchmal ist nichts klüger.", en: "Sometimes nothing is wiser." },
      lines: ["throw 0 1 1", ["apprentice life-mill.2", "apprentice magician-life.2"], "decline"],
    },
  ],
};
