/** What the bots are worth here: `zt craft`, docs/bench.md; results among four, craft among two and four. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 17.6, sigma: 1.2, given: 27, points: 54.8, games: 52 },
  journeyman: { mu: 22, sigma: 1.2, given: 18.8, points: 47, games: 51 },
  mage: { mu: 28.6, sigma: 1.2, given: 5.8, points: 17.9, games: 50 },
  archmage: { mu: 32.2, sigma: 1.2, given: 0.2, points: 0.7, games: 51 },
};
