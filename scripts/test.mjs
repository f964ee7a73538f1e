// `npm test`: every check in order, stopping at the first that fails, and one closing line that counts the tests.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "zaubertisch-test-"));
const report = join(folder, "report.json");
const tsconfigs = ["tsconfig.json", "tsconfig.node.json"];

const steps = [
  ["format", "oxfmt", ["--check", "."]],
  ["lint", "oxlint", ["--deny-warnings"]],
  ...tsconfigs.map((file) => [`types (${file})`, "tsc", ["-p", file]]),
  ["tests", "vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]],
];

let failed = "";
for (const [name, command, args] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  console.log(`── ${name}: ${status === 0 ? "ok" : "FAILED"}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (status !== 0) {
    failed = name;
    break;
  }
}

let counts = { numPassedTests: 0, numFailedTests: 0 };
try {
  counts = JSON.parse(readFileSync(report, "utf8"));
} catch {
  // The tests were not reached.
}
rmSync(folder, { recursive: true });
if (failed) console.log(`\nstopped at: ${failed}`);
console.log(
  `${counts.numPassedTests} passed, ${counts.numFailedTests + (failed && failed !== "tests" ? 1 : 0)} failed`,
);
process.exit(failed ? 1 : 0);
