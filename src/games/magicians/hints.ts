/** What the bots are told about playing well: the worth of a position, each decision tried out on it, and the exact fight. */
import type { Decision, Hints, Seat, State } from "../../core/game.ts";
import * as core from "../../core/game.ts";
import * as boards from "./board.ts";
import * as decision from "./decision.ts";
import { resultOf } from "./ending.ts";
import * as odds from "./odds.ts";
import { play } from "./play.ts";
import { write } from "./position.ts";
import * as at from "./state.ts";
import * as ways from "./ways.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { OVER } = core;
const { BOARD, CARD_AT } = boards;
const { CAST, DECLINE, RETHROW, STOP, kindOf, pack } = decision;
const { bestRethrow } = odds;
const { jumpsApart, stepsApart } = ways;
const {
  ACTIVE,
  APPRENTICE,
  CARDS,
  CHALLENGED,
  DECIDER,
  FIGHTING,
  FIGHT_AT,
  HELD,
  LEFT,
  MAGICIAN,
  NONE,
  PHASE,
  SEATS,
  STATE_BYTES,
  STONE,
  THROWING,
  cardsOf,
  foreignMagician,
  hasCard,
} = at;

/** Everything is measured in cards. */
const STONE_WORTH = 0.12;
const JUMP = 0.05;
const STEP = 0.012;
const GUARD = 0.06;
/** A meeting that the next throw can bring about, by its chance; and both figures near each other. */
const READY = 0.5;
const BESIDE = 0.12;
/** The last cards win the game. */
const LATE = Float64Array.from([0, 1, 2, 3, 4.1, 5.3, 6.7, 9]);
const SHARPNESS = 0.9;
/** M-K What a challenger may hope for. */
const FIGHT_WON = 0.5565;
const BANISHED = 0.15;
const CASTING = 0.05;

/** M-K Of 27 throws, how many have a sum. */
const CASES_OF_SUM = Float64Array.from([0, 3, 6, 7, 6, 3, 1, 0, 0, 0, 0, 0, 0].map((cases) => cases / 27));
const FAR = CASES_OF_SUM.length;

/** The chance that the next throw leads exactly so far, M-A2 with the stone also by half of it. */
function hitChance(steps: number, stone: number): number {
  if (steps >= FAR) return 0;
  const hit = CASES_OF_SUM[steps]!;
  return stone && steps % 2 === 0 ? hit + CASES_OF_SUM[steps >> 1]! : hit;
}

/** M-C1 How near a seat is to its next meeting: the best of the places whose card it lacks. */
function nearness(s: State, seat: Seat): number {
  const magician = s[MAGICIAN + seat]!;
  const apprentice = s[APPRENTICE + seat]!;
  const stone = s[STONE + seat]!;
  let best = -1;
  let second = -1;
  for (let card = 0; card < CARDS; card++) {
    if ((s[HELD + seat]! >> card) & 1) continue;
    const { place } = BOARD.cards[card]!;
    const jumps = jumpsApart(magician, place);
    const steps = stepsApart(apprentice, place);
    let value = -JUMP * jumps - STEP * steps;
    if (jumps === 0) value += READY * hitChance(steps, stone);
    else if (steps === 0 && jumps <= 2) value += BESIDE;
    if (foreignMagician(s, seat, place) !== NONE) value -= GUARD;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  return best + 0.25 * second;
}

const worth = (s: State, seat: Seat): number =>
  LATE[cardsOf(s, seat)]! + STONE_WORTH * s[STONE + seat]! + nearness(s, seat);

/** M-C3 Each seat's chance to win. */
function evaluate(s: State, into: Float64Array): void {
  if (s[DECIDER] === OVER) {
    const result = resultOf(s);
    const winners = "winners" in result ? result.winners : [];
    for (let seat = 0; seat < SEATS; seat++) into[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    return;
  }
  let sum = 0;
  for (let seat = 0; seat < SEATS; seat++) sum += into[seat] = Math.exp(SHARPNESS * worth(s, seat));
  for (let seat = 0; seat < SEATS; seat++) into[seat]! /= sum;
}

const after = new Uint8Array(STATE_BYTES);

/** Every decision is tried out; what chance will add is left to the search. */
function rate(s: State, legal: Int32Array, count: number, into: Float64Array): void {
  const seat = s[DECIDER]!;
  for (let i = 0; i < count; i++) {
    const kind = kindOf(legal[i]!);
    into[i] = kind === CAST ? CASTING : kind === DECLINE ? 0 : lead(s, legal[i]!, seat);
  }
}

function lead(s: State, each: Decision, seat: Seat): number {
  after.set(s);
  play(after, each);
  let value = worth(after, seat) + (after[FIGHT_AT] !== NONE && after[DECIDER] !== OVER ? fightGain(after, seat) : 0);
  for (let other = 0; other < SEATS; other++) if (other !== seat) value -= worth(after, other) / 2;
  return value;
}

/** M-F4, M-F5 What the challenger may expect of a fight. */
function fightGain(s: State, seat: Seat): number {
  const card = CARD_AT[s[FIGHT_AT]!]!;
  const other = seat === s[ACTIVE] ? s[CHALLENGED]! : s[ACTIVE]!;
  const prize = hasCard(s, seat, card) ? 0 : s[LEFT + card]! > 0 ? 1 : hasCard(s, other, card) ? 1.5 : 0;
  return FIGHT_WON * prize + (2 * FIGHT_WON - 1) * BANISHED;
}

/** M-K The fight is known by heart. */
function solved(s: State): Decision | undefined {
  if (s[PHASE] !== FIGHTING) return undefined;
  const wands = bestRethrow(s);
  return wands === 0 ? pack(STOP) : pack(RETHROW, wands);
}

export const hints: Hints = {
  rate,
  evaluate,
  isTurnStart: (s) => s[PHASE] === THROWING,
  solved,
  // M-C2 Nothing is covered or hidden.
  forget: () => {},
  known: (s) => ({ state: write(s), unseen: [] }),
};
