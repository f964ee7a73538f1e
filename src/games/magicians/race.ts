/**
 * The race for the next card, as if nobody else were on the board: solved exactly, once for every set of cards a seat
 * can be looking for. Each throw that passes makes the card worth less.
 */
import { BOARD, IS_SYMBOL, LABYRINTH, LIFE, NODES } from "./board.ts";
import { CARDS } from "./state.ts";
import { SIDES, WANDS } from "./wands.ts";
import { jumpEnds, walkEnds } from "./ways.ts";

/** What a card is worth that comes one throw later. */
const PATIENCE = 0.85;
/** The solution is good enough when nothing changes by more. */
const EXACTNESS = 1e-3;

const POSITIONS = BOARD.places * NODES * 2;
const positionOf = (magician: number, apprentice: number, stone: number): number =>
  (magician * NODES + apprentice) * 2 + stone;

/** A throw as far as a lone seat minds it: the own wand, the sum, and in how many of all throws. */
interface Throw {
  readonly own: number;
  readonly sum: number;
  readonly cases: number;
}

const ALL_CASES = SIDES ** WANDS;
const THROWS: readonly Throw[] = Array.from({ length: SIDES * (2 * SIDES - 1) }, (_, i) => {
  const [own, others] = [i % SIDES, Math.floor(i / SIDES)];
  return { own, sum: own + others, cases: SIDES - Math.abs(others - (SIDES - 1)) };
});
/** M-T3 Nothing at all: both figures are lost in the labyrinth. */
const NOTHING = positionOf(LABYRINTH, LABYRINTH, 0);

/** M-A1, M-A2 Where an apprentice can be after a throw, by node, stone and sum. */
const WALKS: readonly Uint8Array[] = Array.from({ length: NODES * 2 * 8 }, (_, i) => {
  const [node, stone, sum] = [i >> 4, (i >> 3) & 1, i & 7];
  if (sum === 0) return Uint8Array.of(node);
  const ends = walkEnds(BOARD, node, sum);
  const all = [...ends, ...(stone ? walkEnds(BOARD, node, 2 * sum) : [])];
  return Uint8Array.from(all.length === 0 ? [node] : all);
});
const walksOf = (node: number, stone: number, sum: number): Uint8Array => WALKS[(node << 4) | (stone << 3) | sum]!;

/** M-M1, M-M2 Where a magician can be after a throw, by place and own wand. */
const JUMPS: readonly Uint8Array[] = Array.from({ length: BOARD.places * SIDES }, (_, i) => {
  const [place, own] = [Math.floor(i / SIDES), i % SIDES];
  const ends = own === 0 ? [] : jumpEnds(BOARD, place, own);
  return Uint8Array.from(place === LIFE && ends.length > 0 ? ends : [place, ...ends]);
});
const jumpsOf = (place: number, own: number): Uint8Array => JUMPS[place * SIDES + own]!;

/** The places of a set of cards, 1 for each. */
const placesOf = (cards: number): Uint8Array => {
  const places = new Uint8Array(NODES);
  for (let card = 0; card < CARDS; card++) if ((cards >> card) & 1) places[BOARD.cards[card]!.place] = 1;
  return places;
};

/** Works over and over out what every position promises, until nothing changes any more. */
function solve(cards: number): Float64Array {
  const wanted = placesOf(cards);
  const values = new Float64Array(POSITIONS);
  const landed = new Float64Array(POSITIONS);
  for (let change = 1; change > EXACTNESS;) {
    land(wanted, values, landed);
    change = 0;
    for (let position = 0; position < POSITIONS; position++) {
      const value = PATIENCE * afterThrow(wanted, landed, position);
      change = Math.max(change, value - values[position]!);
      values[position] = value;
    }
  }
  return values;
}

/** M-A5 What it is worth to have come to a position: on a symbol field a spell throw may be made. */
function land(wanted: Uint8Array, values: Float64Array, landed: Float64Array): void {
  for (let position = 0; position < POSITIONS; position++) {
    const apprentice = (position >> 1) % NODES;
    const value = values[position]!;
    landed[position] = IS_SYMBOL[apprentice] ? Math.max(value, afterSpell(wanted, values, position)) : value;
  }
}

/** M-Z1 Each symbol leads in six of all throws, all three are even in six, and each pair in one. */
function afterSpell(wanted: Uint8Array, values: Float64Array, position: number): number {
  const magician = Math.floor((position >> 1) / NODES);
  const stone = position & 1;
  const power = values[position | 1]!;
  const fate = values[positionOf(magician, LABYRINTH, 0)]!;
  let magic = wanted[magician]!;
  if (!magic) for (const { place } of BOARD.cards) magic = Math.max(magic, values[positionOf(magician, place, stone)]!);
  const best = Math.max(power, magic, fate);
  const pairs = Math.max(power, magic) + Math.max(power, fate) + Math.max(magic, fate);
  return (6 * (power + magic + fate + best) + pairs) / ALL_CASES;
}

/** M-T2 The best of each throw, on average. */
function afterThrow(wanted: Uint8Array, landed: Float64Array, position: number): number {
  const magician = Math.floor((position >> 1) / NODES);
  const apprentice = (position >> 1) % NODES;
  const stone = position & 1;
  let sum = 0;
  for (const thrown of THROWS)
    sum +=
      thrown.cases *
      (thrown.sum === 0 ? landed[NOTHING]! : bestOf(wanted, landed, magician, apprentice, stone, thrown));
  return sum / ALL_CASES;
}

/** M-C1 Either figure may come first, and the other go on: a meeting is a card. */
function bestOf(
  wanted: Uint8Array,
  landed: Float64Array,
  magician: number,
  apprentice: number,
  stone: number,
  { own, sum }: Throw,
): number {
  const jumps = jumpsOf(magician, own);
  const walks = walksOf(apprentice, stone, sum);
  const isApart = magician !== apprentice;
  if (isApart && wanted[apprentice] && jumps.includes(apprentice)) return 1;
  if (isApart && wanted[magician] && walks.includes(magician)) return 1;
  let best = 0;
  for (let i = 0; i < jumps.length; i++) {
    const jump = jumps[i]!;
    for (let k = 0; k < walks.length; k++) {
      const walk = walks[k]!;
      if (jump === walk && wanted[jump] && (jump !== magician || isApart)) return 1;
      const value = landed[positionOf(jump, walk, stone)]!;
      if (value > best) best = value;
    }
  }
  return best;
}

const solutions: (Float64Array | undefined)[] = [];

/** What the next of these cards, given as bits, is worth to a seat whose figures stand so: 1 would be to have it now. */
export function raceFor(cards: number, magician: number, apprentice: number, stone: number): number {
  const solution = (solutions[cards] ??= solve(cards));
  return solution[positionOf(magician, apprentice, stone)]!;
}
