/**
 * Proves riddles from their text alone: nothing here comes from what made them. Every decision is tried in notation against
 * every answer and all luck; fights are solved anew, and who is under a tower follows from the moves alone.
 */
import type { Game, State } from "../../core/game.ts";
import { copy, isRefusal } from "../../core/game.ts";
import { applyText, legalTexts, replay } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";
import { cardWorth, duelWorth, robberyWorth } from "./checkMagicians.ts";
import { aloneWorth, homecomingWorth, turnWorth } from "./checkTowers.ts";
import { liftWorth } from "./tracker.ts";

/** What each decision of a moment is worth, by its text. */
export type Worth = (game: Game, state: State, riddle: Riddle) => (text: string) => number;

const WORTHS: Readonly<Record<string, Worth>> = {
  solo: aloneWorth,
  turn: turnWorth,
  window: homecomingWorth,
  memory: liftWorth,
  duel: duelWorth,
  walk: cardWorth,
  rob: robberyWorth,
};

/** Nothing may be nearly as good. */
const MARGIN = 0.01;
/** Riddles tell their figures in ten-thousandths. */
const ROUNDED = 1e-4;

/** What is wrong with a riddle; undefined: it is proven. */
export function checked(game: Game, riddle: Riddle): string | undefined {
  const { theme, options, state: start, moves, best, values } = riddle;
  const state = replay(game, { record: 1, game: game.name, options, state: start, moves });
  if (isRefusal(state)) return state.say;
  const worth = WORTHS[theme];
  if (!worth) return `nobody can prove ${theme}`;
  if (best.length === 0) return "it has no solution";
  for (const [i, text] of best.entries()) {
    const legal = legalTexts(game, state);
    if (!legal.includes(text)) return `${text} is not legal`;
    if (i === 0 && legal.length < 2) return "there is no choice";
    const worthOf = worth(game, copy(state), riddle);
    const own = worthOf(text);
    const rival = legal.find((other) => other !== text && worthOf(other) > own - MARGIN);
    if (rival !== undefined) return `${rival} is as good as ${text}: ${worthOf(rival)}, ${own}`;
    const told =
      i === 0 && values ? legal.find((each) => Math.abs(values[each]! - worthOf(each)) > ROUNDED) : undefined;
    if (told !== undefined) return `${told} is worth ${worthOf(told)}, not ${values![told]}`;
    applyText(game, state, text);
  }
  return undefined;
}
