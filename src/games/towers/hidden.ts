/** T-H What a seat may see, hear and only guess. Views are built up from what is open: they have no field for a secret. */
import type { Spell } from "./spells.ts";
import type { Chance } from "../../core/chance.ts";
import { shuffle } from "../../core/chance.ts";
import type { JsonObject, Seat, State } from "../../core/game.ts";
import { deciderName, ONLOOKER } from "../../core/game.ts";
import { CARDS, CODES } from "./cards.ts";
import type { DeclaredMove, HeardEvent, TowersEvent } from "./events.ts";
import { declaredMove, declaredText } from "./notation.ts";
import type { Memory } from "./options.ts";
import { MEMORIES } from "./options.ts";
import { SPELLS } from "./spells.ts";
import { addToHand, handCard, handCodes, shareOf, SPACES, STATE, towerTop, wizardsOn } from "./state.ts";

const { at } = STATE;

/** One space of the board: its towers from the bottom, who stands on top, and who is known to be below. */
export interface SpaceView {
  /** The numbers of its towers, from the bottom. */
  readonly towers: readonly number[];
  /** Whose wizards stand on its top level, one number for each wizard. */
  readonly on: readonly number[];
  /** T-H2 Only where the table's memory shows it: the covered levels from the ground up. */
  readonly under?: readonly (readonly number[])[];
}

/** How far the turn is. */
export interface TurnView {
  /** T-T1 Cards played so far in this turn. */
  readonly played: number;
  /** The card that lies open and is to be moved with. */
  readonly card: string | null;
  /** T-T5 What the die shows, if the card has dice. */
  readonly roll: number | null;
  /** T-T5 How often it may still be rolled again. */
  readonly rerolls: number;
  /** The spell that was cast in this turn or, in a window, for this action. */
  readonly spell: Spell | null;
  /** T-N2 The declared move, in notation. */
  readonly declared: string | null;
  /** The same as data. */
  readonly declaredMove: DeclaredMove | null;
}

/** The potions of a share. */
export type PotionsView = {
  /** Still to be filled. */
  readonly empty: number;
  /** Filled, to pay spells with. */
  readonly full: number;
  /** T-S1 Given for spells. */
  readonly spent: number;
};

/** T-X5 Ravenskeep. */
interface KeepView {
  /** The space it stands on. */
  readonly space: number;
  /** How many wizards are in it, per owner. */
  readonly home: readonly number[];
}

/** What a seat sees of Wandering Towers. Owners are seats; solo and cooperative there is one share of everything, number 0. */
export interface TowersView {
  /** Whose turn it is. */
  readonly active: Seat;
  /** Who decides next: a seat, chance, or null when the game is over. */
  readonly decider: Seat | "chance" | null;
  /** T-B1 The 16 spaces, clockwise. */
  readonly spaces: readonly SpaceView[];
  /** Where Ravenskeep stands, and who is in it. */
  readonly keep: KeepView;
  /** T-H1 The hand this seat may see; an onlooker sees one only where it is open. */
  readonly hand?: readonly string[];
  /** How many cards each hand has. */
  readonly handSizes: readonly number[];
  /** How many cards are in the draw pile. */
  readonly deck: number;
  /** The discarded cards, the latest at the end. */
  readonly discard: readonly string[];
  /** The potions of each share. */
  readonly potions: readonly PotionsView[];
  /** How far the turn is. */
  readonly turn: TurnView;
}

/** Solo or cooperative: one open hand, one set of wizards and potions, which are everybody's. */
export const isSharedIn = (seen: TowersView): boolean => seen.keep.home.length === 1;

/** Which hand, potions and wizards of a view are a seat's. */
export const shareIn = (seen: TowersView, seat: Seat): number => (isSharedIn(seen) ? 0 : seat);

/** Which table shows what is under towers to whom: T-H2 notes only to those who play, open to all. */
export function showsUnder(s: State, seat: Seat): boolean {
  const memory: Memory = MEMORIES[s[at.memory]!]!;
  return memory === "open" || (memory === "notes" && seat !== ONLOOKER);
}

export function view(s: State, seat: Seat, beside?: TowersView): TowersView {
  const under = showsUnder(s, seat);
  const isAlike = beside !== undefined && under === (beside.spaces[0]!.under !== undefined);
  const hand = s[at.shared] ? handCodes(s, 0) : seat === ONLOOKER ? undefined : handCodes(s, seat);
  return {
    active: s[at.active]!,
    decider: deciderName(s[at.decider]!),
    spaces: isAlike ? beside.spaces : viewSpaces(s, under),
    keep: beside?.keep ?? keepOf(s),
    ...(hand && { hand }),
    handSizes: beside?.handSizes ?? perShare(s, (share) => s[at.handSize + share]!),
    deck: s[at.deckSize]!,
    discard: beside?.discard ?? discardOf(s),
    potions: beside?.potions ?? potionsOf(s),
    turn: beside?.turn ?? turnOf(s),
  };
}

// Loops, here and below: a server makes thousands of views a second, and Array.from took most of the time.
function viewSpaces(s: State, under: boolean): SpaceView[] {
  const spaces: SpaceView[] = [];
  for (let space = 0; space < SPACES; space++) spaces.push(viewSpace(s, space, under));
  return spaces;
}

function viewSpace(s: State, space: number, under: boolean): SpaceView & JsonObject {
  const towers: number[] = [];
  const covered: number[][] = [];
  let level = space;
  for (let tower = s[at.above + level]!; tower !== 0; tower = s[at.above + level]!) {
    if (under) covered.push(ownersOn(s, level));
    towers.push(tower);
    level = towerTop(tower);
  }
  const on = ownersOn(s, level);
  return under ? { towers, on, under: covered } : { towers, on };
}

/** The levels of a space from the ground up. */
export function levelsOf(s: State, space: number): number[] {
  const levels = [space];
  for (let tower = s[at.above + space]!; tower !== 0; tower = s[at.above + towerTop(tower)]!)
    levels.push(towerTop(tower));
  return levels;
}

/** Wizards of a level, sorted by owner. */
export function ownersOn(s: State, level: number): number[] {
  const owners: number[] = [];
  if (s[at.size + level] === 0) return owners;
  for (let owner = 0; owner < s[at.owners]!; owner++)
    for (let i = wizardsOn(s, level, owner); i > 0; i--) owners.push(owner);
  return owners;
}

export function perShare<T>(s: State, what: (share: number) => T): T[] {
  const all: T[] = [];
  for (let share = 0; share < s[at.owners]!; share++) all.push(what(share));
  return all;
}

/** T-X5 The counts in Ravenskeep are public. */
export const keepOf = (s: State): { space: number; home: number[] } => ({
  space: s[at.keep]!,
  home: perShare(s, (owner) => s[at.home + owner]!),
});

export const discardOf = (s: State): string[] =>
  Array.from(s.subarray(at.discard, at.discard + s[at.discardSize]!), (card) => CODES[card]!);

export const potionsOf = (s: State): (PotionsView & JsonObject)[] =>
  perShare(s, (share) => ({
    empty: s[at.empty + share]!,
    full: s[at.full + share]!,
    spent: s[at.spent + share]!,
  }));

export const turnOf = (s: State): TurnView & JsonObject => ({
  played: s[at.played]!,
  card: CODES[s[at.card]!] ?? null,
  roll: s[at.roll] || null,
  rerolls: s[at.rerolls]!,
  spell: SPELLS[s[at.cast]!] ?? null,
  declared: declaredText(s),
  declaredMove: declaredMove(s),
});

/** T-H1 Cards drawn or handed over are for those who hold them. */
export function hear(event: TowersEvent, seat: Seat): HeardEvent {
  if (event.what === "draw") {
    if (event.seat === seat || event.open) return event;
    return { what: "draw", seat: event.seat, count: event.cards.length };
  }
  if (event.what === "give" || event.what === "return") {
    if (event.seat === seat || event.to === seat) return event;
    return { what: event.what, seat: event.seat, to: event.to };
  }
  return event;
}

/** Kept, because bots guess thousands of times a second. */
const unseen = new Uint8Array(CARDS);
const kinds = new Uint8Array(CODES.length);

/**
 * T-H1 Other hands and the draw pile are drawn anew. What is under the towers a seat with perfect memory knows.
 * The unseen cards are sorted before they are shuffled: the same luck draws the same cards, wherever they really are.
 */
export function guess(s: State, seat: Seat, chance: Chance): void {
  const deck = s[at.deckSize]!;
  const known = shareOf(s, seat);
  kinds.fill(0);
  for (let i = 0; i < deck; i++) kinds[s[at.deck + i]!]!++;
  for (let share = 0; share < s[at.owners]!; share++)
    if (share !== known) for (let i = 0; i < s[at.handSize + share]!; i++) kinds[handCard(s, share, i)]!++;
  let count = 0;
  for (let kind = 0; kind < kinds.length; kind++) for (let i = kinds[kind]!; i > 0; i--) unseen[count++] = kind;
  shuffle(unseen, count, chance);
  let next = 0;
  for (; next < deck; next++) s[at.deck + next] = unseen[next]!;
  for (let share = 0; share < s[at.owners]!; share++) {
    if (share === known) continue;
    const size = s[at.handSize + share]!;
    s[at.handSize + share] = 0;
    for (let i = 0; i < size; i++) addToHand(s, share, unseen[next++]!);
  }
}
