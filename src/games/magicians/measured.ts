/** What the bots are worth here: `zt craft`, docs/bench.md. */
import type { MeasuredLevel } from "../../core/rating.ts";

export const MEASURED: Readonly<Record<string, MeasuredLevel>> = {
  apprentice: { mu: 22.6, sigma: 1.2, given: 15, points: 24.7, games: 59 },
  journeyman: { mu: 24.7, sigma: 1.2, given: 9.5, points: 17.3, games: 58 },
  mage: { mu: 26, sigma: 1.2, given: 3.4, points: 7.1, games: 59 },
  archmage: { mu: 28.1, sigma: 1.2, given: 0, points: 0, games: 58 },
};
