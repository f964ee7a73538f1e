/** What decisions make happen, as numbers: for the question why a decision was bad (bots/why.ts). */
import type { Causes, Decision, Fact, Seat, State } from "../../core/game.ts";
import { doerOf, OVER } from "../../core/game.ts";
import { NONE, numbered } from "../../core/layout.ts";
import { apply } from "./apply.ts";
import { CARD_AT, IS_SYMBOL, LABYRINTH } from "./board.ts";
import { detailOf, kindOf, KINDS, pack as packDecision } from "./decision.ts";
import { evaluateBarring } from "./hints.ts";
import { eyeSum, PHASES, SEATS, STATE } from "./state.ts";

const { at } = STATE;
const KIND = KINDS;

/** M-C1 a card won or taken, M-C3 the game won, M-M4 a fight begun, M-M3 an apprentice driven away, M-A4 one lost, M-Z spells. */
const FACT_KINDS = [
  "card",
  "win",
  "fight",
  "banish",
  "lost",
  "sign",
  "cast",
  "stone",
  "fly",
  "rethrow",
  "stop",
  "guard",
] as const;
export type MagiciansFactKind = (typeof FACT_KINDS)[number];
const FACT = numbered(FACT_KINDS);

/** In place of a node: whichever. */
const ANY = 255;

/** A fact in the words of the rules. */
export interface MagiciansFact {
  readonly what: MagiciansFactKind;
  readonly by: Seat;
  /** Whom it concerns: who loses a card or a figure, who is challenged; else the same seat. */
  readonly whom: Seat;
  readonly node?: number;
}

const pack = (kind: number, seat: Seat, whom: Seat, node = ANY): Fact =>
  (kind << 16) | (node << 8) | (whom << 3) | seat;

export function factOf(fact: Fact): MagiciansFact {
  const node = (fact >> 8) & 255;
  return { what: FACT_KINDS[fact >> 16]!, by: doerOf(fact), whom: (fact >> 3) & 7, ...(node !== ANY && { node }) };
}

const after = new Uint8Array(STATE.bytes);
let into: Int32Array = new Int32Array(0);
let count = 0;

const add = (fact: Fact): void => void (into[count++] = fact);

function addBoth(kind: number, seat: Seat, whom: Seat, node: number): void {
  add(pack(kind, seat, whom, node));
  add(pack(kind, seat, whom));
}

const PLAIN: Readonly<Record<number, number>> = {
  [KIND.cast]: FACT.cast,
  [KIND.readPower]: FACT.stone,
  [KIND.rethrow]: FACT.rethrow,
  [KIND.stop]: FACT.stop,
};

/** The decision is tried out, and what it has changed is told. */
function facts(s: State, decision: Decision, list: Int32Array): number {
  into = list;
  count = 0;
  const seat = s[at.decider]!;
  const kind = kindOf(decision);
  const plain = PLAIN[kind];
  if (plain !== undefined) add(pack(plain, seat, seat));
  if (kind === KIND.decline || kind === KIND.stay || kind === KIND.rest || kind === KIND.rethrow) return count;
  after.set(s);
  apply(after, decision);
  if (after[at.decider] === OVER) add(pack(FACT.win, seat, seat));
  cardFacts(s, seat);
  const isFought = after[at.fightAt] !== NONE && s[at.fightAt] === NONE;
  if (isFought) addBoth(FACT.fight, seat, after[at.challenged]!, after[at.fightAt]!);
  for (let other = 0; other < SEATS; other++)
    if (after[at.apprentice + other] === LABYRINTH && s[at.apprentice + other] !== LABYRINTH)
      addBoth(other === seat ? FACT.lost : FACT.banish, seat, other, s[at.apprentice + other]!);
  if (kind === KIND.apprenticeTo && IS_SYMBOL[detailOf(decision)] === 1) add(pack(FACT.sign, seat, seat));
  if (kind === KIND.readMagic) addBoth(FACT.fly, seat, seat, detailOf(decision));
  if (kind === KIND.magicianTo && !isFought && CARD_AT[detailOf(decision)] !== NONE)
    add(pack(FACT.guard, seat, seat, detailOf(decision)));
  return count;
}

/** M-C1 Which card the seat has now, and who has it no longer. */
function cardFacts(s: State, seat: Seat): void {
  const gained = after[at.held + seat]! & ~s[at.held + seat]!;
  if (gained === 0) return;
  const node = CARD_AT.indexOf(31 - Math.clz32(gained));
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && after[at.held + other] !== s[at.held + other]) addBoth(FACT.card, seat, other, node);
  addBoth(FACT.card, seat, seat, node);
}

/** M-C1 The card of a place, or of all places. */
const barred = new Uint8Array(SEATS);
const cardsOf = (fact: Fact): number => {
  const node = (fact >> 8) & 255;
  return node === ANY ? 255 : 1 << CARD_AT[node]!;
};

/** M-C3 Without it the game is not won. */
function takeAway(seat: Seat, card: number): void {
  if ((after[at.held + seat]! & card) === 0) return;
  after[at.held + seat]! &= ~card;
  if (after[at.decider] === OVER) after[at.decider] = seat;
}

/** A figure stays where it is, a card where it lies, a spell throw is not read. */
function instead(s: State): Decision | undefined {
  switch (s[at.phase]) {
    case PHASES.moving:
      return packDecision(s[at.magicianDue] ? KIND.stay : KIND.rest);
    case PHASES.taking:
    case PHASES.reading:
      return packDecision(KIND.decline);
    default:
      return undefined;
  }
}

const SAYS_LITTLE: readonly number[] = [FACT.guard, FACT.fly, FACT.cast];

function isFight(s: State, decision: Decision): boolean {
  after.set(s);
  apply(after, decision);
  return after[at.fightAt] !== NONE && s[at.fightAt] === NONE;
}

function favours(_: State, fact: Fact, seat: Seat): number {
  const [kind, whom, doer] = [fact >> 16, (fact >> 3) & 7, doerOf(fact)];
  switch (kind) {
    case FACT.card:
    case FACT.win:
    case FACT.stone:
      return doer === seat ? 1 : -1;
    case FACT.banish:
    case FACT.lost:
      return whom === seat ? -1 : doer === seat || kind === FACT.lost ? 1 : 0;
    default:
      return 0;
  }
}

export const causes: Causes = {
  facts,
  weight: (fact) => (SAYS_LITTLE.includes(fact >> 16) ? 0.5 : ((fact >> 8) & 255) === ANY ? 1 : 1.25),
  favours,
  instead,
  // M-T2 The notches of the throw that is played out.
  means: (s, decision) =>
    kindOf(decision) === KIND.apprenticeTo || kindOf(decision) === KIND.magicianTo ? eyeSum(s) : -1,
  evaluateWithout(s, barring, values) {
    // What brings a card nearer that cannot be won is worth nothing, M-F5 nor is one that was won in a duel all the same.
    barred.fill(0);
    after.set(s);
    for (const fact of barring) {
      if (fact >> 16 !== FACT.card) continue;
      barred[doerOf(fact)]! |= cardsOf(fact);
      if (((fact >> 8) & 255) !== ANY) takeAway(doerOf(fact), cardsOf(fact));
    }
    evaluateBarring(after, values, barred);
  },
  giveBack(before, decision, changed, fact) {
    // M-M4 The magician stays where nobody has to be fought.
    if (fact >> 16 === FACT.fight && kindOf(decision) === KIND.magicianTo && isFight(before, decision)) {
      changed.set(before);
      apply(changed, packDecision(KIND.stay));
      return true;
    }
    // M-A4, M-Z4 An apprentice that had to go stands again where it stood, with its stone.
    const seat = doerOf(fact);
    const isLost = changed[at.apprentice + seat] === LABYRINTH && before[at.apprentice + seat] !== LABYRINTH;
    if (fact >> 16 !== FACT.lost || !isLost) return false;
    changed[at.apprentice + seat] = before[at.apprentice + seat]!;
    changed[at.stone + seat] = before[at.stone + seat]!;
    return true;
  },
};
