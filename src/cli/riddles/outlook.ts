/** The chance to reach something, in notation: the decider tries everything, the others answer everything, luck does all it can. */
import type { Game, State } from "../../core/game.ts";
import { CHANCE, copy } from "../../core/game.ts";
import { applyText, legalTexts } from "../../core/record.ts";

const WANDS = ["0", "1", "2"];
const SIGNS = ["power", "magic", "fate"];
const three = (word: string, each: readonly string[]): string[] =>
  each.flatMap((a) => each.flatMap((b) => each.map((c) => `${word} ${a} ${b} ${c}`)));

/** Everything that chance is ever asked for where riddles are: all of what is possible is equally likely. */
const LUCK = [
  ...["1", "2", "3", "4", "5", "6"].map((n) => `roll ${n}`),
  ...three("throw", WANDS),
  ...three("symbols", SIGNS),
];

export function afterText(game: Game, state: State, text: string): State {
  const next = copy(state);
  const refusal = applyText(game, next, text);
  if (refusal) throw new Error(refusal.say);
  return next;
}

/** Undefined from `known`: it is still open. What has been met before is not tried again. */
export function outlook(
  game: Game,
  state: State,
  seat: number,
  known: (state: State) => number | undefined,
  met = new Map<string, number>(),
): number {
  const key = state.join();
  const before = met.get(key);
  if (before !== undefined) return before;
  const value = known(state) ?? (game.decider(state) === CHANCE ? mean() : best());
  met.set(key, value);
  return value;

  function mean(): number {
    const possible = LUCK.filter((text) => game.parseOutcome(state, text) !== undefined);
    const sum = possible.reduce((all, text) => all + outlook(game, afterText(game, state, text), seat, known, met), 0);
    return sum / possible.length;
  }

  function best(): number {
    const isOwn = game.decider(state) === seat;
    const all: number[] = [];
    for (const text of legalTexts(game, state)) {
      const each = outlook(game, afterText(game, state, text), seat, known, met);
      if (each === (isOwn ? 1 : 0)) return each;
      all.push(each);
    }
    return isOwn ? Math.max(...all) : Math.min(...all);
  }
}
