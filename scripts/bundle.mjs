// The rules of all games as one file, dist/rules/KEY.js: V8 folds what modules import from each other only within a file.
// The key is the content of the sources, so a bundle is never stale; whoever finds none makes one, or goes without.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const ENTRY = "src/games/index.ts";
const FOLDERS = ["src/core/", "src/games/"];
const FILES = ["scripts/bundle.mjs", "package.json"];

export function keyOf(root, folders = FOLDERS, files = FILES) {
  const hash = createHash("sha256");
  const inside = folders
    .filter((folder) => existsSync(root + folder))
    .flatMap((folder) => readdirSync(root + folder, { recursive: true }).map((path) => folder + path))
    .filter((path) => /\.(ts|json)$/.test(path) && !path.endsWith(".test.ts"));
  for (const path of [...inside, ...files.filter((file) => existsSync(root + file))].toSorted())
    hash.update(`${path}\n`).update(readFileSync(root + path));
  return hash.digest("hex").slice(0, 16);
}

/**
 * `at.phase` and `KIND.stop` are numbers that are known when the game is loaded; written as numbers they take less bytecode
 * to inline, and a `switch` over them is a jump. A table of numbers has a name of its own in each file: `const KIND = KINDS`.
 */
const TABLE = /^const (?:\{ (\w+) \}|(\w+)) = (\w+);$/gm;
export const numbers = {
  name: "numbers",
  async transform(code, id) {
    let written = code;
    for (const [, field, name = field, table] of code.matchAll(TABLE)) {
      const from = new RegExp(`^import \\{[^}]*\\b${table}\\b[^}]*\\} from "([^"]+)";$`, "m").exec(code)?.[1];
      const source = from
        ? new URL(from, pathToFileURL(id))
        : code.includes(`export const ${table} =`) && pathToFileURL(id);
      if (!source) continue;
      const { [table]: found } = await import(source.href);
      const values = field ? found[field] : found;
      written = written.replaceAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)\\b`, "g"), (text, key) =>
        typeof values[key] === "number" ? String(values[key]) : text,
      );
    }
    return written === code ? null : { code: written, map: null };
  },
};

/** The bundle of the sources as they are now, made if it is missing; undefined if there is no bundler, or no place for it. */
export async function bundle(root = ROOT) {
  const folder = `${root}dist/rules/`;
  const file = `${folder}${keyOf(root)}.js`;
  if (existsSync(file)) return file;
  try {
    const { rolldown } = await import("rolldown");
    const build = await rolldown({
      input: root + ENTRY,
      cwd: root,
      platform: "node",
      optimization: { inlineConst: true },
      plugins: [numbers],
    });
    const { output } = await build.generate({ format: "esm", codeSplitting: false });
    await build.close();
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder)) rmSync(folder + old, { force: true });
    // Whoever looks at the same moment finds a whole file or none.
    writeFileSync(`${file}.${process.pid}`, output[0].code);
    renameSync(`${file}.${process.pid}`, file);
    return file;
  } catch {
    return undefined;
  }
}

/** Packages of hundreds of small modules: finding and linking them was a quarter of every start. */
const PACKAGE = "typebox";
const PARTS = ["", "/compile", "/format", "/value"];

/** A file for each name by which the package is imported; undefined if there is no bundler, or no place for it. */
export async function bundlePackage(root = ROOT) {
  try {
    const about = readFileSync(`${root}node_modules/${PACKAGE}/package.json`);
    const hash = createHash("sha256")
      .update(about)
      .update(readFileSync(`${root}scripts/bundle.mjs`));
    const all = `${root}dist/packages/`;
    const folder = `${all}${hash.digest("hex").slice(0, 16)}`;
    const files = new Map(PARTS.map((part) => [PACKAGE + part, `${folder}/${part.slice(1) || "index"}.js`]));
    if (existsSync(folder)) return files;
    const { rolldown } = await import("rolldown");
    const input = Object.fromEntries(PARTS.map((part) => [part.slice(1) || "index", PACKAGE + part]));
    const build = await rolldown({ input, cwd: root, platform: "node" });
    const made = `${folder}.${process.pid}`;
    await build.write({ format: "esm", dir: made });
    await build.close();
    // Whoever looks at the same moment finds the whole folder or none.
    renameSync(made, folder);
    for (const old of readdirSync(all))
      if (`${all}${old}` !== folder) rmSync(all + old, { recursive: true, force: true });
    return files;
  } catch {
    return undefined;
  }
}

/** The whole server with all its packages: a node that is started because another has died takes the processor from those who play. */
export const SERVER = "src/server/main.ts";
const SERVER_FOLDERS = [...FOLDERS, "src/bots/", "src/server/"];

/** What lies beside a file – threads, pages, fonts – is found from where it was written. */
const places = {
  name: "places",
  transform: (code, id) =>
    code.includes("import.meta.url")
      ? { code: code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
};

/** Its first file; undefined if there is no bundler, or no place for it. */
export async function bundleServer(root = ROOT) {
  const all = `${root}dist/server/`;
  try {
    const folder = `${all}${keyOf(root, SERVER_FOLDERS, [...FILES, "package-lock.json"])}`;
    const file = `${folder}/main.js`;
    if (existsSync(file)) return file;
    const { rolldown } = await import("rolldown");
    const build = await rolldown({
      input: root + SERVER,
      cwd: root,
      platform: "node",
      optimization: { inlineConst: true },
      plugins: [numbers, places],
    });
    const made = `${folder}.${process.pid}`;
    await build.write({ format: "esm", dir: made });
    await build.close();
    // A server that still runs may want the rest of its own: the one before is kept.
    const old = readdirSync(all).filter((name) => !name.includes("."));
    const age = (name) => statSync(all + name).mtimeMs;
    for (const name of old.toSorted((a, b) => age(b) - age(a)).slice(1))
      rmSync(all + name, { recursive: true, force: true });
    try {
      renameSync(made, folder);
    } catch {
      // Somebody else was faster.
      rmSync(made, { recursive: true, force: true });
    }
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
