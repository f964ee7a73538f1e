/** What is true of a position, as numbers, for a judgement that is learnt from games (core/game.ts). */
import type { Seat, State } from "../../core/game.ts";
import type { Inputs } from "../../core/inputs.ts";
import { SIDES } from "../../core/inputs.ts";
import { wordAt } from "../../core/layout.ts";
import { ranges } from "../../core/ranges.ts";
import { BOARD, NODES } from "./board.ts";
import { goals } from "./goals.ts";
import { raceFor } from "./race.ts";
import { CARDS, cardsOf, COPIES, hasCard, SEATS, STATE } from "./state.ts";

const { at } = STATE;

/** The race for the next card in so many steps. */
const RACE_STEPS = 16;
/** M-O Rounds that are left, counted up to this. */
const MOST_ROUNDS = 8;
const ALL_CARDS = 2 ** CARDS - 1;

const OF_SEAT = ranges({
  magician: BOARD.places,
  apprentice: NODES,
  stone: 1,
  held: CARDS,
  /** How many it has; how many of them others may take away (M-C1). */
  cards: CARDS + 1,
  stealable: CARDS + 1,
  race: RACE_STEPS,
  /** How many seats before its turn; whether it throws now, and again (M-T4). */
  turn: SEATS,
  throws: 1,
  again: 1,
});
const seatAt = OF_SEAT.at;

const OF_ALL = ranges({ left: CARDS * (COPIES + 1), rounds: MOST_ROUNDS, mayRest: 1 });
const allAt = OF_ALL.at;

function seat(s: State, who: Seat, into: Uint16Array, from: number): number {
  let n = from;
  const magician = s[at.magician + who]!;
  const apprentice = s[at.apprentice + who]!;
  const stone = s[at.stone + who]!;
  const held = s[at.held + who]!;
  into[n++] = seatAt.magician + magician;
  into[n++] = seatAt.apprentice + apprentice;
  if (stone) into[n++] = seatAt.stone;
  let stealable = 0;
  for (let card = 0; card < CARDS; card++) {
    if (!hasCard(s, who, card)) continue;
    into[n++] = seatAt.held + card;
    if (s[at.left + card] === 0) stealable++;
  }
  into[n++] = seatAt.cards + cardsOf(s, who);
  into[n++] = seatAt.stealable + stealable;
  const race = raceFor(ALL_CARDS & ~held, magician, apprentice, stone);
  into[n++] = seatAt.race + Math.min(RACE_STEPS - 1, Math.floor(race * RACE_STEPS));
  into[n++] = seatAt.turn + ((who - s[at.turn]! + SEATS) % SEATS);
  if (who === s[at.active]) {
    into[n++] = seatAt.throws;
    if (s[at.throwsDue]! > 0) into[n++] = seatAt.again;
  }
  return n;
}

function all(s: State, into: Uint16Array, from: number): number {
  let n = from;
  for (let card = 0; card < CARDS; card++) into[n++] = allAt.left + card * (COPIES + 1) + s[at.left + card]!;
  const limit = wordAt(s, at.roundLimit);
  if (limit > 0) into[n++] = allAt.rounds + Math.min(MOST_ROUNDS - 1, Math.max(0, limit - wordAt(s, at.round)));
  if (s[at.mayRest]) into[n++] = allAt.mayRest;
  return n;
}

export const inputs: Inputs = {
  families: ["three"],
  family: () => 0,
  ofSeat: OF_SEAT.size,
  ofAll: OF_ALL.size,
  seat,
  all,
  side: (_, who, other) => (who === other ? SIDES.own : SIDES.rival),
  unspent: () => 0,
  goals,
  lessons: [
    { often: 3, wish: () => ({}) },
    {
      often: 1,
      wish: (chance) => ({
        apprenticeMayRest: chance.below(2) === 0,
        ...(chance.below(2) === 0 && { roundLimit: 5 + chance.below(40) }),
      }),
    },
  ],
};
