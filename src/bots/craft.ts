/**
 * Craft: what one's decisions gave away in a game, by the review's own account (judge.ts), in points of a hundred, beside what
 * a beginner would have given away in the same places, who takes what looks best at first sight. Luck has no part in it: a
 * decision is judged by what its decider could know, against the best one that was found.
 */
import type { Decision, Game, Refusal } from "../core/game.ts";
import { decisions, isRefusal, MOST_DECISIONS } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import type { Place } from "./judge.ts";
import { looking } from "./judge.ts";
import { placesOf } from "./review.ts";
import type { Season } from "./seasons.ts";
import { judgedBy } from "./seasons.ts";

/** One decision as it is counted. */
export interface Weighed {
  /** The number of the decision in the record, outcomes of chance not counted. */
  readonly n: number;
  readonly by: number;
  /** Points of a hundred given away, never more than the season counts; below 0: better than what was taken for the best. */
  readonly points: number;
  /** What was at stake: what a beginner would have given away there. */
  readonly stake: number;
}

/** Judging a game, a slice at a time. */
export interface Assessor {
  /** Judges on for about so long. True: done. */
  work(ms: number): boolean;
  given(): readonly Weighed[];
}

const POINTS = 100;
const list = decisions();
const sights = new Float64Array(MOST_DECISIONS);
/** Differences of first sight that a beginner sees. */
const SEEN = 0.02;

/** The same record and season give the same numbers, anywhere. */
export function assessorOf(game: Game, record: GameRecord, season: Season): Assessor | Refusal {
  const seen = judgedBy(game, season);
  const opened = placesOf(seen, record);
  if (isRefusal(opened)) return opened;
  const { places } = opened;
  const games = Math.min(season.most, Math.max(season.least, Math.round(season.games / places.length)));
  const given: Weighed[] = [];
  return {
    work(ms) {
      const until = performance.now() + ms;
      while (given.length < places.length && performance.now() < until) {
        const n = given.length;
        const place = places[n]!;
        given.push({ n, by: place.by, ...weigh(seen, place, games, season.counting, `craft ${season.name} ${n}`) });
      }
      return given.length === places.length;
    },
    given: () => given,
  };
}

/**
 * A decision beside the best one found, and what was at stake in it. The search looks as often at the one played as at the
 * best; of all others it knows what it met on the way. One blunder is not everything: each decision counts so much at most.
 */
function weigh(
  game: Game,
  { state, by, played }: Place,
  games: number,
  { most, lot }: Season["counting"],
  seed: string,
): Pick<Weighed, "points" | "stake"> {
  const count = game.legal(state, list);
  if (count < 2) return { points: 0, stake: 0 };
  const legal = Array.from(list.subarray(0, count));
  game.hints.rate(state, list, count, sights, true);
  const sight = legal.map((each, i): [Decision, number] => [each, sights[i]!]);
  const look = looking(game, state, games, seed);
  look.look(games >> 1);
  const solved = game.hints.solved(state);
  const best = solved ?? look.choice().decision;
  look.look(games >> 2, best);
  look.look(games >> 2, played);
  const at = (each: Decision): number | undefined => look.found(each)?.values[by];
  const found = sight.flatMap(([each, seen]) => {
    const value = at(each);
    return value === undefined ? [] : [{ seen, given: Math.min(most, Math.max(0, at(best)! - value)) }];
  });
  const points = best === played ? 0 : Math.max(-most, Math.min(most, at(best)! - at(played)!));
  // Where the odds can be worked out, to be right proves nothing, and to be wrong costs.
  return { points: POINTS * points, stake: solved === undefined ? POINTS * beginner(found, lot) : 0 };
}

/** What somebody gives away on average who takes what looks best at first sight, and now and then anything. */
function beginner(all: readonly { readonly seen: number; readonly given: number }[], lot: number): number {
  const highest = all.reduce((most, { seen }) => Math.max(most, seen), -Infinity);
  let [weights, sum, plain] = [0, 0, 0];
  for (const { seen, given } of all) {
    const weight = Math.exp((seen - highest) / SEEN);
    weights += weight;
    sum += weight * given;
    plain += given;
  }
  return (1 - lot) * (sum / weights) + lot * (plain / all.length);
}
