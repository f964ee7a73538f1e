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

/** Undefined from `known`: it is still open. */
export function outlook(game: Game, state: State, seat: number, known: (state: State) => number | undefined): number {
  const value = known(state);
  if (value !== undefined) return value;
  const decider = game.decider(state);
  if (decider === CHANCE) {
    const possible = LUCK.filter((text) => game.parseOutcome(state, text) !== undefined);
    const sum = possible.reduce((all, text) => all + outlook(game, afterText(game, state, text), seat, known), 0);
    return sum / possible.length;
  }
  const all: number[] = [];
  for (const text of legalTexts(game, state)) {
    const each = outlook(game, afterText(game, state, text), seat, known);
    if (each === (decider === seat ? 1 : 0)) return each;
    all.push(each);
  }
  return decider === seat ? Math.max(...all) : Math.min(...all);
}
