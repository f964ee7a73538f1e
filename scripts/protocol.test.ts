/** docs/protocol.md and the OpenAPI page say every field of every message, as the types have them. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("what is made from the types is up to date, and every field of both games is explained", () => {
  const args = ["--no-warnings", "scripts/protocol.mjs", "--check"];
  // To mend it: a comment in the types, then npm run protocol.
  expect(spawnSync(process.execPath, args, { encoding: "utf8" })).toMatchObject({ stdout: "", stderr: "", status: 0 });
});
