/** A process that tries mutants: it loads tests anew with one fault in the code, and says which test noticed. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { configureGlobal } from "fast-check";
import type { FromTrial, Plan, PlannedTest, ToTrial, Try } from "./messages.ts";
import { openFiles } from "./files.ts";
import { openModules } from "./modules.ts";
import type { Mutant } from "./mutations.ts";
import { mutantsOf, stripped, withMutant } from "./mutations.ts";
import { newNotes, regionsOf } from "./regions.ts";
import type { Test } from "./suite.ts";
import { openSuite } from "./suite.ts";
import { allow, atWork, whenStuck } from "./watchdog.ts";

// The same lots for every mutant, and no search for a simpler example when one is found.
configureGlobal({ seed: 1, endOnFailure: true });

const suite = openSuite();
const files = openFiles();
const modules = openModules(files, { vitest: suite.api });
const sources = new Map<string, { code: string; mutants: readonly Mutant[] }>();

function sourceOf(target: string): { code: string; mutants: readonly Mutant[] } {
  const known = sources.get(target);
  if (known) return known;
  const code = stripped(readFileSync(target, "utf8"));
  const source = { code, mutants: mutantsOf(code) };
  sources.set(target, source);
  return source;
}

/** What loading a file takes at most, and a whole plan each of its tests. */
const LOADING_MS = 250;
const PLANNED_MS = 15_000;

/** Runs a test; true: it passed. */
async function passes({ run }: Test, ms: number, grace: number): Promise<boolean> {
  allow(ms, grace);
  const ended = Promise.withResolvers<never>();
  const stuck = whenStuck(() => ended.reject(new Error("waits for what does not come")));
  try {
    await Promise.race([run(), ended.promise]);
    return true;
  } catch {
    return false;
  } finally {
    stuck.over();
  }
}

/** Runs every test of the files that need a target, and notes which regions each of them reaches. */
async function plan(targets: readonly string[], testFiles: readonly string[]): Promise<Plan> {
  const regions = regionsOf(targets);
  const exchanged = new Map(Array.from(regions, ([target, { code }]) => [resolve(target), code]));
  const tests: PlannedTest[] = [];
  const failing: string[] = [];
  for (const file of testFiles.filter((each) => files.needs(resolve(each), exchanged))) {
    allow(PLANNED_MS, 0);
    const byLoading = newNotes();
    await modules.load(file, exchanged);
    for (const [number, test] of suite.collected().entries()) {
      const notes = newNotes();
      const start = atWork();
      if (!(await passes(test, PLANNED_MS, 0))) failing.push(`${file} > ${test.title}`);
      const ms = Math.ceil(atWork() - start);
      const reaches = [...notes.keys()].filter((region) => byLoading[region] || notes[region]);
      tests.push({ file, number, ms, reaches });
    }
  }
  return { tests, failing };
}

/** The first test that passes without the mutant and fails with it. */
async function killer({ target, mutant, tests, grace }: Try): Promise<string | undefined> {
  const { code, mutants } = sourceOf(target);
  const exchanged = new Map([[resolve(target), withMutant(code, mutants[mutant]!)]]);
  for (const { file, tests: wanted } of tests) {
    allow(LOADING_MS, grace);
    suite.collected();
    try {
      await modules.load(file, exchanged);
    } catch {
      return `${file} does not load`;
    }
    const all = suite.collected();
    for (const [n, ms] of wanted) if (all[n] && !(await passes(all[n], ms, grace))) return `${file} > ${all[n].title}`;
  }
  return undefined;
}

async function answer(message: ToTrial): Promise<FromTrial> {
  return message.do === "plan"
    ? { plan: await plan(message.targets, message.files) }
    : { killedBy: await killer(message) };
}

// A fault may reject what nobody waits for; the tests say whether it matters.
process.on("unhandledRejection", () => {});
process.on("uncaughtException", () => {});
process.on("disconnect", () => process.exit());
process.on("message", (message: ToTrial) => void answer(message).then((each) => process.send!(each)));
