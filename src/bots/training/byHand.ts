/** What a network has to beat: the game's own evaluation on the same positions, as well as it can be calibrated to them. */
import { chancesOf, truths } from "../network.ts";
import { MOST_SEATS } from "../walker.ts";
import type { ExamplePool } from "./pool.ts";
import { take } from "./pool.ts";

const STEPS = 24;
const MOST_TRUST = 4;

/** The mean loss (learner.ts) with the best trust for each number of seats; together, with the best line through all. */
export function lossByHand(pool: ExamplePool): number {
  const of = truths();
  const [targets, scores, chances] = [0, 0, 0].map(() => new Float64Array(MOST_SEATS)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const bySeats = Array.from({ length: MOST_SEATS + 1 }, (): number[] => []);
  for (let i = 0; i < pool.filled; i++) {
    take(pool, i, of, targets);
    bySeats[of.seats]!.push(i);
  }

  function lossWith(places: readonly number[], trust: number): number {
    let loss = 0;
    for (const place of places) {
      take(pool, place, of, targets);
      for (let seat = 0; seat < of.seats; seat++) scores[seat] = trust * of.own[seat]!;
      chancesOf(of, scores, chances);
      let one = 0;
      for (let seat = 0; seat < of.seats; seat++) one -= targets[seat]! * Math.log(chances[seat]! + 1e-9);
      loss += of.hasTeams ? one / 2 : one;
    }
    return loss;
  }

  /** The loss has one valley: two looks inside tell on which side it is not. */
  function least(places: readonly number[]): number {
    let [low, high] = [0, MOST_TRUST];
    for (let i = 0; i < STEPS; i++) {
      const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
      if (lossWith(places, a) < lossWith(places, b)) high = b;
      else low = a;
    }
    return lossWith(places, (low + high) / 2);
  }

  /** The squares that are left after the best line. */
  function offLine(places: readonly number[]): number {
    let [x, y, xx, xy, yy] = [0, 0, 0, 0, 0];
    for (const place of places) {
      take(pool, place, of, targets);
      const [said, was] = [of.own[0]!, targets[0]!];
      x += said;
      y += was;
      xx += said * said;
      xy += said * was;
      yy += was * was;
    }
    const n = places.length;
    const [spread, together] = [xx - (x * x) / n, xy - (x * y) / n];
    return yy - (y * y) / n - (spread > 0 ? (together * together) / spread : 0);
  }

  let sum = 0;
  bySeats.forEach((places, seats) => {
    if (places.length > 0) sum += seats === 1 ? offLine(places) : least(places);
  });
  return sum / Math.max(1, pool.filled);
}
