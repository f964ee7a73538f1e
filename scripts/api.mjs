// The reference of `@zaubertisch/engine` from its source: every exported name with its declaration and what its comment
// says, in the order of the files it comes from. `npm run api` writes it into docs/engine.md; a test compares.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MARK = "<!-- The reference: written by npm run api. -->";

const HEADINGS = {
  "core/chance": "Luck",
  "core/fair": "Luck that can be verified",
  "core/game": "The contract of a game",
  "core/record": "Records and notation",
  "core/table": "A game in progress",
  "bots/levels": "Bots: their names",
  "bots/player": "Bots: their decisions",
  "games/index": "The games",
  "games/verify": "Checking records",
  "engine/lines": "Line by line",
};

/** What the entry exports, by file. */
function exported(entry) {
  const files = new Map();
  for (const [, names, from] of readFileSync(entry, "utf8").matchAll(
    /^export (?:type )?\{([^}]+)\} from "([^"]+)";$/gm,
  )) {
    const file = resolve(dirname(entry), from);
    const known = files.get(file) ?? [];
    files.set(file, [
      ...known,
      ...names
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    ]);
  }
  return files;
}

/** From where a declaration begins until its brackets are closed: at a semicolon, or at the end of a body. */
function untilEnd(text, start) {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if ("{([".includes(text[i])) depth++;
    if ("})]".includes(text[i]) && --depth === 0 && text[i] === "}" && /^\s*(\n|$)/.test(text.slice(i + 1)))
      return text.slice(start, i + 1);
    if (text[i] === ";" && depth === 0) return text.slice(start, i + 1);
  }
  return text.slice(start);
}

/** A comment as prose: without its stars. */
const prose = (comment) =>
  comment
    .replaceAll(/^\s*\/\*\*|\*\/\s*$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .join(" ")
    .trim();

function declarationOf(text, name) {
  const found = new RegExp(`^export (?:declare )?(?:const|function|interface|type) ${name}\\b`, "m").exec(text);
  if (!found) throw new Error(`${name} is exported, and declared nowhere`);
  const before = text.slice(0, found.index).trimEnd();
  const comment = before.endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : "";
  const code = untilEnd(text, found.index).replace(/^export (?:declare )?/, "");
  return { comment: prose(comment), code };
}

/** The whole reference, as it stands in docs/engine.md. */
function reference(root) {
  const sections = [];
  for (const [file, names] of exported(`${root}src/engine/index.ts`)) {
    const path = file.slice(`${root}src/`.length, -".ts".length);
    const text = readFileSync(`${root}.cache/types/src/${path}.d.ts`, "utf8");
    const heading = HEADINGS[path] ?? undefined;
    const entries = names.map((name) => {
      const { comment, code } = declarationOf(text, name);
      return `#### ${name}\n${comment ? `${comment}\n\n` : "\n"}\`\`\`ts\n${code}\n\`\`\`\n`;
    });
    sections.push(`${heading ? `### ${heading}\n\`src/${path}.ts\`\n\n` : ""}${entries.join("\n")}`);
  }
  return `${MARK}\n\n${sections.join("\n")}`;
}

const DOCUMENT = "docs/engine.md";

/** The document with the reference as it is now. */
function withReference(root) {
  const [text] = readFileSync(root + DOCUMENT, "utf8").split(MARK);
  return text + reference(root);
}

const text = withReference(ROOT);
if (!process.argv.includes("--check")) writeFileSync(ROOT + DOCUMENT, text);
else if (text !== readFileSync(ROOT + DOCUMENT, "utf8")) {
  console.error(`${DOCUMENT} is not what the source says: npm run api writes it anew.`);
  process.exit(1);
}
