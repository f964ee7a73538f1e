/** Tries every mutant of a file, in a process of its own that may hang or fall over. */
import type { ChildProcess } from "node:child_process";
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { FromTrial, Plan, Tests, ToTrial } from "./messages.ts";
import type { Mutant } from "./mutations.ts";
import { lineOf, mutantsOf, stripped } from "./mutations.ts";

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

/** A process for trials, begun anew whenever one has ended. */
interface Trials {
  ask(message: ToTrial): Promise<FromTrial | undefined>;
  close(): void;
}

const MOST_MEMORY = 1024;

function openTrials(): Trials {
  let child: ChildProcess | undefined;
  const begin = (): ChildProcess =>
    fork(new URL("trial.ts", import.meta.url), {
      execArgv: ["--experimental-vm-modules", "--no-warnings", `--max-old-space-size=${MOST_MEMORY}`],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
  return {
    ask(message) {
      const asked = (child ??= begin());
      return new Promise((resolve) => {
        const gone = (): void => {
          child = undefined;
          resolve(undefined);
        };
        asked.once("exit", gone);
        asked.once("message", (answer: FromTrial) => {
          asked.off("exit", gone);
          resolve(answer);
        });
        asked.send(message);
      });
    },
    close: () => void child?.kill(),
  };
}

interface Wish {
  /** Which mutants, by their order; all, if nothing is said. */
  readonly pick?: (mutants: readonly Mutant[]) => readonly number[];
  /** What an earlier hunt through the same files has come to. */
  readonly before?: Hunt | undefined;
  /** When to stop, as `performance.now` counts. */
  readonly until?: number;
}

/** Tries the mutants of a file with the tests of these files. */
export async function hunt(file: string, testFiles: readonly string[], wish: Wish = {}): Promise<Hunt> {
  const { pick = (all: readonly Mutant[]) => [...all.keys()], before, until = Infinity } = wish;
  const start = performance.now();
  const source = readFileSync(file, "utf8");
  const code = stripped(source);
  const mutants = mutantsOf(code);
  const tried = [...(before?.tried ?? [])];
  const due = pick(mutants).slice(tried.length);
  const trials = openTrials();
  try {
    const answer = await trials.ask({ do: "plan", target: file, files: testFiles });
    if (!answer || !("plan" in answer)) throw new Error(`the tests of ${file} did not come to an end`);
    if (answer.plan.failing.length > 0) throw new Error(`fails without a mutant: ${answer.plan.failing.join(", ")}`);
    let last = basename(file).replace(/\.ts$/, ".test.ts");
    while (due.length > 0 && performance.now() < until) {
      const mutant = due.shift()!;
      const tests = inOrder(answer.plan, mutant, last);
      const ended = tests.length > 0 ? await trials.ask({ do: "try", target: file, mutant, tests }) : "unreached";
      const by = ended !== undefined && ended !== "unreached" && "killedBy" in ended ? ended.killedBy : undefined;
      if (by) last = by.split(" ")[0]!;
      const fate = ended === "unreached" ? ended : !ended ? "hung" : by === undefined ? "lives" : "killed";
      tried.push({ ...described(source, code, mutants[mutant]!), fate, ...(by && { by }) });
    }
    const seconds = (before?.seconds ?? 0) + (performance.now() - start) / 1000;
    return { file, tried, left: due.length, seconds };
  } finally {
    trials.close();
  }
}

/** First the file that found the last fault, which was near this one, then what takes no time. */
function inOrder({ reached }: Plan, mutant: number, last: string): Tests[] {
  const cost = ({ file, tests }: Tests): number =>
    file.endsWith(last) ? 0 : tests.reduce((sum, [, ms]) => sum + ms, 20);
  return reached[mutant]!.toSorted((a, b) => cost(a) - cost(b));
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
