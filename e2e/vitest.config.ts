import { defineConfig } from "vitest/config";

export default defineConfig({
  // One browser after the other: two cores are few.
  test: { include: ["e2e/**/*.test.ts"], fileParallelism: false, testTimeout: 120_000, hookTimeout: 60_000 },
});
