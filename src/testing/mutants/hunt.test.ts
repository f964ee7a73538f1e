/** The hunter hunted: each fate is met with, and rules that are known to be watched are found to be. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Hunt } from "./hunt.ts";
import { hunt, living, planFor } from "./hunt.ts";
import { mutantsOf, stripped, withMutant } from "./mutations.ts";
import { openTrials } from "./trials.ts";

const folder = mkdtempSync(join(tmpdir(), "zaubertisch-mutants-"));
const trials = openTrials();
afterAll(() => {
  trials.close();
  rmSync(folder, { recursive: true });
});

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const hunted = async (rule: string, tests: string, wish?: Parameters<typeof hunt>[4]): Promise<Hunt> =>
  hunt(trials, rule, [rule], await planFor(trials, [rule], [tests]), { grace: 150, ...wish });

test.each([
  ["const a = b + 1;", ["const a = b - 1;", "const a = b + 2;"]],
  ["const a = `x` + b;", ["const a = `` + b;"]],
  ["a(b <= c);", [";", "a(b < c);", "a(b > c);"]],
  ["if (!a(b)) c();", ["if (true) c();", "if (false) c();", "if (a(b)) c();", "if (!a(b)) ;"]],
  ["const a = (b: number) => b;", ["const a = (b        ) => undefined;"]],
  ["const a = b ? c : d;", ["const a = (c);", "const a = (d);"]],
  [
    "const a = b?.c ?? [d];",
    ["const a = (b?.c);", "const a = ([d]);", "const a = b.c ?? [d];", "const a = b?.c ?? [];"],
  ],
  ["a ||= -b;", [";", "a &&= -b;", "a ||= b;"]],
  ["for (; a < 3; a--);", ["false", ">= 3", "<= 3", "< 4", "a++"]],
  ["const a = /^b$/g.test(c);", ["/b$/g", "/^b/g"]],
  ['const a = { "b-c": Math.min(1, d) };', ["({})", "Math.max(1", "Math.min(2"]],
  ['throw new Error("cannot happen");', []],
])("the mutants of %s", (source, expected) => {
  const code = stripped(source);
  const mutated = mutantsOf(code).map((mutant) => withMutant(code, mutant));
  expect(mutated).toHaveLength(expected.length);
  for (const each of expected) expect(mutated.filter((text) => text.includes(each))).not.toEqual([]);
});

test("a mutant dies when a test fails or never ends, and lives when no test looks", async () => {
  const rule = written(
    "rule.ts",
    `export function sum(upTo: number): number {
  let all = 0;
  for (let n = 1; n <= upTo; n++) all += n;
  return all;
}
export const half = (n: number): number => n / 2;
export const never = (n: number): boolean => n > 1;
`,
  );
  const tests = written(
    "rule.test.ts",
    `import { describe, expect, it } from "vitest";
import { half, sum } from "./rule.ts";
describe("sums", () => {
  it.each([[3, 6], [4, 10]])("up to %i", async (upTo, expected) => expect(sum(upTo)).toBe(expected));
});
it("halves", () => expect(half(0)).toBe(0));
`,
  );
  const { tried } = await hunted(rule, tests);
  const fates = Object.fromEntries(tried.map(({ line, change, fate }) => [`${line} ${change}`, fate]));
  expect(fates).toMatchObject({
    "3 operator: += → -=": "killed",
    "3 operator: <= → <": "killed",
    "3 operator: ++ → --": "hung",
    "6 operator: / → *": "lives",
    "6 return: n / 2 → undefined": "killed",
    "7 operator: > → >=": "unreached",
  });
  expect(tried.find(({ change }) => change === "operator: <= → <")?.by).toContain("sums > up to 3");
});

test("a hunt that was stopped goes on where it was, and what holds is not tried again", async () => {
  const rule = written("ways.ts", "export const way = (n: number): number => n + 1;\nexport const two = 2;\n");
  const tests = written(
    "ways.test.ts",
    'import { expect, it } from "vitest";\nimport { way } from "./ways.ts";\nit("is one more", () => expect(way(1)).toBe(2));\n',
  );
  const stopped = await hunted(rule, tests, { until: 0 });
  expect(stopped).toMatchObject({ tried: [], left: 4 });
  const { tried } = await hunted(rule, tests);
  expect(tried.map(({ fate }) => fate)).toEqual(["killed", "killed", "killed", "lives"]);
  // Fates that nobody would find here: those that are still there afterwards were believed.
  const told = tried.map((each) => ({ ...each, change: "as it was" }));
  const again = async (changed: readonly string[], before = told): Promise<string[]> =>
    (await hunted(rule, tests, { before: { tried: before, changed: new Set(changed) } })).tried.map(
      ({ change }) => change,
    );
  expect(await again([])).toEqual(Array(4).fill("as it was"));
  expect((await again([tests])).filter((change) => change === "as it was")).toEqual([]);
  expect((await again([], told.slice(1))).filter((change) => change === "as it was")).toHaveLength(3);
});

test("a test that fails without a mutant proves nothing", async () => {
  const rule = written("wrong.ts", "export const one = (): number => 2;\n");
  const tests = written(
    "wrong.test.ts",
    'import { expect, it } from "vitest";\nimport { one } from "./wrong.ts";\nit("is one", () => expect(one()).toBe(1));\n',
  );
  await expect(hunted(rule, tests)).rejects.toThrow("fails without a mutant");
});

test("T-M of a fixed sample of the rules of moving three of four die by the nearest tests alone", async () => {
  const tests = ["moves", "turn", "cast", "teams"].map((name) => `src/games/towers/${name}.test.ts`);
  const targets = ["src/games/towers/state.ts", "src/games/towers/moves.ts"];
  const found = await hunt(trials, targets[1]!, targets, await planFor(trials, targets, tests), {
    grace: 150,
    pick: (mutants) => [...mutants.keys()].filter((i) => i % 5 === 0),
  });
  expect(found.tried.length).toBeGreaterThan(25);
  expect(living(found).length).toBeLessThan(found.tried.length / 4);
});
