/**
 * Where everything is in a state: offsets into one Uint8Array.
 *
 * A *level* is a place a wizard can stand (T-B5): 0–15 the ground of a space, 16–24 the top of tower 1–9. Wizards are
 * counted per level, so they travel with their tower without being touched; stacks are chains of levels.
 */
import type { Seat, State } from "../../core/game.ts";
import { CARDS, CODES } from "./cards.ts";

export const SPACES = 16;
export const TOWERS = 9;
export const LEVELS = SPACES + TOWERS;
export const LEVEL_ROOM = 6;
export const HAND = 3;
/** T-G2 Between `give` and `return` a hand holds one card more. */
const HAND_ROOM = HAND + 1;
export const NONE = 255;

// Options: constant during a game.
export const PLAYERS = 0;
export const MODE = 1;
export const EDITION = 2;
export const MEMORY = 3;
export const TEAMS = 4;
export const START = 5;
/** How many owners wizards have: the players, or one in solo and cooperative play. */
export const OWNERS = 6;
export const WIZARDS = 7;
export const POTIONS = 8;
export const CARDS_PER_TURN = 9;
export const SPELLS_IN_PLAY = 10;
export const PRICE = 11;
export const NASTY = 19;
/** Solo or cooperative: one open hand, one set of wizards and potions. */
export const SHARED = 20;
export const REDRAW_TOWER_OPTIONAL = 21;
export const MAY_WASTE_SECOND_CARD = 22;
export const ANY_ENTRY_ENDS_TURN = 23;
export const FREE_ANY_TIME = 24;
export const TEAM_FINISHES_ROUND = 25;

// The turn.
export const ACTIVE = 26;
export const DECIDER = 27;
export const PHASE = 28;
export const PLAYED = 29;
export const CARD = 30;
export const ROLL = 31;
export const REROLLS = 32;
export const ASKED = 33;
/** The turn's actions are over, because a redraw was one. */
export const REDREW = 34;
/** The spell cast in this turn (nasty: in this action), or NONE. */
export const CAST = 35;
/** T-N3 What goes on after the repeats of a spell. */
export const AFTER_REPEATS = 36;
/** T-N2 The declared move: what kind, the tower or the wizard's level and owner, how far, how many ride along. */
export const DECLARED = 37;
export const DECLARED_PIECE = 38;
export const DECLARED_OWNER = 39;
export const DECLARED_STEPS = 40;
export const RIDERS = 41;
export const RIDER_OWNER = 42;

// The board.
export const KEEP = 43;
export const HOME = 44;
/** The tower on a level, or 0. */
export const ABOVE = 50;
/** The level a tower stands on; towers count from 1. */
export const BELOW = ABOVE + LEVELS;
export const AT = BELOW + TOWERS + 1;
/** The highest level of a space. */
export const TOP = AT + TOWERS + 1;
/** How many wizards a level holds, and of which owner. */
export const SIZE = TOP + SPACES;
export const ON = SIZE + LEVELS;

export const EMPTY = ON + LEVELS * 6;
export const FULL = EMPTY + 6;
export const SPENT = FULL + 6;

// Cards, as kinds. The top of a pile is its end.
export const HAND_SIZE = SPENT + 6;
export const HANDS = HAND_SIZE + 6;
export const DECK_SIZE = HANDS + HAND_ROOM * 6;
export const DECK = DECK_SIZE + 1;
export const DISCARD_SIZE = DECK + CARDS;
export const DISCARD = DISCARD_SIZE + 1;
export const STATE_BYTES = DISCARD + CARDS;

// Phases: what the decider is asked for.
export const PLAYING = 0;
export const ROLLING = 1;
export const KEEPING = 2;
export const MOVING = 3;
/** All cards played, a spell could still be cast. */
export const ENDING = 4;
export const GIVING = 5;
export const RETURNING = 6;
export const WINDOW_BEFORE = 7;
export const WINDOW_AFTER = 8;
export const REPEATING = 9;
export const SHUFFLING = 10;
export const FINISHED = 11;

// Kinds of declared move.
export const NOTHING = 0;
export const A_WIZARD = 1;
export const A_TOWER = 2;

export const towerTop = (tower: number): number => SPACES - 1 + tower;
export const isTower = (level: number): boolean => level >= SPACES;
export const towerOf = (level: number): number => level - SPACES + 1;

/** T-B2, T-B3 Spaces 0, 4, 8, 12 and the odd towers carry a raven shield. */
export const hasShield = (level: number): boolean => (isTower(level) ? (towerOf(level) & 1) === 1 : (level & 3) === 0);

/** Which hand, potions and wizards are a seat's: in solo and cooperative play everybody's are the same. */
export const shareOf = (s: State, seat: Seat): number => (s[SHARED] ? 0 : seat);

/** T-T1 Clockwise is upwards. */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1 === s[PLAYERS] ? 0 : seat + 1);

/** T-G1 Partners sit opposite. */
export const partnerOf = (s: State, seat: Seat): Seat => (seat + (s[PLAYERS]! >> 1)) % s[PLAYERS]!;

const allHome = (s: State, owner: number): boolean => s[HOME + owner] === s[WIZARDS];

/** T-G5 Whose wizards a seat moves: its own, or its partner's when all its own are home. */
export function ownerMovedBy(s: State, seat: Seat): number {
  const own = shareOf(s, seat);
  return s[TEAMS] && allHome(s, own) ? partnerOf(s, seat) : own;
}

/** The space a level is in. */
export const spaceOf = (s: State, level: number): number => (isTower(level) ? s[AT + towerOf(level)]! : level);

/** How far Ravenskeep is ahead of a space. */
export const toKeep = (s: State, space: number): number => (s[KEEP]! - space) & (SPACES - 1);

/** T-B5 Nothing stands on it: no tower; and wizards never stand where Ravenskeep is. */
export const isVisible = (s: State, level: number): boolean => s[ABOVE + level] === 0;

export function addWizards(s: State, level: number, owner: number, count: number): void {
  s[ON + level * 6 + owner]! += count;
  s[SIZE + level]! += count;
}

/** Towers count from the bottom, 1 is the lowest. */
export function heightOf(s: State, tower: number): number {
  let height = 1;
  for (let level = s[BELOW + tower]!; isTower(level); level = s[BELOW + towerOf(level)]!) height++;
  return height;
}

/** The tower at a height of a space, or 0. */
export function towerAt(s: State, space: number, height: number): number {
  let tower = s[ABOVE + space]!;
  for (let i = 1; i < height && tower !== 0; i++) tower = s[ABOVE + towerTop(tower)]!;
  return tower;
}

/** Puts a tower, and whatever stands on it, on top of a space. */
export function placeTower(s: State, tower: number, space: number): void {
  const level = s[TOP + space]!;
  s[BELOW + tower] = level;
  s[ABOVE + level] = tower;
  let top = tower;
  s[AT + tower] = space;
  for (let next = s[ABOVE + towerTop(tower)]!; next !== 0; next = s[ABOVE + towerTop(next)]!) {
    s[AT + next] = space;
    top = next;
  }
  s[TOP + space] = towerTop(top);
}

/** Lifts a tower, and whatever stands on it, off its stack. */
export function liftTower(s: State, tower: number): void {
  const level = s[BELOW + tower]!;
  s[ABOVE + level] = 0;
  s[TOP + s[AT + tower]!] = level;
}

/** Hands are kept sorted. */
export function addToHand(s: State, share: number, card: number): void {
  const hand = HANDS + share * HAND_ROOM;
  let i = hand + s[HAND_SIZE + share]!++;
  for (; i > hand && s[i - 1]! > card; i--) s[i] = s[i - 1]!;
  s[i] = card;
}

export function removeFromHand(s: State, share: number, card: number): void {
  const hand = HANDS + share * HAND_ROOM;
  let i = hand;
  while (s[i] !== card) i++;
  const last = hand + --s[HAND_SIZE + share]!;
  for (; i < last; i++) s[i] = s[i + 1]!;
  s[last] = 0;
}

export const handCard = (s: State, share: number, index: number): number => s[HANDS + share * HAND_ROOM + index]!;

/** The codes of a hand, sorted. */
export const handCodes = (s: State, share: number): string[] =>
  Array.from({ length: s[HAND_SIZE + share]! }, (_, i) => CODES[handCard(s, share, i)]!);

export function discard(s: State, card: number): void {
  s[DISCARD + s[DISCARD_SIZE]!++] = card;
}
