/** M-A1, M-M1 Where figures can go: walks and jumps of every length, worked out once from the board. */
import type { Board } from "./board.ts";
import { BOARD } from "./board.ts";

type Neighbours = readonly (readonly number[])[];

/** Every way of so many steps to a node, none of which undoes the step before it; the first found, or none. */
function findWay(neighbours: Neighbours, way: readonly number[], to: number, steps: number): number[] | undefined {
  const at = way.at(-1)!;
  if (steps === 0) return at === to ? [...way] : undefined;
  for (const next of neighbours[at]!) {
    if (next === way.at(-2)) continue;
    const found = findWay(neighbours, [...way, next], to, steps - 1);
    if (found) return found;
  }
  return undefined;
}

/** The ends of all ways of so many steps, none of which undoes the step before it, in ascending order. */
function ends(neighbours: Neighbours, from: number, steps: number): number[] {
  // Many ways share their last step: a step is kept once, as the node it leaves and the node it enters.
  const size = neighbours.length;
  let last = new Set(neighbours[from]!.map((next) => from * size + next));
  for (let i = 1; i < steps; i++) {
    const longer = new Set<number>();
    for (const step of last) {
      const at = step % size;
      for (const next of neighbours[at]!) if (next !== Math.floor(step / size)) longer.add(at * size + next);
    }
    last = longer;
  }
  return [...new Set(Array.from(last, (step) => step % size))].toSorted((a, b) => a - b);
}

/** M-A1 Where an apprentice can walk from a node. M-A6 A dead end is the end of a walk or not on it at all. */
export const walkEnds = (board: Board, from: number, steps: number): number[] => ends(board.steps, from, steps);

/** M-M1 Where a magician can jump from a place; out and back is no way, and so the labyrinth is never passed. */
export const jumpEnds = (board: Board, from: number, jumps: number): number[] => ends(board.jumps, from, jumps);

/** M-A2 The walk told when several lead to the same node: of the sum rather than of twice the sum. */
export const walkPath = (from: number, to: number, sum: number): number[] =>
  findWay(BOARD.steps, [from], to, sum) ?? findWay(BOARD.steps, [from], to, 2 * sum) ?? [from, to];

export const jumpPath = (from: number, to: number, jumps: number): number[] =>
  findWay(BOARD.jumps, [from], to, jumps) ?? [from, to];

/** How far every node is from every other, in steps or jumps. */
function distances(neighbours: Neighbours): Uint8Array {
  const size = neighbours.length;
  const far = new Uint8Array(size * size).fill(255);
  for (let from = 0; from < size; from++) {
    const reached = [from];
    far[from * size + from] = 0;
    for (const node of reached)
      for (const next of neighbours[node]!) {
        if (far[from * size + next] !== 255) continue;
        far[from * size + next] = far[from * size + node]! + 1;
        reached.push(next);
      }
  }
  return far;
}

const STEPS_APART = distances(BOARD.steps);
const JUMPS_APART = distances(BOARD.jumps);
export const stepsApart = (from: number, to: number): number => STEPS_APART[from * BOARD.steps.length + to]!;
export const jumpsApart = (from: number, to: number): number => JUMPS_APART[from * BOARD.places + to]!;
