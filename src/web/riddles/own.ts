/** Mistakes of one's own games, kept on this device: they come back as riddles after one, three, seven and twenty-one days. */
import { signal } from "@preact/signals";
import type { Review } from "../../bots/review.ts";
import type { Game, JsonObject } from "../../core/game.ts";
import type { GameRecord } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";
import { riddleId } from "../../core/riddle.ts";
import { read, write } from "../app/settings.ts";
import { allSaved } from "../sessions/saved.ts";
import { momentOf } from "../review/moment.ts";
import { dayNumber } from "./standing.ts";

export interface Mistake {
  readonly game: string;
  readonly riddle: Riddle;
  /** What was decided then, and the share of the prospects it cost. */
  readonly played: string;
  readonly cost: number;
  /** The day it comes back on, and how often it was found since. */
  readonly due: number;
  readonly found: number;
}

const KEY = "zaubertisch.mistakes";
/** So many days later, each time it is found. */
const SPACES = [1, 3, 7, 21] as const;
/** Less is hardly a mistake, and more of them nobody repeats. */
const LEAST_COST = 0.05;
const MOST_OF_A_GAME = 3;
const MOST_KEPT = 60;

function load(): readonly Mistake[] {
  try {
    return JSON.parse(read(KEY) ?? "[]") as Mistake[];
  } catch {
    return [];
  }
}

export const mistakes = signal(load());

function keep(all: readonly Mistake[]): void {
  mistakes.value = all.slice(-MOST_KEPT);
  write(KEY, JSON.stringify(mistakes.peek()));
}

/** Whose game of this device it is, if one person played it. */
function ownSeat(record: GameRecord): number | undefined {
  const moves = record.moves.join();
  const saved = allSaved().find((each) => each.record.moves.join() === moves);
  const people = saved?.sitters.flatMap(({ by }, seat) => (by === "person" ? [seat] : []));
  return people?.length === 1 ? people[0] : undefined;
}

/** What a review that is done found of one's own. What is known already stays as it is. */
export function keepMistakes(game: Game, record: GameRecord, review: Review, today = dayNumber()): void {
  const seat = ownSeat(record);
  if (seat === undefined) return;
  const costly = review.steps
    .flatMap((step, n) => (step?.by === seat ? [{ n, step, cost: -step.choice[seat]! }] : []))
    .filter(({ cost, step }) => cost >= LEAST_COST && step.best !== step.played)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST_OF_A_GAME);
  const known = new Set(mistakes.peek().map(({ riddle }) => riddle.id));
  const fresh = costly.flatMap(({ n, step, cost }): Mistake[] => {
    const moment = momentOf(game, record, n);
    if (!moment) return [];
    const position = { ...moment, options: remembering(moment.options) };
    const id = riddleId(game.name, position.state, position.moves);
    if (known.has(id)) return [];
    const riddle: Riddle = { id, theme: "own", goal: "own", ...position, best: [step.best], deal: 0, grades: [] };
    return [{ game: game.name, riddle, played: step.played, cost, due: today + SPACES[0], found: 0 }];
  });
  if (fresh.length > 0) keep([...mistakes.peek(), ...fresh]);
}

/** Nobody remembers after days who was shut in: where a game has notes, they are shown. */
const remembering = (options: JsonObject): JsonObject =>
  "memory" in options ? { ...options, memory: "notes" } : options;

export const dueToday = (today = dayNumber()): Mistake[] => mistakes.value.filter(({ due }) => due <= today);

export const mistakeOf = (id: string): Mistake | undefined => mistakes.peek().find(({ riddle }) => riddle.id === id);

/** Found, it comes back later and later and then no more; missed, it begins anew. */
export function keepRepeated(id: string, isFound: boolean, today = dayNumber()): void {
  keep(
    mistakes.peek().flatMap((each): Mistake[] => {
      if (each.riddle.id !== id || each.due > today) return [each];
      const found = isFound ? each.found + 1 : 0;
      const space = SPACES[found];
      return space === undefined ? [] : [{ ...each, found, due: today + space }];
    }),
  );
}
