/**
 * A good score for a deal, found by somebody who knows its luck: turn by turn the most promising positions are kept, and
 * only those. What it finds can be played; whether it can be beaten it does not know.
 */
import type { Decision, Game, Solitaire } from "../core/game.ts";
import { copy, OVER } from "../core/game.ts";
import type { Luck } from "../core/table.ts";
import type { Moment } from "./turns.ts";
import { movesOf, turnWalker } from "./turns.ts";

/** So many positions are kept: wider finds little more (docs/bench.md) and takes longer than people wait. */
export const PAR_WIDTH = 2000;

export interface Par {
  readonly score: number;
  /** How it is reached, in notation. */
  readonly moves: readonly string[];
}

interface Node extends Moment {
  readonly before: Node | undefined;
  readonly path: readonly Decision[];
  readonly value: number;
}

/** The best score found, the same for the same deal and width; undefined: no way to win was found. */
export function parOf(game: Game, alone: Solitaire, from: Moment, luck: Luck, width = PAR_WIDTH): Par | undefined {
  const walk = turnWalker(game, luck);
  const values = new Float64Array(game.seats(from.state));
  let best: Node | undefined;
  let bestScore = Infinity;
  let nodes: readonly Node[] = [{ ...from, before: undefined, path: [], value: 0 }];
  while (nodes.length > 0) {
    const kept = keeper(width);
    for (const before of nodes)
      walk(before, (state, outcomes, path) => {
        const spent = alone.spent(state);
        if (spent + alone.needed(state) >= bestScore) return;
        const node = (value: number): Node => ({ before, state: copy(state), outcomes, path: [...path], value });
        if (game.decider(state) === OVER) {
          const result = game.result(state);
          if (!result || !("score" in result)) return;
          best = node(1);
          bestScore = result.score;
          return;
        }
        game.hints.evaluate(state, values);
        const value = values[0]!;
        if (kept.wants(value)) kept.add(fingerprint(alone.essence(state), outcomes), () => node(value));
      });
    nodes = kept.all();
  }
  if (!best) return undefined;
  const path: Decision[] = [];
  for (let node: Node | undefined = best; node; node = node.before) path.unshift(...node.path);
  return { score: bestScore, moves: movesOf(game, from, luck, path) };
}

interface Keeper {
  wants(value: number): boolean;
  add(key: number, make: () => Node): void;
  all(): readonly Node[];
}

/** The best positions of a turn, each once: a heap with the least promising on top. */
function keeper(width: number): Keeper {
  const heap: Node[] = [];
  const known = new Set<number>();
  const swap = (a: number, b: number): void => {
    const node = heap[a]!;
    heap[a] = heap[b]!;
    heap[b] = node;
  };
  function rise(from: number): void {
    for (let i = from; i > 0;) {
      const parent = (i - 1) >> 1;
      if (heap[parent]!.value <= heap[i]!.value) return;
      swap(i, parent);
      i = parent;
    }
  }
  function sink(): void {
    for (let i = 0; ;) {
      const left = 2 * i + 1;
      const right = left + 1;
      let least = i;
      if (left < heap.length && heap[left]!.value < heap[least]!.value) least = left;
      if (right < heap.length && heap[right]!.value < heap[least]!.value) least = right;
      if (least === i) return;
      swap(i, least);
      i = least;
    }
  }
  return {
    wants: (value) => heap.length < width || value > heap[0]!.value,
    add(key, make) {
      if (known.has(key)) return;
      known.add(key);
      if (heap.length < width) {
        heap.push(make());
        rise(heap.length - 1);
      } else {
        heap[0] = make();
        sink();
      }
    },
    all: () => heap,
  };
}

/** 53 bits of a position: two that share them by chance would cost the beam one of thousands. */
function fingerprint(bytes: Uint8Array, outcomes: number): number {
  let low = 0x811c9dc5 ^ outcomes;
  let high = 0x9e3779b9 ^ outcomes;
  for (let i = 0; i < bytes.length; i++) {
    low = Math.imul(low ^ bytes[i]!, 0x01000193);
    high = Math.imul(high ^ bytes[i]!, 0x85ebca6b);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
