/** What bots with a character are fond of (core/goals.ts), each from 0 to 1. */
import type { Seat, State } from "../../core/game.ts";
import { GOALS } from "../../core/goals.ts";
import { LABYRINTH } from "./board.ts";
import { raceFor } from "./race.ts";
import { CARDS, cardsOf, hasCard, SEATS, STATE } from "./state.ts";

const { at } = STATE;
const ALL_CARDS = 2 ** CARDS - 1;

const race = (s: State, seat: Seat): number =>
  raceFor(ALL_CARDS & ~s[at.held + seat]!, s[at.magician + seat]!, s[at.apprentice + seat]!, s[at.stone + seat]!);

/** Rivals' apprentices in the labyrinth; cards, and the next one near; cards nobody can take (M-C1); rivals far from theirs. */
export function goals(s: State, seat: Seat, into: Float64Array): void {
  let captives = 0;
  let close = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    if (s[at.apprentice + other] === LABYRINTH) captives++;
    close += race(s, other);
  }
  let safe = 0;
  for (let card = 0; card < CARDS; card++) if (s[at.left + card]! > 0 && hasCard(s, seat, card)) safe++;
  into[GOALS.captives] = captives / (SEATS - 1);
  into[GOALS.progress] = (cardsOf(s, seat) + race(s, seat)) / (CARDS + 1);
  into[GOALS.means] = safe / CARDS;
  into[GOALS.hindrance] = 1 - close / (SEATS - 1);
}
