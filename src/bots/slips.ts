/** How weak levels err, and where nobody does: what they do not see, when they do not think twice, and a win that is in hand. */
import { seeded } from "../core/chance.ts";
import type { Decision, Game, Seat, State } from "../core/game.ts";
import { copy, decisions, MOST_DECISIONS, OVER } from "../core/game.ts";
import type { Inquiry } from "./walker.ts";

/** From 0 to 1. */
export interface Slips {
  /** How likely it does not see a decision for a whole turn, its own or another's. */
  readonly overlooks: number;
  /** How likely it takes what looks best at first sight and does not think at all. */
  readonly hurries: number;
}

const UNLIKELY = 2 ** -32;

/** The same for one decision wherever it comes up in the turn: who has not seen a wizard does not plan with it either. */
export function overlooking(game: Game, { overlooks }: Slips, seed: string): NonNullable<Inquiry["sieve"]> {
  const salt = seeded(`${seed} eyes`).below(2 ** 31);
  const isSeen = (decision: Decision): boolean => {
    let mixed = Math.imul(decision ^ salt, 0x9e3779b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    return ((mixed ^ (mixed >>> 13)) >>> 0) * UNLIKELY >= overlooks;
  };
  const sights = new Float64Array(MOST_DECISIONS);
  return (s, list, count) => {
    let seen = 0;
    for (let i = 0; i < count; i++) {
      if (!isSeen(list[i]!)) continue;
      const unseen = list[seen]!;
      list[seen++] = list[i]!;
      list[i] = unseen;
    }
    if (seen > 0) return seen;
    // Who sees nothing else sees what is in front of them.
    game.hints.rate(s, list, count, sights, false);
    let best = 0;
    for (let i = 1; i < count; i++) if (sights[i]! > sights[best]!) best = i;
    list[0] = list[best]!;
    return 1;
  };
}

export const isHurried = ({ hurries }: Slips, seed: string): boolean =>
  seeded(`${seed} haste`).below(1000) < 1000 * hurries;

/** So many positions are looked at, and so many decisions deep. */
const MOST_LOOKS = 1500;
const MOST_DEEP = 4;

/** The first of some decisions of one's own that win the game before anybody else, luck included, has a say. */
export function winInHand(game: Game, state: State, seat: Seat): Decision | undefined {
  const known = copy(state);
  game.guess(known, seat, seeded("in hand"));
  const states = Array.from({ length: MOST_DEEP }, () => copy(known));
  const lists = Array.from({ length: MOST_DEEP }, decisions);
  let looks = 0;
  const wins = (s: State, depth: number): Decision | undefined => {
    const [next, list] = [states[depth]!, lists[depth]!];
    const count = game.legal(s, list);
    for (let i = 0; i < count && looks < MOST_LOOKS; i++) {
      looks++;
      next.set(s);
      game.apply(next, list[i]!);
      const decider = game.decider(next);
      if (
        decider === OVER
          ? hasWon(game, next, seat)
          : decider === seat &&
            !game.hints.isTurnStart(next) &&
            depth + 1 < MOST_DEEP &&
            wins(next, depth + 1) !== undefined
      )
        return list[i]!;
    }
    return undefined;
  };
  return wins(known, 0);
}

function hasWon(game: Game, s: State, seat: Seat): boolean {
  const result = game.result(s);
  return result !== undefined && ("winners" in result ? result.winners.includes(seat) : result.won);
}
