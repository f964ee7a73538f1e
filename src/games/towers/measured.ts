/** What the bots are worth here: `zt craft`, docs/bench.md; results among four, craft among two and four. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 17.6, sigma: 1.2, given: 28.5, points: 58.6, games: 75 },
  journeyman: { mu: 21.6, sigma: 1.2, given: 18.2, points: 47.5, games: 74 },
  mage: { mu: 28.6, sigma: 1.2, given: 6.4, points: 20.3, games: 73 },
  archmage: { mu: 32.2, sigma: 1.2, given: 0.2, points: 0.6, games: 74 },
};
