/** What the bots are worth here: `zt craft`, docs/bench.md. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 17, sigma: 1, given: 30, points: 30, games: 40 },
  journeyman: { mu: 22, sigma: 1, given: 18, points: 20, games: 40 },
  mage: { mu: 28, sigma: 1, given: 8, points: 10, games: 40 },
  archmage: { mu: 33, sigma: 1, given: 2, points: 3, games: 40 },
};
