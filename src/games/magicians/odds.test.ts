import { describe, expect, it } from "vitest";
import { decisions } from "../../core/game.ts";
import { magicians } from "./game.ts";
import { bestRethrow, challengerWins, winChance } from "./odds.ts";
import type { Scenario } from "./scenario.ts";
import { given } from "./scenario.ts";

const fight = (): Scenario =>
  given({ magicians: ["sun", "mill", "life"], apprentices: ["sun", "life", "life"] }).do(
    "throw 1 0 0",
    "magician mill",
    "apprentice sun-mill.1",
  );

const bits = (...wands: readonly number[]): number => wands.reduce((sum, wand) => sum | (1 << wand), 0);

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

describe("the solved fight", () => {
  it("M-K the challenger wins with probability 252707105/454091867 under best play", () => {
    const { won, of } = challengerWins();
    const shared = gcd(BigInt(won), BigInt(of));
    expect([BigInt(won) / shared, BigInt(of) / shared]).toEqual([252707105n, 454091867n]);
    expect(winChance(fight().state, 0)).toBeCloseTo(252707105 / 454091867, 14);
  });

  it.each([
    { throws: ["throw 1 1 1"], wands: [], title: "stops after the first throw with 3" },
    { throws: ["throw 0 1 1"], wands: [0, 1, 2], title: "throws a 2 without a single 2 again" },
    { throws: ["throw 0 2 0"], wands: [0, 2], title: "keeps 2s" },
    {
      throws: ["throw 0 2 0", "rethrow 0 2", "throw 1 2 1"],
      wands: [],
      title: "stops after the second if no wand shows 0",
    },
    { throws: ["throw 0 2 0", "rethrow 0 2", "throw 0 2 2"], wands: [0], title: "but throws a 0 again" },
  ])("M-K the leader $title", ({ throws, wands }) => {
    expect(bestRethrow(fight().do(...throws).state)).toBe(bits(...wands));
  });

  it.each([
    {
      throws: ["throw 2 1 1", "rethrow 0", "throw 2 1 1", "stop", "throw 2 2 1"],
      wands: [],
      chance: 1,
      title: "stops when it has won",
    },
    {
      throws: ["throw 2 2 2", "rethrow 0", "throw 2 2 2", "stop", "throw 2 2 1"],
      wands: [2],
      chance: (1 / 3) * (252707105 / 454091867),
      title: "tries for a new fight it leads",
    },
  ])("M-K the other $title", ({ throws, wands, chance }) => {
    const at = fight().do(...throws);
    expect(bestRethrow(at.state)).toBe(bits(...wands));
    expect(winChance(at.state, 1)).toBeCloseTo(chance, 12);
    expect(winChance(at.state, 0)).toBeCloseTo(1 - chance, 12);
  });

  it("M-K at every point the chance is the mean of what can befall, and the best of what can be decided", () => {
    const seen = new Set<string>();
    check(fight().state, seen);
    expect(seen.size).toBeGreaterThan(2000);
  });
});

const FALLS = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c] as const)));

/** Walks through a whole fight until it is over or begins anew, through the rules themselves. */
function check(state: Uint8Array, seen: Set<string>): void {
  if (seen.has(state.join())) return;
  seen.add(state.join());
  const nexts = successors(state);
  const thrower = magicians.write(state).turn as { fight: { thrower: number } };
  const seat = thrower.fight.thrower;
  const chances = nexts.map((next) => (isFight(next) ? winChance(next, seat) : Number(wonBy(next) === seat)));
  const isChance = magicians.decider(state) === 254;
  const expected = isChance ? chances.reduce((sum, each) => sum + each, 0) / chances.length : Math.max(...chances);
  if (Math.abs(winChance(state, seat) - expected) > 1e-12) throw new Error(`${winChance(state, seat)} ≠ ${expected}`);
  for (const next of nexts) if (isFight(next)) check(next, seen);
}

function successors(state: Uint8Array): Uint8Array[] {
  if (magicians.decider(state) !== 254) {
    const list = decisions();
    const count = magicians.legal(state, list);
    return Array.from(list.subarray(0, count), (decision) => after(state, (next) => magicians.apply(next, decision)));
  }
  return FALLS.flatMap((fall) => {
    const outcome = magicians.parseOutcome(state, `throw ${fall.join(" ")}`);
    return outcome ? [after(state, (next) => magicians.applyOutcome(next, outcome))] : [];
  });
}

function after(state: Uint8Array, change: (next: Uint8Array) => void): Uint8Array {
  const next = state.slice();
  change(next);
  return next;
}

const isFight = (state: Uint8Array): boolean => (magicians.write(state).turn as { fight: unknown }).fight !== null;
const wonBy = (state: Uint8Array): number => (magicians.write(state).magicians as string[]).indexOf("mill");
