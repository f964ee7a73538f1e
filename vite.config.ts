import { defineConfig } from "vite";

export default defineConfig({
  root: "src/web",
  // Preact's JSX is named here because the bundler does not read tsconfig.web.json.
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // No inlined assets: the server's content policy allows files of its own only.
  build: { outDir: "../../dist/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  worker: { format: "es" },
  server: { proxy: { "/api": "http://127.0.0.1:3000", "/ws": { target: "ws://127.0.0.1:3000", ws: true } } },
});
