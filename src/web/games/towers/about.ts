/** What the pages know of Wandering Towers before it is loaded. */
import type { About } from "../../app/about.ts";
import { aboutDe } from "./about.words.de.ts";
import { aboutEn } from "./about.words.en.ts";
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
  kit: async () => (await import("./kit.tsx")).towersKit,
  book: async () => (await import("./book.ts")).BOOK,
  lessons: async () => (await import("./lessons/all.ts")).LESSONS,
  riddles: async () => (await import("./riddles.ts")).RIDDLES,
  rules: async (language) =>
    language === "de"
      ? (await import("../../../../docs/rules/towers.de.md?raw")).default
      : (await import("../../../../docs/rules/towers.md?raw")).default,
  alone: {
    path: "solo",
    Page: async () => (await import("./solo/soloPage.tsx")).SoloPage,
    open: async (session, kept) => (await import("./solo/deal.tsx")).withPar(session, kept),
  },
};
