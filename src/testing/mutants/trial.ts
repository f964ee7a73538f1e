/** A process that tries mutants: it loads tests anew with one fault in the code, and says which test noticed. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { configureGlobal } from "fast-check";
import type { FromTrial, Plan, Tests, ToTrial } from "./messages.ts";
import { openModules } from "./modules.ts";
import type { Mutant } from "./mutations.ts";
import { mutantsOf, stripped, withMutant } from "./mutations.ts";
import { newNotes, regionsOf } from "./regions.ts";
import type { Test } from "./suite.ts";
import { openSuite } from "./suite.ts";
import { allow, atWork } from "./watchdog.ts";

// The same lots for every mutant, and no search for a simpler example when one is found.
configureGlobal({ seed: 1, endOnFailure: true });

const suite = openSuite();
const modules = openModules({ vitest: suite.api });
// Before any test makes time stand still.
const later = setTimeout;
const sources = new Map<string, { code: string; mutants: readonly Mutant[] }>();

function sourceOf(target: string): { code: string; mutants: readonly Mutant[] } {
  const known = sources.get(target);
  if (known) return known;
  const code = stripped(readFileSync(target, "utf8"));
  const source = { code, mutants: mutantsOf(code) };
  sources.set(target, source);
  return source;
}

/** Runs a test; true: it passed. */
async function passes({ run }: Test, ms: number): Promise<boolean> {
  allow(ms);
  try {
    await Promise.race([run(), new Promise((_, reject) => void later(reject, 20 * ms + 20_000).unref())]);
    return true;
  } catch {
    return false;
  }
}

/** Runs every test of the files that need the target, and notes which mutants each of them reaches. */
async function plan(target: string, files: readonly string[]): Promise<Plan> {
  const { code, mutants } = sourceOf(target);
  const regions = regionsOf(code);
  const places = mutants.map(({ start }) => regions.regionOf(start));
  const failing: string[] = [];
  const reached: Tests[][] = mutants.map(() => []);
  for (const file of files.filter((each) => modules.needs(resolve(each), resolve(target)))) {
    allow(60_000);
    const byLoading = newNotes();
    await modules.load(file, { file: resolve(target), code: regions.code });
    const ran: { notes: Uint8Array; ms: number }[] = [];
    for (const test of suite.collected()) {
      const notes = newNotes();
      const start = atWork();
      const isFine = await passes(test, 60_000);
      ran.push({ notes, ms: Math.ceil(atWork() - start) });
      if (!isFine) failing.push(`${file} > ${test.title}`);
    }
    for (const [i, place] of places.entries()) {
      const tests = [...ran.entries()].filter(([, { notes }]) => byLoading[place] || notes[place]);
      if (tests.length > 0) reached[i]!.push({ file, tests: tests.map(([n, { ms }]) => [n, ms] as const) });
    }
  }
  return { reached, failing };
}

/** The first test that passes without the mutant and fails with it. */
async function killer(target: string, mutant: number, tests: readonly Tests[]): Promise<string | undefined> {
  const { code, mutants } = sourceOf(target);
  const exchanged = { file: resolve(target), code: withMutant(code, mutants[mutant]!) };
  for (const { file, tests: wanted } of tests) {
    allow(2000);
    suite.collected();
    try {
      await modules.load(file, exchanged);
    } catch {
      return `${file} does not load`;
    }
    const all = suite.collected();
    for (const [n, ms] of wanted) if (all[n] && !(await passes(all[n], ms))) return `${file} > ${all[n].title}`;
  }
  return undefined;
}

async function answer(message: ToTrial): Promise<FromTrial> {
  return message.do === "plan"
    ? { plan: await plan(message.target, message.files) }
    : { killedBy: await killer(message.target, message.mutant, message.tests) };
}

// A fault may reject what nobody waits for; the tests say whether it matters.
process.on("unhandledRejection", () => {});
process.on("uncaughtException", () => {});
process.on("disconnect", () => process.exit());
process.on("message", (message: ToTrial) => void answer(message).then((each) => process.send!(each)));
