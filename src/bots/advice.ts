/**
 * What a coach says to a seat that has to decide: what the archmage would do and why, what a decision would cost, what the
 * others threaten. It knows what the seat knows, and every reason stands the test of a review (why.ts).
 */
import { seeded } from "../core/chance.ts";
import type { Decision, Fact, Game, Seat, State } from "../core/game.ts";
import { copy, decisions, doerOf } from "../core/game.ts";
import { barring } from "./barring.ts";
import { reviewed } from "./calibrated.ts";
import { COSTLY, GAMES_TO_BE_SURE, GAMES_TO_EXPLAIN } from "./costly.ts";
import { BEST, counterOf } from "./counts.ts";
import { judge, looking } from "./judge.ts";
import type { Why } from "./why.ts";
import { effectOf, explain, meansOf } from "./why.ts";

export interface AdviceRequest {
  readonly game: string;
  readonly state: State;
  readonly seat: Seat;
  readonly seed: string;
  /** The name to call it off by. */
  readonly table: string;
  /** What the seat is about to decide; undefined: it wants to know what to decide. */
  readonly meant?: string;
}

export interface CoachAdvice {
  /** In notation. */
  readonly best: string;
  /** The decision that the best one is compared with, and what it costs; 0: none is clearly worse. */
  readonly other: string;
  readonly cost: number;
  readonly why?: Why;
  readonly threat?: Threat;
}

/** What somebody else may do, in what share of the imagined games, and what that costs the seat. */
export interface Threat {
  readonly fact: Fact;
  readonly share: number;
  readonly cost: number;
  readonly means: number;
}

/** At first by so many games. */
const FIRST = 400;
/** Compared with each other decision by so many games. */
const EACH = 30;
/** What is worse by less is no reason to advise something. */
const CLEARLY = 0.03;
const LEAST_THREAT = 0.02;
const LEAST_SHARE = 0.1;
const MOST_TRIED = 4;

export const adviceOf = (game: Game, request: AdviceRequest): CoachAdvice =>
  request.meant === undefined ? advise(reviewed(game), request) : warn(reviewed(game), request, request.meant);

/** What a decision would cost: judged as a review judges it. */
function warn(game: Game, { state, seat, seed }: AdviceRequest, meant: string): CoachAdvice {
  const place = { state, by: seat, played: game.parse(state, meant)!, isLuckless: false };
  let cost = 0;
  let best = place.played;
  for (const games of [FIRST, GAMES_TO_BE_SURE]) {
    const found = judge(game, place, games, `${seed} ${games}`);
    cost = found.ofBest[seat]! - found.ofPlayed[seat]!;
    ({ best } = found);
    if (cost < COSTLY) return { best: meant, other: meant, cost: 0 };
  }
  const why = explain(game, place, best, GAMES_TO_EXPLAIN, `${seed} why`);
  return { best: game.format(state, best), other: meant, cost, ...(why && { why }) };
}

function advise(game: Game, { state, seat, seed }: AdviceRequest): CoachAdvice {
  const look = looking(game, state, GAMES_TO_BE_SURE, seed);
  const certain = game.hints.solved(state);
  if (certain === undefined) look.look(GAMES_TO_BE_SURE >> 1);
  const best = certain ?? look.choice().decision;
  const list = decisions();
  const all = Array.from(list.subarray(0, game.legal(state, list)));
  look.look(GAMES_TO_EXPLAIN, best);
  for (const each of all) look.look(EACH, each);
  const worth = (decision: Decision): number => look.found(decision)!.values[seat]!;
  const worse = all.filter((each) => worth(best) - worth(each) >= CLEARLY).toSorted((a, b) => worth(b) - worth(a));
  // What a simple rule would do is what somebody might do instead; else the next best.
  const simple = game.policies.eager?.(known(game, state, seat), list, all.length, seeded(seed));
  const other = worse.find((each) => each === simple) ?? worse[0];
  const threat = threatTo(game, state, seat, best, `${seed} threat`);
  const advice = { best: game.format(state, best), ...(threat && { threat }) };
  if (other === undefined) return { ...advice, other: advice.best, cost: 0 };
  const place = { state, by: seat, played: other, isLuckless: false };
  const why = explain(game, place, best, GAMES_TO_EXPLAIN, `${seed} why`);
  return { ...advice, other: game.format(state, other), cost: worth(best) - worth(other), ...(why && { why }) };
}

/** Nothing that the seat cannot know. */
function known(game: Game, state: State, seat: Seat): State {
  const guessed = copy(state);
  game.guess(guessed, seat, seeded("advice"));
  return guessed;
}

/** What another does often and what costs the seat most: tested by forbidding it. */
function threatTo(game: Game, state: State, seat: Seat, best: Decision, seed: string): Threat | undefined {
  const { causes } = game;
  if (!causes || game.isTogether(state)) return undefined;
  const counter = counterOf(seat, causes);
  counter.turnTo(BEST);
  looking(game, state, GAMES_TO_EXPLAIN, seed, counter.inquiry).look(GAMES_TO_EXPLAIN, best);
  const likely = Array.from(counter.counts, ([fact, count]) => ({
    fact,
    share: count.games[BEST] / GAMES_TO_EXPLAIN,
    means: meansOf(count),
    effect: (effectOf(count, counter) ?? 0) * causes.weight(fact),
  }))
    .filter(({ fact, share, effect }) => doerOf(fact) !== seat && share >= LEAST_SHARE && effect < 0)
    .filter(({ fact }) => causes.favours(state, fact, seat) <= 0)
    .toSorted((a, b) => a.share * a.effect - b.share * b.effect || a.fact - b.fact);
  for (const { fact, share, means } of likely.slice(0, MOST_TRIED)) {
    const barred = counterOf(seat);
    barred.turnTo(BEST);
    const inquiry = { ...barring(game, causes, [fact]).inquiry, ...barred.inquiry };
    looking(game, state, GAMES_TO_EXPLAIN, seed, inquiry).look(GAMES_TO_EXPLAIN, best);
    const cost = barred.mean(BEST) - counter.mean(BEST);
    if (cost >= LEAST_THREAT) return { fact, share, cost, means };
  }
  return undefined;
}
