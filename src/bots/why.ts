/**
 * Why a decision was bad: what happens more often after it, or less often than after the better one.
 *
 * Every cause is tested before it is named: it is taken out of the imagined games (whoever does it may not, or gets back
 * what it cost), and only if at least half of the loss goes with it, it is a cause.
 */
import type { Causes, Decision, Fact, Game } from "../core/game.ts";
import { copy } from "../core/game.ts";
import { barring, MOST_FACTS } from "./barring.ts";
import type { Count, Counter, When } from "./counts.ts";
import { BEST, counterOf, PLAYED, SEARCHING } from "./counts.ts";
import type { Place } from "./judge.ts";
import { looking } from "./judge.ts";
import type { SearchInquiry } from "./search.ts";

/** One thing that was tested, and in what share of the imagined games it happens after each of the two decisions. */
export interface Cause {
  readonly fact: Fact;
  readonly afterPlayed: number;
  readonly afterBest: number;
  readonly when: When;
  /** What it is mostly done with, as a number of the game; −1: nothing of the kind, or now this and now that. */
  readonly means: number;
}

export interface Why {
  /** One, or two that only together are enough. */
  readonly causes: readonly Cause[];
  /** What the decision costs the decider in these games, and what it still costs without the causes. */
  readonly loss: number;
  readonly without: number;
}

/** The loss must shrink to this share. */
const SHRINKS_TO = 0.5;
/** Each of two causes must take away so much by itself. */
const PART = 0.1;
/** Differences that are worth a sentence. */
const LEAST_SHARE = 0.04;
/** A cause that seems to explain less of the loss is not tried. */
const LEAST_PART = 0.12;
const MOST_TRIED = 8;
const MOST_PAIRED = 5;
/** What was paid is the plainest cause, where it is one. */
const PRICE = 1.5;
/** More than half of the time with the same. */
const MOSTLY = 0.5;

/** Undefined: nothing that can be named is the cause, or the game names nothing. The same seed gives the same answer. */
export function explain(game: Game, place: Place, best: Decision, games: number, seed: string): Why | undefined {
  const { causes } = game;
  if (!causes || best === place.played) return undefined;
  const counter = counterOf(place.by, causes);
  const loss = compare(game, place, best, games, seed, counter);
  if (loss <= 0) return undefined;
  const likely = candidates(game, causes, place, best, counter, loss);
  const tried: { readonly cause: Cause; readonly without: number }[] = [];
  for (const cause of likely.slice(0, MOST_TRIED)) {
    const without = lossWithout(game, causes, place, best, games, seed, [cause.fact]);
    const why = { causes: [cause], loss, without };
    if (standsTest(why)) return why;
    tried.push({ cause, without });
  }
  return pairOf(game, causes, place, best, games, seed, loss, tried);
}

/** The same test once more with other luck: what the decision costs with and without the causes that were named. */
export function retest(game: Game, place: Place, best: Decision, why: Why, games: number, seed: string): Why {
  const loss = compare(game, place, best, games, seed, counterOf(place.by));
  const facts = why.causes.map(({ fact }) => fact);
  const without = lossWithout(game, game.causes!, place, best, games, seed, facts);
  return { ...why, loss, without };
}

/** Half of the loss goes with the causes. */
export const standsTest = ({ loss, without }: Why): boolean => without <= SHRINKS_TO * loss;

/** What the decision costs, by as many games after each of the two. */
function compare(
  game: Game,
  place: Place,
  best: Decision,
  games: number,
  seed: string,
  counter: Counter,
  inquiry: SearchInquiry = {},
  isBestForbidden = false,
): number {
  const look = looking(game, place.state, 4 * games, seed, { ...inquiry, ...counter.inquiry });
  let better = best;
  if (isBestForbidden) {
    counter.turnTo(SEARCHING);
    look.look(2 * games);
    better = look.choice().decision;
  }
  counter.turnTo(BEST);
  look.look(games, better);
  counter.turnTo(PLAYED);
  look.look(games, place.played);
  return counter.mean(BEST) - counter.mean(PLAYED);
}

/** What is still lost where these facts cannot happen, or what they cost is given back. */
function lossWithout(
  game: Game,
  causes: Causes,
  place: Place,
  best: Decision,
  games: number,
  seed: string,
  facts: readonly Fact[],
): number {
  const isPaidBack = facts.map((fact) => givesBack(game, causes, place, best, fact));
  const forbidden = facts.filter((_, i) => !isPaidBack[i]);
  const paid = facts.filter((_, i) => isPaidBack[i]);
  const { inquiry, isBarred } = barring(game, causes, forbidden);
  const withAmends: SearchInquiry = {
    ...inquiry,
    amend(before, decision, after) {
      for (const fact of paid) causes.giveBack(before, decision, after, fact);
    },
    evaluate: (s, values) => causes.evaluateWithout(s, facts, values),
  };
  return compare(game, place, best, games, seed, counterOf(place.by), withAmends, isBarred(place.state, best));
}

/** It came with the decision, or is on its way after both: then it can be taken out of what they led to. */
function givesBack(game: Game, causes: Causes, { state, played }: Place, best: Decision, fact: Fact): boolean {
  const found = new Int32Array(MOST_FACTS);
  const isOfBest = found.subarray(0, causes.facts(state, best, found)).includes(fact);
  return (isOfBest ? [played] : [played, best]).some((decision) => {
    const after = copy(state);
    game.apply(after, decision);
    return causes.giveBack(state, decision, after, fact);
  });
}

/** What seems to explain most of the loss first: how much more often it happens, times what it changes where it happens. */
function candidates(game: Game, causes: Causes, place: Place, best: Decision, counter: Counter, loss: number): Cause[] {
  const found = new Int32Array(MOST_FACTS);
  const atOnce = (decision: Decision): Set<Fact> =>
    new Set(found.subarray(0, causes.facts(place.state, decision, found)));
  const ofBest = atOnce(best);
  const ofPlayed = atOnce(place.played);
  const rated: { readonly cause: Cause; readonly explains: number }[] = [];
  for (const [fact, count] of counter.counts) {
    const [afterPlayed, afterBest] = [count.games[0] / counter.games[0], count.games[1] / counter.games[1]];
    const weight = causes.weight(fact);
    if (Math.abs(afterPlayed - afterBest) < LEAST_SHARE) continue;
    if (causes.favours(place.state, fact, place.by) * (afterBest - afterPlayed) < 0) continue;
    if (ofPlayed.has(fact) ? !givesBack(game, causes, place, best, fact) : weight === 0) continue;
    if (weight < 1 && ofBest.has(fact)) continue;
    // What comes with one of the two decisions themselves always happens: games without it tell nothing of it.
    const isCertain = ofPlayed.has(fact) || ofBest.has(fact);
    const effect = isCertain ? undefined : effectOf(count, counter);
    const difference = afterBest - afterPlayed;
    const part = effect === undefined ? Math.abs(difference) * loss : difference * effect;
    if (part < LEAST_PART * loss) continue;
    rated.push({
      cause: { fact, afterPlayed, afterBest, when: whenOf(count), means: meansOf(count) },
      explains: (weight || PRICE) * part,
    });
  }
  return rated.toSorted((a, b) => b.explains - a.explains || a.cause.fact - b.cause.fact).map(({ cause }) => cause);
}

/** How much better the decider does in games where it happens than where it does not, on the same side; undefined: nobody knows. */
export function effectOf({ games, values }: Count, counter: Counter): number | undefined {
  let [sum, weights] = [0, 0];
  for (const side of [PLAYED, BEST] as const) {
    const [yes, no] = [games[side], counter.games[side] - games[side]];
    if (yes === 0 || no === 0) continue;
    const total = counter.mean(side) * counter.games[side];
    const weight = (yes * no) / (yes + no);
    sum += weight * (values[side] / yes - (total - values[side]) / no);
    weights += weight;
  }
  return weights === 0 ? undefined : sum / weights;
}

function whenOf({ whens }: Count): When {
  if (whens.once >= whens.turn && whens.once >= whens.later) return "once";
  return whens.turn >= whens.later ? "turn" : "later";
}

export function meansOf({ means, games }: Count): number {
  const [most] = [...means].toSorted(([, a], [, b]) => b - a);
  return most && most[1] > MOSTLY * (games[0] + games[1]) ? most[0] : -1;
}

/** Two that are only together enough, each of which takes away a part. */
function pairOf(
  game: Game,
  causes: Causes,
  place: Place,
  best: Decision,
  games: number,
  seed: string,
  loss: number,
  tried: readonly { readonly cause: Cause; readonly without: number }[],
): Why | undefined {
  const parts = tried
    .filter(({ without }) => without <= (1 - PART) * loss)
    .toSorted((a, b) => a.without - b.without)
    .slice(0, MOST_PAIRED);
  for (const [i, { cause: first }] of parts.entries())
    for (const { cause: second } of parts.slice(i + 1)) {
      const without = lossWithout(game, causes, place, best, games, seed, [first.fact, second.fact]);
      const why = { causes: [first, second], loss, without };
      if (standsTest(why)) return why;
    }
  return undefined;
}
