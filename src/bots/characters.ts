/** Six ways of playing: the same search and memory as a level's, but fond of something, or of risk. */
import type { Game, Seat, State } from "../core/game.ts";
import { OVER } from "../core/game.ts";
import { GOAL_COUNT, GOALS } from "../core/goals.ts";

export const CHARACTER_NAMES = ["gaoler", "runner", "hoarder", "blocker", "gambler", "teacher"] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

export interface Character {
  /** How much of what it wants is not winning, by goal (core/goals.ts). */
  readonly fondness: Readonly<Partial<Record<keyof typeof GOALS, number>>>;
  /** 0: a chance is worth what it is; up to 1: two sure halves are worth less than all or nothing. */
  readonly boldness?: number;
  /** So far ahead of an equal share it is content: more counts only a little. */
  readonly content?: number;
}

/** Weights: found by `zt characters`, so that each plays about as well as its level (docs/bench.md). */
export const CHARACTERS: Readonly<Record<CharacterName, Character>> = {
  gaoler: { fondness: { captives: 0.3 } },
  runner: { fondness: { progress: 0.2 } },
  hoarder: { fondness: { means: 0.15 } },
  blocker: { fondness: { hindrance: 0.35 } },
  gambler: { fondness: {}, boldness: 0.9 },
  teacher: { fondness: { captives: -0.05 }, content: 0.15 },
};

/** Where characters can be stronger without costing games: by game. */
const FITTED: Readonly<Record<string, Partial<Record<CharacterName, Character>>>> = {
  towers: {
    gaoler: { fondness: { captives: 0.37 } },
    runner: { fondness: { progress: 0.3 } },
    blocker: { fondness: { hindrance: 0.22 } },
    teacher: { fondness: { captives: -0.12 }, content: 0.2 },
  },
  magicians: {
    runner: { fondness: { progress: 0.5 } },
    hoarder: { fondness: { means: 0.8 } },
    blocker: { fondness: { hindrance: 0.65 } },
    teacher: { fondness: { captives: -0.2 }, content: 0.15 },
  },
};

/** What a character is in one game. */
export const characterIn = (game: string, name: CharacterName): Character =>
  (Object.hasOwn(FITTED, game) ? FITTED[game]?.[name] : undefined) ?? CHARACTERS[name];

/** What counts of what is more than enough. */
const MORE = 0.35;

/** As `evaluate`, but one seat sees it with its character. A game that is over is worth what it is to anybody. */
export function swayed(
  game: Game,
  evaluate: (s: State, into: Float64Array) => void,
  { fondness, boldness = 0, content }: Character,
  seat: Seat,
): (s: State, into: Float64Array) => void {
  const goals = game.hints.inputs?.goals;
  const reached = new Float64Array(GOAL_COUNT);
  const weights = Object.entries(GOALS).map(([name, at]) => ({
    at,
    weight: fondness[name as keyof typeof GOALS] ?? 0,
  }));
  const wanted = weights.filter(({ weight }) => weight !== 0);
  return (s, into) => {
    evaluate(s, into);
    if (game.decider(s) === OVER) return;
    let value = into[seat]!;
    value += boldness * (value * value - value);
    if (content !== undefined) {
      const enough = (game.isTogether(s) ? 1 : 1 / game.seats(s)) + content;
      if (value > enough) value = enough + MORE * (value - enough);
    }
    if (goals && wanted.length > 0) {
      goals(s, seat, reached);
      for (const { at, weight } of wanted) value += weight * reached[at]!;
    }
    into[seat] = value;
  };
}
