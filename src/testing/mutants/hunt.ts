/** Tries every mutant of a file with the tests that reach its place. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plan, PlannedTest, Tests } from "./messages.ts";
import type { Mutant } from "./mutations.ts";
import { lineOf, mutantsOf, stripped } from "./mutations.ts";
import { regionsOf } from "./regions.ts";
import { isWitness } from "./targets.ts";
import type { Trials } from "./trials.ts";

/** How a mutant ended: a test failed, or did not come to an end; or it lives. */
export type Fate = "killed" | "hung" | "lives" | "unreached";

export interface Tried {
  /** Which mutant of the file. */
  readonly mutant: number;
  readonly line: number;
  /** The line as it is written, without what is around it. */
  readonly where: string;
  readonly change: string;
  readonly fate: Fate;
  /** The test that failed. */
  readonly by?: string;
}

export interface Hunt {
  readonly file: string;
  readonly tried: readonly Tried[];
  /** Mutants that there was no time for. */
  readonly left: number;
  readonly seconds: number;
}

const isDead = ({ fate }: Tried): boolean => fate === "killed" || fate === "hung";
export const living = ({ tried }: Hunt): Tried[] => tried.filter((each) => !isDead(each));

/** Which tests reach which place, and that all of them pass: the tests of these files, as they are without a mutant. */
export async function planFor(trials: Trials, targets: readonly string[], testFiles: readonly string[]): Promise<Plan> {
  const answer = await trials.ask({ do: "plan", targets, files: testFiles });
  if (!answer || !("plan" in answer)) throw new Error("the tests did not come to an end");
  if (answer.plan.failing.length > 0) throw new Error(`fails without a mutant: ${answer.plan.failing.join(", ")}`);
  return answer.plan;
}

/** What an earlier hunt through the same text has come to, and the test files that have changed since. */
export interface Before {
  readonly tried: readonly Tried[];
  readonly changed: ReadonlySet<string>;
}

interface Wish {
  /** Which mutants, by their order; all, if nothing is said. */
  readonly pick?: (mutants: readonly Mutant[]) => readonly number[];
  readonly before?: Before | undefined;
  /** When to stop, as `performance.now` counts. */
  readonly until?: number;
  readonly grace?: number;
}

/** Tries the mutants of one of the files that a plan was made for. */
export async function hunt(
  trials: Trials,
  file: string,
  targets: readonly string[],
  plan: Plan,
  wish: Wish = {},
): Promise<Hunt> {
  const { pick = (all: readonly Mutant[]) => [...all.keys()], before, until = Infinity, grace = 750 } = wish;
  const start = performance.now();
  const source = readFileSync(file, "utf8");
  const code = stripped(source);
  const mutants = mutantsOf(code);
  const { regionOf } = regionsOf(targets).get(file)!;
  const known = new Map(before?.tried.map((each) => [each.mutant, each]));
  const picked = pick(mutants);
  const witnesses = plan.tests.filter((each) => isWitness(each.file, file));
  const tried: Tried[] = [];
  let last = basename(file).replace(/\.ts$/, ".test.ts");
  for (const mutant of picked) {
    const told = known.get(mutant);
    const reaching = testsFor(witnesses, regionOf(mutants[mutant]!.start), last);
    const tests = told ? dueAgain(told, reaching, before!.changed) : reaching;
    if (told && tests.length === 0) tried.push(told);
    else if (performance.now() < until) {
      const request = { do: "try", target: file, mutant, tests, grace } as const;
      // Who did not come to an end is asked again, in a process that nothing has happened in, and with more time.
      const ended =
        tests.length === 0
          ? "unreached"
          : ((await trials.ask(request)) ?? (await trials.ask({ ...request, grace: 2 * grace })));
      const by = ended !== undefined && ended !== "unreached" && "killedBy" in ended ? ended.killedBy : undefined;
      if (by) last = fileOf(by);
      const fate = ended === "unreached" ? ended : !ended ? "hung" : by === undefined ? "lives" : "killed";
      tried.push({ mutant, ...described(source, code, mutants[mutant]!), fate, ...(by && { by }) });
    }
  }
  return { file, tried, left: picked.length - tried.length, seconds: (performance.now() - start) / 1000 };
}

const fileOf = (by: string): string => by.split(" ")[0]!;

/** The tests that could make an end of what an earlier hunt has said. */
function dueAgain({ fate, by }: Tried, reaching: readonly Tests[], changed: ReadonlySet<string>): readonly Tests[] {
  if (by) return changed.has(fileOf(by)) ? reaching : [];
  if (fate === "hung") return changed.size > 0 ? reaching : [];
  return reaching.filter(({ file }) => changed.has(file));
}

/** The tests that reach a region: first those that found the last fault, which was near, then what takes no time. */
function testsFor(tests: readonly PlannedTest[], region: number, last: string): Tests[] {
  const found = Map.groupBy(
    tests.filter(({ reaches }) => reaches.includes(region)),
    ({ file }) => file,
  );
  const cost = (file: string): number =>
    file.endsWith(last) ? 0 : found.get(file)!.reduce((sum, { ms }) => sum + ms, 20);
  return [...found]
    .toSorted(([a], [b]) => cost(a) - cost(b))
    .map(([file, each]) => ({ file, tests: each.map(({ number, ms }) => [number, ms] as const) }));
}

function described(source: string, code: string, { start, end, text, kind }: Mutant): Omit<Tried, "fate" | "mutant"> {
  const line = lineOf(code, start);
  const short = (words: string): string => {
    const [first, ...rest] = words.replaceAll(/[ \t]+/g, " ").split("\n");
    return rest.length > 0 ? `${first!} …` : first!;
  };
  const where = source.split("\n")[line - 1]!.trim();
  return {
    line,
    where,
    change: `${kind}: ${short(code.slice(start, end))} → ${text === "" ? "nothing" : short(text)}`,
  };
}
