/** What the bots are told about playing well: the worth of a position, each decision tried out on it, and the exact fight. */
import type { Decision, Hints, Seat, State } from "../../core/game.ts";
import { OVER } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_AT } from "./board.ts";
import { kindOf, KINDS, pack } from "./decision.ts";
import { resultOf } from "./ending.ts";
import { inputs } from "./inputs.ts";
import { bestRethrow } from "./odds.ts";
import { apply } from "./apply.ts";
import { write } from "./position.ts";
import { raceFor } from "./race.ts";
import { CARDS, cardsOf, hasCard, PHASES, SEATS, STATE } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;
const KIND = KINDS;

/**
 * By the number of cards, as regression on 5,000 games of self-play has it (docs/bench.md): what they are worth …
 * Before the first card it sees no difference at all; there the race has some worth by hand, or nobody would set out.
 */
const CARDS_WORTH = Float64Array.from([-0.37, -0.23, -0.04, -0.06, 0, 0.32, 1.12, 4.5]);
/** … and what the race for the next one is. */
const RACE_WORTH = Float64Array.from([0.6, 0.86, 1.02, 1.57, 2.28, 2.87, 3.21, 0]);
/** M-C1 A card whose place is empty can be taken away. */
const STEALABLE = 0.2;
const ALL_CARDS = 2 ** CARDS - 1;
/** M-K What a challenger may hope for. */
const FIGHT_WON = 0.5565;
const BANISHED = 0.15;
const CARD = 0.45;
const CASTING = 0.05;
/** A throw decides little: small differences have to count at first sight. */
const STEEPNESS = 2;
const NOTHING = new Uint8Array(SEATS);

/** M-C1 Cards that others may take away: no copy of them is left on their places. */
function stealable(s: State, seat: Seat): number {
  let count = 0;
  for (let card = 0; card < CARDS; card++) if (s[at.left + card] === 0 && hasCard(s, seat, card)) count++;
  return count;
}

/** `barred`: cards, as bits, that this seat cannot win. */
function worth(s: State, seat: Seat, barred = 0): number {
  // Where fewer cards win, one is so much nearer with each.
  const cards = cardsOf(s, seat) + CARDS - s[at.goal]!;
  const race = raceFor(
    ALL_CARDS & ~s[at.held + seat]! & ~barred,
    s[at.magician + seat]!,
    s[at.apprentice + seat]!,
    s[at.stone + seat]!,
    s[at.board]!,
  );
  return CARDS_WORTH[cards]! + RACE_WORTH[cards]! * race - STEALABLE * stealable(s, seat);
}

/** M-C3 Each seat's chance to win. */
const evaluate = (s: State, into: Float64Array): void => evaluateBarring(s, into, NOTHING);

/** The same where seats cannot win some cards, as bits by seat. */
export function evaluateBarring(s: State, into: Float64Array, barred: Uint8Array): void {
  if (s[at.decider] === OVER) {
    const result = resultOf(s);
    const winners = "winners" in result ? result.winners : [];
    for (let seat = 0; seat < SEATS; seat++) into[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    return;
  }
  let sum = 0;
  for (let seat = 0; seat < SEATS; seat++) sum += into[seat] = Math.exp(worth(s, seat, barred[seat]));
  for (let seat = 0; seat < SEATS; seat++) into[seat]! /= sum;
}

const after = new Uint8Array(STATE.bytes);

/** Every decision is tried out; what chance will add is left to the search. */
function rate(s: State, legal: Int32Array, count: number, into: Float64Array): void {
  const seat = s[at.decider]!;
  for (let i = 0; i < count; i++) {
    const kind = kindOf(legal[i]!);
    into[i] = STEEPNESS * (kind === KIND.cast ? CASTING : kind === KIND.decline ? 0 : lead(s, legal[i]!, seat));
  }
}

function lead(s: State, each: Decision, seat: Seat): number {
  after.set(s);
  apply(after, each);
  return (
    material(after, seat) + (after[at.fightAt] !== NONE && after[at.decider] !== OVER ? fightGain(after, seat) : 0)
  );
}

function material(s: State, seat: Seat): number {
  let value = worth(s, seat);
  for (let other = 0; other < SEATS; other++) if (other !== seat) value -= worth(s, other) / 2;
  return value;
}

/** M-F4, M-F5 What the challenger may expect of a fight. */
function fightGain(s: State, seat: Seat): number {
  const card = CARD_AT[s[at.fightAt]!]!;
  const other = seat === s[at.active] ? s[at.challenged]! : s[at.active]!;
  const prize = hasCard(s, seat, card) ? 0 : s[at.left + card]! > 0 ? CARD : hasCard(s, other, card) ? 1.5 * CARD : 0;
  return FIGHT_WON * prize + (2 * FIGHT_WON - 1) * BANISHED;
}

/** M-K The fight is known by heart. */
function solved(s: State): Decision | undefined {
  if (s[at.phase] !== PHASE.fighting) return undefined;
  const wands = bestRethrow(s);
  return wands === 0 ? pack(KIND.stop) : pack(KIND.rethrow, wands);
}

export const hints: Hints = {
  rate,
  evaluate,
  material,
  isTurnStart: (s) => s[at.phase] === PHASE.throwing,
  // M-B5 Once around the table: so much is luck that looking further only blurs what is seen.
  horizon: (_, turns) => Math.min(turns, SEATS),
  lightness: 2,
  solved,
  // M-C2 Nothing is covered or hidden.
  forget: () => {},
  known: (s) => ({ state: write(s), unseen: [] }),
  inputs,
};
