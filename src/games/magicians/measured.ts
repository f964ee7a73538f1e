/** What the bots are worth here: `zt craft`, docs/bench.md. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 23.8, sigma: 1.2, given: 14.7, points: 26.6, games: 39 },
  journeyman: { mu: 24.3, sigma: 1.2, given: 9.1, points: 15.9, games: 38 },
  mage: { mu: 26.7, sigma: 1.2, given: 3.2, points: 6.8, games: 38 },
  archmage: { mu: 27.2, sigma: 1.2, given: 0, points: 0, games: 38 },
};
