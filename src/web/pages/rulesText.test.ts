import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parseRules, plain } from "./rulesText.ts";

const folder = fileURLToPath(new URL("../../../docs/rules/", import.meta.url));
const clauses = (file: string): string[] =>
  parseRules(readFileSync(folder + file, "utf8"))
    .filter(({ kind }) => kind === "clause")
    .map(({ id }) => id!)
    .toSorted();

test.each(readdirSync(folder).filter((file) => file.endsWith(".de.md")))(
  "%s has every clause of the English rules",
  (file) => {
    const english = clauses(file.replace(".de.md", ".md"));
    expect(english.length).toBeGreaterThan(20);
    expect(clauses(file)).toEqual(english);
  },
);

test("a picture of letters keeps its lines", () => {
  expect(parseRules("- **M-B1** A map:\n\n```\na ── b\n│    │\n```\n  after it\n")).toEqual([
    { kind: "clause", id: "M-B1", text: "A map:" },
    { kind: "picture", text: "a ── b\n│    │" },
    { kind: "text", text: "after it" },
  ]);
});

test("headings, clauses over several lines and tables are told apart", () => {
  const blocks = parseRules(
    "# Title\n\nIntro\n[more](more.md)\n\n## T-B Board\n- **T-B1** One\n  two\n- **T-B2** Three:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  expect(blocks).toEqual([
    { kind: "text", text: "Intro more" },
    { kind: "heading", id: "T-B", text: "Board" },
    { kind: "clause", id: "T-B1", text: "One two" },
    { kind: "clause", id: "T-B2", text: "Three:" },
    {
      kind: "table",
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
  ]);
});

test.each(readdirSync(folder).filter((file) => file !== "notation.md"))(
  "%s speaks of the game, not of the program",
  (file) => {
    const said = parseRules(readFileSync(folder + file, "utf8"))
      .map(plain)
      .join("\n");
    expect(said.match(/\b[a-z]+[A-Z]\w*|\b[\w/]+\.(?:json|ts|md)\b|\babacus-|\b(?:[Cc]ode|tests?)\b/g) ?? []).toEqual(
      [],
    );
  },
);
