/** What the pages know of The Three Magicians before it is loaded. */
import type { About } from "../../app/about.ts";
import { language } from "../../app/settings.ts";
import { aboutDe } from "./about.words.de.ts";
import { aboutEn } from "./about.words.en.ts";
import { dayAnswer } from "./dayAnswer.ts";
import { parts } from "./later.ts";
import { LEXICON } from "./lexicon.ts";
import { CHANCES, chances, THROWS, throws } from "./settings.ts";

export const magiciansAbout: About = {
  name: "magicians",
  words: { de: aboutDe, en: aboutEn },
  settings: [
    { name: "throws", value: throws, choices: THROWS },
    { name: "chances", value: chances, choices: CHANCES },
  ],
  kit: async () => {
    // Asked for at the same time.
    void LEXICON[language.peek()]();
    return (await import("./kit.tsx")).magiciansKit;
  },
  more: () => parts.load(),
  book: async () => (await import("./book.ts")).BOOK,
  lessons: async () => (await import("./lessons/all.ts")).LESSONS,
  lab: () => import("./lab.ts"),
  riddles: async () => (await import("./riddles.ts")).RIDDLES,
  daily: { practice: "/puzzles", answer: dayAnswer },
  workshop: async () => (await import("./workshop/workshop.tsx")).magiciansWorkshop,
  rules: async (tongue) =>
    tongue === "de"
      ? (await import("../../../../docs/rules/magicians.de.md?raw")).default
      : (await import("../../../../docs/rules/magicians.md?raw")).default,
};
