/** What the bots are told about playing well: the worth of a position, each decision tried out on it, and the exact fight. */
import type { Decision, Hints, Seat, State } from "../../core/game.ts";
import * as core from "../../core/game.ts";
import * as boards from "./board.ts";
import * as chances from "./chances.ts";
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
const { meetingChance } = chances;
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

/** As regression on self-play has it: which positions were won in the end (docs/bench.md). */
const STONE_WORTH = 0.1;
const JUMP = 0.06;
const STEP = 0.01;
const GUARD = 0.06;
/** A card that the next throw can bring, by its chance. */
const NEXT = 0.45;
/** The last cards win the game. */
const LATE = Float64Array.from([0, 0.35, 0.75, 1.05, 1.45, 2.05, 2.85, 4.5]);
/** M-C1 A card whose place is empty can be taken away. */
const STEALABLE = 0.2;
const SHARPNESS = 1;
/** M-K What a challenger may hope for. */
const FIGHT_WON = 0.5565;
const BANISHED = 0.15;
const CARD = 0.45;
const CASTING = 0.05;
/** A throw decides little: small differences have to count at first sight. */
const STEEPNESS = 2;

/** M-C1 How near a seat is to its next card: by the chances of the next throw, and how far the best place is. */
function nearness(s: State, seat: Seat): number {
  const magician = s[MAGICIAN + seat]!;
  const apprentice = s[APPRENTICE + seat]!;
  let best = -1;
  let stealable = 0;
  let open = 0;
  let guarded = 0;
  for (let card = 0; card < CARDS; card++) {
    if ((s[HELD + seat]! >> card) & 1) {
      if (s[LEFT + card] === 0) stealable++;
      continue;
    }
    const { place } = BOARD.cards[card]!;
    const isGuarded = foreignMagician(s, seat, place) !== NONE;
    if (isGuarded) guarded |= 1 << card;
    else open |= 1 << card;
    const value = -JUMP * jumpsApart(magician, place) - STEP * stepsApart(apprentice, place) - (isGuarded ? GUARD : 0);
    if (value > best) best = value;
  }
  const stone = s[STONE + seat]!;
  const free = meetingChance(magician, apprentice, stone, open);
  const all = guarded === 0 ? free : meetingChance(magician, apprentice, stone, open | guarded);
  return best - STEALABLE * stealable + NEXT * (free + FIGHT_WON * (all - free));
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
    into[i] = STEEPNESS * (kind === CAST ? CASTING : kind === DECLINE ? 0 : lead(s, legal[i]!, seat));
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
  const prize = hasCard(s, seat, card) ? 0 : s[LEFT + card]! > 0 ? CARD : hasCard(s, other, card) ? 1.5 * CARD : 0;
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
  // So much is luck that looking further only blurs what is seen.
  horizon: (_, turns) => Math.ceil(turns / 2),
  solved,
  // M-C2 Nothing is covered or hidden.
  forget: () => {},
  known: (s) => ({ state: write(s), unseen: [] }),
};
