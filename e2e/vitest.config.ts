import { defineConfig } from "vitest/config";

const MEASURED = "e2e/measured.test.ts";
const patience = { testTimeout: 120_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      // A browser for each of two cores. Much of a test is waiting.
      {
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
      { test: { ...patience, name: "measured", include: [MEASURED], maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
