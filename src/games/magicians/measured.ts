/** What the bots are worth here: `zt craft`, docs/bench.md. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 17.8, sigma: 1.2, given: 134.6, points: 27.5, games: 75 },
  journeyman: { mu: 23.1, sigma: 1.2, given: 94.1, points: 24.5, games: 75 },
  mage: { mu: 27.1, sigma: 1.2, given: 42.2, points: 12.6, games: 75 },
  archmage: { mu: 31.7, sigma: 1.2, given: 26.9, points: 7.6, games: 75 },
};
