import { describe, expect, test } from "vitest";
import { copy } from "../../core/game.ts";
import { applyText, legalTexts } from "../../core/record.ts";
import { ABOUT } from "../app/games.ts";
import type { Kit } from "../table/kit.ts";
import type { Chapter } from "./book.ts";

const books: [string, Kit, readonly Chapter[]][] = [];
for (const about of ABOUT) if (about.book) books.push([about.name, await about.kit(), await about.book()]);

const sayings = (chapters: readonly Chapter[], language: "de" | "en"): string[] =>
  chapters.flatMap(({ title, sections }) => [
    title[language],
    ...sections.flatMap((section) => [
      section.title[language],
      ...section.text.map((each) => each[language]),
      ...(section.picture ? [section.picture.caption[language]] : []),
    ]),
  ]);

test("both games have the family's rules", () => {
  expect(books.map(([name]) => name)).toEqual(["towers", "magicians"]);
});

describe.each(books)("%s", (_title, { game }, chapters) => {
  test("every picture is a possible moment, and what it shows can be done there", () => {
    const pictures = chapters.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture ?? []));
    expect(pictures.length).toBeGreaterThan(2);
    for (const { position, lines = [], shown } of pictures) {
      const state = copy(position());
      for (const line of lines) expect(applyText(game, state, line)).toBeUndefined();
      if (shown !== undefined) expect(legalTexts(game, state)).toContain(shown);
    }
  });

  // 200 words a minute are a slow reader's.
  test.each(["de", "en"] as const)("is read in five minutes, in words of the table: %s", (language) => {
    const all = sayings(chapters, language);
    expect(all.every((text) => text.length > 0)).toBe(true);
    expect(all.join(" ").split(/\s+/).length).toBeLessThan(5 * 200);
    // No names of the program, no files, no clauses.
    expect(all.join(" ")).not.toMatch(/[a-z][A-Z]|\.(ts|json|md)\b|\b[TM]-[A-Z]\d/);
  });
});
