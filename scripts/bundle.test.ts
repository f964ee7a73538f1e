/** The rules as one file, and the server: the same games, never stale, and nothing depends on it. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

function run(cwd: string, args: readonly string[], rules = ""): string {
  const env = { ...process.env, RULES: rules };
  const all = ["--no-warnings", "--import", "./scripts/fast.mjs", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd, env, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout;
}

test.each(["towers", "magicians"])("a game of %s goes the same with it and without it", (game) => {
  const args = ["src/cli/main.ts", "trace", "--game", game, "--seed", "bundle", "--policy", "wild"];
  const trace = run(process.cwd(), args);
  expect(trace.split("\n").length).toBeGreaterThan(100);
  expect(run(process.cwd(), args, "plain")).toBe(trace);
});

describe("in a house of one game", () => {
  const house = mkdtempSync(join(tmpdir(), "zaubertisch-bundle-"));
  afterAll(() => rmSync(house, { recursive: true }));
  const write = (path: string, text: string): void => writeFileSync(join(house, path), text);
  const furnish = (game: string): void => write("src/games/index.ts", `export const GAMES: string[] = ["${game}"];`);
  const bundles = (): string[] => readdirSync(join(house, "dist/rules"));
  const HOW = 'import.meta.resolve("./src/games/index.ts").includes("dist/rules")';
  const SHOW = `const { GAMES } = await import("./src/games/index.ts"); console.log(GAMES[0], ${HOW});`;

  beforeEach(() => {
    rmSync(join(house, "dist"), { recursive: true, force: true });
    rmSync(join(house, "node_modules"), { force: true });
    symlinkSync(join(process.cwd(), "node_modules"), join(house, "node_modules"));
    mkdirSync(join(house, "src/games"), { recursive: true });
    for (const script of ["bundle.mjs", "fast.mjs"]) cpSync(`scripts/${script}`, join(house, "scripts", script));
    write("show.mjs", SHOW);
    furnish("one");
  });

  test("it is made when it is first wanted, and kept", () => {
    expect(run(house, ["show.mjs"])).toBe("one true\n");
    const [kept] = bundles();
    expect(run(house, ["show.mjs"])).toBe("one true\n");
    expect(bundles()).toEqual([kept]);
  });

  test("other sources make another one, and the old one goes", () => {
    run(house, ["show.mjs"]);
    const [old] = bundles();
    furnish("another");
    expect(run(house, ["show.mjs"])).toBe("another true\n");
    expect(bundles()).toHaveLength(1);
    expect(bundles()).not.toContain(old);
  });

  test("worker threads have it too", () => {
    write("start.mjs", 'import { Worker } from "node:worker_threads"; new Worker("./show.mjs");');
    expect(run(house, ["start.mjs"])).toBe("one true\n");
  });

  test("the server is one as a whole, finds what lies beside its sources, and is never stale", () => {
    const made = '(new Error().stack ?? "").includes("dist/server")';
    const said = `import { GAMES } from "../games/index.ts"; console.log(GAMES[0], ${made}, import.meta.url);`;
    mkdirSync(join(house, "src/server"), { recursive: true });
    write("src/server/main.ts", said);
    const server = join(house, "src/server/main.ts");
    const url = pathToFileURL(server).href;
    expect(run(house, [server])).toBe(`one true ${url}\n`);
    furnish("another");
    expect(run(house, ["src/server/main.ts"])).toBe(`another true ${url}\n`);
    // The one before may still be running.
    expect(readdirSync(join(house, "dist/server"))).toHaveLength(2);
    expect(run(house, [server], "plain")).toBe(`another false ${url}\n`);
  });

  test("where it is not wanted, or cannot be made, the sources do", () => {
    expect(run(house, ["show.mjs"], "plain")).toBe("one false\n");
    expect(run(house, ["--conditions=test-games", "show.mjs"])).toBe("one false\n");
    rmSync(join(house, "node_modules"));
    expect(run(house, ["show.mjs"])).toBe("one false\n");
    furnish("no game at all");
    expect(run(house, ["show.mjs"])).toBe("no game at all false\n");
  });
});
