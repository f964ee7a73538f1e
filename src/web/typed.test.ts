/** Types reach from the rules to the board, and rules stay where they are: what would undo either is looked for by name. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const SRC = new URL("../", import.meta.url);

/** Types are erased in the registries, and only there. */
const REGISTRIES = ["games/index.ts", "web/app/games.ts"];

/** The program's own files under some folders of src, with their lines. */
const linesIn = (...folders: readonly string[]): (readonly [place: string, line: string])[] =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, SRC), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !REGISTRIES.includes(path))
    .flatMap((path) =>
      readFileSync(new URL(path, SRC), "utf8")
        .split("\n")
        .map((line, i) => [`${path}:${i + 1}`, line] as const),
    );

const found = (pattern: RegExp, ...folders: readonly string[]): string[] =>
  linesIn(...folders)
    .filter(([, line]) => pattern.test(line))
    .map(([place, line]) => `${place} ${line.trim()}`);

describe("nothing is cast", () => {
  test.each<[string, RegExp]>([
    ["past the compiler", /\bas (?:unknown as|any)\b/],
    ["to a view, scene, event, choice or options", /\bas (readonly )?\w*(View|Scene|Event|Choice|Picked|Options)\b/],
  ])("%s", (_, pattern) => {
    expect(found(pattern, "web/games", "web/table", "web/sessions", "games/towers", "games/magicians")).toEqual([]);
  });
  test("past the compiler, anywhere on the page or in the rules", () => {
    expect(found(/\bas unknown as\b/, "web", "games")).toEqual([]);
  });
});

describe("no rule is worked out again on a board", () => {
  test.each<[string, RegExp]>([
    [
      "a decision's text is not read",
      /\b(text|legal|prefix|move|decision)\b[^;]*\.(split|startsWith|endsWith|match|slice)\(/,
    ],
    ["no pattern finds anything out", /\/\w?\.(test|exec)\(|new RegExp/],
    ["a mode is not asked by a part of its name", /mode\)?\.(startsWith|endsWith|includes)\(/],
    ["shields, spaces and hands are the rules' to count", /% (2|4) ===|% 16\b/],
    ["it asks for choices, not for legal texts", /\.legal\b/],
  ])("%s", (_, pattern) => {
    expect(found(pattern, "web/games")).toEqual([]);
  });
  test("nor does the table around it read a decision", () => {
    expect(found(/\.legal\b|\btext\.(split|startsWith|endsWith|match|slice)\(/, "web/table", "web/review")).toEqual([]);
  });
});

test("the house names no game: what it needs to know of one is in the contract, its about or its kit", () => {
  const house = [
    "core",
    "server",
    "bots",
    "web/app",
    "web/pages",
    "web/table",
    "web/review",
    "web/sessions",
    "web/ui",
    "web/i18n",
  ];
  expect(found(/["'`/](towers|magicians)["'`/]/, ...house).filter((each) => !each.includes(".contract.ts:"))).toEqual(
    [],
  );
});
