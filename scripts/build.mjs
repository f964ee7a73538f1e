// Builds the web app into dist/web if it is missing or older than its sources (--force: in any case), the
// what its pictures need (pictures.mjs), the documentation's pages (docs.mjs), and the rules and the server as few files (bundle.mjs).
// Everything is said on standard error: standard output belongs to the command that was asked for.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, bundleServer } from "./bundle.mjs";
import { areFresh, buildDocs } from "./docs.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = `${root}dist/web/index.html`;
const SOURCES = ["src/web", "src/core", "src/games", "src/bots", "src/server/pictures", "docs/rules"].concat([
  "vite.config.ts",
  "vite.pictures.config.ts",
  "package-lock.json",
]);

const run = (args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", 2, 2] });
  if (status === 0) return;
  console.error("build: it failed.");
  process.exit(1);
};

function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

const isFresh = existsSync(built) && statSync(built).mtimeMs > Math.max(...SOURCES.map((path) => newest(root + path)));
if (!isFresh || process.argv.includes("--force")) {
  console.error("build: building the web app …");
  const start = performance.now();
  const vite = `${root}node_modules/vite/bin/vite.js`;
  // --configLoader native: the pinned Node reads TypeScript itself.
  // The pages, and the boards as the server draws them.
  for (const config of ["vite.pictures.config.ts", "vite.config.ts"])
    run([vite, "build", "--config", config, "--logLevel", "warn", "--configLoader", "native"]);
  run(["--no-warnings", "scripts/pictures.mjs"]);
  console.error(`build: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
if (!areFresh()) buildDocs();
await bundle();
await bundleServer();
