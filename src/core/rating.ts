/**
 * Results as a number: Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), the Bradley–Terry model over
 * all pairs, for any number of sides of any size. Written here because it is this short. Since it is a sum over pairs, one pair
 * can be left out without touching the others: that is how many games against the same person stop counting.
 */

/** What is known about somebody's strength: the best guess, and how unsure it is. */
export interface Rating {
  /** The best guess. */
  readonly mu: number;
  /** How unsure it is. */
  readonly sigma: number;
}

/** A level of bots as it was measured: its results, and what its decisions give away, in percent of what a beginner does. */
export interface MeasuredLevel extends Rating {
  readonly given: number;
  /** Points given away in a game, and how many games were judged. */
  readonly points: number;
  readonly games: number;
}

/** One player or several who win and lose together. */
export interface RatedSide {
  readonly players: readonly Rating[];
  /** 0 is first; equal ranks are a draw. */
  readonly rank: number;
}

/** Frozen: another one of these numbers makes another season. */
export const RESULTS = { name: "weng-lin-1", mu: 25, sigma: 25 / 3, beta: 25 / 6, least: 1e-4, tau: 0.05 } as const;

export const NEWCOMER: Rating = { mu: RESULTS.mu, sigma: RESULTS.sigma };

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** New ratings after a game, side by side and player by player. `counts`: whether the game between two sides counts. */
export function rate(
  sides: readonly RatedSide[],
  counts: (a: number, b: number) => boolean = () => true,
): readonly (readonly Rating[])[] {
  const whole = sides.map(({ players }) => ({
    mu: sum(players.map(({ mu }) => mu)),
    variance: sum(players.map(({ sigma }) => sigma ** 2)),
  }));
  return sides.map(({ players, rank }, i) => {
    const own = whole[i]!;
    let [shift, shrink] = [0, 0];
    for (const [q, other] of whole.entries()) {
      if (q === i || !counts(i, q)) continue;
      const c = Math.sqrt(own.variance + other.variance + 2 * RESULTS.beta ** 2);
      const chance = 1 / (1 + Math.exp((other.mu - own.mu) / c));
      const won = rank < sides[q]!.rank ? 1 : rank === sides[q]!.rank ? 0.5 : 0;
      const share = own.variance / c;
      shift += share * (won - chance);
      shrink += (Math.sqrt(own.variance) / c) * (share / c) * chance * (1 - chance);
    }
    return players.map(({ mu, sigma }) => {
      const part = sigma ** 2 / own.variance;
      return { mu: mu + part * shift, sigma: sigma * Math.sqrt(Math.max(1 - part * shrink, RESULTS.least)) };
    });
  });
}

/** Nobody stays as they were: a little doubt comes back with every game, so that who learns is followed. */
export const doubted = ({ mu, sigma }: Rating): Rating => ({ mu, sigma: Math.hypot(sigma, RESULTS.tau) });

/** What is shown: surely at least so strong. */
export const ordinal = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** A rating that says little yet. */
export const isProvisional = ({ sigma }: Rating): boolean => sigma > RESULTS.sigma * 0.6;

/** A mean and how far it may be off, with 95 %: Student's factor for few games. */
export function meanOf(all: readonly number[]): { readonly mean: number; readonly margin: number } | undefined {
  const n = all.length;
  if (n === 0) return undefined;
  const mean = sum(all) / n;
  if (n === 1) return { mean, margin: Infinity };
  const variance = sum(all.map((each) => (each - mean) ** 2)) / (n - 1);
  return { mean, margin: studentOf(n - 1) * Math.sqrt(variance / n) };
}

/** Student's t for 95 % on both sides, by degrees of freedom; beyond these by Cornish and Fisher. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
export function studentOf(degrees: number): number {
  const known = STUDENT[degrees - 1];
  if (known !== undefined) return known;
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2);
}
