// Makes `@zaubertisch/engine` ready to be published: dist/engine with one file of code, its types, the program for other
// languages and what a stranger reads first. `npm run engine`, then `npm publish dist/engine`; with --pack the archive beside it.
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { rolldown } from "rolldown";
import { numbers } from "./bundle.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Everything the types of the entry can lead to. */
const TYPES = "src/{engine,core,games,bots}/**/*.d.ts";

/** What the rules import, and nothing else. */
const HASHES = "@noble/hashes";

function manifest(project) {
  const { version, license, engines, dependencies } = project;
  return {
    name: "@zaubertisch/engine",
    version,
    description: "Wandering Towers and The Three Magicians: rules, notation, records, fair luck and bots",
    license,
    type: "module",
    sideEffects: false,
    engines: { node: engines.node.replace(">=20", ">=20.19") },
    main: "./index.js",
    types: "./types/src/engine/index.d.ts",
    exports: {
      ".": { types: "./types/src/engine/index.d.ts", default: "./index.js" },
      "./package.json": "./package.json",
    },
    bin: { "zaubertisch-lines": "./lines.js" },
    files: ["*.js", "types", "README.md", "LICENSE", "zaubertisch.py"],
    dependencies: { [HASHES]: dependencies[HASHES] },
  };
}

/** One file for each entry; what both need lies beside them. */
async function bundle(root, out) {
  const build = await rolldown({
    input: { index: `${root}src/engine/index.ts`, lines: `${root}src/engine/bin.ts` },
    cwd: root,
    platform: "neutral",
    external: [/^@noble\//, /^node:/],
    optimization: { inlineConst: true },
    plugins: [numbers],
  });
  await build.write({ dir: out, format: "esm", entryFileNames: "[name].js", chunkFileNames: "rules-[hash].js" });
  await build.close();
  chmodSync(`${out}/lines.js`, 0o755);
}

/** As the compiler writes them, with the endings that files have once they are JavaScript. */
function declare(root, out) {
  const { status } = spawnSync("npx", ["tsc", "-b", "tsconfig.engine.json"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the types could not be written");
  for (const path of globSync(TYPES, { cwd: `${root}.cache/types` })) {
    const text = readFileSync(`${root}.cache/types/${path}`, "utf8");
    mkdirSync(dirname(`${out}/types/${path}`), { recursive: true });
    writeFileSync(`${out}/types/${path}`, text.replaceAll(/(from "\.[^"]+|import\("\.[^"]+)\.ts"/g, '$1.js"'));
  }
}

/** Resolves with the folder that can be published. */
async function buildEngine(out, root = ROOT) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await bundle(root, out);
  declare(root, out);
  const project = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  writeFileSync(`${out}/package.json`, `${JSON.stringify(manifest(project), null, 2)}\n`);
  copyFileSync(`${root}LICENSE`, `${out}/LICENSE`);
  copyFileSync(`${root}src/engine/README.md`, `${out}/README.md`);
  copyFileSync(`${root}examples/zaubertisch.py`, `${out}/zaubertisch.py`);
  return out;
}

const { values } = parseArgs({
  options: { out: { type: "string", default: `${ROOT}dist/engine` }, pack: { type: "boolean" } },
});
const out = await buildEngine(values.out);
console.error(`engine: ready in ${out.replace(ROOT, "")}`);
if (values.pack) spawnSync("npm", ["pack", out, "--pack-destination", dirname(out)], { stdio: "inherit" });
