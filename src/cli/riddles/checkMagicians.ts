/** What decisions of the magicians are worth: fights solved anew, everything else tried in notation. */
import type { Game, JsonObject, State } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { duelChance, leaderChance } from "./checkDuel.ts";
import { afterText, outlook } from "./outlook.ts";

interface Board {
  readonly active: number;
  readonly decider: number | "chance" | null;
  readonly cards: readonly (readonly string[])[];
  readonly turn: {
    readonly throw: readonly number[] | null;
    readonly fight: null | {
      readonly leadSum: number | null;
      readonly leadThrows: number | null;
      readonly values: readonly number[] | null;
      readonly throws: number;
    };
  };
}
type WorthOf = (text: string) => number;

const boardOf = (game: Game, state: State): Board => game.write(state) as JsonObject & Board;

/** M-F1 */
export function duelWorth(game: Game, state: State): WorthOf {
  const { leadSum, leadThrows, values, throws } = boardOf(game, state).turn.fight!;
  return (text) => {
    const again = text === "stop" ? undefined : text.split(" ").slice(1).map(Number);
    return duelChance({ sum: leadSum, throws: leadThrows }, values!, throws, again);
  };
}

/** M-F3 All notches against none: the fight as it is won, or lost, whatever is decided in it. */
const WON = ["throw 2 2 2", "stop", "throw 0 0 0"];
const LOST = ["throw 0 0 0", "stop", "throw 2 2 2"];

/** The chance to have so many cards by the throw that is under way. What comes after it is up to `later`. */
function cardChance(
  game: Game,
  state: State,
  seat: number,
  wanted: number,
  later: (state: State) => number,
  met: Map<string, number>,
): number {
  const known = (now: State): number | undefined => {
    const { cards, turn, decider } = boardOf(game, now);
    if (cards[seat]!.length >= wanted) return 1;
    if (decider === null) return 0;
    if (turn.throw === null) return later(now);
    if (!turn.fight || turn.fight.values) return undefined;
    const ended = (texts: readonly string[]): State => texts.reduce((s, text) => afterText(game, s, text), now);
    const won = cardChance(game, ended(WON), seat, wanted, later, met);
    const lost = cardChance(game, ended(LOST), seat, wanted, later, met);
    return leaderChance() * won + (1 - leaderChance()) * lost;
  };
  return outlook(game, state, seat, known, met);
}

/** The same board, and somebody is about to throw. */
function turnOf(game: Game, state: State, seat: number): State {
  const { turn: _turn, ...board } = game.write(state);
  const turned = game.read(game.options(state), { ...board, active: seat, decider: "chance" });
  if (isRefusal(turned)) throw new Error(turned.say);
  return turned;
}

/** The first throw is chance's; the one after it is no longer asked about. */
function nextThrow(game: Game, state: State, seat: number, wanted: number): number {
  const from = turnOf(game, state, seat);
  const met = new Map<string, number>();
  return outlook(game, from, seat, (now) => {
    if (now === from) return undefined;
    return cardChance(game, now, seat, wanted, () => 0, met);
  });
}

/** M-C1 A card by this throw, or by the next one if the others stood still. */
export function cardWorth(game: Game, state: State): WorthOf {
  const { active: seat, cards } = boardOf(game, state);
  const wanted = cards[seat]!.length + 1;
  const known = new Map<string, number>();
  const later = (now: State): number => {
    const { turn: _turn, ...board } = game.write(turnOf(game, now, seat));
    const key = JSON.stringify(board);
    const value = known.get(key) ?? nextThrow(game, now, seat, wanted);
    known.set(key, value);
    return value;
  };
  const met = new Map<string, number>();
  return (text) => cardChance(game, afterText(game, state, text), seat, wanted, later, met);
}

/** M-C3 The chance that neither of the others has all seven by their next throw, each from where they stand. */
export function robberyWorth(game: Game, state: State): WorthOf {
  const { active: seat } = boardOf(game, state);
  return (text) => {
    const after = afterText(game, state, text);
    if (boardOf(game, after).turn.throw !== null) return Number.NaN;
    return [0, 1, 2]
      .filter((other) => other !== seat)
      .reduce((safe, other) => safe * (1 - nextThrow(game, after, other, 7)), 1);
  };
}
