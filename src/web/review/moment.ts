/** A moment of a game as a position that can be read again: the turn it belongs to, and what had happened in that turn. */
import type { Game, State } from "../../core/game.ts";
import { CHANCE, copy, isRefusal } from "../../core/game.ts";
import type { GameRecord } from "../../core/record.ts";
import { applyText } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";

/** Where decision n was made; undefined: there was none. */
export function momentOf(
  game: Game,
  record: GameRecord,
  n: number,
): Pick<Riddle, "options" | "state" | "moves"> | undefined {
  const state = game.read(record.options, record.state);
  if (isRefusal(state)) return undefined;
  let from: State = copy(state);
  let moves: string[] = [];
  let decisions = 0;
  for (const text of record.moves) {
    if (game.hints.isTurnStart(state)) [from, moves] = [copy(state), []];
    if (game.decider(state) !== CHANCE && decisions++ === n) {
      const { turn: _turn, ...written } = game.write(from);
      return { options: game.options(from), state: written, moves };
    }
    if (applyText(game, state, text)) return undefined;
    moves.push(text);
  }
  return undefined;
}
