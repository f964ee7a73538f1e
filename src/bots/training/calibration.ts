/** Whether chances come true: what judgements said at the starts of turns, against how the games ended. */
import { seeded } from "../../core/chance.ts";
import type { Game, JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { MOST_SEATS } from "../walker.ts";
import { playOn } from "./strength.ts";
import type { Evaluate } from "./turn.ts";
import { turnPlayer } from "./turn.ts";

const BINS = 10;

export interface Calibration {
  readonly positions: number;
  /** The mean of the squares of what a chance was off by. */
  readonly brier: number;
  /** By tenths of what was said: how often, what was said on average, and how often it came true. */
  readonly bins: readonly { readonly times: number; readonly said: number; readonly came: number }[];
}

/** Games by whole turns on one judgement; what the others would have said is measured on the same positions. */
export function calibrate(
  game: Game,
  wish: JsonObject,
  games: number,
  seed: string,
  judges: readonly Evaluate[],
): readonly Calibration[] {
  const tallies = judges.map(() => ({ positions: 0, squares: 0, bins: Array.from({ length: BINS }, () => [0, 0, 0]) }));
  const values = new Float64Array(MOST_SEATS);
  for (let i = 0; i < games; i++) {
    const example = game.setup(wish, seeded(`${seed}/${i} deal`));
    if (isRefusal(example)) throw new Error(example.say);
    const seats = game.seats(example);
    const said: Float64Array[][] = judges.map(() => []);
    const player = turnPlayer(game, judges[0]!, example);
    const end = playOn(game, wish, `${seed}/${i}`, Array(seats).fill(player), (s) => {
      judges.forEach((judge, k) => {
        judge(s, values);
        said[k]!.push(values.slice(0, seats));
      });
    });
    if (!end) continue;
    game.hints.evaluate(end, values);
    tallies.forEach((tally, k) => {
      for (const chances of said[k]!)
        for (let seat = 0; seat < seats; seat++) {
          const bin = tally.bins[Math.min(BINS - 1, Math.floor(BINS * chances[seat]!))]!;
          bin[0]!++;
          bin[1]! += chances[seat]!;
          bin[2]! += values[seat]!;
          tally.positions++;
          tally.squares += (chances[seat]! - values[seat]!) ** 2;
        }
    });
  }
  return tallies.map(({ positions, squares, bins }) => ({
    positions,
    brier: squares / positions,
    bins: bins.map(([times, said, came]) => ({ times: times!, said: said! / times!, came: came! / times! })),
  }));
}
