// The documentation as pages, from docs/ as it is: dist/docs, which the server shows under /docs/. Made by scripts/build.mjs
// whenever a document is newer; each page has its own contents, links between documents lead from page to page.
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked } from "marked";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUT = `${ROOT}dist/docs`;

/** What there is to read, in the order of who comes first. A document's name is its address. */
const SECTIONS = {
  "First things": {
    "": "README.md",
    contributing: "CONTRIBUTING.md",
    changes: "CHANGELOG.md",
    architecture: "docs/architecture.md",
    glossary: "docs/glossary.md",
  },
  "The games": {
    "rules/towers": "docs/rules/towers.md",
    "rules/magicians": "docs/rules/magicians.md",
    "rules/notation": "docs/rules/notation.md",
    "adding-a-game": "docs/adding-a-game.md",
  },
  "For programs": {
    engine: "docs/engine.md",
    protocol: "docs/protocol.md",
    "bot-protocol": "docs/bot-protocol.md",
    laboratory: "docs/laboratory.md",
  },
  "Running it": {
    operations: "docs/operations.md",
    security: "docs/security.md",
    nodes: "docs/nodes.md",
    sizing: "docs/sizing.md",
  },
  "How it came about": { decisions: "docs/decisions.md", bench: "docs/bench.md", mutants: "docs/mutants.md" },
};

const LETTERS = {
  "heading.woff2": "@fontsource/almendra/files/almendra-latin-700-normal.woff2",
  "text.woff2": "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
  "bold.woff2": "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
};

const pages = Object.entries(SECTIONS).flatMap(([section, documents]) =>
  Object.entries(documents)
    .filter(([, file]) => existsSync(ROOT + file))
    .map(([name, file]) => ({ section, name, file })),
);
const addressOf = (name) => (name === "" ? "/docs/" : `/docs/${name}/`);

const plain = (html) => html.replaceAll(/<[^>]+>/g, "");
/** As a list names it: what stands behind a colon or in brackets is told there. */
const short = (title) => title.replace(/[:(,].*$/, "").trim();
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** As hosts of repositories do it, so that the same links work in both. */
const slug = (text) =>
  plain(text)
    .toLowerCase()
    .replaceAll(/&\w+;/g, "")
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, "")
    .replaceAll(" ", "-");

/** A link from one document to another file of the project; undefined: it leads to nothing that is shown here. */
function targetOf(href, file) {
  if (/^(https?:|#|mailto:)/.test(href)) return href;
  const [path, hash] = href.split("#");
  const named = posix.normalize(posix.join(posix.dirname(file), path));
  const page = pages.find((each) => each.file === named);
  return page && addressOf(page.name) + (hash ? `#${hash}` : "");
}

/** One document, with its headings. */
function written(file) {
  const contents = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const id = slug(html);
        if (depth > 1 && depth < 4) contents.push({ depth, id, title: plain(html) });
        return `<h${depth} id="${id}">${html}${depth > 1 ? `<a class="here" href="#${id}" aria-label="Link to this">#</a>` : ""}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const target = targetOf(href, file);
        const html = this.parser.parseInline(tokens);
        return target === undefined ? html : `<a href="${escaped(target)}">${html}</a>`;
      },
      // Plots are small and go along. Other pictures are large and belong to the repository's page.
      image: ({ href, text }) =>
        href.endsWith(".svg")
          ? `<div class="wide" tabindex="0"><img src="/docs/${escaped(href)}" alt="${escaped(text)}" loading="lazy"></div>`
          : `<em>${escaped(text)}</em>`,
      html: ({ text }) => (text.startsWith("<!--") ? "" : escaped(text)),
      table(token) {
        const row = (cells, tag) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const body = token.rows.map((cells) => row(cells, "td")).join("\n");
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(readFileSync(ROOT + file, "utf8"));
  const title = plain(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? file);
  return { html, title, contents };
}

const navigation = (titles, here) =>
  Object.keys(SECTIONS)
    .map((section) => {
      const items = pages
        .filter((page) => page.section === section)
        .map(
          ({ name }) =>
            `<li><a href="${addressOf(name)}"${name === here ? ' aria-current="page"' : ""}>${titles.get(name)}</a></li>`,
        );
      return `<h2>${section}</h2><ul>${items.join("")}</ul>`;
    })
    .join("");

const page = ({ html, title, contents }, titles, name) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Zaubertisch</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header><a href="/">Zaubertisch</a><span>Documentation</span><a class="to-pages" href="#documents">All documents</a></header>
<nav class="pages" id="documents" aria-label="Documents">${navigation(titles, name)}</nav>
<main id="text">${html}</main>
${contents.length > 2 ? `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${contents.map(({ depth, id, title: text }) => `<li class="depth-${depth}"><a href="#${id}">${text}</a></li>`).join("")}</ul></nav>` : ""}
</body>
</html>
`;

const madeOf = [fileURLToPath(import.meta.url), `${ROOT}scripts/docs.css`, ...pages.map(({ file }) => ROOT + file)];

/** Plots of documents: docs/laboratory/basic.svg is /docs/laboratory/basic.svg. */
const PLOTS = globSync("docs/*/*.svg", { cwd: ROOT });

/** Whether the pages are as new as everything they are made of. */
export function areFresh() {
  const last = `${OUT}/index.html`;
  return existsSync(last) && madeOf.every((file) => statSync(file).mtimeMs <= statSync(last).mtimeMs);
}

export function buildDocs() {
  rmSync(OUT, { recursive: true, force: true });
  const texts = new Map(pages.map(({ name, file }) => [name, written(file)]));
  const titles = new Map(Array.from(texts, ([name, { title }]) => [name, name === "" ? "What it is" : short(title)]));
  mkdirSync(OUT, { recursive: true });
  for (const [name, file] of Object.entries(LETTERS)) copyFileSync(`${ROOT}node_modules/${file}`, `${OUT}/${name}`);
  copyFileSync(`${ROOT}scripts/docs.css`, `${OUT}/docs.css`);
  for (const plot of PLOTS) {
    mkdirSync(dirname(`${ROOT}dist/${plot}`), { recursive: true });
    copyFileSync(ROOT + plot, `${ROOT}dist/${plot}`);
  }
  // The first page comes last: it says that all are there.
  for (const [name, text] of Array.from(texts).toReversed()) {
    const file = `${OUT}/${name === "" ? "" : `${name}/`}index.html`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page(text, titles, name));
  }
}
