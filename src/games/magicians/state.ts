/**
 * Where everything is in a state: offsets into one Uint8Array.
 *
 * Figures stand on nodes (board.ts).
 */
import type { Seat, State } from "../../core/game.ts";
import { byte, flag, layout, list, NONE, numbered, oneOf, optional, setOf, upTo, word } from "../../core/layout.ts";
import { BOARD, MOST_NODES } from "./board.ts";
import { MOST_SUM, SIDES, SYMBOLS, WANDS } from "./wands.ts";

/** M-B5 Exactly three players. */
export const SEATS = 3;
export const CARDS = BOARD.cards.length;
/** M-B2 Of every card. */
export const COPIES = 2;
/** As many as three players can use. */
export const MOST_COPIES = 3;
/** M-T4 Each bonus throw takes a fight in a throw of its own, so a full list needs a dozen triples in a row. */
export const MOST_BONUSES = 12;

/** What the decider is asked for. */
export const PHASES = numbered([
  "throwing",
  "moving",
  "taking",
  "fightThrowing",
  "fighting",
  "casting",
  "spellThrowing",
  "reading",
  "finished",
]);

const A_SEAT = upTo(SEATS - 1);
const A_NODE = upTo(MOST_NODES - 1);
const A_PLACE = upTo(BOARD.places - 1);
const A_SUM = upTo(MOST_SUM);
const WANDS_LYING = list(WANDS, upTo(SIDES - 1));

export const STATE = layout({
  /** Constant during a game. */
  options: {
    start: A_SEAT,
    mayRest: flag,
    /** 0 is no limit. */
    roundLimit: word,
    /** Which board (boards.ts); 0 is the printed one. */
    board: byte,
    /** M-C3 So many cards win. */
    goal: upTo(CARDS),
    /** M-B6 The notches on the three edges of a wand. */
    notch: list(SIDES, upTo(SIDES - 1)),
  },
  turn: {
    /** Counted from 1. */
    round: word,
    /** Whose turn it is; during a defender's bonus throw (M-T4) somebody else is active. */
    turn: A_SEAT,
    active: A_SEAT,
    /** A seat, CHANCE or OVER. */
    decider: byte,
    phase: oneOf(Object.keys(PHASES)),
    /** M-T3, M-T4 Further throws of the active seat. */
    throwsDue: byte,
    /** M-T4 Bonus throws of defenders, in the order in which they were won: how many, and whose. */
    bonuses: upTo(MOST_BONUSES),
    bonusOf: list(MOST_BONUSES, A_SEAT),
  },
  /** The eye throw being played out. */
  throw: {
    wand: WANDS_LYING,
    magicianDue: flag,
    apprenticeDue: flag,
    /** M-M4 The place to be fought for, or NONE. */
    fightAt: optional(A_PLACE),
    /** M-A5 The apprentice has landed on a symbol field. */
    spellDue: flag,
  },
  /** The challenger is the active seat. */
  fight: {
    challenged: A_SEAT,
    leader: A_SEAT,
    thrower: A_SEAT,
    /** What the leader laid down: the sum, and on how many throws; 0 throws while the leader still throws. */
    leadSum: A_SUM,
    leadThrows: byte,
    /** How often the thrower has thrown. */
    throws: byte,
    fightWand: WANDS_LYING,
    /** The wands to be thrown. */
    rethrown: setOf(WANDS),
  },
  spell: {
    /** The hidden symbol of each wand. */
    hidden: list(WANDS, oneOf(SYMBOLS)),
  },
  board: {
    magician: list(SEATS, A_PLACE),
    apprentice: list(SEATS, A_NODE),
    stone: list(SEATS, flag),
    /** A seat's cards: nobody can have two of a kind (M-C2). */
    held: list(SEATS, setOf(CARDS)),
    /** How many copies of a card lie on its place. */
    left: list(CARDS, upTo(MOST_COPIES)),
  },
});
const { at } = STATE;

export function ask(s: State, phase: number, decider: number): void {
  s[at.phase] = phase;
  s[at.decider] = decider;
}

export const eyeSum = (s: State): number => s[at.wand]! + s[at.wand + 1]! + s[at.wand + 2]!;
export const fightSum = (s: State): number => s[at.fightWand]! + s[at.fightWand + 1]! + s[at.fightWand + 2]!;

const BITS = Uint8Array.from({ length: 1 << CARDS }, (_, held) => held.toString(2).replaceAll("0", "").length);
export const cardsOf = (s: State, seat: Seat): number => BITS[s[at.held + seat]!]!;
export const hasCard = (s: State, seat: Seat, card: number): boolean => ((s[at.held + seat]! >> card) & 1) === 1;

/** Another seat's magician on a place, or NONE. On a magic place there is one at most. */
export function foreignMagician(s: State, seat: Seat, place: number): Seat {
  for (let other = 0; other < SEATS; other++) if (other !== seat && s[at.magician + other] === place) return other;
  return NONE;
}
