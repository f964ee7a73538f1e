import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown, UserConfig } from "vite";
import { defaultClientConditions, defineConfig } from "vite";

/** Also for tests that build into a folder of their own. */
const standard = fileURLToPath(new URL("dist/web", import.meta.url));
let out = standard;
let isStatic = false;

/** Writes the list of built files into the service worker, so that it can keep them all. Old font formats need no keeping. */
const offline: Plugin = {
  name: "offline",
  apply: "build",
  configResolved({ root, build, mode }) {
    out = resolve(root, build.outDir);
    isStatic = mode === "static";
  },
  closeBundle() {
    // Boards in pages of others are a server's.
    if (isStatic) rmSync(`${out}/embed.js`, { force: true });
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/(\.woff|sw\.js|\.map)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(out.length).replaceAll("\\", "/"))
      .map((path) => (path === "/index.html" ? "/" : path))
      .toSorted();
    const version = createHash("sha256");
    for (const path of files) version.update(readFileSync(out + (path === "/" ? "/index.html" : path)));
    const worker = readFileSync(`${out}/sw.js`, "utf8")
      .replace("/* FILES */ []", JSON.stringify(files.map((path) => `.${path}`)))
      .replace('/* VERSION */ "development"', JSON.stringify(version.digest("hex").slice(0, 12)));
    writeFileSync(`${out}/sw.js`, worker);
  },
};

/** What comes with the first page in any case, and so with every page. */
const house = new Set<string>();

/**
 * One file instead of fifty: the bundler would cut it by who else uses which part of it, though all of it is always there.
 * Small files pack worse, and every page would list them.
 */
function houseOf(id: string, graph: { getModuleInfo(of: string): Rolldown.ModuleInfo | null }): string | null {
  const entry = fileURLToPath(new URL("src/web/app/main.tsx", import.meta.url));
  const visit = (of: string): void => {
    if (house.has(of) || /\.css$|\0/.test(of)) return;
    house.add(of);
    for (const next of graph.getModuleInfo(of)?.importedIds ?? []) visit(next);
  };
  visit(entry);
  return house.has(id) ? "house" : null;
}

/** Modes that choose other files (package.json, imports): games of tests, and a page without a server. */
const CONDITIONS = ["test-games", "static"];

export default defineConfig(({ mode }): UserConfig => ({
  root: "src/web",
  // Anywhere, also under a path: nothing names the top of the house.
  ...(mode === "static" && { base: "./" }),
  resolve: { conditions: [...(CONDITIONS.includes(mode) ? [mode] : []), ...defaultClientConditions] },
  // Preact's JSX is named here because the bundler does not read tsconfig.web.json.
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [offline],
  // No inlined assets: the server's content policy allows files of its own only.
  // Style sheets are nested as we like to read them and written out for browsers that do not know that yet.
  build: {
    outDir: standard,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome111", "firefox115", "safari16.4"],
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: houseOf, debugName: "house" }] } } },
  },
  worker: { format: "es" },
}));
