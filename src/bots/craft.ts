/**
 * Craft: what one's decisions gave away in a game, by the review's own account (judge.ts), in points of a hundred. Luck has
 * no part in it: a decision is judged by what its decider could know, against the best one that was found.
 */
import type { Game, Refusal } from "../core/game.ts";
import { decisions, isRefusal } from "../core/game.ts";
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
  /** Points of a hundred given away; 0: nothing was clearly better. */
  readonly points: number;
  /** What was at stake: by how much the best decision found is better than any decision by lot. */
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
        given.push({ n, by: place.by, ...weigh(seen, place, games, `craft ${season.name} ${n}`) });
      }
      return given.length === places.length;
    },
    given: () => given,
  };
}

/**
 * A decision beside the best one found, and what was at stake in it. The search looks as often at the one played as at the
 * best; of all others it knows what it met on the way.
 */
function weigh(
  game: Game,
  { state, by, played }: Place,
  games: number,
  seed: string,
): Pick<Weighed, "points" | "stake"> {
  const count = game.legal(state, list);
  if (count < 2) return { points: 0, stake: 0 };
  const legal = Array.from(list.subarray(0, count));
  const look = looking(game, state, games, seed);
  look.look(games >> 1);
  const best = game.hints.solved(state) ?? look.choice().decision;
  look.look(games >> 2, best);
  look.look(games >> 2, played);
  const [ofBest, ofPlayed] = [look.found(best)!, look.found(played)!];
  const points = ofBest.values[by]! - ofPlayed.values[by]!;
  const all = legal.flatMap((each) => look.found(each)?.values[by] ?? []);
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
  return {
    points: best === played ? 0 : POINTS * points,
    stake: POINTS * Math.max(0, points, ofBest.values[by]! - mean),
  };
}
