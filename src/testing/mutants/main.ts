/**
 * `npm run mutants [-- files or folders] [--since commit]`: puts small faults into the rules, one at a time, and counts
 * those that no test notices. What a hunt has found is kept as long as the file and the tests it was found with are as they
 * were (`--anew` tries everything again); `--minutes` stops in time, and the next hunt goes on.
 */
import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { openCache } from "./cache.ts";
import type { Hunt } from "./hunt.ts";
import { hunt, living, planFor } from "./hunt.ts";
import { readReasons, reasonFor, summary, writePage } from "./report.ts";
import { killers, targets } from "./targets.ts";
import { openTrials } from "./trials.ts";

const BAR = 0.9;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: "string" },
    anew: { type: "boolean", default: false },
    minutes: { type: "string", default: "Infinity" },
    workers: { type: "string", default: String(availableParallelism()) },
  },
});

const changed = (since: string): string[] =>
  execFileSync("git", ["diff", "--name-only", since], { encoding: "utf8" }).split("\n");

function chosen(): string[] {
  const wanted = values.since === undefined ? positionals : [...positionals, ...changed(values.since)];
  const isWanted = (file: string): boolean => wanted.some((each) => each !== "" && file.startsWith(each));
  return positionals.length === 0 && values.since === undefined ? targets() : targets().filter(isWanted);
}

const reasons = readReasons();
const unexplained = (found: Hunt) => living(found).filter((each) => reasonFor(reasons, found.file, each) === undefined);

function tell(found: Hunt): void {
  console.log(`${summary(found)} ${found.seconds.toFixed(0)} s`);
  for (const { line, where, change, fate } of unexplained(found))
    console.log(`    ${found.file}:${line} ${fate}: ${change}\n        ${where}`);
  if (found.left > 0) console.log(`    ${found.left} are left for the next time`);
}

const until = 60_000 * Number(values.minutes);
const cache = openCache(killers());
const files = chosen();
const queue = files.filter((file) => values.anew || !cache.whole(file));
async function huntThrough(): Promise<void> {
  const makePlan = async () => {
    const trials = openTrials();
    const plan = await planFor(trials, files, killers());
    trials.close();
    return plan;
  };
  const plan = await (values.anew ? makePlan() : cache.plan(files, makePlan));
  const work = async (): Promise<void> => {
    const trials = openTrials();
    while (queue.length > 0 && performance.now() < until) {
      const file = queue.shift()!;
      const found = await hunt(trials, file, files, plan, {
        before: values.anew ? undefined : cache.before(file),
        until,
      });
      cache.keep(found);
      tell(found);
    }
    trials.close();
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
}
if (queue.length > 0) await huntThrough();

const isLow = (found: Hunt): boolean => living(found).length > (1 - BAR) * found.tried.length;
const known = targets().flatMap((file) => cache.whole(file) ?? []);
const low = known.filter((each) => files.includes(each.file) && isLow(each));
for (const { file } of low) console.log(`${file}: fewer than ${100 * BAR} % die`);
const open = known.filter(({ file }) => files.includes(file)).flatMap(unexplained);
if (open.length > 0) console.log(`${open.length} live without a reason`);
// Half a page would be none.
if (known.length === targets().length) writePage(known, reasons);
else console.log(`docs/mutants.md stays: ${targets().length - known.length} files are to be hunted through yet`);
const isWhole = files.every((file) => cache.whole(file));
process.exitCode = isWhole && open.length === 0 && low.length === 0 ? 0 : 1;
