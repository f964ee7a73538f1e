/** What the bots are worth here: `zt craft`, docs/bench.md; among four. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 18.8, sigma: 1.2, given: 92.6, points: 15.2, games: 60 },
  journeyman: { mu: 23.7, sigma: 1.2, given: 59.5, points: 12, games: 60 },
  mage: { mu: 27.3, sigma: 1.2, given: 31.7, points: 5.3, games: 60 },
  archmage: { mu: 30.4, sigma: 1.2, given: 19.7, points: 3.4, games: 60 },
};
