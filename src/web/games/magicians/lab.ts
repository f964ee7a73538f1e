/** What the laboratory calls the things of this game. */
import { fetched } from "../../i18n/words.ts";
import type { magiciansLabEn } from "./lab.words.en.ts";

type Words = Readonly<Record<keyof typeof magiciansLabEn, string>>;

fetched<keyof typeof magiciansLabEn>({
  de: async (): Promise<Words> => (await import("./lab.words.de.ts")).magiciansLabDe,
  en: async (): Promise<Words> => (await import("./lab.words.en.ts")).magiciansLabEn,
});
