/** What a simple rule would do: better than a game that stands still because a thread has died. */
import { seeded } from "../core/chance.ts";
import type { Game, State } from "../core/game.ts";
import { decisions } from "../core/game.ts";

export function quickDecision(game: Game, state: State, seed: string): string {
  const legal = decisions();
  const count = game.legal(state, legal);
  return game.format(state, game.policies.eager!(state, legal, count, seeded(seed)));
}
