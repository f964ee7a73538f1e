/** Whole games for tests: one way to begin, one way to play on. Whoever needs something to look at takes it from here. */
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import type { Game, GameTypes, JsonObject, Policy, State, Tell } from "../core/game.ts";
import { CHANCE, copy, decisions, isRefusal, OVER } from "../core/game.ts";
import { random } from "../core/policy.ts";
import type { Step, Table } from "../core/table.ts";
import { latest, submit } from "../core/table.ts";

/** A new game. A wish that is refused is a mistake of the test. */
export function start(game: Game, wish: JsonObject, chance: Chance): State {
  const state = game.setup(wish, chance);
  if (isRefusal(state)) throw new Error(state.say);
  return state;
}

/** The quick rules of a game by name, with the one that every game has. */
export const policiesOf = (game: Game): Readonly<Record<string, Policy>> => ({ random, ...game.policies });

/** One decision or outcome that has been carried out. */
export interface Walked {
  /** Who decided, or CHANCE. */
  readonly by: number;
  readonly text: string;
  /** The position in which it was decided. */
  readonly before: State;
}

/** Plays on in place by a quick rule, until the game is over or so many decisions and outcomes far. */
export function* walk<T extends GameTypes>(
  game: Game<T>,
  state: State,
  policy: Policy,
  chance: Chance,
  most = Infinity,
  tell?: Tell<T["event"]>,
): Generator<Walked> {
  const list = decisions();
  for (let made = 0; made < most && game.decider(state) !== OVER; made++) {
    const by = game.decider(state);
    const before = copy(state);
    if (by === CHANCE) {
      const outcome = game.outcome(state, chance);
      const text = game.formatOutcome(state, outcome);
      game.applyOutcome(state, outcome, tell);
      yield { by, text, before };
      continue;
    }
    const count = game.legal(state, list);
    const decision = policy(state, list, count, chance);
    if (!list.subarray(0, count).includes(decision)) throw new Error("a policy plays what is not legal");
    const text = game.format(state, decision);
    game.apply(state, decision, tell);
    yield { by, text, before };
  }
}

/** The first so many positions of a game by a quick rule in which a seat decides. */
export function* positions(game: Game, wish: JsonObject, seed: string, most: number, by = "eager"): Generator<State> {
  const state = start(game, wish, seeded(seed));
  let found = 0;
  for (const step of walk(game, state, policiesOf(game)[by]!, seeded(`${seed} luck`))) {
    if (step.by === CHANCE) continue;
    yield step.before;
    if (++found === most) return;
  }
}

/** Plays a table on by a quick rule; each step is handed out when it has been taken. */
export function* walkTable<T extends GameTypes>(table: Table<T>, policy: Policy, chance: Chance): Generator<Step<T>> {
  const { game } = table;
  const list = decisions();
  for (let seat = game.decider(table.state); seat !== OVER; seat = game.decider(table.state)) {
    const decision = policy(table.state, list, game.legal(table.state, list), chance);
    const step = submit(table, seat, latest(table), game.format(table.state, decision));
    if (isRefusal(step)) throw new Error(step.say);
    yield step;
  }
}
