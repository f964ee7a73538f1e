// `npm run one -- FILE… TITLE…`: a single test. Words that are part of a test file's path name the files, the others the
// title. Files in e2e/ run in the browser, on pages built anew if need be. Without a file, the title is looked for in all.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

const REPORT = ".cache/one.json";

function stop(sentence) {
  console.error(`one: ${sentence} For instance: npm run one -- src/core/table.test.ts, or clocks "after a restart"`);
  process.exit(2);
}

const tests = globSync(["src/**/*.test.ts", "scripts/**/*.test.ts", "e2e/**/*.test.ts"]);
const isPart = (word) => /^[\w./-]+$/.test(word) && tests.some((path) => path.includes(word));
const words = process.argv.slice(2).map((word) => word.replace(/^\.\//, ""));
const stranger = words.find((word) => /^[\w.-]+\/[\w./-]+$|\.test\.ts$/.test(word) && !isPart(word));
if (stranger) stop(`there is no test file ${stranger}.`);
const title = words.filter((word) => !isPart(word)).join(" ");
const named = words.filter(isPart);
const wanted = named.length > 0 ? tests.filter((path) => named.some((word) => path.includes(word))) : withTitle();

function withTitle() {
  const found = title && tests.filter((path) => readFileSync(path, "utf8").includes(title));
  if (found && found.length > 0) return found;
  // A title put together from a table stands in no file.
  return title ? tests.filter((path) => !path.startsWith("e2e/")) : stop("which test?");
}

const titled = title ? ["-t", title.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)] : [];
const run = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
let count = 0;

function vitest(files, config) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const status = run("vitest", ["run", ...config, ...files, ...titled, ...reporters]);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, "utf8"));
  count += numPassedTests + numFailedTests;
  return status;
}

const unit = wanted.filter((path) => !path.startsWith("e2e/"));
const browser = wanted.filter((path) => path.startsWith("e2e/"));
let status = 0;
if (unit.length > 0) status ||= vitest(unit, []);
if (browser.length > 0)
  status ||=
    run(process.execPath, ["scripts/setup.mjs", "--browser"]) ||
    run(process.execPath, ["scripts/build.mjs"]) ||
    vitest(browser, ["--config", "e2e/vitest.config.ts"]);
if (status === 0 && count === 0) stop(`no test is called ${JSON.stringify(title)}.`);
process.exit(status);
