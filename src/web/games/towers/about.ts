/** What the pages know of Wandering Towers before it is loaded. */
import type { About } from "../../app/about.ts";
import { language } from "../../app/settings.ts";
import { aboutDe } from "./about.words.de.ts";
import { aboutEn } from "./about.words.en.ts";
import { moments, parts } from "./later.ts";
import { LEXICON } from "./lexicon.ts";
import { asking, ASKING, lean, LEANS, marks, MARKS, SCENERIES, scenery } from "./settings.ts";

export const towersAbout: About = {
  name: "towers",
  words: { de: aboutDe, en: aboutEn },
  settings: [
    { name: "lean", value: lean, choices: LEANS },
    { name: "scenery", value: scenery, choices: SCENERIES },
    { name: "marks", value: marks, choices: MARKS },
    { name: "asking", value: asking, choices: ASKING },
  ],
  kit: async () => {
    // Asked for at the same time.
    void LEXICON[language.peek()]();
    return (await import("./kit.tsx")).towersKit;
  },
  more: () => Promise.all([moments.load(), parts.load()]),
  book: async () => (await import("./book.ts")).BOOK,
  lessons: async () => (await import("./lessons/all.ts")).LESSONS,
  lab: () => import("./lab.ts"),
  riddles: async () => (await import("./riddles.ts")).RIDDLES,
  workshop: async () => (await import("./workshop/workshop.tsx")).towersWorkshop,
  rules: async (tongue) =>
    tongue === "de"
      ? (await import("../../../../docs/rules/towers.de.md?raw")).default
      : (await import("../../../../docs/rules/towers.md?raw")).default,
  daily: { practice: "/solo" },
  alone: {
    path: "solo",
    Page: async () => (await import("./solo/soloPage.tsx")).SoloPage,
    open: async (session, kept) => (await import("./solo/deal.tsx")).withPar(session, kept),
  },
};
