/**
 * Where everything is in a state: offsets into one Uint8Array.
 *
 * Figures stand on nodes (board.ts). A seat's cards are the bits of one byte, so nobody can have two of a kind (M-C2).
 */
import type { Seat, State } from "../../core/game.ts";
import { WANDS } from "./wands.ts";

/** M-B5 Exactly three players. */
export const SEATS = 3;
export const CARDS = 7;
/** M-B2 Of every card. */
export const COPIES = 2;
export const NONE = 255;

// Options: constant during a game.
export const START = 0;
export const MAY_REST = 1;
/** Two bytes; 0 is no limit. */
export const ROUND_LIMIT = 2;

// The turn.
/** Two bytes, counted from 1. */
export const ROUND = 4;
/** Whose turn it is; during a defender's bonus throw (M-T4) somebody else is active. */
export const TURN = 6;
export const ACTIVE = 7;
export const DECIDER = 8;
export const PHASE = 9;
/** M-T3, M-T4 Further throws of the active seat. */
export const THROWS_DUE = 10;
/** M-T4 Bonus throws of defenders, in the order in which they were won: how many, and whose. */
export const BONUSES = 11;
export const BONUS_OF = 12;
/** Each one takes a fight in a throw of its own, so a full list needs a dozen triples in a row. */
export const MOST_BONUSES = 12;

// The eye throw being played out.
export const WAND = BONUS_OF + MOST_BONUSES;
export const MAGICIAN_DUE = WAND + WANDS;
export const APPRENTICE_DUE = MAGICIAN_DUE + 1;
/** M-M4 The place to be fought for, or NONE. */
export const FIGHT_AT = APPRENTICE_DUE + 1;
/** M-A5 The apprentice has landed on a symbol field. */
export const SPELL_DUE = FIGHT_AT + 1;

// The fight. The challenger is the active seat.
export const CHALLENGED = SPELL_DUE + 1;
export const LEADER = CHALLENGED + 1;
export const THROWER = LEADER + 1;
/** What the leader laid down: the sum, and on how many throws; 0 throws while the leader still throws. */
export const LEAD_SUM = THROWER + 1;
export const LEAD_THROWS = LEAD_SUM + 1;
/** How often the thrower has thrown. */
export const THROWS = LEAD_THROWS + 1;
export const FIGHT_WAND = THROWS + 1;
/** The wands to be thrown, as bits. */
export const RETHROWN = FIGHT_WAND + WANDS;

/** The spell throw: the hidden symbol of each wand. */
export const HIDDEN = RETHROWN + 1;

// The board.
export const MAGICIAN = HIDDEN + WANDS;
export const APPRENTICE = MAGICIAN + SEATS;
export const STONE = APPRENTICE + SEATS;
/** A seat's cards as bits. */
export const HELD = STONE + SEATS;
/** How many copies of a card lie on its place. */
export const LEFT = HELD + SEATS;
export const STATE_BYTES = LEFT + CARDS;

// Phases: what the decider is asked for.
export const THROWING = 0;
export const MOVING = 1;
export const TAKING = 2;
export const FIGHT_THROWING = 3;
export const FIGHTING = 4;
export const CASTING = 5;
export const SPELL_THROWING = 6;
export const READING = 7;
export const FINISHED = 8;

export function ask(s: State, phase: number, decider: number): void {
  s[PHASE] = phase;
  s[DECIDER] = decider;
}

export const word = (s: State, offset: number): number => (s[offset]! << 8) | s[offset + 1]!;

export function setWord(s: State, offset: number, value: number): void {
  s[offset] = value >> 8;
  s[offset + 1] = value & 255;
}

export const eyeSum = (s: State): number => s[WAND]! + s[WAND + 1]! + s[WAND + 2]!;
export const fightSum = (s: State): number => s[FIGHT_WAND]! + s[FIGHT_WAND + 1]! + s[FIGHT_WAND + 2]!;

const BITS = Uint8Array.from({ length: 1 << CARDS }, (_, held) => held.toString(2).replaceAll("0", "").length);
export const cardsOf = (s: State, seat: Seat): number => BITS[s[HELD + seat]!]!;
export const hasCard = (s: State, seat: Seat, card: number): boolean => ((s[HELD + seat]! >> card) & 1) === 1;

/** Another seat's magician on a place, or NONE. On a magic place there is one at most. */
export function foreignMagician(s: State, seat: Seat, place: number): Seat {
  for (let other = 0; other < SEATS; other++) if (other !== seat && s[MAGICIAN + other] === place) return other;
  return NONE;
}
