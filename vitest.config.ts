import { fileURLToPath } from "node:url";
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";
import { defineConfig } from "vitest/config";

/** Games of tests are asked for (package.json, imports): by the files tests import, and by the threads they start. */
const conditions = ["test-games", "module", "node", "development|production"];

/**
 * Run by Node as they are, not through Vite, which makes every imported name a property of an object that is looked up at
 * each use: bots think ten times faster so. Tests themselves, and what is drawn, go through Vite.
 */
const AS_IT_IS =
  /\/src\/(?:core|games|bots|engine|server|cli|testing)\/(?!.*\.test\.ts)(?!.*\/board\/|kits\.ts).*\.ts$/;

/** Small files that take long, mostly waiting for processes: begun first, so that no worker waits for them at the end. */
const LONG = [
  "src/cli/siege.test.ts",
  "src/cli/online.test.ts",
  "src/server/store.test.ts",
  "src/cli/notices.test.ts",
  "src/server/clusterNotify.test.ts",
  "src/server/cluster.test.ts",
  "src/server/time.test.ts",
  "src/server/delay.test.ts",
  "src/server/start.test.ts",
  "src/server/takeover.test.ts",
  "src/bots/beam.test.ts",
];
const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONG.findIndex((path) => moduleId.endsWith(path));
  return found < 0 ? LONG.length : found;
};

/** Those, then as vitest would: by what they took the last time or, in a fresh clone, by their size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}

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
    sequence: { sequencer: LongestFirst },
    server: { deps: { external: [AS_IT_IS] } },
    execArgv: ["--conditions=test-games"],
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL(".cache/node", import.meta.url)) },
    testTimeout: 60_000,
    // Real processes and real clocks on a busy machine: what fails is tried once more, and the report says so.
    retry: 1,
  },
});
