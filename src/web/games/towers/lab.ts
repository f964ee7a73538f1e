/** What the laboratory calls the things of this game. */
import { fetched } from "../../i18n/words.ts";
import type { towersLabEn } from "./lab.words.en.ts";

type Words = Readonly<Record<keyof typeof towersLabEn, string>>;

fetched<keyof typeof towersLabEn>({
  de: async (): Promise<Words> => (await import("./lab.words.de.ts")).towersLabDe,
  en: async (): Promise<Words> => (await import("./lab.words.en.ts")).towersLabEn,
});
