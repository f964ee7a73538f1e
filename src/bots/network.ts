/**
 * A small network that corrects how a game itself judges positions: statements that are true of each seat (core/game.ts,
 * Inputs) → hidden units → a score for each seat, added to what the game's own evaluation says; and from the scores the
 * chances. Every seat is judged by the same weights, seen from itself: what is true of itself, of its partner, of its
 * rivals together, and of all.
 *
 * Doubles are added and multiplied in a fixed order: the same in every engine that agrees about logarithms.
 */
import type { Game, State } from "../core/game.ts";
import type { Inputs } from "../core/inputs.ts";
import { SIDES } from "../core/inputs.ts";
import { MOST_SEATS } from "./walker.ts";

export interface NetworkShape {
  readonly ofSeat: number;
  readonly ofAll: number;
  /** How many hidden units; the first one goes straight through. One alone is a table: what each statement adds. */
  readonly hidden: number;
}

/** All weights in one array: rows of seats (own, rival, partner each), rows of all, the bias, what goes out, the trust. */
export interface Network {
  readonly shape: NetworkShape;
  readonly weights: Float32Array;
}

const SIDE_COUNT = Object.keys(SIDES).length;

/** Where the parts of the weights begin. */
export const partsOf = ({ ofSeat, ofAll, hidden }: NetworkShape) => {
  const all = ofSeat * SIDE_COUNT * hidden;
  const bias = all + ofAll * hidden;
  const out = bias + hidden;
  /** By the number of seats that are judged: how far the game's own evaluation is trusted; 1 is as it stands. */
  const trust = out + hidden;
  return { row: SIDE_COUNT * hidden, all, bias, out, trust, size: trust + MOST_SEATS + 1 };
};

/** Nobody's chance is taken to be less while a game goes on. */
const NO_CHANCE = 1e-5;

/** Far more statements than are ever true at once. */
const MOST_INPUTS = 1024;

/** Whose statements begin where in a list: `starts[0]` those of all, then seat by seat, and the end. */
export interface Truths {
  readonly list: Uint16Array;
  readonly starts: Int32Array;
  /** What the game's own evaluation says of each seat: the logarithm of its chance; together: what has yet to be spent. */
  readonly own: Float64Array;
  /** Seats that are judged; one, if all play for one result. */
  seats: number;
  hasTeams: boolean;
}

export const truths = (): Truths => ({
  list: new Uint16Array(MOST_INPUTS),
  starts: new Int32Array(MOST_SEATS + 2),
  own: new Float64Array(MOST_SEATS),
  seats: 0,
  hasTeams: false,
});

export function readTruths(game: Game, inputs: Inputs, s: State, into: Truths): void {
  into.seats = game.isTogether(s) ? 1 : game.seats(s);
  into.hasTeams = into.seats > 2 && inputs.side(s, 0, into.seats >> 1) === SIDES.partner;
  let end = inputs.all(s, into.list, 0);
  for (let seat = 0; seat < into.seats; seat++) {
    into.starts[seat + 1] = end;
    end = inputs.seat(s, seat, into.list, end);
  }
  into.starts[into.seats + 1] = end;
  game.hints.evaluate(s, into.own);
  if (into.seats === 1) into.own[0] = inputs.unspent(s) - into.own[0]!;
  else for (let seat = 0; seat < into.seats; seat++) into.own[seat] = Math.log(into.own[seat]! + NO_CHANCE);
}

/** Gives each seat a score. */
export interface Scorer {
  readonly scores: Float64Array;
  run(of: Truths): void;
}

/** A network while it learns, and what its hidden units add up to for each seat. */
export interface Pass extends Scorer {
  readonly sums: Float64Array;
}

/** e^x near enough, and the same everywhere. */
export function power(x: number): number {
  const y = (x < -20 ? -20 : x > 20 ? 20 : x) / 64;
  let value = 1 + y * (1 + y * (0.5 + y / 6));
  for (let i = 0; i < 6; i++) value *= value;
  return value;
}

const BLOCK = 8;

export function passOf({ shape, weights }: Network): Pass {
  const { hidden } = shape;
  const parts = partsOf(shape);
  const wide = parts.row;
  const sums = new Float64Array(MOST_SEATS * hidden);
  const scores = new Float64Array(MOST_SEATS);
  const rows = new Float64Array(MOST_SEATS * wide);
  const base = new Float64Array(hidden);
  const added = new Float64Array(wide);
  if (hidden !== 1 && hidden % BLOCK !== 0) throw new Error(`a network has 1 or a multiple of ${BLOCK} hidden units`);

  /** Adds up rows, `BLOCK` numbers at a time: so the sums stay in registers. */
  function addRows(list: Uint16Array, from: number, to: number, part: number, stride: number, width: number): void {
    if (hidden === 1) {
      added.fill(0);
      for (let i = from; i < to; i++)
        for (let k = 0; k < width; k++) added[k]! += weights[part + list[i]! * stride + k]!;
      return;
    }
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
        const at = part + list[i]! * stride + k;
        s0 += weights[at]!;
        s1 += weights[at + 1]!;
        s2 += weights[at + 2]!;
        s3 += weights[at + 3]!;
        s4 += weights[at + 4]!;
        s5 += weights[at + 5]!;
        s6 += weights[at + 6]!;
        s7 += weights[at + 7]!;
      }
      added[k] = s0;
      added[k + 1] = s1;
      added[k + 2] = s2;
      added[k + 3] = s3;
      added[k + 4] = s4;
      added[k + 5] = s5;
      added[k + 6] = s6;
      added[k + 7] = s7;
    }
  }

  function gather({ list, starts, seats }: Truths, width: number): void {
    addRows(list, 0, starts[1]!, parts.all, hidden, hidden);
    for (let h = 0; h < hidden; h++) base[h] = weights[parts.bias + h]! + added[h]!;
    for (let seat = 0; seat < seats; seat++) {
      addRows(list, starts[seat + 1]!, starts[seat + 2]!, 0, wide, width);
      const to = seat * wide;
      for (let k = 0; k < width; k++) rows[to + k] = added[k]!;
    }
  }

  function join(seat: number, seats: number, hasTeams: boolean): void {
    const partner = hasTeams ? (seat + (seats >> 1)) % seats : -1;
    const to = seat * hidden;
    const own = seat * wide;
    for (let h = 0; h < hidden; h++) sums[to + h] = base[h]! + rows[own + h]!;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const from = other * wide + (other === partner ? SIDES.partner : SIDES.rival) * hidden;
      for (let h = 0; h < hidden; h++) sums[to + h]! += rows[from + h]!;
    }
    let score = sums[to]!;
    for (let h = 1; h < hidden; h++) if (sums[to + h]! > 0) score += sums[to + h]! * weights[parts.out + h]!;
    scores[seat] = score;
  }

  return {
    sums,
    scores,
    run(of) {
      const { seats, hasTeams } = of;
      gather(of, hasTeams ? wide : seats === 1 ? hidden : 2 * hidden);
      for (let seat = 0; seat < seats; seat++) join(seat, seats, hasTeams);
      // Partners win together.
      const half = hasTeams ? seats >> 1 : 0;
      for (let seat = 0; seat < half; seat++) scores[seat] = scores[seat + half] = scores[seat]! + scores[seat + half]!;
      const trust = weights[parts.trust + seats]!;
      for (let seat = 0; seat < seats; seat++) scores[seat]! += trust * of.own[seat]!;
    },
  };
}

/** Chances from scores: of seats, or of teams, which have one each. */
export function chancesOf({ seats, hasTeams }: Truths, scores: Float64Array, into: Float64Array): void {
  let top = scores[0]!;
  for (let seat = 1; seat < seats; seat++) if (scores[seat]! > top) top = scores[seat]!;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += into[seat] = power(scores[seat]! - top);
  if (hasTeams) sum /= 2;
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
}
