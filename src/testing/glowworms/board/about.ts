/** What the pages know of Glowworms before it is loaded. */
import type { About } from "../../../web/app/about.ts";
import { aboutDe } from "./about.words.de.ts";
import { aboutEn } from "./about.words.en.ts";

export const glowwormsAbout: About = {
  name: "glowworms",
  words: { de: aboutDe, en: aboutEn },
  kit: async () => (await import("./kit.tsx")).glowwormsKit,
  rules: async (language) =>
    language === "de" ? (await import("../rules.de.md?raw")).default : (await import("../rules.md?raw")).default,
};
