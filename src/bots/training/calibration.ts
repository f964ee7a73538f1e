/** Whether chances come true: what judgements said at the starts of turns, against how the games ended. */
import { seeded } from "../../core/chance.ts";
import type { Game, JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { toPower } from "../calibrated.ts";
import { MOST_SEATS } from "../walker.ts";
import { playOn } from "./strength.ts";
import type { Evaluate } from "./turn.ts";
import { turnPlayer } from "./turn.ts";

const BINS = 10;
const NINETY_FIVE = 1.96;
/** Between these a power is looked for, in so many steps. */
const POWERS: readonly [number, number] = [0.1, 3];
const STEPS = 20;
const LEAST = 1e-6;

export interface Calibration {
  readonly positions: number;
  /** The mean of the squares of what a chance was off by. */
  readonly brier: number;
  /** How far that may be off, with 95 %. */
  readonly margin: number;
  /** By tenths of what was said: how often, what was said on average, and how often it came true. */
  readonly bins: readonly { readonly times: number; readonly said: number; readonly came: number }[];
}

/** What one judge said of all seats at the starts of one game's turns, and how it ended for them. */
interface Told {
  readonly said: readonly Float64Array[];
  readonly came: Float64Array;
}

/** Games by whole turns on the first judgement; what the others would have said is heard at the same positions. By judge and game. */
export function listen(
  game: Game,
  wish: JsonObject,
  games: number,
  seed: string,
  judges: readonly Evaluate[],
): readonly (readonly Told[])[] {
  const told = judges.map((): Told[] => []);
  const values = new Float64Array(MOST_SEATS);
  for (let i = 0; i < games; i++) {
    const example = game.setup(wish, seeded(`${seed}/${i} deal`));
    if (isRefusal(example)) throw new Error(example.say);
    const seats = game.seats(example);
    const said = judges.map((): Float64Array[] => []);
    const player = turnPlayer(game, judges[0]!, example);
    const end = playOn(game, wish, `${seed}/${i}`, Array(seats).fill(player), (s) => {
      judges.forEach((judge, k) => {
        judge(s, values);
        said[k]!.push(values.slice(0, seats));
      });
    });
    if (!end) continue;
    game.hints.evaluate(end, values);
    const came = values.slice(0, seats);
    told.forEach((each, k) => each.push({ said: said[k]!, came }));
  }
  return told;
}

export function calibrationOf(games: readonly Told[]): Calibration {
  const bins = Array.from({ length: BINS }, () => [0, 0, 0]);
  const sums = games.map(({ said, came }) => {
    let squares = 0;
    for (const chances of said)
      for (const [seat, chance] of chances.entries()) {
        const bin = bins[Math.min(BINS - 1, Math.floor(BINS * chance))]!;
        bin[0]!++;
        bin[1]! += chance;
        bin[2]! += came[seat]!;
        squares += (chance - came[seat]!) ** 2;
      }
    return { squares, positions: said.length * came.length };
  });
  const positions = sums.reduce((sum, each) => sum + each.positions, 0);
  const brier = sums.reduce((sum, each) => sum + each.squares, 0) / positions;
  // Positions of one game are not independent of each other: games are what is counted.
  const spread = Math.sqrt(sums.reduce((sum, each) => sum + (each.squares - brier * each.positions) ** 2, 0));
  return {
    positions,
    brier,
    margin: (NINETY_FIVE * spread) / positions,
    bins: bins.map(([times, said, came]) => ({ times: times!, said: said! / times!, came: came! / times! })),
  };
}

/** The power (calibrated.ts) with which chances are the least surprised by what came: their loss has one valley. */
export function bestPower(games: readonly Told[]): number {
  const values = new Float64Array(MOST_SEATS);
  const surprise = (power: number): number => {
    let sum = 0;
    for (const { said, came } of games)
      for (const chances of said) {
        values.set(chances);
        toPower(values, came.length, power);
        for (const [seat, end] of came.entries()) if (end > 0) sum -= end * Math.log(values[seat]! + LEAST);
      }
    return sum;
  };
  let [low, high] = POWERS;
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (surprise(a) < surprise(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}
