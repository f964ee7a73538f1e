/**
 * `npm run mutants [-- files or folders] [--since commit]`: puts small faults into the rules, one at a time, and counts
 * those that no test notices. `--minutes` stops in time, `--resume` goes on where a hunt through the same code and tests
 * has stopped; `--page` only writes docs/mutants.md anew from the last hunts.
 */
import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import type { Hunt } from "./hunt.ts";
import { hunt, living, planFor } from "./hunt.ts";
import type { Plan } from "./messages.ts";
import { keep, keepPlan, kept, keptPlan, readReasons, reasonFor, summary, writePage } from "./report.ts";
import { killers, stateOfThings, targets } from "./targets.ts";

const BAR = 0.9;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: "string" },
    page: { type: "boolean", default: false },
    resume: { type: "boolean", default: false },
    minutes: { type: "string", default: "Infinity" },
    workers: { type: "string", default: String(availableParallelism()) },
  },
});

const changed = (since: string): string[] =>
  execFileSync("git", ["diff", "--name-only", since], { encoding: "utf8" }).split("\n");

function chosen(): string[] {
  if (values.page) return [];
  const wanted = values.since === undefined ? positionals : [...positionals, ...changed(values.since)];
  const isWanted = (file: string): boolean => wanted.some((each) => each !== "" && file.startsWith(each));
  return positionals.length === 0 && values.since === undefined ? targets() : targets().filter(isWanted);
}

const reasons = readReasons();

function tell(found: Hunt): boolean {
  const unexplained = living(found).filter((each) => reasonFor(reasons, found.file, each) === undefined);
  console.log(`${summary(found)} ${found.seconds.toFixed(0)} s`);
  for (const { line, where, change, fate } of unexplained)
    console.log(`    ${found.file}:${line} ${fate}: ${change}\n        ${where}`);
  return unexplained.length === 0;
}

const state = stateOfThings();
const until = 60_000 * Number(values.minutes);
const keptNow = (file: string): Hunt | undefined => {
  const known = values.resume ? kept(file) : undefined;
  return known?.state === state ? known : undefined;
};
const files = chosen();
const planState = `${state} ${files.join(" ")}`;
async function planned(): Promise<Plan> {
  const known = values.resume ? keptPlan(planState) : undefined;
  const plan = known ?? (await planFor(files, killers()));
  keepPlan(plan, planState);
  return plan;
}
const queue = files.filter((file) => keptNow(file)?.left !== 0);
const plan = queue.length > 0 ? await planned() : { tests: [], failing: [] };
let isFine = true;
await Promise.all(
  Array.from({ length: Number(values.workers) }, async () => {
    while (queue.length > 0 && performance.now() < until) {
      const file = queue.shift()!;
      const found = await hunt(file, files, plan, { before: keptNow(file), until });
      keep({ ...found, state });
      if (found.left > 0) console.log(`${file}: ${found.left} are left for the next time`);
      else if (!tell(found)) isFine = false;
    }
  }),
);

const known = targets().flatMap((file) => kept(file) ?? []);
writePage(known, reasons);
const low = known.filter((each) => living(each).length > (1 - BAR) * each.tried.length);
for (const { file } of low) console.log(`${file}: fewer than ${100 * BAR} % die`);
process.exitCode = isFine && low.length === 0 ? 0 : 1;
