/** Where the houses of the village stand, and where their windows are. */
import { SPACES } from "../../../../games/towers/state.ts";
import type { Point, Shape } from "../geometry.ts";
import { DRUM } from "../geometry.ts";

export interface HouseAt extends Point {
  readonly owner: number;
  /** The first of its windows, of all the owner's, and how many it has. */
  readonly first: number;
  readonly windows: number;
  readonly size: number;
}

/** Between which spaces houses stand, the middle ones first: there no stack hides them. */
export const GAPS = [0, 15, 1, 14, 2, 13];
/** Wizards that all belong together have several houses. */
const MOST_WINDOWS = 5;

/** On knolls as high as there is room for above them: so stacks of two leave their windows free. */
const knoll = (view: Shape): number =>
  Math.max(0, Math.min(30, -view.top - view.deep - (DRUM * view.depth + 22) - 104 * sizeOf(view)));

const sizeOf = (view: Shape): number => Math.min(1.12, Math.max(0.82, view.spaces[1]!.x / 128));

export function gapAt(view: Shape, gap: number): Point {
  const [a, b] = [view.spaces[gap]!, view.spaces[(gap + 1) % SPACES]!];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  // Outwards, until it is behind both stones.
  return { x: x * 1.12, y: y - (DRUM * view.depth + 22) - knoll(view) + Math.abs(x) * 0.03 };
}

export function housesOf(view: Shape, owners: number, each: number): HouseAt[] {
  const perOwner = Math.ceil(each / MOST_WINDOWS);
  const size = sizeOf(view);
  return GAPS.slice(0, Math.min(GAPS.length, owners * perOwner))
    .toSorted((a, b) => gapAt(view, a).x - gapAt(view, b).x)
    .map((gap, i) => {
      const nth = i % perOwner;
      const windows = Math.floor(each / perOwner) + (nth < each % perOwner ? 1 : 0);
      const first = nth * Math.floor(each / perOwner) + Math.min(nth, each % perOwner);
      return { ...gapAt(view, gap), owner: Math.floor(i / perOwner), first, windows, size };
    });
}

/** Where the windows of a house are: two in a row, the odd one in the gable. */
export function windowsOf(count: number): Point[] {
  const rows = Math.floor(count / 2);
  const found: Point[] = [];
  for (let row = 0; row < rows; row++) for (const x of [-11, 11]) found.push({ x, y: -23 - row * 19 });
  if (count > 2 * rows) found.push({ x: 0, y: -22 - rows * 19 });
  return found;
}
