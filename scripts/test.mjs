// `npm test`: every check in order, stopping at the first that fails, and one closing line that counts the tests.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "zaubertisch-test-"));
const report = join(folder, "report.json");
const browserReport = join(folder, "browser.json");
const tsconfigs = ["tsconfig.json", "tsconfig.node.json", "tsconfig.web.json", "tsconfig.e2e.json"];
const reporters = (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];

const steps = [
  ["format", "oxfmt", ["--check", "."]],
  ["lint", "oxlint", ["--deny-warnings"]],
  ...tsconfigs.map((file) => [`types (${file})`, "tsc", ["-p", file]]),
  ["tests", "vitest", ["run", ...reporters(report)]],
  ["build", process.execPath, ["scripts/build.mjs"]],
  ["browser tests", "vitest", ["run", "--config", "e2e/vitest.config.ts", ...reporters(browserReport)]],
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

let passed = 0;
let broken = 0;
for (const file of [report, browserReport])
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
    passed += numPassedTests;
    broken += numFailedTests;
  } catch {
    // These tests were not reached.
  }
rmSync(folder, { recursive: true });
if (failed) console.log(`\nstopped at: ${failed}`);
console.log(`${passed} passed, ${broken + (failed && broken === 0 ? 1 : 0)} failed`);
process.exit(failed ? 1 : 0);
