/** Positions judged by networks, one for each family of a game. */
import type { Game, State } from "../core/game.ts";
import { OVER } from "../core/game.ts";
import type { Scorer } from "./network.ts";
import { chancesOf, readTruths, truths } from "./network.ts";

/** By family; undefined: that family has none. */
export type Scorers = readonly (Scorer | undefined)[];

/**
 * As `Hints.evaluate`. Where a family has no network, and where the game is over, it is the game's own. Not bounded: who
 * learns must see that a bad score is better than a worse one.
 */
export function learntEvaluate(game: Game, scorers: Scorers, isBounded = true): (s: State, into: Float64Array) => void {
  const { hints } = game;
  const { inputs } = hints;
  if (!inputs) return hints.evaluate;
  const of = truths();
  return (s, into) => {
    const scorer = game.decider(s) === OVER ? undefined : scorers[inputs.family(s)];
    if (!scorer) return hints.evaluate(s, into);
    readTruths(game, inputs, s, of);
    scorer.run(of);
    if (!game.isTogether(s)) return chancesOf(of, scorer.scores, into);
    const open = inputs.unspent(s) - scorer.scores[0]!;
    const prospects = isBounded ? Math.min(1, Math.max(0, open)) : open;
    for (let seat = 0; seat < game.seats(s); seat++) into[seat] = prospects;
  };
}
