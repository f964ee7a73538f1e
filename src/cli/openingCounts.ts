/** Records counted one after the other: whatever their number, what is kept of them is bounded. */
import type { Game, Json, Result, Seat } from "../core/game.ts";
import { CHANCE, isRefusal, OVER } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import { applyText, readRecord } from "../core/record.ts";
import { gameNamed } from "../games/index.ts";

/** How often something was done, and how many of those games were won; a shared victory is won in parts. */
export interface Tried {
  readonly games: number;
  readonly won: number;
}

/** Games of one kind: the same game, mode and number of seats. */
export interface OpeningGroup {
  readonly name: string;
  readonly games: number;
  /** Decisions in a game, so that a tenth, half and nine tenths of the games have no more. */
  readonly lengths: readonly number[];
  /** Whoever has the first turn, the second, … */
  readonly order: readonly Tried[];
  /** Most frequent first. */
  readonly firsts: readonly (readonly [string, Tried])[];
  readonly openings: readonly (readonly [string, Tried])[];
}

interface Counts {
  games: number;
  readonly lengths: Map<number, number>;
  readonly order: { games: number; won: number }[];
  readonly firsts: Map<string, { games: number; won: number }>;
  readonly openings: Map<string, { games: number; won: number }>;
}

/** So many different beginnings are remembered for a kind of game. */
const MOST_BEGINNINGS = 5000;

interface Played {
  readonly seats: number;
  readonly decisions: number;
  readonly first: Seat;
  readonly beginning: readonly string[];
  readonly result: Result;
}

/** Undefined: it does not follow the rules, or is not over. */
function played(game: Game, record: GameRecord): Played | undefined {
  const state = game.read(record.options, record.state);
  if (isRefusal(state)) return undefined;
  let [decisions, first] = [0, -1];
  const beginning: string[] = [];
  for (const text of record.moves) {
    const decider = game.decider(state);
    if (decider === OVER || applyText(game, state, text)) return undefined;
    if (decider === CHANCE) continue;
    if (decisions++ === 0) first = decider;
    if (beginning.length < 2 && decider === first) beginning.push(text);
  }
  const result = game.result(state);
  return result && first >= 0 ? { seats: game.seats(state), decisions, first, beginning, result } : undefined;
}

const shareOf = (result: Result, seat: Seat): number =>
  "winners" in result ? (result.winners.includes(seat) ? 1 / result.winners.length : 0) : Number(result.won);

function count<K>(all: Map<K, { games: number; won: number }>, key: K, won: number): void {
  const known = all.get(key);
  if (known) {
    known.games++;
    known.won += won;
  } else if (all.size < MOST_BEGINNINGS) all.set(key, { games: 1, won });
}

function quantiles(lengths: ReadonlyMap<number, number>, games: number): number[] {
  const sorted = [...lengths].toSorted(([a], [b]) => a - b);
  return [0.1, 0.5, 0.9].map((share) => {
    let seen = 0;
    return sorted.find(([, many]) => (seen += many) >= share * games)?.[0] ?? 0;
  });
}

const byGames = (all: ReadonlyMap<string, Tried>): (readonly [string, Tried])[] =>
  [...all].toSorted(([, a], [, b]) => b.games - a.games);

export interface OpeningCounting {
  add(json: Json | undefined): void;
  result(): { readonly groups: readonly OpeningGroup[]; readonly broken: number };
}

export function openCounting(): OpeningCounting {
  const groups = new Map<string, Counts>();
  let broken = 0;
  return {
    add(json) {
      const record = json === undefined ? undefined : readRecord(json);
      const game = record && !isRefusal(record) ? gameNamed(record.game) : undefined;
      const found = game && played(game, record as GameRecord);
      if (!found) {
        broken++;
        return;
      }
      const { seats, decisions, first, beginning, result } = found;
      const { mode } = (record as GameRecord).options;
      const name = [game.name, typeof mode === "string" ? mode : "", `${seats} seats`].filter(Boolean).join(", ");
      const counts = groups.get(name) ?? {
        games: 0,
        lengths: new Map<number, number>(),
        order: Array.from({ length: seats }, () => ({ games: 0, won: 0 })),
        firsts: new Map(),
        openings: new Map(),
      };
      groups.set(name, counts);
      counts.games++;
      counts.lengths.set(decisions, (counts.lengths.get(decisions) ?? 0) + 1);
      counts.order.forEach((tried, turn) => {
        tried.games++;
        tried.won += shareOf(result, (first + turn) % seats);
      });
      count(counts.firsts, beginning[0]!, shareOf(result, first));
      count(counts.openings, beginning.join(", "), shareOf(result, first));
    },
    result: () => ({
      broken,
      groups: Array.from(groups, ([name, { games, lengths, order, firsts, openings }]) => ({
        name,
        games,
        lengths: quantiles(lengths, games),
        order,
        firsts: byGames(firsts),
        openings: byGames(openings),
      })),
    }),
  };
}
