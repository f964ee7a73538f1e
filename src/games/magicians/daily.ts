/** The position of the day: a throw in a fight, out of a game that follows from the luck given. M-K It is solved exactly. */
import type { Chance } from "../../core/chance.ts";
import type { DailyPosition } from "../../core/daily.ts";
import type { JsonObject, State } from "../../core/game.ts";
import { CHANCE, copy, decisions, isRefusal, OVER } from "../../core/game.ts";
import { apply, applyOutcome } from "./apply.ts";
import { chanceAgain, chanceOfStopping } from "./chances.ts";
import { detailOf, kindOf, KINDS } from "./decision.ts";
import type { magicians } from "./game.ts";
import { eager } from "./policies.ts";
import type { Position } from "./position.ts";
import { PHASES, STATE } from "./state.ts";
import { wandsOf } from "./wands.ts";

type Rules = typeof magicians;

const { at } = STATE;
/** The best decision is better than the next by at least so much, and not plainly so; and the fight is open. */
const MARGIN = 0.02;
const PLAIN = 0.4;
const SURE = 0.95;
/** At most so many fair questions are passed over, so that not always the first fight of a game is asked. */
const PASSED = 12;

/** M-F1 A throw where exactly one answer is best. */
export function findDuel(game: Rules, chance: Chance): DailyPosition {
  for (;;) {
    const found = search(game, chance, chance.below(PASSED));
    if (found) return found;
  }
}

function search(game: Rules, chance: Chance, skip: number): DailyPosition | undefined {
  const state = game.setup({}, chance);
  if (isRefusal(state)) throw new Error(state.say);
  const list = decisions();
  let passed = 0;
  let from = copy(state);
  let moves: string[] = [];
  while (game.decider(state) !== OVER) {
    if (game.decider(state) === CHANCE) {
      const outcome = game.outcome(state, chance);
      moves.push(game.formatOutcome(state, outcome));
      applyOutcome(state, outcome);
    } else {
      const values = state[at.phase] === PHASES.fighting ? fairValues(game, state) : undefined;
      if (values && passed++ === skip) return { asked: askedOf(game, from, moves), values };
      const decision = eager(state, list, game.legal(state, list), chance);
      moves.push(game.format(state, decision));
      apply(state, decision);
    }
    if (!game.hints.isTurnStart(state)) continue;
    from = copy(state);
    moves = [];
  }
  return undefined;
}

const askedOf = (game: Rules, from: State, moves: readonly string[]): DailyPosition["asked"] => {
  const { turn: _turn, ...state } = game.write(from);
  return { goal: "win-duel", options: game.options(from), state, moves };
};

/** What each answer promises; undefined: it is not a fair question. */
function fairValues(game: Rules, state: State): Record<string, number> | undefined {
  const { turn } = game.write(state) as JsonObject & Position;
  const fight = turn.fight!;
  const list = decisions();
  const legal = Array.from(list.subarray(0, game.legal(state, list)));
  const values = legal.map((decision) =>
    kindOf(decision) === KINDS.stop ? chanceOfStopping(fight) : chanceAgain(fight, wandsOf(detailOf(decision))),
  );
  const [first = 0, second = 0] = values.toSorted((a, b) => b - a);
  if (first > SURE || first - second < MARGIN || first - second > PLAIN) return undefined;
  return Object.fromEntries(legal.map((decision, i) => [game.format(state, decision), values[i]!]));
}
