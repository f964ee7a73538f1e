/**
 * The race for the next card, as if nobody else were on the board: solved exactly, once for every set of cards a seat
 * can be looking for. Each throw that passes makes the card worth less.
 */
import type { Board } from "./board.ts";
import { LABYRINTH, LIFE } from "./board.ts";
import { boardOf, symbolOn } from "./boards.ts";
import { CARDS } from "./state.ts";
import { SIDES, WANDS } from "./wands.ts";
import { jumpEnds, walkEnds } from "./ways.ts";

/** What a card is worth that comes one throw later. */
const PATIENCE = 0.85;
/** The solution is good enough when nothing changes by more. */
const EXACTNESS = 1e-3;

/** A board as a lone seat sees it. */
interface Ground {
  readonly number: number;
  readonly board: Board;
  readonly nodes: number;
  /** M-A1, M-A2 Where an apprentice can be after a throw, by node, stone and sum. */
  readonly walks: readonly Uint8Array[];
  /** M-M1, M-M2 Where a magician can be after a throw, by place and own wand. */
  readonly jumps: readonly Uint8Array[];
}

const positionOf = (nodes: number, magician: number, apprentice: number, stone: number): number =>
  (magician * nodes + apprentice) * 2 + stone;
const positionsOn = ({ board, nodes }: Ground): number => board.places * nodes * 2;

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

function walksOn(board: Board, i: number): Uint8Array {
  const [node, stone, sum] = [i >> 4, (i >> 3) & 1, i & 7];
  if (sum === 0) return Uint8Array.of(node);
  const ends = walkEnds(board, node, sum);
  const all = [...ends, ...(stone ? walkEnds(board, node, 2 * sum) : [])];
  return Uint8Array.from(all.length === 0 ? [node] : all);
}

function jumpsOn(board: Board, i: number): Uint8Array {
  const [place, own] = [Math.floor(i / SIDES), i % SIDES];
  const ends = own === 0 ? [] : jumpEnds(board, place, own);
  return Uint8Array.from(place === LIFE && ends.length > 0 ? ends : [place, ...ends]);
}

function groundOf(number: number): Ground {
  const board = boardOf(number);
  const nodes = board.nodes.length;
  return {
    number,
    board,
    nodes,
    walks: Array.from({ length: nodes << 4 }, (_, i) => walksOn(board, i)),
    jumps: Array.from({ length: board.places * SIDES }, (_, i) => jumpsOn(board, i)),
  };
}

/** The places of a set of cards, 1 for each. */
const placesOf = ({ board, nodes }: Ground, cards: number): Uint8Array => {
  const places = new Uint8Array(nodes);
  for (let card = 0; card < CARDS; card++) if ((cards >> card) & 1) places[board.cards[card]!.place] = 1;
  return places;
};

/** Works over and over out what every position promises, until nothing changes any more. */
function solve(ground: Ground, cards: number): Float64Array {
  const wanted = placesOf(ground, cards);
  const positions = positionsOn(ground);
  const values = new Float64Array(positions);
  const landed = new Float64Array(positions);
  for (let change = 1; change > EXACTNESS;) {
    land(ground, wanted, values, landed);
    change = 0;
    for (let position = 0; position < positions; position++) {
      const value = PATIENCE * afterThrow(ground, wanted, landed, position);
      change = Math.max(change, value - values[position]!);
      values[position] = value;
    }
  }
  return values;
}

/** M-A5 What it is worth to have come to a position: on a symbol field a spell throw may be made. */
function land(ground: Ground, wanted: Uint8Array, values: Float64Array, landed: Float64Array): void {
  const { number, nodes } = ground;
  const positions = positionsOn(ground);
  for (let position = 0; position < positions; position++) {
    const apprentice = (position >> 1) % nodes;
    const value = values[position]!;
    landed[position] = symbolOn(number, apprentice)
      ? Math.max(value, afterSpell(ground, wanted, values, position))
      : value;
  }
}

/** M-Z1 Each symbol leads in six of all throws, all three are even in six, and each pair in one. */
function afterSpell({ board, nodes }: Ground, wanted: Uint8Array, values: Float64Array, position: number): number {
  const magician = Math.floor((position >> 1) / nodes);
  const stone = position & 1;
  const power = values[position | 1]!;
  const fate = values[positionOf(nodes, magician, LABYRINTH, 0)]!;
  let magic = wanted[magician]!;
  if (!magic)
    for (const { place } of board.cards) magic = Math.max(magic, values[positionOf(nodes, magician, place, stone)]!);
  const best = Math.max(power, magic, fate);
  const pairs = Math.max(power, magic) + Math.max(power, fate) + Math.max(magic, fate);
  return (6 * (power + magic + fate + best) + pairs) / ALL_CASES;
}

/** M-T2 The best of each throw, on average. */
function afterThrow(ground: Ground, wanted: Uint8Array, landed: Float64Array, position: number): number {
  const { nodes } = ground;
  const magician = Math.floor((position >> 1) / nodes);
  const apprentice = (position >> 1) % nodes;
  const stone = position & 1;
  // M-T3 Nothing at all: both figures are lost in the labyrinth.
  const nothing = landed[positionOf(nodes, LABYRINTH, LABYRINTH, 0)]!;
  let sum = 0;
  for (const thrown of THROWS)
    sum +=
      thrown.cases * (thrown.sum === 0 ? nothing : bestOf(ground, wanted, landed, magician, apprentice, stone, thrown));
  return sum / ALL_CASES;
}

/** M-C1 Either figure may come first, and the other go on: a meeting is a card. */
function bestOf(
  { nodes, walks: allWalks, jumps: allJumps }: Ground,
  wanted: Uint8Array,
  landed: Float64Array,
  magician: number,
  apprentice: number,
  stone: number,
  { own, sum }: Throw,
): number {
  const jumps = allJumps[magician * SIDES + own]!;
  const walks = allWalks[(apprentice << 4) | (stone << 3) | sum]!;
  const isApart = magician !== apprentice;
  if (isApart && wanted[apprentice] && jumps.includes(apprentice)) return 1;
  if (isApart && wanted[magician] && walks.includes(magician)) return 1;
  let best = 0;
  for (let i = 0; i < jumps.length; i++) {
    const jump = jumps[i]!;
    for (let k = 0; k < walks.length; k++) {
      const walk = walks[k]!;
      if (jump === walk && wanted[jump] && (jump !== magician || isApart)) return 1;
      const value = landed[positionOf(nodes, jump, walk, stone)]!;
      if (value > best) best = value;
    }
  }
  return best;
}

/** By board: solved for a set of cards when it is first wanted. */
interface Race {
  readonly ground: Ground;
  readonly solutions: (Float64Array | undefined)[];
}
const raceOn = (number: number): Race => ({ ground: groundOf(number), solutions: [] });
const printed = raceOn(0);
const others: (Race | undefined)[] = [];
function otherRace(number: number): Race {
  const known = others[number];
  return known?.ground.board === boardOf(number) ? known : (others[number] = raceOn(number));
}

/** What the next of these cards, given as bits, is worth to a seat whose figures stand so: 1 would be to have it now. */
export function raceFor(cards: number, magician: number, apprentice: number, stone: number, board = 0): number {
  const { ground, solutions } = board === 0 ? printed : otherRace(board);
  const solution = (solutions[cards] ??= solve(ground, cards));
  return solution[positionOf(ground.nodes, magician, apprentice, stone)]!;
}
