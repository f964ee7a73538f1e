/** M-C3 How a game ends, M-O also by a limit of rounds. */
import type { Result, Seat, State } from "../../core/game.ts";
import { OVER } from "../../core/game.ts";
import type { TellMagicians } from "./events.ts";
import { ask, cardsOf, FINISHED, ROUND, ROUND_LIMIT, SEATS, START, TURN, word } from "./state.ts";

export function finish(s: State, tell?: TellMagicians): void {
  ask(s, FINISHED, OVER);
  if (tell) tell({ what: "over", result: resultOf(s) });
}

/** The turn of the seat before the starting seat closes a round. */
export const closesRound = (s: State): boolean => (s[TURN]! + 1) % SEATS === s[START];

/** M-O The last round allowed; without a limit there is none. */
export function isLastRound(s: State): boolean {
  const limit = word(s, ROUND_LIMIT);
  return limit > 0 && word(s, ROUND) === limit;
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
