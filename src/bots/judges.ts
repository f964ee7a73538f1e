/** Who judges positions where bots play: the networks that are shipped, or a game's own evaluation (docs/bench.md). */
import type { Game, State } from "../core/game.ts";
import { learntEvaluate } from "./learnt.ts";
import type { PackedNetwork } from "./packed.ts";
import { shippedScorer } from "./shipped.ts";
import magicians from "./weights/magicians.json" with { type: "json" };
import towers from "./weights/towers.json" with { type: "json" };

/** By game and family. Families that are missing are judged by hand: there the network was not better. */
const SHIPPED: Readonly<Record<string, Readonly<Record<string, PackedNetwork>>>> = { magicians, towers };

type Evaluate = Game["hints"]["evaluate"];

const shippedFor = ({ name }: Game): Readonly<Record<string, PackedNetwork>> =>
  Object.hasOwn(SHIPPED, name) ? SHIPPED[name]! : {};

/** How many turns ahead positions are best judged by what was learnt; undefined: as far as ever. */
export function turnsLearnt(game: Game, state: State): number | undefined {
  const { inputs } = game.hints;
  const shipped = shippedFor(game);
  const family = inputs?.families[inputs.family(state)];
  return family !== undefined && Object.hasOwn(shipped, family) ? shipped[family]!.turns : undefined;
}

const judges = new WeakMap<Game, Evaluate>();

/** As `Hints.evaluate`, by what was learnt where it is better. */
export function judgeOf(game: Game): Evaluate {
  const known = judges.get(game);
  if (known) return known;
  const { inputs } = game.hints;
  const shipped = shippedFor(game);
  const judge = inputs
    ? learntEvaluate(
        game,
        inputs.families.map((name) =>
          Object.hasOwn(shipped, name) ? shippedScorer(shipped[name]!, inputs) : undefined,
        ),
      )
    : game.hints.evaluate;
  judges.set(game, judge);
  return judge;
}
