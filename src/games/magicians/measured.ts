/** What the bots are worth here: `zt craft`, docs/bench.md. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 22.6, sigma: 1.2, given: 51.8, points: 14.3, games: 101 },
  journeyman: { mu: 24.7, sigma: 1.2, given: 37.8, points: 9.5, games: 102 },
  mage: { mu: 26, sigma: 1.2, given: 16.8, points: 4.9, games: 102 },
  archmage: { mu: 28.1, sigma: 1.2, given: 0, points: 0, games: 100 },
};
