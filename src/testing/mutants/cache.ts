/** What earlier hunts have found, as far as it still holds: nobody waits twice for the same answer. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openFiles, shortSum } from "./files.ts";
import type { Before, Hunt } from "./hunt.ts";
import type { Plan } from "./messages.ts";
import { isWitness } from "./targets.ts";

/** What a fate depends on: how mutants are made and tried, the file, and every test that needs it with all it imports. */
interface Circumstances {
  readonly tool: string;
  readonly source: string;
  readonly tests: Readonly<Record<string, string>>;
}

interface Kept extends Hunt, Circumstances {}

const CACHE = ".cache/mutants";
const PLAN = `${CACHE}/plan.json`;
const placeOf = (file: string): string => `${CACHE}/${file.replaceAll("/", "-")}.json`;

function readKept<T>(place: string): T | undefined {
  try {
    return JSON.parse(readFileSync(place, "utf8")) as T;
  } catch {
    return undefined;
  }
}

function write(place: string, content: unknown): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(place, `${JSON.stringify(content)}\n`);
}

export interface Cache {
  /** What is known of a file, if nothing is left to be tried. */
  whole(file: string): Hunt | undefined;
  /** What is known of a file that has not changed, though some of its tests may have. */
  before(file: string): Before | undefined;
  keep(hunt: Hunt): void;
  /** A plan takes a minute, and holds as long as nothing has changed. */
  plan(targets: readonly string[], make: () => Promise<Plan>): Promise<Plan>;
}

export function openCache(testFiles: readonly string[]): Cache {
  const files = openFiles();
  const read = (names: readonly string[]): string[] => names.map((name) => readFileSync(name, "utf8"));
  // The page, its reasons and this file change no fate.
  const tool = globSync("src/testing/mutants/*.ts").filter((name) => !/(?:\.test|report|main|cache)\.ts$/.test(name));
  // Tests read rules and golden records as texts.
  const data = globSync(["docs/rules/*.md", "src/{core,games,server,testing}/**/records/*.json"]);
  const toolSum = shortSum(read([...tool, ...data].toSorted()));
  const sums = new Map(testFiles.map((file) => [file, files.sumOf(resolve(file))]));

  function now(file: string): Circumstances {
    const path = resolve(file);
    const needing = testFiles.filter(
      (each) => isWitness(each, file) && files.needs(resolve(each), new Map([[path, ""]])),
    );
    return {
      tool: toolSum,
      source: shortSum(read([file])),
      tests: Object.fromEntries(needing.map((each) => [each, sums.get(each)!])),
    };
  }

  function before(file: string): (Before & Kept) | undefined {
    const kept = readKept<Kept>(placeOf(file));
    const { tool: toolNow, source, tests } = now(file);
    if (!kept || kept.tool !== toolNow || kept.source !== source) return undefined;
    const all = [...Object.keys(kept.tests), ...Object.keys(tests)];
    return { ...kept, changed: new Set(all.filter((each) => kept.tests[each] !== tests[each])) };
  }

  return {
    before,
    whole(file) {
      const known = before(file);
      return known && known.left === 0 && known.changed.size === 0 ? known : undefined;
    },
    keep: (hunt) => write(placeOf(hunt.file), { ...hunt, ...now(hunt.file) }),
    async plan(targets, make) {
      const state = shortSum([toolSum, ...targets, ...read(targets), ...sums.values()]);
      const kept = readKept<{ state: string; plan: Plan }>(PLAN);
      if (kept?.state === state) return kept.plan;
      const plan = await make();
      write(PLAN, { state, plan });
      return plan;
    },
  };
}
