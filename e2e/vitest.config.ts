import { defineConfig } from "vitest/config";

/** The server of these tests knows the games of tests too; a page has them only if it is built so (everyGame.test.ts). */
const conditions = ["test-games", "module", "node", "development|production"];
const resolving = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const MEASURED = "e2e/measured.test.ts";
/** A browser on a busy machine may miss its moment: a test that fails is tried again, and the report says so. */
const patience = { testTimeout: 120_000, hookTimeout: 60_000, retry: 2 };

export default defineConfig({
  test: {
    projects: [
      // A browser for each of two cores: a third one makes all of them slower.
      {
        ...resolving,
        test: {
          ...patience,
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          exclude: [MEASURED],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      // Whoever measures time has the machine for itself.
      {
        ...resolving,
        test: { ...patience, name: "measured", include: [MEASURED], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
