/** Clauses, code and tests belong together: every clause is cited in the code and heads a test, and nothing else is cited. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "./index.ts";

/** Each game's clauses begin with a letter of its own. */
const LETTERS = GAMES.map(({ fields }) => fields[0]!.clause[0]).join("");
const CITATION = new RegExp(String.raw`\b[${LETTERS}]-(?:1\.\d|[A-Z]\d*)(?![A-Za-z])`, "g");
const NUMBERED = new RegExp(String.raw`\*\*([${LETTERS}]-[A-Z1][\d.]*\d)\*\*`, "g");
const root = new URL("../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");
const cited = (text: string): string[] => [...text.matchAll(CITATION)].map(([id]) => id);

/** Clauses are the bold ids of a rules page; a heading is one too where it has no numbered clauses. */
function clausesOf(name: string): Set<string> {
  const [path] = globSync([`docs/rules/${name}.md`, `src/testing/${name}/rules.md`], { cwd: root });
  const page = read(path!);
  const numbered = [...page.matchAll(NUMBERED)].map(([, id]) => id!);
  const headings = [...page.matchAll(/^## (.*)$/gm)].flatMap(([, title]) => cited(title!.split(":")[0]!));
  return new Set([...numbered, ...headings.filter((id) => !numbered.some((each) => each.startsWith(id)))]);
}

const clauses = Object.fromEntries(GAMES.map(({ name }) => [name, clausesOf(name)]));
const everything = new Set(Object.values(clauses).flatMap((ids) => [...ids]));
/** A whole chapter may be cited too, such as T-S. */
const chapters = new Set([...everything].map((id) => id.slice(0, 3)));

describe.each(GAMES.map(({ name }) => name))("%s", (name) => {
  const files = globSync([`src/games/${name}/*.ts`, `src/testing/${name}/**/*.ts`], { cwd: root }).toSorted();
  const code = files.filter((file) => !file.endsWith(".test.ts")).flatMap((file) => cited(read(file)));
  // A text with a clause id in it, in a test, is a title or the part of one that comes from a table.
  const titles = files
    .filter((file) => file.endsWith(".test.ts"))
    .flatMap((file) => [...read(file).matchAll(/"([^"\n]*)"/g)])
    .flatMap(([, title]) => cited(title!));

  it("has clauses", () => {
    expect(clauses[name]!.size).toBeGreaterThan(5);
  });
  it("cites every clause in its code", () => {
    expect([...clauses[name]!].filter((id) => !code.includes(id))).toEqual([]);
  });
  it("tests every clause under its id", () => {
    expect([...clauses[name]!].filter((id) => !titles.includes(id))).toEqual([]);
  });
});

it("nothing cites a clause that does not exist", () => {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.endsWith("citations.test.ts"));
  const strangers = files.flatMap((file) =>
    cited(read(file))
      .filter((id) => !everything.has(id) && !chapters.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(strangers).toEqual([]);
});
