/** Networks as they are shipped: whole numbers from −127 to 127 with a scale for each hidden unit, as text, and the trust. */
import { SIDES } from "../core/inputs.ts";
import type { Network, NetworkShape } from "./network.ts";
import { partsOf } from "./network.ts";

/** How a network came about. */
export interface Upbringing {
  /** The command that made it, and how many games of this family it has seen. */
  readonly command: string;
  readonly games: number;
  /** Of processor time, on one core. */
  readonly seconds: number;
  /** On games nothing was learnt from. */
  readonly loss: number;
  /** Of the game's own evaluation on the same positions, calibrated to them. */
  readonly byHand?: number;
}

export interface PackedNetwork {
  readonly hidden: number;
  /** How many sides of a seat there are in this family: only those are kept. */
  readonly sides: number;
  readonly scales: readonly number[];
  /** Absent: the game's own evaluation is not asked. */
  readonly trust?: readonly number[];
  /** So many turns are imagined before it is asked, where bots play; absent: as many as the level says. */
  readonly turns?: number;
  /** In base 64. */
  readonly weights: string;
  readonly upbringing: Upbringing;
}

const MOST = 127;

/** Where each kept weight is in the array of all. */
export function* keptOf(shape: NetworkShape, sides: number): Generator<number> {
  const { hidden, ofSeat } = shape;
  const { row, all, trust } = partsOf(shape);
  for (let input = 0; input < ofSeat; input++) for (let k = 0; k < sides * hidden; k++) yield input * row + k;
  for (let i = all; i < trust; i++) yield i;
}

/** What goes out has scales of its own, the last ones. */
const scaleOf = (shape: NetworkShape, i: number): number => (i >= partsOf(shape).out ? shape.hidden : i % shape.hidden);

export function packNetwork({ shape, weights }: Network, sides: number, upbringing: Upbringing): PackedNetwork {
  const most = Array<number>(shape.hidden + 1).fill(1e-6);
  const places = [...keptOf(shape, sides)];
  for (const i of places) most[scaleOf(shape, i)] = Math.max(most[scaleOf(shape, i)]!, Math.abs(weights[i]!));
  const scales = most.map((each) => Math.fround(each / MOST));
  const bytes = places.map((i) => Math.round(weights[i]! / scales[scaleOf(shape, i)]!) & 255);
  return {
    hidden: shape.hidden,
    sides,
    scales,
    trust: Array.from(weights.subarray(partsOf(shape).trust)),
    weights: btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), "")),
    upbringing,
  };
}

/** Rivals and partners are seen only where there are any. */
export const sidesIn = (family: { readonly seats: number; readonly hasTeams: boolean }): number =>
  family.hasTeams ? Object.keys(SIDES).length : family.seats === 1 ? 1 : 2;
