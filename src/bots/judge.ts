/** One position of a finished game judged by the search, from what its decider could know. All figures are estimates. */
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import type { Decision, Game, Seat, State } from "../core/game.ts";
import { CHANCE, copy, OVER } from "../core/game.ts";
import type { Search, SearchInquiry } from "./search.ts";
import { search } from "./search.ts";

/** A place where a seat decided. */
export interface Place {
  readonly state: State;
  readonly by: Seat;
  readonly played: Decision;
  /** Neither chance nor anything hidden had a part in what came of it, and the same seat went on. */
  readonly isLuckless: boolean;
}

export interface Judgement {
  /** The one played unless another is clearly better. */
  readonly best: Decision;
  /** What the best decision and the one played promise each seat. */
  readonly ofBest: readonly number[];
  readonly ofPlayed: readonly number[];
}

/** A place with what was found out about it. */
export interface Judged extends Place {
  found?: Judgement;
  /** How many games the judgement rests on. */
  games: number;
}

/** At least so many turns are imagined: looking further by the quick rule only blurs what is seen. */
const TURNS = 2;

/** So many games imagined from what the decider knows, the way a review does it. */
export function looking(game: Game, state: State, games: number, seed: string, inquiry?: SearchInquiry): Search {
  const level = {
    kind: "search",
    iterations: games,
    turns: TURNS,
    spread: game.seats(state),
    foresight: true,
    memory: 1,
  } as const;
  return search(game, state, game.decider(state), level, seed, inquiry);
}

/** Half of the games look for the best decision, the others compare it with the one played. */
export function judge(game: Game, { state, by, played }: Place, games: number, seed: string): Judgement {
  const look = looking(game, state, games, seed);
  const certain = game.hints.solved(state);
  if (certain === undefined) look.look(games >> 1);
  const best = certain ?? look.choice().decision;
  look.look(games >> 2, best);
  look.look(games >> 2, played);
  const [ofBest, ofPlayed] = [look.found(best)!, look.found(played)!];
  const isClear = ofBest.values[by]! - ofPlayed.values[by]! > Math.hypot(ofBest.doubt, ofPlayed.doubt);
  return isClear
    ? { best, ofBest: ofBest.values, ofPlayed: ofPlayed.values }
    : { best: played, ofBest: ofPlayed.values, ofPlayed: ofPlayed.values };
}

/** What a position promises each seat. */
function prospects(game: Game, state: State, games: number, seed: string): readonly number[] {
  if (game.decider(state) === OVER) return certainOf(game, state);
  const look = looking(game, state, games, seed);
  const certain = game.hints.solved(state);
  if (certain === undefined) look.look(games >> 1);
  const best = certain ?? look.choice().decision;
  look.look(games >> 1, best);
  return look.found(best)!.values;
}

/** The end of a game. */
export function certainOf(game: Game, state: State): number[] {
  const values = new Float64Array(game.seats(state));
  game.hints.evaluate(state, values);
  return [...values];
}

/** Another way it might have come: what the decider could not know and what chance decided are drawn anew. */
function elsewhere(game: Game, { state, by, played }: Place, chance: Chance): State {
  const other = copy(state);
  game.guess(other, by, chance);
  game.apply(other, played);
  while (game.decider(other) === CHANCE) game.applyOutcome(other, game.outcome(other, chance));
  return other;
}

/** What each seat might have expected afterwards with other luck. */
export const otherLuck = (game: Game, place: Place, games: number, seed: string): readonly number[] =>
  prospects(game, elsewhere(game, place, seeded(seed)), games, seed);

const GUESSES = 3;

/** Whatever was hidden, the decider would have seen the same come of it. */
export function isLuckless(game: Game, state: State, by: Seat, played: Decision): boolean {
  const chance = seeded("luckless");
  let seen: string | undefined;
  for (let i = 0; i < GUESSES; i++) {
    const other = copy(state);
    game.guess(other, by, chance);
    game.apply(other, played);
    if (game.decider(other) !== by) return false;
    const known = JSON.stringify(game.hints.known(other, by).state);
    if (seen !== undefined && known !== seen) return false;
    seen = known;
  }
  return true;
}
