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
    // What a first picture needs, in few files: finding sixty of them takes longer than drawing.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "painter", test: /src\/web\/pictures\/painter\.ts$/, priority: 2 },
            { name: "towers", test: /src\/web\/games\/towers\/kit\.tsx$/, priority: 1 },
            { name: "magicians", test: /src\/web\/games\/magicians\/kit\.tsx$/, priority: 1 },
            { name: "shared", test: /src\/(core|bots|web\/(table|ui|faces|why))\//, minShareCount: 3, priority: 1.5 },
          ],
        },
      },
    },
  },
});
