/** A judge whose chances come true: what reviews show. Bots play by the judge as it is, since only the order matters to them. */
import type { Causes, Game, State } from "../core/game.ts";
import { OVER } from "../core/game.ts";
import { judgeOf } from "./judges.ts";
import { MOST_SEATS } from "./walker.ts";

type Evaluate = Game["hints"]["evaluate"];

/**
 * By game, family and number of seats: chances to this power, and made to add up again. Below 1 the judge was too sure of
 * itself. Found by `zt calibrate --fit` on games that nothing was tested on (docs/bench.md). Absent: as it stands.
 */
const POWERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {};

function powerOf({ name, seats, hints }: Game, s: State): number {
  const { inputs } = hints;
  if (!inputs || !Object.hasOwn(POWERS, name)) return 1;
  return POWERS[name]![`${inputs.families[inputs.family(s)]!} ${seats(s)}`] ?? 1;
}

/** Chances to a power; they add up to what they added up to. */
export function toPower(values: Float64Array, seats: number, power: number): void {
  let [before, after] = [0, 0];
  for (let seat = 0; seat < seats; seat++) {
    before += values[seat]!;
    after += values[seat] = values[seat]! ** power;
  }
  for (let seat = 0; seat < seats; seat++) values[seat]! *= before / after;
}

function calibrated(game: Game, evaluate: Evaluate): Evaluate {
  return (s, into) => {
    evaluate(s, into);
    if (game.decider(s) === OVER || game.isTogether(s)) return;
    const power = powerOf(game, s);
    if (power !== 1) toPower(into, game.seats(s), power);
  };
}

/** Where something cannot happen the game itself says how much that changes, and the judge changes its mind by as much. */
function without(game: Game, { evaluateWithout }: Causes): Causes["evaluateWithout"] {
  const judge = judgeOf(game);
  const [plain, judged] = [new Float64Array(MOST_SEATS), new Float64Array(MOST_SEATS)];
  return (s, facts, values) => {
    evaluateWithout(s, facts, values);
    if (game.decider(s) === OVER) return;
    game.hints.evaluate(s, plain);
    judge(s, judged);
    const seats = game.seats(s);
    if (game.isTogether(s)) {
      for (let seat = 0; seat < seats; seat++) values[seat]! += judged[seat]! - plain[seat]!;
      return;
    }
    let [before, after] = [0, 0];
    for (let seat = 0; seat < seats; seat++) {
      before += judged[seat]!;
      after += values[seat] = plain[seat]! > 0 ? (values[seat]! * judged[seat]!) / plain[seat]! : 0;
    }
    if (after > 0) for (let seat = 0; seat < seats; seat++) values[seat]! *= before / after;
    toPower(values, seats, powerOf(game, s));
  };
}

const known = new WeakMap<Game, Game>();

/** The game as a review judges it. */
export function reviewed(game: Game): Game {
  const found = known.get(game);
  if (found) return found;
  const hints = { ...game.hints, evaluate: calibrated(game, judgeOf(game)) };
  const made = {
    ...game,
    hints,
    ...(game.causes && { causes: { ...game.causes, evaluateWithout: without(game, game.causes) } }),
  };
  known.set(game, made);
  return made;
}
