/** Words for the laboratory, besides the house's. */
import { fetched } from "../i18n/words.ts";
import type { labEn } from "./words.en.ts";

type Words = Readonly<Record<keyof typeof labEn, string>>;

export const t = fetched<keyof typeof labEn>({
  de: async (): Promise<Words> => (await import("./words.de.ts")).labDe,
  en: async (): Promise<Words> => (await import("./words.en.ts")).labEn,
});
export { reasonOf, tOf } from "../i18n/words.ts";
