import { fileURLToPath } from "node:url";
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
    globalSetup: ["src/testing/ownServers.ts"],
    setupFiles: ["src/testing/page.ts"],
    // Three for two cores: much of a test is waiting for a process it has started. Those start faster from compiled files.
    maxWorkers: 3,
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL(".cache/node", import.meta.url)) },
    testTimeout: 60_000,
    // Real processes and real clocks on a busy machine: what fails is tried once more, and the report says so.
    retry: 1,
  },
});
