// `npm run one -- FILE… TITLE…`: a single test. Words that are part of a test file's path name the files, the others the
// title. Files in e2e/ run in the browser, on pages built anew if need be. Without a file, the title is looked for in all.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

const tests = globSync(["src/**/*.test.ts", "scripts/**/*.test.ts", "e2e/**/*.test.ts"]);
const isPart = (word) => /^[\w./-]+$/.test(word) && tests.some((path) => path.includes(word));
const words = process.argv.slice(2).map((word) => word.replace(/^\.\//, ""));
const title = words.filter((word) => !isPart(word)).join(" ");
const named = words.filter(isPart);
const wanted = named.length > 0 ? tests.filter((path) => named.some((word) => path.includes(word))) : withTitle();

function withTitle() {
  const found = title && tests.filter((path) => readFileSync(path, "utf8").includes(title));
  if (found && found.length > 0) return found;
  // A title put together from a table stands in no file.
  return title ? tests.filter((path) => !path.startsWith("e2e/")) : [];
}

if (wanted.length === 0) {
  console.error(
    'one: which test? For instance: npm run one -- src/core/table.test.ts, npm run one -- clocks "time runs"',
  );
  process.exit(2);
}
const run = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
const titled = title ? ["-t", title.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)] : [];
const unit = wanted.filter((path) => !path.startsWith("e2e/"));
const browser = wanted.filter((path) => path.startsWith("e2e/"));
let status = 0;
if (unit.length > 0) status ||= run("vitest", ["run", ...unit, ...titled]);
if (browser.length > 0)
  status ||=
    run(process.execPath, ["scripts/setup.mjs", "--browser"]) ||
    run(process.execPath, ["scripts/build.mjs"]) ||
    run("vitest", ["run", "--config", "e2e/vitest.config.ts", ...browser, ...titled]);
process.exit(status);
