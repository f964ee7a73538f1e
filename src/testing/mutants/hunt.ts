/** Tries every mutant of a file with the tests that reach its place. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plan, Tests } from "./messages.ts";
import type { Mutant } from "./mutations.ts";
import { lineOf, mutantsOf, stripped } from "./mutations.ts";
import { regionsOf } from "./regions.ts";
import { openTrials } from "./trials.ts";

/** How a mutant ended: a test failed, or did not come to an end; or it lives. */
export type Fate = "killed" | "hung" | "lives" | "unreached";

export interface Tried {
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
export async function planFor(targets: readonly string[], testFiles: readonly string[]): Promise<Plan> {
  const trials = openTrials();
  const answer = await trials.ask({ do: "plan", targets, files: testFiles });
  trials.close();
  if (!answer || !("plan" in answer)) throw new Error("the tests did not come to an end");
  if (answer.plan.failing.length > 0) throw new Error(`fails without a mutant: ${answer.plan.failing.join(", ")}`);
  return answer.plan;
}

interface Wish {
  /** Which mutants, by their order; all, if nothing is said. */
  readonly pick?: (mutants: readonly Mutant[]) => readonly number[];
  /** What an earlier hunt through the same files has come to. */
  readonly before?: Hunt | undefined;
  /** When to stop, as `performance.now` counts. */
  readonly until?: number;
}

/** Tries the mutants of one of the files that a plan was made for. */
export async function hunt(file: string, targets: readonly string[], plan: Plan, wish: Wish = {}): Promise<Hunt> {
  const { pick = (all: readonly Mutant[]) => [...all.keys()], before, until = Infinity } = wish;
  const start = performance.now();
  const source = readFileSync(file, "utf8");
  const code = stripped(source);
  const mutants = mutantsOf(code);
  const { regionOf } = regionsOf(targets).get(file)!;
  const tried = [...(before?.tried ?? [])];
  const due = pick(mutants).slice(tried.length);
  const trials = openTrials();
  let last = basename(file).replace(/\.ts$/, ".test.ts");
  while (due.length > 0 && performance.now() < until) {
    const mutant = due.shift()!;
    const tests = testsFor(plan, regionOf(mutants[mutant]!.start), last);
    const ended = tests.length > 0 ? await trials.ask({ do: "try", target: file, mutant, tests }) : "unreached";
    const by = ended !== undefined && ended !== "unreached" && "killedBy" in ended ? ended.killedBy : undefined;
    if (by) last = by.split(" ")[0]!;
    const fate = ended === "unreached" ? ended : !ended ? "hung" : by === undefined ? "lives" : "killed";
    tried.push({ ...described(source, code, mutants[mutant]!), fate, ...(by && { by }) });
  }
  trials.close();
  const seconds = (before?.seconds ?? 0) + (performance.now() - start) / 1000;
  return { file, tried, left: due.length, seconds };
}

/** The tests that reach a region: first those that found the last fault, which was near, then what takes no time. */
function testsFor({ tests }: Plan, region: number, last: string): Tests[] {
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

function described(source: string, code: string, { start, end, text, kind }: Mutant): Omit<Tried, "fate"> {
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
