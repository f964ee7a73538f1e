/** The rules of the house for rated games, and what one makes of those who played it. */
import { botRating } from "../../bots/standing.ts";
import type { Game, Refusal, Result, State } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import type { Rating } from "../../core/rating.ts";
import { doubted, NEWCOMER, rate } from "../../core/rating.ts";
import type { Terms } from "../../core/protocol.ts";
import { gameNamed } from "../../games/index.ts";
import type { TableRow } from "../store.ts";
import { botWho, levelOf } from "./rows.ts";
import type { Apply, Before, EndedRated, RatedRow, RatedSeat, RatedStanding } from "./store.ts";

/** Undefined: a table may be rated on these terms, or is not to be. */
export function ratedRefusal(game: Game, state: State, { rated, seed, clock, late }: Terms): Refusal | undefined {
  if (!rated) return undefined;
  if (game.seats(state) < 2 || game.isTogether(state))
    return refuse("rated", "A rated game needs opponents: this one is won or lost together.");
  if (seed !== undefined) return refuse("rated", "A rated game has luck that nobody knows: it takes no seed.");
  if (!clock) return refuse("rated", "A rated game needs a clock, so that it comes to its end.");
  if (late) return refuse("rated", "Nobody joins a rated game late.");
  return undefined;
}

/** Whoever is gone lets a bot play on, and comes last. So nobody leaves a rated game, and nobody is sent away. */
export const staysRated = ({ terms, stage }: TableRow): Refusal | undefined =>
  terms.rated && stage === "playing"
    ? refuse("rated", "A rated game is played to its end: let a bot play on, and you come last.")
    : undefined;

/** Undefined: the game is not rated, or has no ranks. */
export function endedRated(
  game: Game,
  state: State,
  row: TableRow,
  result: Result | undefined,
  ended: number,
): EndedRated | undefined {
  if (!row.terms.rated || !result || !("ranking" in result)) return undefined;
  const sides = game.options(state).teams === true ? row.seats.length / 2 : row.seats.length;
  const seats = row.seats.map(({ person, bot, standIn }, seat): RatedSeat => {
    const rank = result.ranking.findIndex((all) => all.includes(seat));
    const who = person ?? (bot === undefined ? "" : botWho(bot));
    return { who, rank, side: seat % sides, ...(person !== undefined && standIn && { isAway: true }) };
  });
  return { game: game.name, ended, seats };
}

/** So many rated games a day between the same two change their results, and so many with bots in them. */
export const MOST_PAIR = 5;
export const MOST_WITH_BOTS = 20;

/** What a game makes of the people who played it. Bots stay what they were measured to be. */
export const applied: Apply = (row, before) => {
  const order = [...new Set(row.seats.map(({ side }) => side))];
  const sides = order.map((side) => row.seats.filter((seat) => seat.side === side && seat.who !== ""));
  const ratingOf = ({ who }: RatedSeat): Rating => {
    const level = levelOf(who);
    if (level !== undefined) return botRating(gameNamed(row.game)!, level);
    return doubted(before.get(who)?.standing ?? NEWCOMER);
  };
  const playing = sides.filter((side) => side.length > 0);
  const meet = (a: number, b: number): boolean =>
    playing[a]!.every((one) => playing[b]!.every((other) => counts(one, other, before)));
  /** As it ended, or as if a side had come last. */
  const ended = (last?: number) =>
    rate(
      playing.map((side, i) => ({ players: side.map(ratingOf), rank: i === last ? Infinity : side[0]!.rank })),
      meet,
    );
  const rated = ended();
  const standings = new Map<string, RatedStanding>();
  for (const [i, side] of playing.entries())
    for (const [k, { who, isAway }] of side.entries())
      // A partner is not to blame for who was away.
      if (levelOf(who) === undefined) {
        const next = isAway ? ended(i)[i]![k]! : rated[i]![k]!;
        standings.set(who, { ...next, games: (before.get(who)?.standing?.games ?? 0) + 1 });
      }
  return standings;
};

/** Has this pair met seldom enough lately? */
function counts(one: RatedSeat, other: RatedSeat, before: ReadonlyMap<string, Before>): boolean {
  if (one.who === other.who) return false;
  const [a, b] = [before.get(one.who)?.lately, before.get(other.who)?.lately];
  if (a && b) return a.filter((table) => b.includes(table)).length < MOST_PAIR;
  return (a ?? b ?? []).length < MOST_WITH_BOTS;
}

/** Seats of people, with who they are. */
export const peopleOf = ({ seats }: RatedRow): { readonly seat: number; readonly who: string }[] =>
  seats.flatMap(({ who }, seat) => (who === "" || levelOf(who) !== undefined ? [] : [{ seat, who }]));
