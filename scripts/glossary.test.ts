/** docs/glossary.md names every exported type, class and list of names, and nothing that does not exist. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const LAYERS = ["core", "games", "bots", "engine", "server", "web"];
const EXPORTED =
  /^export (?:(?:abstract )?class|interface|type|const(?= [A-Z][A-Z_]+ = \[(?!\s*\d)[^\]]*\] as const)) (\w+)/gm;

const sources = globSync("src/{core,games,bots,engine,server,web}/**/*.{ts,tsx}")
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, layer: path.split("/")[1]!, text: readFileSync(path, "utf8") }));
const exports = sources.flatMap(({ path, layer, text }) =>
  Array.from(text.matchAll(EXPORTED), ([, name]) => ({ path, layer, name: name! })),
);

const sections = readFileSync("docs/glossary.md", "utf8")
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title = "", ...lines] = text.trim().split("\n");
    return { title, layer: title.split(":")[0]!, lines };
  });
const layerOf = (layer: string) => sections.filter((section) => section.layer === layer).flatMap(({ lines }) => lines);

/** To mend any of these: a line `- **Name** – what it is.` at its place in docs/glossary.md, or none where nothing is left. */
describe.each(LAYERS)("the words of %s", (layer) => {
  const lines = layerOf(layer);
  const own = exports.filter((each) => each.layer === layer).map(({ name }) => name);

  test("whatever is exported has its line", () => {
    const named = new Set(
      lines.flatMap((line) => Array.from(line.matchAll(/[*`]([A-Za-z_]+)[*`]/g), ([, name]) => name)),
    );
    expect(own.filter((name) => !named.has(name))).toEqual([]);
  });

  test("what has a line is exported, or a word that is used there", () => {
    const text = sources.flatMap((each) => (each.layer === layer ? [each.text.toLowerCase()] : [])).join("\n");
    const isUsed = (word: string): boolean =>
      text.includes(word) || text.includes(word.replaceAll(/[ -]/g, "")) || text.includes(word.replace("-", " "));
    for (const line of lines) {
      const [, name, word] = /^- (?:\*\*(\w+)\*\*|\*([\w -]+)\*) – \S.*[.?]$/.exec(line) ?? [];
      expect(name ?? word, line).toBeDefined();
      if (name !== undefined) expect(own, line).toContain(name);
      if (word !== undefined) expect(isUsed(word), line).toBe(true);
      for (const [, list] of line.matchAll(/`([A-Z_]+)`/g)) expect(own, line).toContain(list);
    }
  });
});

test("every section is in the order of the alphabet, and no line stands there twice", () => {
  for (const { title, lines } of sections) {
    const words = lines.map((line) => /\*+([\w -]+)\*+/.exec(line)?.[1]?.toLowerCase() ?? "");
    expect(words, title).toEqual([...new Set(words)].toSorted());
  }
  expect(sections.map(({ layer }) => layer).filter((layer) => !LAYERS.includes(layer))).toEqual([]);
});

test("one word means one thing: exported by one file, or by files of the same name in the folders of both games", () => {
  const paths = new Map<string, Set<string>>();
  for (const { name, path } of exports)
    paths.set(name, (paths.get(name) ?? new Set()).add(path.replace(/\/games\/\w+\//, "/games/*/")));
  const torn = Array.from(paths).filter(([, files]) => files.size > 1);
  // To mend it: give the newer one, or the one fewer people meet, another name.
  expect(torn.map(([name, files]) => [name, ...files])).toEqual([]);
});
