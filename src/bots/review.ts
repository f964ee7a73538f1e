/**
 * A finished game judged decision by decision: how the chances went, what each decision cost, what luck brought.
 *
 * A step from one position to the next is split in two: what the decision gave away against the best one found, and the
 * rest, which is luck: dice, cards drawn, what was hidden. Both add up to the curve.
 */
import type { Game, Refusal, Seat } from "../core/game.ts";
import { CHANCE, copy, isRefusal, refuse } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import { applyText } from "../core/record.ts";
import { reviewed } from "./calibrated.ts";
import { COSTLY, GAMES_TO_BE_SURE, GAMES_TO_EXPLAIN } from "./costly.ts";
import type { Drift } from "./drift.ts";
import { driftOf } from "./drift.ts";
import type { Judged } from "./judge.ts";
import { certainOf, isLuckless, judge } from "./judge.ts";
import type { Why } from "./why.ts";
import { explain } from "./why.ts";

/** One decision and what chance made of it: step n leads from point n to point n + 1. */
export interface ReviewStep {
  readonly by: Seat;
  /** In notation. */
  readonly played: string;
  /** What would have been better; the same as played if nothing clearly was. */
  readonly best: string;
  /** What the decision changed for each seat against the best one: never more than 0 for the decider. */
  readonly choice: readonly number[];
  /** What luck changed for each seat. */
  readonly luck: readonly number[];
  /** Why a costly one was, if a cause was found that stands the test. */
  readonly why?: Why;
}

export interface Review {
  /** The prospects of each seat before each decision and at the end; undefined: not judged yet. */
  readonly points: readonly (readonly number[] | undefined)[];
  /** Undefined: the points at its ends are not both judged yet. */
  readonly steps: readonly (ReviewStep | undefined)[];
  /** From 0 to 1. */
  readonly done: number;
}

/** A review in progress, in slices. */
export interface Reviewer {
  /** Judges on for about so long. True: done. */
  work(ms: number): boolean;
  review(): Review;
}

/** Games looked through for the whole review, and per decision at least and at most. */
const GAMES = 60_000;
const LEAST = 80;
const MOST = 600;
/** The first pass is quick, so that a curve is soon seen. */
const QUICK = 6;
/** Decisions that seem to have cost most are judged again with more care, so that chance finds no culprits. */
const CARE = 4;
const COSTLIEST = 3;
const MOST_CAREFUL = 12;
/** So many costly decisions are explained at most, the costliest first. */
const MOST_EXPLAINED = 60;

/** Judges a record; the same seed gives the same review. `isQuick`: the first pass only. */
export function reviewerOf(played: Game, record: GameRecord, seed: string, isQuick = false): Reviewer | Refusal {
  const game = reviewed(played);
  const opened = placesOf(game, record);
  if (isRefusal(opened)) return opened;
  const { places, end } = opened;
  const games = Math.min(MOST, Math.max(LEAST, Math.round(GAMES / places.length)));
  const quick = Math.round(games / QUICK);
  const tasks: (() => void)[] = [];
  let done = 0;

  const judgeAgain = (place: Judged, looked: number): void => {
    place.found = judge(game, place, looked, `${seed} ${places.indexOf(place)} ${looked}`);
    place.games = looked;
  };
  const pass = (looked: number): void => {
    for (const place of places) tasks.push(() => judgeAgain(place, looked));
  };
  const careAbout = (): void => {
    const costliest = places.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, COSTLIEST);
    const place = costliest.find((each) => each.games < CARE * games && costOf(each) > 0);
    if (place) judgeAgain(place, CARE * games);
  };

  /** What is to be explained is judged with care before: chance makes no mistakes that have a reason. */
  const explainNext = (): void => {
    const open = places.filter(({ isAsked }) => !isAsked);
    const place = open.toSorted((a, b) => costOf(b) - costOf(a))[0];
    if (!place || costOf(place) < COSTLY) return;
    if (place.games < GAMES_TO_BE_SURE) judgeAgain(place, GAMES_TO_BE_SURE);
    place.isAsked = true;
    if (costOf(place) < COSTLY) return;
    place.why = explain(game, place, place.found!.best, GAMES_TO_EXPLAIN, `${seed} ${places.indexOf(place)} why`);
  };

  pass(quick);
  if (!isQuick) pass(games);
  const drift = driftOf(game, places, isQuick ? quick : games, `${seed} drift`);
  tasks.push(...drift.tasks);
  if (!isQuick) for (let i = 0; i < MOST_CAREFUL; i++) tasks.push(careAbout);
  if (!isQuick && game.causes) for (let i = 0; i < MOST_EXPLAINED; i++) tasks.push(explainNext);

  return {
    work(ms) {
      const until = performance.now() + ms;
      while (done < tasks.length && performance.now() < until) tasks[done++]!();
      return done === tasks.length;
    },
    review() {
      const points = pointsOf(places, end, drift);
      const steps = places.map((place, n) => stepOf(game, place, points[n], points[n + 1]));
      return { points, steps, done: done / tasks.length };
    },
  };
}

/** A place with the reason that was looked for. */
interface Explained extends Judged {
  isAsked?: boolean;
  why?: Why | undefined;
}

const costOf = ({ found, by }: Judged): number => (found ? found.ofBest[by]! - found.ofPlayed[by]! : 0);

/** Every decision of a record with the state before it, and what the end was worth. */
export function placesOf(game: Game, record: GameRecord): { places: Explained[]; end: readonly number[] } | Refusal {
  const state = game.read(record.options, record.state);
  if (isRefusal(state)) return state;
  const places: Explained[] = [];
  for (const [i, text] of record.moves.entries()) {
    const by = game.decider(state);
    const before = copy(state);
    const refusal = applyText(game, state, text);
    if (refusal) return { ...refusal, say: `Move ${i + 1} of the record: ${refusal.say}` };
    if (by === CHANCE) continue;
    const played = game.parse(before, text)!;
    places.push({ state: before, by, played, isLuckless: isLuckless(game, before, by, played), games: 0 });
  }
  if (game.result(state) === undefined) return refuse("running", "A game is reviewed when it is over.");
  return { places, end: certainOf(game, state) };
}

/** Backwards from the certain end: where there was no luck, what follows is the better judge of what was before. */
function pointsOf(places: readonly Judged[], end: readonly number[], drift: Drift): Review["points"] {
  const points: (readonly number[] | undefined)[] = [...places.map(() => undefined), end];
  for (let n = places.length - 1; n >= 0; n--) {
    const { found, isLuckless: isCertain } = places[n]!;
    if (!found) continue;
    points[n] = isCertain
      ? points[n + 1]?.map((value, seat) => value + found.ofBest[seat]! - found.ofPlayed[seat]!)
      : found.ofBest.map((value) => value + drift.at(n));
  }
  return points;
}

function stepOf(
  game: Game,
  { state, by, played, found, why }: Explained,
  before: readonly number[] | undefined,
  after: readonly number[] | undefined,
): ReviewStep | undefined {
  if (!before || !after || !found) return undefined;
  const choice = before.map((_, seat) => found.ofPlayed[seat]! - found.ofBest[seat]!);
  const luck = before.map((value, seat) => after[seat]! - value - choice[seat]!);
  return {
    by,
    played: game.format(state, played),
    best: game.format(state, found.best),
    choice,
    luck,
    ...(why && { why }),
  };
}
