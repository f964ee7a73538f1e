import { defineConfig } from "vitest/config";

/** Games of tests are asked for (package.json, imports): by the files tests import, and by the threads they start. */
const conditions = ["test-games", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Tests share nothing they change, so that one process can run them all: five times faster.
  test: {
    include: ["{src,scripts}/**/*.test.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});
