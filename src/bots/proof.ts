/**
 * The fewest that can be added to the score before the game is won, proven: every way to play is tried that could need
 * fewer, positions met again excepted. For somebody who knows what luck will bring, as in puzzles.
 */
import type { Decision, Game, Solitaire, State } from "../core/game.ts";
import { OVER } from "../core/game.ts";
import type { Luck } from "../core/table.ts";
import type { Moment } from "./turns.ts";
import { movesOf, turnWalker } from "./turns.ts";

export interface Proof {
  /** What is added to the score at least. */
  readonly fewest: number;
  /** A way to win with exactly that, in notation. */
  readonly moves: readonly string[];
  /** Turns looked at: how hard it was to see. */
  readonly turns: number;
}

/** Undefined: it cannot be won by adding `most` or less. */
export function prove(game: Game, alone: Solitaire, from: Moment, luck: Luck, most: number): Proof | undefined {
  let turns = 0;
  for (let limit = alone.needed(from.state); limit <= most; limit++) {
    const attempt = within(game, alone, luck, alone.spent(from.state) + limit);
    const path = attempt.solve(from);
    turns += attempt.turns();
    if (path) return { fewest: limit, moves: movesOf(game, from, luck, path), turns };
  }
  return undefined;
}

interface Attempt {
  /** Decisions that win from here, if any do. */
  solve(from: Moment): readonly Decision[] | undefined;
  turns(): number;
}

/** Looks for a win whose score is not above a limit. */
function within(game: Game, alone: Solitaire, luck: Luck, limit: number): Attempt {
  // Positions from which it is known not to be possible. What was spent follows from the position itself.
  const hopeless = new Set<string>();
  // One for each depth, since a walker uses its rooms again.
  const walkers: ReturnType<typeof turnWalker>[] = [];
  let turns = 0;

  function solve(from: Moment, depth: number): readonly Decision[] | undefined {
    let found: readonly Decision[] | undefined;
    (walkers[depth] ??= turnWalker(game, luck))(from, (state, outcomes, path) => {
      if (found) return;
      turns++;
      if (game.decider(state) === OVER) {
        const result = game.result(state);
        if (result && "score" in result && result.score <= limit) found = [...path];
        return;
      }
      if (alone.spent(state) + alone.needed(state) > limit) return;
      const key = keyOf(alone, state, outcomes);
      if (hopeless.has(key)) return;
      const rest = solve({ state, outcomes }, depth + 1);
      if (rest) found = [...path, ...rest];
      else hopeless.add(key);
    });
    return found;
  }

  return { solve: (from) => solve(from, 0), turns: () => turns };
}

const text = new TextDecoder("latin1");

/** The whole position as text: a proof may not rest on a fingerprint. */
const keyOf = (alone: Solitaire, state: State, outcomes: number): string =>
  `${outcomes} ${text.decode(alone.essence(state))}`;
