import type { KnipConfig } from "knip";

/** Unused files, exports and dependencies: `npm run unused`. */
const config: KnipConfig = {
  entry: [
    // Whatever nothing imports, and somebody starts.
    "src/{server,cli}/main.ts",
    "src/engine/{index,bin}.ts",
    "src/web/app/{main.tsx,all.css}",
    "src/web/pictures/main.ts",
    "src/server/pictures/thread.ts",
    "src/web/public/{sw,embed}.js",
    "src/testing/{besiegedPreload,echo,flood,keepsake}.ts",
    "src/testing/mutants/{main,trial}.ts",
    "e2e/contrast.ts",
    "e2e/eight.ts",
    "e2e/{clips,strips}.ts",
    "e2e/frames.ts",
    "e2e/thinking.ts",
    "src/web/send/worker.ts",
    "e2e/{instruments,listen,screens}.ts",
    "e2e/strolls.ts",
    "scripts/*.{mjs,css}",
    "{src,scripts,e2e}/**/*.test.ts",
  ],
  project: ["{src,scripts,e2e}/**/*.{ts,tsx,mjs,js,css}"],
  // Of the operating system.
  ignoreBinaries: ["prlimit", "mount", "umount", "dd"],
  // A type that names a part of an exported one may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Style sheets import fonts and each other.
  compilers: {
    css: (text: string) => Array.from(text.matchAll(/@import ("[^"]+")/g), ([, path]) => `import ${path};`).join("\n"),
  },
};
export default config;
