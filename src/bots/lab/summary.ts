/** What the counts of an experiment say, with 95 % intervals. */
import { interval95 } from "../interval.ts";
import type { LabTally } from "./tally.ts";
import { PARTS, WIN } from "./tally.ts";

/** A figure and the interval in which the true one lies 95 times of 100. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };

export type DeedSummary = {
  readonly name: string;
  /** How often in a game, */
  readonly perGame: number;
  /** in which share of the games at all, */
  readonly games: number;
  /** what it is worth to its doer at that moment, in chances to win, */
  readonly swing: number;
  /** and which share of the games it decides. */
  readonly decides: Estimate;
};

export type LabSummary = {
  readonly games: number;
  /** The share broken off because they would not end. */
  readonly endless: number;
  /** What everybody would win if the turn order did not matter. */
  readonly fair: number;
  /** The share won by each place in turn order, the starting one first; none where all play together. */
  readonly seats: readonly Estimate[];
  readonly ties: Estimate;
  readonly choices: Estimate;
  readonly rounds: Estimate;
  /** Estimated: SECONDS for each decision with something to choose. */
  readonly minutes: Estimate;
  /** Of games by their number of rounds, up to MOST_ROUNDS. */
  readonly roundsBy: readonly number[];
  /** What a careful player wins among careless ones, */
  readonly careful: Estimate | undefined;
  /** and how much of the way from fair to certain that leaves to luck. */
  readonly luck: Estimate | undefined;
  readonly comebacks: Estimate | undefined;
  readonly leadChanges: number;
  /** After which part of the game the winner is in front for good, on average. */
  readonly settled: number;
  readonly gauges: readonly { readonly name: string; readonly value: number }[];
  readonly deeds: readonly DeedSummary[];
  /** Where all play together. */
  readonly won: Estimate | undefined;
  readonly score: Estimate | undefined;
};

/** How long people take for a decision: a guess, to turn decisions into minutes. */
const SECONDS = 12;
const MINUTE = 60;
const Z = 1.96;

const shareOf = (count: number, of: number): Estimate => {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const [low, high] = interval95(count, of);
  return { value: count / of, low, high };
};

function meanOf(sum: number, squares: number, of: number): Estimate {
  const value = of === 0 ? 0 : sum / of;
  const variance = of < 2 ? 0 : Math.max(0, (squares - of * value * value) / (of - 1));
  const half = of === 0 ? 0 : Z * Math.sqrt(variance / of);
  return { value, low: value - half, high: value + half };
}

const scaled = ({ value, low, high }: Estimate, by: number): Estimate => ({
  value: value * by,
  low: low * by,
  high: high * by,
});

/** 1: skill is worth nothing; 0: the careful one always wins. */
function luckOf({ value, low, high }: Estimate, fair: number): Estimate {
  const left = (won: number): number => Math.min(1, Math.max(0, 1 - (won - fair) / (1 - fair)));
  return { value: left(value), low: left(high), high: left(low) };
}

export function summaryOf(tally: LabTally, gauges: readonly string[], deeds: readonly string[]): LabSummary {
  const { games, endless, led } = tally;
  const sides = tally.wins.length;
  const ended = games - endless;
  const isTogether = sides === 1;
  const careful = tally.uneven > 0 ? shareOf(tally.unevenWins / WIN, tally.uneven) : undefined;
  const choices = meanOf(tally.choices, tally.choicesSquared, games);
  const each = (sum: number, of: number): number => (of === 0 ? 0 : sum / of);
  return {
    games,
    endless: each(endless, games),
    fair: 1 / sides,
    seats: isTogether ? [] : tally.wins.map((won) => shareOf(won / WIN, ended)),
    ties: shareOf(tally.ties, ended),
    choices,
    rounds: meanOf(tally.rounds, tally.roundsSquared, games),
    minutes: scaled(choices, SECONDS / MINUTE),
    roundsBy: tally.roundsBy,
    careful,
    luck: careful && luckOf(careful, 1 / sides),
    comebacks: isTogether ? undefined : shareOf(tally.comebacks, led),
    leadChanges: each(tally.leadChanges, led),
    settled: each(tally.settled, led * PARTS),
    gauges: gauges.map((name, i) => ({ name, value: each(tally.gauges[i]!, tally.turns * PARTS) })),
    deeds: deeds.map((name, i) => {
      const deed = tally.deeds[i]!;
      return {
        name,
        perGame: each(deed.done, games),
        games: each(deed.games, games),
        swing: each(deed.swing, deed.done * PARTS),
        decides: shareOf(deed.decided, led),
      };
    }),
    won: isTogether ? shareOf(tally.won, ended) : undefined,
    score: isTogether ? meanOf(tally.score, tally.scoreSquared, tally.won) : undefined,
  };
}

/** Do two figures differ by more than chance? The difference, with its interval. */
export function difference(one: Estimate, other: Estimate): Estimate {
  const value = other.value - one.value;
  const half = Math.hypot((one.high - one.low) / 2, (other.high - other.low) / 2);
  return { value, low: value - half, high: value + half };
}

export const isSure = ({ low, high }: Estimate): boolean => low > 0 || high < 0;
