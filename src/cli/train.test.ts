/** Learning from the command line: short, but all of it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { PackedNetwork } from "../bots/packed.ts";
import { shippedScorer } from "../bots/shipped.ts";
import { towers } from "../games/towers/game.ts";

const MAIN = new URL("./main.ts", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "train-"));
afterAll(() => rmSync(folder, { recursive: true }));

const zt = (...args: readonly string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: "utf8" });

const train = (games: number, name: string, ...more: readonly string[]) => {
  const common = ["--families", "together", "--seed", "short", "--positions", "1000", "--trials", "1"];
  return zt("train", "--games", String(games), "--file", join(folder, name), "--every", "10", ...common, ...more);
};

const shipped = (name: string): { together: PackedNetwork } =>
  JSON.parse(readFileSync(join(folder, name), "utf8")) as { together: PackedNetwork };

test("zt train: goes on where it stopped, draws its curves, and ships networks with how they came about", () => {
  const first = train(10, "a");
  expect(first.stdout).toMatch(/^10 games, \d+ s; together 10: loss \d\.\d+ \(by hand \d\.\d+\), \d+\.\d+\n/);
  expect(train(21, "a", "--weights", join(folder, "a.json")).stdout).toMatch(/^20 games.*\n21 games/);
  const a = shipped("a.json").together;
  expect(a.upbringing).toMatchObject({ games: 21, command: expect.stringMatching(/^zt train --games 21/) });
  expect(shippedScorer(a, towers.hints.inputs!).scores.length).toBeGreaterThan(0);
  expect(/[^A=]/.test(a.weights)).toBe(true);
  expect(readFileSync(join(folder, "a.svg"), "utf8")).toMatch(
    /<svg[^]*together: loss[^]*together: strength[^]*<\/svg>/,
  );
});

test.each([
  [["train"], /--games N or --minutes N/],
  [["train", "--games", "1", "--families", "chess"], /no family "chess"/],
  [["calibrate", "--mode", "solo"], /nobody has a chance/],
  [["bars", "--b", "commit:0123456789/archmage"], /no commit 0123456789/],
])("bad input gets one sentence: %j", (args, sentence) => {
  const { status, stdout, stderr } = zt(...args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(sentence);
});

test("zt calibrate and zt bars tell their tables", () => {
  expect(zt("calibrate", "--games", "2").stdout).toMatch(
    /learnt 0\.\d+ ± 0\.\d+, in reviews 0\.\d+ ± .*, hand-written 0\.\d+/,
  );
  const bars = zt("bars", "--a", "one-move", "--b", "one-move", "--games", "2", "--time", "1", "--only", "2 players");
  expect(bars.stdout).toMatch(/\| 2 players \| 2 \| 50\.0 % \|/);
});
