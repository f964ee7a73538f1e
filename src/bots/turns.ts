/** Turns of somebody who plays alone and knows what luck will bring: par (beam.ts) and proofs (proof.ts) are made of them. */
import type { Decision, Game, State } from "../core/game.ts";
import { CHANCE, copy, decisions, OVER } from "../core/game.ts";
import type { Luck } from "../core/table.ts";

/** A state, and how often chance has decided before it. */
export interface Moment {
  readonly state: State;
  readonly outcomes: number;
}

/** More decisions than a turn alone can have: card, rolls, move, spell. */
const MOST_DECISIONS_OF_A_TURN = 16;

/** The end of one way to play a turn. State and path are used again: whoever wants to keep them copies them. */
export type Visit = (state: State, outcomes: number, path: readonly Decision[]) => void;

/** Walks through all ways to play the turn that begins at a moment. */
export function turnWalker(game: Game, luck: Luck): (from: Moment, visit: Visit) => void {
  const rooms = Array.from({ length: MOST_DECISIONS_OF_A_TURN }, () => ({
    state: new Uint8Array(0) as State,
    choices: decisions(),
  }));
  const path: Decision[] = [];

  function walk(state: State, outcomes: number, depth: number, visit: Visit): void {
    if (depth > 0 && (game.decider(state) === OVER || game.hints.isTurnStart(state)))
      return visit(state, outcomes, path);
    const room = rooms[depth]!;
    if (room.state.length !== state.length) room.state = copy(state);
    const count = game.legal(state, room.choices);
    for (let i = 0; i < count; i++) {
      room.state.set(state);
      path.push(room.choices[i]!);
      game.apply(room.state, room.choices[i]!);
      walk(room.state, applyAll(game, room.state, outcomes, luck), depth + 1, visit);
      path.pop();
    }
  }

  return ({ state, outcomes }, visit) => walk(state, outcomes, 0, visit);
}

/** Lets chance decide until somebody is asked; how often it has decided by then. */
function applyAll(game: Game, state: State, outcomes: number, luck: Luck): number {
  let next = outcomes;
  while (game.decider(state) === CHANCE) game.applyOutcome(state, game.outcome(state, luck(next++)));
  return next;
}

/** Decisions and what luck makes of them in notation, as a record holds them. */
export function movesOf(game: Game, from: Moment, luck: Luck, path: readonly Decision[]): string[] {
  const state = copy(from.state);
  const moves: string[] = [];
  let { outcomes } = from;
  for (const decision of path) {
    moves.push(game.format(state, decision));
    game.apply(state, decision);
    while (game.decider(state) === CHANCE) {
      const outcome = game.outcome(state, luck(outcomes++));
      moves.push(game.formatOutcome(state, outcome));
      game.applyOutcome(state, outcome);
    }
  }
  return moves;
}
