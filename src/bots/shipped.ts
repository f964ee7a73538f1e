/**
 * Networks as they are shipped, at work: whole numbers only, two hidden units to a word, which makes them twice as fast as
 * with the numbers they were learnt with (network.ts), and exactly the same in every engine.
 */
import type { Inputs } from "../core/inputs.ts";
import { SIDES } from "../core/inputs.ts";
import type { Scorer } from "./network.ts";
import type { PackedNetwork } from "./packed.ts";
import { keptOf } from "./packed.ts";
import { MOST_SEATS } from "./walker.ts";

/** So many words at a time: their sums stay in registers. */
const BLOCK = 8;

/**
 * Two numbers in one word: the first in its lower half, the second added in its upper one. Words are added up as they are; a
 * sum stays within its half up to 258 statements, which is more than any position has.
 */
const low = (word: number): number => (word << 16) >> 16;
const high = (word: number): number => (word - low(word)) >> 16;

/** Rows are as wide as the sides that are kept. */
function numbersOf({ hidden, sides, weights: text }: PackedNetwork, inputs: Inputs): Int8Array {
  const shape = { ofSeat: inputs.ofSeat, ofAll: inputs.ofAll, hidden };
  const bytes = atob(text);
  const count = [...keptOf(shape, sides)].length;
  if (count !== bytes.length)
    throw new Error(`a network of ${bytes.length} weights does not fit a game that needs ${count}`);
  return Int8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

function wordsOf(packed: PackedNetwork, inputs: Inputs) {
  const { hidden, sides } = packed;
  const numbers = numbersOf(packed, inputs);
  const out = numbers.length - hidden;
  const words = new Int32Array(out / 2);
  for (let i = 0; i < words.length; i++) words[i] = (numbers[2 * i + 1]! << 16) + numbers[2 * i]!;
  const all = (inputs.ofSeat * sides * hidden) / 2;
  return { words, all, bias: words.length - hidden / 2, out: numbers.subarray(out) };
}

/** How far the game's own evaluation is trusted, by the number of seats. */
const trustOf = ({ trust = [] }: PackedNetwork): Float64Array =>
  Float64Array.from({ length: MOST_SEATS + 1 }, (_, seats) => trust[seats] ?? 0);

export const shippedScorer = (packed: PackedNetwork, inputs: Inputs): Scorer =>
  packed.hidden === 1 ? tableScorer(packed, inputs) : networkScorer(packed, inputs);

/**
 * One unit: what each statement adds. What is true of all adds the same to everybody, so among rivals it is left out; what a
 * seat's rivals have is what all have, less its own.
 */
function tableScorer(packed: PackedNetwork, inputs: Inputs): Scorer {
  const { sides, scales } = packed;
  const numbers = numbersOf(packed, inputs);
  const all = inputs.ofSeat * sides;
  const bias = all + inputs.ofAll;
  const trust = trustOf(packed);
  const scores = new Float64Array(MOST_SEATS);
  const partners = new Int32Array(MOST_SEATS);
  return {
    scores,
    run({ list, starts, seats, hasTeams, own: byGame }) {
      const team = hasTeams ? seats >> 1 : 0;
      for (let seat = 0; seat < seats; seat++) {
        let own = 0;
        let partner = 0;
        for (let i = starts[seat + 1]!; i < starts[seat + 2]!; i++) {
          const row = list[i]! * sides;
          own += numbers[row]!;
          if (seats > 1) own -= numbers[row + SIDES.rival]!;
          if (team > 0) partner += numbers[row + SIDES.partner]! - numbers[row + SIDES.rival]!;
        }
        scores[seat] = own;
        partners[seat] = partner;
      }
      for (let seat = 0; seat < team; seat++) {
        const sum = scores[seat]! + scores[seat + team]! + partners[seat]! + partners[seat + team]!;
        scores[seat] = scores[seat + team] = sum;
      }
      if (seats === 1) {
        scores[0]! += numbers[bias]!;
        for (let i = 0; i < starts[1]!; i++) scores[0]! += numbers[all + list[i]!]!;
      }
      for (let seat = 0; seat < seats; seat++)
        scores[seat] = scores[seat]! * scales[0]! + trust[seats]! * byGame[seat]!;
    },
  };
}

function networkScorer(packed: PackedNetwork, inputs: Inputs): Scorer {
  const { hidden, sides, scales } = packed;
  if (hidden % (2 * BLOCK) !== 0) throw new Error(`a network has a multiple of ${2 * BLOCK} hidden units`);
  const { words, all, bias, out } = wordsOf(packed, inputs);
  const half = hidden / 2;
  const wide = sides * half;
  const rows = new Int32Array(MOST_SEATS * wide);
  const base = new Int32Array(half);
  const rivals = new Int32Array(half);
  const scores = new Float64Array(MOST_SEATS);
  // The first unit goes straight through.
  const factors = Float64Array.from(out, (each, h) => scales[h]! * (h === 0 ? 1 : each * scales[hidden]!));
  const trust = trustOf(packed);

  /** Adds up the rows of statements. */
  function addRows(
    list: Uint16Array,
    from: number,
    to: number,
    part: number,
    width: number,
    into: Int32Array,
    at: number,
  ) {
    for (let k = 0; k < width; k += BLOCK) {
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      let s3 = 0;
      let s4 = 0;
      let s5 = 0;
      let s6 = 0;
      let s7 = 0;
      for (let i = from; i < to; i++) {
        const row = part + list[i]! * width + k;
        s0 = (s0 + words[row]!) | 0;
        s1 = (s1 + words[row + 1]!) | 0;
        s2 = (s2 + words[row + 2]!) | 0;
        s3 = (s3 + words[row + 3]!) | 0;
        s4 = (s4 + words[row + 4]!) | 0;
        s5 = (s5 + words[row + 5]!) | 0;
        s6 = (s6 + words[row + 6]!) | 0;
        s7 = (s7 + words[row + 7]!) | 0;
      }
      into[at + k] = s0;
      into[at + k + 1] = s1;
      into[at + k + 2] = s2;
      into[at + k + 3] = s3;
      into[at + k + 4] = s4;
      into[at + k + 5] = s5;
      into[at + k + 6] = s6;
      into[at + k + 7] = s7;
    }
  }

  /** A seat sees itself, its partner if it has one, and all others as rivals. */
  function scoreOf(seat: number, partner: number): number {
    const own = seat * wide;
    let score = 0;
    for (let k = 0; k < half; k++) {
      let sum = (base[k]! + rows[own + k]!) | 0;
      if (sides > 1) sum = (sum + rivals[k]! - rows[own + SIDES.rival * half + k]!) | 0;
      if (partner >= 0) {
        const other = partner * wide + k;
        sum = (sum + rows[other + SIDES.partner * half]! - rows[other + SIDES.rival * half]!) | 0;
      }
      const [first, second] = [low(sum), high(sum)];
      if (first > 0 || k === 0) score += first * factors[2 * k]!;
      if (second > 0) score += second * factors[2 * k + 1]!;
    }
    return score;
  }

  return {
    scores,
    run({ list, starts, seats, hasTeams, own }) {
      addRows(list, 0, starts[1]!, all, half, base, 0);
      for (let k = 0; k < half; k++) base[k]! += words[bias + k]!;
      rivals.fill(0);
      for (let seat = 0; seat < seats; seat++) {
        addRows(list, starts[seat + 1]!, starts[seat + 2]!, 0, wide, rows, seat * wide);
        if (sides > 1) for (let k = 0; k < half; k++) rivals[k]! += rows[seat * wide + SIDES.rival * half + k]!;
      }
      const teams = seats >> 1;
      for (let seat = 0; seat < seats; seat++) scores[seat] = scoreOf(seat, hasTeams ? (seat + teams) % seats : -1);
      // Partners win together.
      if (hasTeams)
        for (let seat = 0; seat < teams; seat++)
          scores[seat] = scores[seat + teams] = scores[seat]! + scores[seat + teams]!;
      for (let seat = 0; seat < seats; seat++) scores[seat]! += trust[seats]! * own[seat]!;
    },
  };
}
