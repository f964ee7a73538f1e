/** The package as a stranger meets it: packed, installed into an empty folder, played, typed, and played from Python. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), "zaubertisch-engine-"));
const project = join(root, "project");
const MINUTE = 60_000;

beforeAll(async () => {
  const built = join(root, "built");
  await run(process.execPath, ["scripts/engine.mjs", "--out", built]);
  await run("mkdir", [project]);
  writeFileSync(join(project, "package.json"), '{"private":true}');
  const { stdout } = await run("npm", ["pack", built, "--pack-destination", root, "--silent"], { cwd: root });
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", join(root, stdout.trim())], {
    cwd: project,
  });
}, MINUTE);
afterAll(() => rmSync(root, { recursive: true }));

const installed = (name: string): string => join(project, "node_modules/@zaubertisch/engine", name);

test("the lines of its README play a whole game", async () => {
  const code = /```js\n([^]+?)```/.exec(readFileSync(installed("README.md"), "utf8"))![1]!;
  expect(code.trim().split("\n").length).toBeLessThanOrEqual(20);
  writeFileSync(join(project, "play.mjs"), code);
  const { stdout } = await run(process.execPath, ["play.mjs"], { cwd: project });
  expect(stdout.trim()).toMatch(/winners[^]+ \d+ verified$/);
});

test("it can be required as well, and brings nothing but hashes", async () => {
  const code = 'const { GAMES } = require("@zaubertisch/engine"); console.log(GAMES.map(({ name }) => name).join())';
  const { stdout } = await run(process.execPath, ["-e", code], { cwd: project });
  expect(stdout.trim()).toBe("towers,magicians");
  const { dependencies } = JSON.parse(readFileSync(installed("package.json"), "utf8")) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual(["@noble/hashes"]);
});

test(
  "its types hold for a strict program",
  async () => {
    const good = `import { begin, frameOf, isRefusal, seededLuck, towers } from "@zaubertisch/engine";
const table = begin(towers, { players: 2 }, seededLuck("x"));
if (!isRefusal(table)) { const space: number = frameOf(table, 0).view.keep.space; void space; }`;
    writeFileSync(join(project, "good.ts"), good);
    writeFileSync(join(project, "bad.ts"), good.replace("space: number", "space: string"));
    const flags = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024"];
    const check = (file: string): Promise<unknown> =>
      run(resolve("node_modules/.bin/tsc"), [...flags, file], { cwd: project }).catch(
        ({ stdout }: { stdout: string }) => {
          throw new Error(stdout);
        },
      );
    await check("good.ts");
    await expect(check("bad.ts")).rejects.toThrow("string");
  },
  MINUTE,
);

test(
  "Python plays whole games of both, and a greedy agent beats a random one",
  async () => {
    const play = async (game: string, games: number): Promise<readonly { rewards: number[]; result: object }[]> => {
      const args = [
        installed("zaubertisch.py"),
        "--game",
        game,
        "--agents",
        "greedy",
        "random",
        "--games",
        String(games),
      ];
      const { stdout } = await run("python3", args, {
        cwd: project,
        env: { ...process.env, ZAUBERTISCH_LINES: `${process.execPath} ${installed("lines.js")}` },
      });
      return stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { rewards: number[]; result: object });
    };
    const [towers, magicians] = await Promise.all([play("towers", 3), play("magicians", 1)]);
    expect(towers.map(({ rewards }) => rewards[0])).toEqual([1, 1, 1]);
    expect(magicians[0]!.result).toHaveProperty("ranking");
  },
  MINUTE,
);

test("docs/engine.md has the reference as it is (npm run api)", async () => {
  await expect(run(process.execPath, ["scripts/api.mjs", "--check"])).resolves.toBeDefined();
});
