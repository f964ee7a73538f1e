// `npm test`: every check in order, stopping at the first that fails, and one closing line that counts the tests. Each step
// is a script of its own (npm run lint, types, …).
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "zaubertisch-test-"));
const report = (name) => join(folder, `${name}.json`);
const reporting = (name) => ["--", "--reporter=default", "--reporter=json", `--outputFile.json=${report(name)}`];

const steps = [
  ["lint"],
  ["types"],
  ["unused"],
  ["unit", ...reporting("unit")],
  ["build"],
  ["e2e", ...reporting("e2e")],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();
const times = [];
let failed = "";
for (const [name, ...args] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync("npm", ["run", "-s", name, ...args], { stdio: "inherit" });
  console.log(`── ${name}: ${status === 0 ? "ok" : "FAILED"}, ${seconds(start)}`);
  times.push(`${name} ${seconds(start)}`);
  if (status !== 0) {
    failed = name;
    break;
  }
}

let passed = 0;
let broken = 0;
for (const name of ["unit", "e2e"])
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report(name), "utf8"));
    passed += numPassedTests;
    broken += numFailedTests;
  } catch {
    // These tests were not reached.
  }
rmSync(folder, { recursive: true });
console.log(`\n${times.join(", ")}: ${seconds(began)} in all`);
if (failed) console.log(`stopped at: ${failed}`);
console.log(`${passed} passed, ${broken + (failed && broken === 0 ? 1 : 0)} failed`);
process.exit(failed ? 1 : 0);
