/**
 * Yardsticks that stand still while the levels grow: the quick rule alone, and a greedy planner that looks its own whole
 * turn through for the most of what the rule counts. The strategist plans the same way on the archmage's evaluation.
 */
import type { Chance } from "../core/chance.ts";
import type { Decision, Game, Seat, State } from "../core/game.ts";
import { CHANCE, copy, decisions, MOST_DECISIONS, OVER } from "../core/game.ts";

const list = decisions();
const sights = new Float64Array(MOST_DECISIONS);

/** Who always decides alike can go round in circles for ever. */
const WHIM = 0.1;

/** The decision that looks best at first sight, give or take a whim. */
export function oneMove(game: Game, state: State, chance: Chance): Decision {
  const certain = game.hints.solved(state);
  if (certain !== undefined) return certain;
  const count = game.legal(state, list);
  game.hints.rate(state, list, count, sights, false);
  for (let i = 0; i < count; i++) sights[i]! += (WHIM * chance.below(1024)) / 1024;
  let best = 0;
  for (let i = 1; i < count; i++) if (sights[i]! > sights[best]!) best = i;
  return list[best]!;
}

/** Outcomes looked at where chance decides first, how many decisions of each kind of step, and how deep at all. */
const SAMPLES = 4;
const WIDTHS = [99, 99, 99, 16, 8, 4, 2, 2, 1];
const MOST_DEPTH = 40;
/** To have won is more than anything that can be counted. */
const WON = 100;

interface Plan {
  readonly decision: Decision;
  readonly value: number;
}

/** The first decision of the best own turn. What others decide within it is left to the quick rule. */
export function planTurn(game: Game, state: State, seat: Seat, chance: Chance, isGreedy: boolean): Decision {
  const states = Array.from({ length: MOST_DEPTH }, () => copy(state));
  const values = new Float64Array(game.seats(state));

  function prospects(s: State): number {
    game.hints.evaluate(s, values);
    return values[seat]!;
  }

  /** The value of a state to the seat, after so many steps, of which some were own choices and some luck. */
  function worth(s: State, depth: number, choices: number, throws: number): number {
    const decider = game.decider(s);
    if (decider === OVER) return WON * prospects(s);
    if (depth === MOST_DEPTH || (depth > 0 && game.hints.isTurnStart(s)))
      return isGreedy ? game.hints.material(s, seat) : prospects(s);
    const next = states[depth]!;
    if (decider === CHANCE) {
      const samples = throws === 0 ? SAMPLES : 1;
      let sum = 0;
      for (let i = 0; i < samples; i++) {
        next.set(s);
        game.applyOutcome(next, game.outcome(next, chance));
        sum += worth(next, depth + 1, choices, throws + 1);
      }
      return sum / samples;
    }
    if (decider !== seat || game.hints.solved(s) !== undefined) {
      next.set(s);
      game.apply(next, oneMove(game, s, chance));
      return worth(next, depth + 1, choices, throws);
    }
    return best(s, depth, choices, throws).value;
  }

  function best(s: State, depth: number, choices: number, throws: number): Plan {
    const next = states[depth]!;
    let plan: Plan = { decision: 0, value: -Infinity };
    for (const decision of promising(game, s, WIDTHS[choices] ?? 1)) {
      next.set(s);
      game.apply(next, decision);
      const value = worth(next, depth + 1, choices + 1, throws);
      if (value > plan.value) plan = { decision, value };
    }
    return plan;
  }

  const known = copy(state);
  game.guess(known, seat, chance);
  return best(known, 0, 0, 0).decision;
}

/** The decisions worth a thought, the most promising first. */
function promising(game: Game, s: State, most: number): Decision[] {
  const count = game.legal(s, list);
  game.hints.rate(s, list, count, sights, true);
  return Array.from({ length: count }, (_, i) => ({ decision: list[i]!, sight: sights[i]! }))
    .filter(({ sight }) => sight > -Infinity)
    .toSorted((a, b) => b.sight - a.sight)
    .slice(0, most)
    .map(({ decision }) => decision);
}
