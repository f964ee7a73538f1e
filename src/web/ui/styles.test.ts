/** Style sheets stay small, name every colour once, and leave a game's looks to its own folder. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("..", import.meta.url));
const SHEETS = globSync(["**/*.css", "../testing/*/board/*.css"], { cwd: web }).toSorted();
const SCRIPTS = globSync(["**/*.tsx", "../testing/*/board/*.tsx"], { cwd: web });
const text = (sheet: string): string => readFileSync(join(web, sheet), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
const isTokens = (sheet: string): boolean => basename(sheet) === "tokens.css";

/** `#` colours, functions of colour, and names that are colours wherever they stand. */
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:[^;{]*\b(?:white|black|red|green|blue|gold|grey|gray)\b/gi;

const declared = (sheet: string): string[] => [...text(sheet).matchAll(/(--[\w-]+):/g)].map(([, name]) => name!);

test("no sheet is longer than 300 lines", () => {
  const long = SHEETS.filter((sheet) => readFileSync(join(web, sheet), "utf8").split("\n").length > 301);
  expect(long).toEqual([]);
});

test("colours stand in tokens.css only: the house's, and one of each game", () => {
  const found = SHEETS.filter((sheet) => !isTokens(sheet)).flatMap((sheet) =>
    (text(sheet).match(COLOUR) ?? []).filter((each) => !each.includes("var(--")).map((each) => `${sheet}: ${each}`),
  );
  expect(found).toEqual([]);
  expect(
    SHEETS.filter(isTokens).filter((sheet) => !/^(ui|games\/\w+|\.\.\/testing\/\w+\/board)\/tokens\.css$/.test(sheet)),
  ).toEqual([]);
});

test("a token has one meaning, whichever games are loaded, and is used", () => {
  const tokens = SHEETS.filter(isTokens).flatMap((sheet) => [...new Set(declared(sheet))]);
  expect(tokens.length).toBeGreaterThan(150);
  expect(tokens.filter((name, i) => tokens.indexOf(name) !== i)).toEqual([]);
  const used = SHEETS.map(text).join("");
  const scripts = SCRIPTS.map((file) => readFileSync(join(web, file), "utf8"));
  const everything = used + scripts.join("");
  expect(tokens.filter((name) => !everything.includes(`var(${name})`) && !everything.includes(`var(${name},`))).toEqual(
    [],
  );
});

test("every variable that is read is set somewhere", () => {
  const scripts = SCRIPTS.map((file) => readFileSync(join(web, file), "utf8"));
  const set = new Set([
    ...SHEETS.flatMap(declared),
    ...scripts.flatMap((script) => [...script.matchAll(/["'](--[\w-]+)["']/g)].map(([, name]) => name!)),
  ]);
  const unknown = SHEETS.flatMap((sheet) =>
    [...text(sheet).matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !set.has(name!))
      .map(([each]) => `${sheet}: ${each}`),
  );
  expect(unknown).toEqual([]);
});

test("every sheet is read: by the house, by a kit or by a page of its own", () => {
  const imports = (sheet: string): string[] =>
    [...text(sheet).matchAll(/@import "(\.[^"]+)"/g)].map(([, path]) => join(dirname(sheet), path!));
  const roots = ["app/all.css"];
  for (const file of SCRIPTS)
    for (const [, path] of readFileSync(join(web, file), "utf8").matchAll(/^import "(\.[^"]+\.css)";/gm))
      roots.push(join(dirname(file), path!));
  const read = new Set<string>();
  for (const queue = [...roots]; queue.length > 0;) {
    const sheet = queue.pop()!;
    read.add(sheet);
    queue.push(...imports(sheet));
  }
  expect(SHEETS.filter((sheet) => !read.has(sheet))).toEqual([]);
  // A third game must not need a line in the house's list.
  expect(imports("app/all.css").filter((sheet) => sheet.startsWith("games/"))).toEqual([]);
});
