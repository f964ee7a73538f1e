/** Games that have come some way, by any decisions: to find colours for, and to measure. */
import type { Chance } from "../../core/chance.ts";
import type { Game, State } from "../../core/game.ts";
import { CHANCE, decisions, isRefusal, ONLOOKER, OVER } from "../../core/game.ts";
import type { Preview } from "../../core/preview.ts";

const MOST_DECISIONS = 120;

export function somewhere(game: Game, chance: Chance): State {
  const wish = game.wishes[chance.below(game.wishes.length)]!;
  const state = game.setup(wish, chance);
  if (isRefusal(state)) throw new Error(state.say);
  const legal = decisions();
  for (let left = chance.below(MOST_DECISIONS); left > 0 && game.decider(state) !== OVER; left--) {
    if (game.decider(state) === CHANCE) game.applyOutcome(state, game.outcome(state, chance));
    else game.apply(state, legal[chance.below(game.legal(state, legal))]!);
  }
  while (game.decider(state) === CHANCE) game.applyOutcome(state, game.outcome(state, chance));
  return state;
}

/** As a link to it would show it. */
export const previewOf = (game: Game, state: State): Preview => ({
  kind: "playing",
  game: game.name,
  options: game.options(state),
  seats: Array.from({ length: game.seats(state) }, (_, i) => ({ by: "person", name: `Guest ${i}` })),
  view: game.view(state, ONLOOKER),
  n: 1,
});
