/**
 * Where everything is in a state: offsets into one Uint8Array.
 *
 * A *level* is a place a wizard can stand (T-B5): 0–15 the ground of a space, 16–24 the top of tower 1–9. Wizards are
 * counted per level, so they travel with their tower without being touched; stacks are chains of levels.
 */
import type { Seat, State } from "../../core/game.ts";
import { byte, flag, layout, list, numbered, oneOf, optional, setOf, upTo } from "../../core/layout.ts";
import { CARDS, CODES, DIE } from "./cards.ts";
import { EDITION_NAMES, MEMORIES, MODES, MOST_PRICE } from "./options.ts";
import { SPELLS } from "./spells.ts";

export const SPACES = 16;
export const TOWERS = 9;
export const LEVELS = SPACES + TOWERS;
export const LEVEL_ROOM = 6;
export const HAND = 3;
/** T-G2 Between `give` and `return` a hand holds one card more. */
const HAND_ROOM = HAND + 1;
/** T-U1 At most so many players, and so many owners of wizards, potions and hands. */
export const SEATS = 6;

/** What the decider is asked for. */
export const PHASES = numbered([
  "playing",
  "rolling",
  "keeping",
  "moving",
  // All cards played, a spell could still be cast.
  "ending",
  "giving",
  "returning",
  "windowBefore",
  "windowAfter",
  "repeating",
  "shuffling",
  "finished",
]);

/** T-N2 What kind of move is declared. */
export const DECLARED = numbered(["nothing", "wizard", "tower"]);

const A_SEAT = upTo(SEATS - 1);
const A_SPACE = upTo(SPACES - 1);
const A_LEVEL = upTo(LEVELS - 1);
const A_TOWER = upTo(TOWERS);
const A_CARD = oneOf(CODES);
const A_SPELL = oneOf(SPELLS);
/** Lists by tower: towers count from 1. */
const BY_TOWER = TOWERS + 1;

export const STATE = layout({
  /** Constant during a game. */
  options: {
    players: upTo(SEATS),
    mode: oneOf(MODES),
    edition: oneOf(EDITION_NAMES),
    memory: oneOf(MEMORIES),
    teams: flag,
    start: A_SEAT,
    /** How many owners wizards have: the players, or one in solo and cooperative play. */
    owners: upTo(SEATS),
    wizards: byte,
    potions: byte,
    cardsPerTurn: byte,
    spellsInPlay: setOf(SPELLS.length),
    price: list(SPELLS.length, upTo(MOST_PRICE)),
    nasty: flag,
    /** Solo or cooperative: one open hand, one set of wizards and potions. */
    shared: flag,
    redrawTowerOptional: flag,
    mayWasteSecondCard: flag,
    anyEntryEndsTurn: flag,
    freeAnyTime: flag,
    teamFinishesRound: flag,
    /** T-B3 How many towers there are. */
    towers: A_TOWER,
    /** T-B8 How many faces the die has. */
    die: upTo(DIE - 1),
    /** T-B2, T-B3 Which levels carry a raven shield. */
    shield: list(Math.ceil(LEVELS / 8), setOf(8)),
  },
  turn: {
    active: A_SEAT,
    /** A seat, CHANCE or OVER. */
    decider: byte,
    phase: oneOf(Object.keys(PHASES)),
    played: byte,
    card: optional(A_CARD),
    roll: upTo(DIE - 1),
    rerolls: byte,
    asked: flag,
    /** The turn's actions are over, because a redraw was one. */
    redrew: flag,
    /** The spell cast in this turn (nasty: in this action), or NONE. */
    cast: optional(A_SPELL),
    /** T-N3 What goes on after the repeats of a spell. */
    afterRepeats: oneOf(Object.keys(PHASES)),
    /** T-N2 The declared move: what kind, the tower or the wizard's level and owner, how far, how many ride along. */
    declared: oneOf(Object.keys(DECLARED)),
    declaredPiece: optional(A_LEVEL),
    declaredOwner: optional(A_SEAT),
    declaredSteps: byte,
    riders: upTo(LEVEL_ROOM),
    riderOwner: A_SEAT,
  },
  board: {
    keep: A_SPACE,
    home: list(SEATS, byte),
    /** The tower on a level, or 0. */
    above: list(LEVELS, A_TOWER),
    /** The level a tower stands on. */
    below: list(BY_TOWER, A_LEVEL),
    towerSpace: list(BY_TOWER, A_SPACE),
    /** The highest level of a space. */
    top: list(SPACES, A_LEVEL),
    /** How many wizards a level holds, */
    size: list(LEVELS, upTo(LEVEL_ROOM)),
    /** and how many of each owner are on it. */
    on: list(SEATS, list(LEVELS, upTo(LEVEL_ROOM))),
    empty: list(SEATS, byte),
    full: list(SEATS, byte),
    spent: list(SEATS, byte),
  },
  /** As kinds. The top of a pile is its end. */
  cards: {
    handSize: list(SEATS, upTo(HAND_ROOM)),
    hands: list(SEATS, list(HAND_ROOM, A_CARD)),
    deckSize: upTo(CARDS),
    deck: list(CARDS, A_CARD),
    discardSize: upTo(CARDS),
    discard: list(CARDS, A_CARD),
  },
});
const { at } = STATE;

export const towerTop = (tower: number): number => SPACES - 1 + tower;
const isTower = (level: number): boolean => level >= SPACES;
export const towerOf = (level: number): number => level - SPACES + 1;

/** T-B2, T-B3 Spaces 0, 4, 8, 12 and the odd towers carry a raven shield. */
export const hasShield = (level: number): boolean => (isTower(level) ? (towerOf(level) & 1) === 1 : (level & 3) === 0);

/** The same in a game whose shields may be others (lab.ts): one bit for each level. */
export const carriesShield = (s: State, level: number): boolean =>
  ((s[at.shield + (level >> 3)]! >> (level & 7)) & 1) === 1;

/** Which hand, potions and wizards are a seat's: in solo and cooperative play everybody's are the same. */
export const shareOf = (s: State, seat: Seat): number => (s[at.shared] ? 0 : seat);

/** T-T1 Clockwise is upwards. */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1 === s[at.players] ? 0 : seat + 1);

/** T-G1 Partners sit opposite. */
export const partnerOf = (s: State, seat: Seat): Seat => (seat + (s[at.players]! >> 1)) % s[at.players]!;

const allHome = (s: State, owner: number): boolean => s[at.home + owner] === s[at.wizards];

/** T-G5 Whose wizards a seat moves: its own, or its partner's when all its own are home. */
export function ownerMovedBy(s: State, seat: Seat): number {
  const own = shareOf(s, seat);
  return s[at.teams] && allHome(s, own) ? partnerOf(s, seat) : own;
}

/** The space a level is in. */
export const spaceOf = (s: State, level: number): number =>
  isTower(level) ? s[at.towerSpace + towerOf(level)]! : level;

/** Spaces are a circle; steps may be negative. */
export const ahead = (space: number, steps: number): number => (space + steps) & (SPACES - 1);

/** How far Ravenskeep is ahead of a space. */
export const toKeep = (s: State, space: number): number => (s[at.keep]! - space) & (SPACES - 1);

/** T-B5 Nothing stands on it: no tower; and wizards never stand where Ravenskeep is. */
export const isVisible = (s: State, level: number): boolean => s[at.above + level] === 0;

/** T-W3 A level holds at most six wizards; Ravenskeep holds all. */
export const hasRoom = (s: State, space: number, wizards: number): boolean =>
  s[at.keep] === space || s[at.size + s[at.top + space]!]! + wizards <= LEVEL_ROOM;

/** How many wizards of an owner a level holds. */
export const wizardsOn = (s: State, level: number, owner: number): number => s[at.on + owner * LEVELS + level]!;

export function addWizards(s: State, level: number, owner: number, count: number): void {
  s[at.on + owner * LEVELS + level]! += count;
  s[at.size + level]! += count;
}

/** Towers count from the bottom, 1 is the lowest. */
export function heightOf(s: State, tower: number): number {
  let height = 1;
  for (let level = s[at.below + tower]!; isTower(level); level = s[at.below + towerOf(level)]!) height++;
  return height;
}

/** The tower at a height of a space, or 0. */
export function towerAt(s: State, space: number, height: number): number {
  let tower = s[at.above + space]!;
  for (let i = 1; i < height && tower !== 0; i++) tower = s[at.above + towerTop(tower)]!;
  return tower;
}

/** The highest tower of a space, or 0. */
export const topTower = (s: State, space: number): number =>
  s[at.above + space] === 0 ? 0 : s[at.top + space]! - SPACES + 1;

/** Puts a tower, and whatever stands on it, on top of a space. */
export function placeTower(s: State, tower: number, space: number): void {
  const level = s[at.top + space]!;
  s[at.below + tower] = level;
  s[at.above + level] = tower;
  let top = tower;
  s[at.towerSpace + tower] = space;
  for (let next = s[at.above + towerTop(tower)]!; next !== 0; next = s[at.above + towerTop(next)]!) {
    s[at.towerSpace + next] = space;
    top = next;
  }
  s[at.top + space] = towerTop(top);
}

/** Lifts a tower, and whatever stands on it, off its stack. */
export function liftTower(s: State, tower: number): void {
  const level = s[at.below + tower]!;
  s[at.above + level] = 0;
  s[at.top + s[at.towerSpace + tower]!] = level;
}

/** Hands are kept sorted. */
export function addToHand(s: State, share: number, card: number): void {
  const hand = at.hands + share * HAND_ROOM;
  let i = hand + s[at.handSize + share]!++;
  for (; i > hand && s[i - 1]! > card; i--) s[i] = s[i - 1]!;
  s[i] = card;
}

export function removeFromHand(s: State, share: number, card: number): void {
  const hand = at.hands + share * HAND_ROOM;
  let i = hand;
  while (s[i] !== card) i++;
  const last = hand + --s[at.handSize + share]!;
  for (; i < last; i++) s[i] = s[i + 1]!;
  s[last] = 0;
}

/** T-U4 */
export const isInPlay = (s: State, spell: number): boolean => ((s[at.spellsInPlay]! >> spell) & 1) === 1;

export const handCard = (s: State, share: number, index: number): number => s[at.hands + share * HAND_ROOM + index]!;

/** The codes of a hand, sorted. */
export const handCodes = (s: State, share: number): string[] =>
  Array.from({ length: s[at.handSize + share]! }, (_, i) => CODES[handCard(s, share, i)]!);

export function discard(s: State, card: number): void {
  s[at.discard + s[at.discardSize]!++] = card;
}
