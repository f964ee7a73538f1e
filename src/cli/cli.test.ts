/** The command line as a person or a script meets it: exit codes, one sentence for bad input, nothing half done. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const MAIN = new URL("./main.ts", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "zt-"));
afterAll(() => rmSync(folder, { recursive: true }));

function zt(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: "utf8",
    input: "quit\n",
  });
  return { code: status, out: stdout, err: stderr };
}
const lines = (out: string): Record<string, unknown>[] =>
  out
    .trim()
    .split("\n")
    .map((each) => JSON.parse(each) as Record<string, unknown>);

describe("bad input gets one sentence, exit code 2, and no output", () => {
  it.each([
    [["frobnicate"], /no command "frobnicate"/],
    [["trace", "--bogus"], /Unknown option '--bogus'/],
    [["trace", "--players", "7"], /2 to 6 players/],
    [["trace", "--players", "two"], /whole number/],
    [["trace", "--players", "2", "--teams"], /4 or 6 players/],
    [["trace", "--game", "chess"], /no game "chess"/],
    [["trace", "--policy", "clever"], /no policy "clever"/],
    [["trace", "--max-decisions", "-1"], /max-decisions/],
    [["trace", "--prices", "swap:2"], /swap=2/],
    [["trace", "--do", "pass"], /--from/],
    [["trace", "--from", "/no/such/file"], /there is no such file/],
    [["trace", "--from", MAIN], /is not JSON/],
    [["trace", "--players", "-1"], /2 to 6 players|whole number/],
    [["trace", "--prices", "swap=2,swap=3"], /given twice/],
    [["verify", "/no/such/file"], /there is no such file/],
    [["trace", "--game", "magicians", "--players", "4"], /three|3/],
    [["play", "--bot", "god"], /no bot "god"/],
    [["play", "--seat", "4"], /no seat 4/],
    [["bench", "--game", "chess"], /no game/],
    [["solo", "--game", "magicians"], /for towers alone/],
    [["par", "--mode", "basic"], /plays alone/],
    [["par", "--width", "0"], /whole number 1 or more/],
    [["par", "--mode", "solo-spells", "--spells", "swap"], /exactly 3 spells/],
    [["puzzles", "--bogus"], /Unknown option/],
  ])("%j", (args, sentence) => {
    const { code, out, err } = zt(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(sentence);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).not.toMatch(/ at .*:\d+/);
  });
});

describe("zt trace", () => {
  it("prints the setup, every step and the result; the same seed prints the same", () => {
    const args = ["trace", "--players", "3", "--seed", "x", "--policy", "eager", "--games", "2"];
    const { code, out } = zt(...args);
    const steps = lines(out);
    expect(code).toBe(0);
    expect(steps.filter((each) => each.trace === 1)).toHaveLength(2);
    expect(steps.at(-1)).toHaveProperty("result.winners");
    for (const each of steps) if (typeof each.by === "number") expect(each.legal).toContain(each.do);
    expect(zt(...args).out).toBe(out);
  });
  it("cuts off where asked", () => {
    const steps = lines(zt("trace", "--seed", "1", "--max-decisions", "5").out);
    expect(steps.filter((each) => typeof each.by === "number")).toHaveLength(5);
    expect(steps.at(-1)).toEqual({ result: null });
  });
  it("goes on from any position, and refuses all of it if one step is not legal", () => {
    const file = join(folder, "position.json");
    const [setup] = lines(zt("trace", "--seed", "1", "--start", "0", "--max-decisions", "0").out);
    writeFileSync(file, JSON.stringify(setup, undefined, 2));
    const steps = lines(zt("trace", "--from", file, "--do", "redraw tower 9/1").out);
    expect(steps).toHaveLength(3);
    expect(steps[2]).toMatchObject({ by: 1, legal: expect.any(Array) });
    const refused = zt("trace", "--from", file, "--do", "redraw tower 9/1", "--do", "tower 1/1");
    expect([refused.code, refused.out]).toEqual([2, ""]);
    expect(refused.err).toMatch(/"tower 1\/1" is not legal now: seat 1 may.*\(T-M2\)/);
  });
  it("goes on from the start of a turn only, from a known version, with a starting seat", () => {
    const file = join(folder, "mid-turn.json");
    const steps = lines(zt("trace", "--seed", "1", "--start", "0", "--max-decisions", "1", "--policy", "wild").out);
    const [setup, after] = steps as [Record<string, object>, Record<string, object>];
    const refusalOf = (json: object): string => {
      writeFileSync(file, JSON.stringify(json));
      const { code, out, err } = zt("trace", "--from", file);
      expect([code, out]).toEqual([2, ""]);
      return err;
    };
    const { start: _start, ...options } = setup.options as Record<string, unknown>;
    expect(refusalOf({ ...setup, options })).toMatch(/starting seat/);
    expect(refusalOf({ ...setup, trace: 2 })).toMatch(/"trace":1/);
    const turn = { ...(after.state as { turn: object }).turn, spell: "swap" };
    expect(refusalOf({ ...setup, state: { ...setup.state, turn } })).toMatch(/a turn is under way.*\(T-T1\)/);
  });
  it("refuses an impossible position", () => {
    const file = join(folder, "impossible.json");
    const [setup] = lines(zt("trace", "--game", "magicians", "--seed", "1", "--max-decisions", "0").out);
    writeFileSync(file, JSON.stringify({ ...setup, state: { ...(setup!.state as object), stones: [true] } }));
    expect(zt("trace", "--from", file)).toMatchObject({ code: 2, out: "" });
  });
});

it("zt help names every command", () => {
  const { code, out } = zt("help");
  expect(code).toBe(0);
  for (const command of ["play", "trace", "bench", "match", "ladder", "solo"]) expect(out).toContain(`  ${command} `);
});

it("zt play greets, shows the board and takes leave", () => {
  const { code, out } = zt("play", "--mode", "solo", "--seed", "1");
  expect(code).toBe(0);
  expect(out).toMatch(/Ravenskeep[\s\S]*hand:[\s\S]*Goodbye/);
});

it("zt play tells what chance did before the first decision", () => {
  const { out } = zt("play", "--game", "magicians", "--seed", "1", "--quiet");
  expect(out).toMatch(/throws \d \d \d: \d+ steps/);
});

describe("zt verify", () => {
  it("reads what zt trace --record prints, and finds a changed result", () => {
    const file = join(folder, "record.json");
    const { out } = zt("trace", "--seed", "1", "--policy", "eager", "--record");
    writeFileSync(file, out);
    expect(zt("verify", file)).toMatchObject({ code: 0, out: expect.stringContaining("does not tell where its luck") });
    const record = JSON.parse(out) as { result: { winners: number[] } };
    writeFileSync(file, JSON.stringify({ ...record, result: { ...record.result, winners: [0, 1] } }));
    expect(zt("verify", file)).toMatchObject({ code: 1, err: expect.stringContaining("another result") });
  });
});

describe("zt par", () => {
  it("tells the same scores for the same seed and width", () => {
    const args = ["par", "--deals", "2", "--width", "20", "--json"];
    const { code, out } = zt(...args);
    const [told] = lines(out);
    expect(code).toBe(0);
    expect(told).toMatchObject({ width: 20, seed: "1" });
    expect(told!.scores).toHaveLength(2);
    expect(lines(zt(...args).out)[0]!.scores).toEqual(told!.scores);
  });
});
