/** M-C3 How a game ends, M-O also by a limit of rounds. */
import type { Result, Seat, State } from "../../core/game.ts";
import { OVER } from "../../core/game.ts";
import { wordAt } from "../../core/layout.ts";
import type { TellMagicians } from "./events.ts";
import { ask, cardsOf, PHASES, SEATS, STATE } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;

export function finish(s: State, tell?: TellMagicians): void {
  ask(s, PHASE.finished, OVER);
  if (tell) tell({ what: "over", result: resultOf(s) });
}

/** The turn of the seat before the starting seat closes a round. */
export const closesRound = (s: State): boolean => (s[at.turn]! + 1) % SEATS === s[at.start];

/** M-O The last round allowed; without a limit there is none. */
export function isLastRound(s: State): boolean {
  const limit = wordAt(s, at.roundLimit);
  return limit > 0 && wordAt(s, at.round) === limit;
}

/** M-C3 By number of cards; equal numbers share a rank, seats within it ascend. Who has all seven is alone on top. */
export function resultOf(s: State): Result {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  seats.sort((a, b) => cardsOf(s, b) - cardsOf(s, a) || a - b);
  const ranking: Seat[][] = [];
  for (const seat of seats) {
    const rank = ranking.at(-1);
    if (rank && cardsOf(s, rank[0]!) === cardsOf(s, seat)) rank.push(seat);
    else ranking.push([seat]);
  }
  return { winners: ranking[0]!, ranking };
}
