/** Words a house does not want to hear: one in each line of a file, `*` at its end for every word that begins so. */
import { readFileSync } from "node:fs";

/** Text with such words made illegible. */
export type WordFilter = (text: string) => string;

export const NO_LIST: WordFilter = (text) => text;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whole words, in any spelling of case; a letter beside it makes another word. */
export function wordFilter(list: string): WordFilter {
  const words = list
    .split(/\r?\n/)
    .map((line) => line.trim().normalize("NFC"))
    .filter((line) => line !== "" && !line.startsWith("#") && line !== "*");
  if (words.length === 0) return NO_LIST;
  const all = words.map((word) =>
    word.endsWith("*") ? `${escaped(word.slice(0, -1))}[\\p{L}\\p{N}]*` : escaped(word),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return (text) => text.normalize("NFC").replaceAll(pattern, (word) => "•".repeat([...word].length));
}

export const readWordList = (file: string): WordFilter => wordFilter(readFileSync(file, "utf8"));
