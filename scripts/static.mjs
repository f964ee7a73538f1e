// Builds everything that needs no server into a folder that any web space can serve, under any path: dist/static, or the one named.
// Addresses lie behind the #, so that a plain file server, which knows one page only, is enough.
import { spawnSync } from "node:child_process";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = resolve(process.argv[2] ?? `${root}dist/static`);
const vite = `${root}node_modules/vite/bin/vite.js`;
const flags = ["--mode", "static", "--outDir", out, "--emptyOutDir", "--logLevel", "warn", "--configLoader", "native"];
const { status } = spawnSync(process.execPath, [vite, "build", ...flags], {
  cwd: root,
  stdio: ["ignore", 2, 2],
  // Whoever starts it, a test included, wants what is to be put there.
  env: { ...process.env, NODE_ENV: "production" },
});
if (status !== 0) {
  console.error("static: it failed.");
  process.exit(1);
}
console.error(`static: ready in ${relative(process.cwd(), out)}: put it on any web space.`);
