/** The canonical state as JSON, both ways (docs/rules/notation.md). Only the start of a turn, before its throw, is read. */
import type { Json, JsonObject, Refusal, Seat, State } from "../../core/game.ts";
import { deciderName, refuse } from "../../core/game.ts";
import { isObject, isWhole } from "../../core/json.ts";
import { NONE, wordAt } from "../../core/layout.ts";
import { BOARD, CARD_AT, isMagic, isPlace, nodeName, nodeNamed } from "./board.ts";
import type { Settled } from "./setup.ts";
import { bare } from "./setup.ts";
import { CARDS, cardsOf, COPIES, foreignMagician, hasCard, PHASES, SEATS, STATE } from "./state.ts";
import { beginTurn } from "./turn.ts";
import type { SymbolName } from "./wands.ts";
import { SYMBOLS } from "./wands.ts";

const { at } = STATE;
const PHASE = PHASES;

/** M-F A fight that is under way. */
export interface FightPosition {
  /** The place they fight for. */
  readonly place: string;
  /** Who jumped in. */
  readonly challenger: Seat;
  /** Who stood there. */
  readonly challenged: Seat;
  /** Who throws first this time. */
  readonly leader: Seat;
  /** The notches the leader laid down; null: not yet. */
  readonly leadSum: number | null;
  /** How many throws the leader used. */
  readonly leadThrows: number | null;
  /** Who throws now. */
  readonly thrower: Seat;
  /** The wands of the thrower; null: not thrown yet. */
  readonly values: readonly number[] | null;
  /** How often they were thrown. */
  readonly throws: number;
}

/** Where a turn stands, for those who see one state only; no part of the canonical state. */
export interface TurnPosition {
  /** The round, from 1. */
  readonly round: number;
  /** The notches of the three wands, thrown for the two moves; null: not thrown yet. */
  readonly throw: readonly number[] | null;
  /** The magician has still to move. */
  readonly magicianDue: boolean;
  /** The apprentice has still to move. */
  readonly apprenticeDue: boolean;
  /** M-A5 A spell throw may still be made. */
  readonly spellDue: boolean;
  /** The fight that is under way. */
  readonly fight: FightPosition | null;
  /** The hidden symbols of a spell throw that is to be read. */
  readonly symbols: readonly SymbolName[] | null;
  /** M-T3, M-T4 Further throws of the active seat. */
  readonly throwsDue: number;
  /** M-T4 The seats whose bonus throws come then. */
  readonly bonuses: readonly Seat[];
}

/** The Three Magicians as everybody sees it (M-C2). Nodes are called as in notation; lists are by seat. */
export interface Position {
  /** Whose turn it is. */
  readonly active: Seat;
  /** Who decides next: a seat, chance, or null when the game is over. */
  readonly decider: Seat | "chance" | null;
  /** Where the magicians stand. */
  readonly magicians: readonly string[];
  /** Where the apprentices stand. */
  readonly apprentices: readonly string[];
  /** Who has the power stone. */
  readonly stones: readonly boolean[];
  /** How many cards lie on each magic place. */
  readonly left: Readonly<Record<string, number>>;
  /** The cards each seat has, by the names of their places. */
  readonly cards: readonly (readonly string[])[];
  /** How far the turn is. */
  readonly turn: TurnPosition;
}

export function write(s: State): Position & JsonObject {
  return {
    active: s[at.active]!,
    decider: deciderName(s[at.decider]!),
    magicians: perSeat((seat) => nodeName(s[at.magician + seat]!)),
    apprentices: perSeat((seat) => nodeName(s[at.apprentice + seat]!)),
    stones: perSeat((seat) => s[at.stone + seat] === 1),
    left: Object.fromEntries(BOARD.cards.map(({ place }, card) => [nodeName(place), s[at.left + card]!])),
    cards: perSeat((seat) => cardNames(s, seat)),
    turn: writeTurn(s),
  };
}

const perSeat = <T>(what: (seat: Seat) => T): T[] => Array.from({ length: SEATS }, (_, seat) => what(seat));

/** Cards are numbered by the names of their places, so these are sorted. */
const cardNames = (s: State, seat: Seat): string[] =>
  BOARD.cards.filter((_, card) => hasCard(s, seat, card)).map(({ place }) => nodeName(place));

function writeTurn(s: State): TurnPosition & JsonObject {
  return {
    round: wordAt(s, at.round),
    throw: s[at.phase] === PHASE.throwing ? null : STATE.take(s, "wand"),
    magicianDue: s[at.magicianDue] === 1,
    apprenticeDue: s[at.apprenticeDue] === 1,
    spellDue: s[at.spellDue] === 1,
    fight: writeFight(s),
    symbols: s[at.phase] === PHASE.reading ? STATE.take(s, "hidden").map((symbol) => SYMBOLS[symbol]!) : null,
    throwsDue: s[at.throwsDue]!,
    bonuses: STATE.take(s, "bonusOf").slice(0, s[at.bonuses]),
  };
}

function writeFight(s: State): (FightPosition & JsonObject) | null {
  if (s[at.phase] !== PHASE.fighting && s[at.phase] !== PHASE.fightThrowing) return null;
  const isLaid = s[at.leadThrows]! > 0;
  return {
    place: nodeName(s[at.fightAt]!),
    challenger: s[at.active]!,
    challenged: s[at.challenged]!,
    leader: s[at.leader]!,
    leadSum: isLaid ? s[at.leadSum]! : null,
    leadThrows: isLaid ? s[at.leadThrows]! : null,
    thrower: s[at.thrower]!,
    values: s[at.throws]! > 0 ? STATE.take(s, "fightWand") : null,
    throws: s[at.throws]!,
  };
}

const impossible = (say: string, clause?: string): Refusal =>
  refuse("position", `This position is not possible: ${say}.`, clause);

/** A position at the start of a turn, before its throw. Every figure and card must be there. */
export function read(options: Settled, json: Json): State | Refusal {
  if (!isObject(json)) return impossible("the state is not an object");
  const s = bare(options);
  return (
    readFigures(s, json) ??
    readCards(s, json.cards) ??
    readLeft(s, json.left) ??
    checkCards(s) ??
    checkPlaces(s) ??
    readTurn(s, json) ??
    s
  );
}

/** A list with one entry for each seat. */
const listForSeats = (json: Json | undefined): readonly Json[] | undefined =>
  Array.isArray(json) && json.length === SEATS ? json : undefined;

const nodeIn = (json: Json): number => (typeof json === "string" ? nodeNamed(json) : -1);

function readFigures(s: State, { magicians, apprentices, stones }: JsonObject): Refusal | undefined {
  const places = listForSeats(magicians)?.map(nodeIn);
  if (!places?.every(isPlace)) return impossible("there must be 3 magicians, each on a place", "M-B5");
  const nodes = listForSeats(apprentices)?.map(nodeIn);
  if (!nodes || nodes.includes(-1)) return impossible("there must be 3 apprentices, each on a field or place", "M-B5");
  const owned = listForSeats(stones);
  if (!owned?.every((stone) => typeof stone === "boolean"))
    return impossible("stones must be true or false for each of 3 seats", "M-B5");
  STATE.put(s, "magician", places);
  STATE.put(s, "apprentice", nodes);
  STATE.put(s, "stone", owned.map(Number));
  return undefined;
}

/** M-C2 Nobody has two of a kind. */
function readCards(s: State, json: Json | undefined): Refusal | undefined {
  const hands = listForSeats(json);
  if (!hands) return impossible("cards must be lists for each of 3 seats", "M-B5");
  for (const [seat, hand] of hands.entries()) {
    if (!Array.isArray(hand)) return impossible(`the cards of ${seat} must be a list`, "M-B2");
    for (const name of hand as readonly Json[]) {
      const card = CARD_AT[nodeIn(name)] ?? NONE;
      if (card >= CARDS)
        return impossible(`seat ${seat} has a card of ${JSON.stringify(name)}, which is no magic place`, "M-B2");
      if (hasCard(s, seat, card)) return impossible(`seat ${seat} has two cards of ${String(name)}`, "M-C2");
      s[at.held + seat]! |= 1 << card;
    }
  }
  return undefined;
}

function readLeft(s: State, json: Json | undefined): Refusal | undefined {
  if (!isObject(json)) return impossible("left must say how many cards lie on each magic place", "M-B2");
  const stranger = Object.keys(json).find((name) => !isMagic(nodeNamed(name)));
  if (stranger !== undefined) return impossible(`${JSON.stringify(stranger)} is no magic place`, "M-B2");
  for (const [card, { place }] of BOARD.cards.entries()) {
    const count = json[nodeName(place)];
    if (!isWhole(count, 0, COPIES)) return impossible(`${nodeName(place)} must have 0, 1 or 2 cards left`, "M-B2");
    s[at.left + card] = count;
  }
  return undefined;
}

/** M-B2 Two copies of each card; M-C3 with all seven the game would be over. */
function checkCards(s: State): Refusal | undefined {
  for (const [card, { place }] of BOARD.cards.entries()) {
    const held = perSeat((seat) => Number(hasCard(s, seat, card)));
    const count = held.reduce((sum, each) => sum + each, s[at.left + card]!);
    if (count !== COPIES) return impossible(`there are ${count} cards of ${nodeName(place)}, not ${COPIES}`, "M-B2");
  }
  const winner = perSeat((seat) => cardsOf(s, seat)).indexOf(CARDS);
  return winner < 0 ? undefined : impossible(`seat ${winner} has all seven cards and has won`, "M-C3");
}

/** M-M4, M-A4, M-M3 On a magic place one magician at most, and beside it no apprentice of another. */
function checkPlaces(s: State): Refusal | undefined {
  for (let seat = 0; seat < SEATS; seat++) {
    const place = s[at.magician + seat]!;
    if (!isMagic(place)) continue;
    if (foreignMagician(s, seat, place) !== NONE)
      return impossible(`two magicians stand on ${nodeName(place)}`, "M-M4");
    const guest = perSeat((other) => other !== seat && s[at.apprentice + other] === place).indexOf(true);
    if (guest >= 0)
      return impossible(
        `the apprentice of ${guest} stands beside the magician of ${seat} on ${nodeName(place)}`,
        "M-A4",
      );
  }
  return undefined;
}

/** What `turn` tells only after the wands were thrown. */
const IN_A_TURN = ["throw", "magicianDue", "apprenticeDue", "spellDue", "fight", "symbols"];

/** The round is no part of a position: whoever sets one up begins with the first. */
function readTurn(s: State, { active, decider, turn }: JsonObject): Refusal | undefined {
  if (!isWhole(active, 0, SEATS - 1)) return impossible(`the active seat must be 0 to ${SEATS - 1}`, "M-T1");
  if (decider !== undefined && decider !== "chance")
    return impossible("at the start of a turn chance decides, for the wands are thrown", "M-T1");
  if (isObject(turn) && IN_A_TURN.some((part) => turn[part])) return impossible("a turn is under way", "M-T1");
  beginTurn(s, active);
  return undefined;
}
