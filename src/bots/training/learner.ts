/** Teaches a network what positions turned out to be worth: gradients of small batches, steps by Adam. */
import type { Chance } from "../../core/chance.ts";
import { SIDES } from "../../core/inputs.ts";
import type { Network, NetworkShape, Truths } from "../network.ts";
import { chancesOf, partsOf, passOf, truths } from "../network.ts";
import { MOST_SEATS } from "../walker.ts";
import type { ExamplePool } from "./pool.ts";
import { take } from "./pool.ts";

/** What Adam remembers. */
export interface Momentum {
  readonly first: Float32Array;
  readonly second: Float32Array;
  steps: number;
}

export interface Learner {
  /** One batch from the pool; the mean loss before the step. */
  step(pool: ExamplePool, batch: number, rate: number, chance: Chance): number;
  /** The loss of one position, without learning from it. */
  loss(of: Truths, targets: Float64Array): number;
}

/** Small weights by lot: units must differ to learn different things. What goes out is nothing: it begins as the game itself judges. */
export function newNetwork(shape: NetworkShape, chance: Chance): Network {
  const { trust, size, bias } = partsOf(shape);
  const weights = new Float32Array(size);
  const lot = (most: number): number => (most * (chance.below(20001) - 10000)) / 10000;
  for (let i = 0; i < bias; i++) weights[i] = i % shape.hidden === 0 ? 0 : lot(0.2);
  for (let h = 1; h < shape.hidden; h++) weights[bias + h] = 0.2;
  weights.fill(1, trust);
  return { shape, weights };
}

export const newMomentum = ({ weights }: Network): Momentum => ({
  first: new Float32Array(weights.length),
  second: new Float32Array(weights.length),
  steps: 0,
});

const FIRST = 0.9;
const SECOND = 0.999;

export function learnerOf(network: Network, momentum: Momentum): Learner {
  const { weights, shape } = network;
  const { hidden } = shape;
  const parts = partsOf(shape);
  const pass = passOf(network);
  const gradient = new Float64Array(weights.length);
  const chances = new Float64Array(MOST_SEATS);
  const targets = new Float64Array(MOST_SEATS);
  const wrong = new Float64Array(MOST_SEATS);
  const back = new Float64Array(MOST_SEATS * hidden);
  const joined = new Float64Array(3 * hidden);
  const example = truths();

  /** How wrong each seat's score was; the loss. */
  function compare(of: Truths, wanted: Float64Array): number {
    pass.run(of);
    if (of.seats === 1) {
      const off = pass.scores[0]! - wanted[0]!;
      wrong[0] = off;
      return off * off;
    }
    chancesOf(of, pass.scores, chances);
    let loss = 0;
    for (let seat = 0; seat < of.seats; seat++) {
      wrong[seat] = chances[seat]! - wanted[seat]!;
      loss -= wanted[seat]! * Math.log(chances[seat]! + 1e-9);
    }
    return of.hasTeams ? loss / 2 : loss;
  }

  function trace({ list, starts, own, seats, hasTeams }: Truths): void {
    for (let seat = 0; seat < seats; seat++)
      gradient[parts.trust + seats]! += (wrong[seat]! * own[seat]!) / (hasTeams ? 2 : 1);
    for (let seat = 0; seat < seats; seat++) {
      const to = seat * hidden;
      const off = wrong[seat]!;
      back[to] = off;
      for (let h = 1; h < hidden; h++) {
        const sum = pass.sums[to + h]!;
        back[to + h] = sum > 0 ? off * weights[parts.out + h]! : 0;
        if (sum > 0) gradient[parts.out + h]! += off * sum;
      }
    }
    const base = joined.fill(0);
    for (let seat = 0; seat < seats; seat++) for (let h = 0; h < hidden; h++) base[h]! += back[seat * hidden + h]!;
    for (let h = 0; h < hidden; h++) gradient[parts.bias + h]! += base[h]!;
    for (let i = 0; i < starts[1]!; i++) {
      const row = parts.all + list[i]! * hidden;
      for (let h = 0; h < hidden; h++) gradient[row + h]! += base[h]!;
    }
    for (let seat = 0; seat < seats; seat++) rowsOf(seat, list, starts, seats, hasTeams);
  }

  /** What is true of a seat is seen by itself, by its partner, and by its rivals. */
  function rowsOf(seat: number, list: Uint16Array, starts: Int32Array, seats: number, hasTeams: boolean): void {
    const partner = hasTeams ? (seat + (seats >> 1)) % seats : -1;
    joined.fill(0);
    for (let other = 0; other < seats; other++) {
      const side = other === seat ? SIDES.own : other === partner ? SIDES.partner : SIDES.rival;
      for (let h = 0; h < hidden; h++) joined[side * hidden + h]! += back[other * hidden + h]!;
    }
    const width = hasTeams ? 3 * hidden : seats === 1 ? hidden : 2 * hidden;
    for (let i = starts[seat + 1]!; i < starts[seat + 2]!; i++) {
      const row = list[i]! * parts.row;
      for (let k = 0; k < width; k++) gradient[row + k]! += joined[k]!;
    }
  }

  function adam(batch: number, rate: number): void {
    momentum.steps++;
    const { first, second, steps } = momentum;
    const pace = (rate * Math.sqrt(1 - SECOND ** steps)) / (1 - FIRST ** steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i]! / batch;
      gradient[i] = 0;
      const mean = (first[i] = FIRST * first[i]! + (1 - FIRST) * slope);
      const square = (second[i] = SECOND * second[i]! + (1 - SECOND) * slope * slope);
      if (square > 0) weights[i]! -= (pace * mean) / (Math.sqrt(square) + 1e-8);
    }
  }

  return {
    loss: compare,
    step(pool, batch, rate, chance) {
      let loss = 0;
      for (let i = 0; i < batch; i++) {
        take(pool, chance.below(pool.filled), example, targets);
        loss += compare(example, targets);
        trace(example);
      }
      adam(batch, rate);
      return loss / batch;
    },
  };
}
