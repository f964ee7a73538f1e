// What the server's pictures of links need besides the boards (vite.pictures.config.ts), in dist/pictures: its thread as plain
// JavaScript, which starts in half the time of files whose types are to be stripped, and the grounds, drawn once. build.mjs starts it.
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { layAll } from "../src/server/pictures/lay.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const build = await rolldown({ input: `${root}src/server/pictures/thread.ts`, cwd: root, platform: "node" });
await build.write({ format: "esm", dir: `${root}dist/pictures`, chunkFileNames: "assets/[name]-[hash].js" });
await build.close();

await layAll(`${root}dist/web`);
