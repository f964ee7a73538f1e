/** Is this still luck? Two tests that statistics has had for a century, and what they found as a chance between 0 and 1. */
import type { Fortune } from "./ledger.ts";

/** What a test found: how far from expected, and how often luck alone strays at least as far. */
export interface Finding {
  /** In standard deviations, or the sum of squares. */
  readonly value: number;
  readonly chance: number;
}

/** With fewer than so many, both tests are only rough: nothing is said. */
export const LEAST_TO_JUDGE = 30;

/** Abramowitz and Stegun's bound is 10⁻⁷ here: more than anybody reads off a sentence. */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const sum = terms.reduceRight((rest, term) => term + t * rest, 0);
  return t * Math.exp(-x * x + sum);
}

/** Was it more or less than expected? The sum of many draws strays as the normal distribution does. */
export function testSum({ n, sum, mean, variance }: Fortune): Finding | undefined {
  if (n < LEAST_TO_JUDGE || variance <= 0) return undefined;
  const value = (sum - mean) / Math.sqrt(variance);
  return { value, chance: Math.min(1, erfc(Math.abs(value) / Math.SQRT2)) };
}

/** Did all sides come up about equally often? Pearson's chi-square, which wants at least five expected of each. */
export function testSides({ sides }: Fortune): Finding | undefined {
  const n = sides?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (!sides || n < LEAST_TO_JUDGE || n / sides.length < 5) return undefined;
  const expected = n / sides.length;
  const value = sides.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { value, chance: upperGamma((sides.length - 1) / 2, value / 2) };
}

const STEPS = 500;
const EXACT = 1e-12;

/** The regularized upper incomplete gamma function: how often a chi-square is at least so large. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const factor = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let k = 1; k < STEPS && term > sum * EXACT; k++) sum += term *= x / (a + k);
    return Math.max(0, 1 - sum * factor);
  }
  // A continued fraction from its end.
  let rest = 0;
  for (let k = STEPS; k > 0; k--) rest = (k * (k - a)) / (x + 2 * k + 1 - a - rest);
  return factor / (x + 1 - a - rest);
}

/** Of halves only, which is all that is asked for. */
function logGamma(a: number): number {
  let product = 1;
  let rest = a;
  while (rest > 1) product *= --rest;
  return Math.log(product * (rest === 0.5 ? Math.sqrt(Math.PI) : 1));
}
