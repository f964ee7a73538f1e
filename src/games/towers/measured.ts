/** What the bots are worth here: `zt craft`, docs/bench.md; among four. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 17.6, sigma: 1.2, given: 96.8, points: 16.9, games: 53 },
  journeyman: { mu: 21.6, sigma: 1.2, given: 67, points: 13.1, games: 53 },
  mage: { mu: 28.6, sigma: 1.2, given: 40.3, points: 8.2, games: 53 },
  archmage: { mu: 32.2, sigma: 1.2, given: 0, points: 0, games: 53 },
};
