import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The boards as a server draws them: dist/pictures, loaded by src/server/pictures. */
export default defineConfig({
  root: "src/web",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  ssr: { noExternal: true },
  build: {
    ssr: "pictures/main.ts",
    outDir: fileURLToPath(new URL("dist/pictures", import.meta.url)),
    emptyOutDir: true,
    target: "node20",
    copyPublicDir: false,
  },
});
