/** From one scene to the next: what stands still, and what travels, as drawings of their own. */
import type { BoardLayers } from "../pictures/layers.ts";
import type { MarkupElement } from "../pictures/tree.ts";
import { writeMarkup } from "../pictures/tree.ts";

/** Pieces that travel the same way together. */
export interface ClipMover {
  readonly svg: string;
  /** Where they come from, beside where they go, in units of the board. */
  readonly from: readonly [x: number, y: number];
  /** Out of nothing, into nothing, or neither. */
  readonly fades: "in" | "out" | undefined;
}

export interface ClipMotion {
  /** Everything that stands still, from the ground up, each a drawing: those that are the same as before need not be drawn again. */
  readonly still: readonly string[];
  readonly movers: readonly ClipMover[];
}

const placeOf = ({ attributes }: MarkupElement): readonly [number, number] => {
  const found = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(attributes.get("transform") ?? "");
  return [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
};

/** A tree without some of its elements. */
function without(tree: MarkupElement, gone: ReadonlySet<MarkupElement>): MarkupElement {
  if (gone.size === 0) return tree;
  const children = tree.children
    .filter((child) => typeof child === "string" || !gone.has(child))
    .map((child) => (typeof child === "string" ? child : without(child, gone)));
  return { ...tree, children };
}

export const drawing = (frame: string, width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frame}">${inside}</svg>`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The layers of a scene with nothing on its way. */
export const stillOf = ({ defs, frame, layers }: BoardLayers, { width, height }: Size): readonly string[] =>
  layers.map((layer) => drawing(frame, width, height, defs + writeMarkup({ ...layer, tag: "" })));

/** Undefined: nothing travels. */
export function motionOf(before: BoardLayers, after: BoardLayers, size: Size): ClipMotion | undefined {
  const { defs, frame } = after;
  const gone = new Set<MarkupElement>();
  const groups = new Map<string, { from: readonly [number, number]; inside: string; fades: ClipMover["fades"] }>();
  const join = (element: MarkupElement, from: readonly [number, number], fades: ClipMover["fades"]): void => {
    const name = `${from.map((each) => each.toFixed(1)).join(" ")} ${fades ?? ""}`;
    const inside = (groups.get(name)?.inside ?? "") + writeMarkup(element);
    groups.set(name, { from, inside, fades });
  };
  for (const [key, element] of after.pieces) {
    const earlier = before.pieces.get(key);
    if (!earlier) {
      gone.add(element);
      join(element, [0, 0], "in");
      continue;
    }
    const [x0, y0] = placeOf(earlier);
    const [x1, y1] = placeOf(element);
    if (Math.abs(x1 - x0) + Math.abs(y1 - y0) < 1) continue;
    gone.add(element);
    join(element, [x0 - x1, y0 - y1], undefined);
  }
  for (const [key, element] of before.pieces) if (!after.pieces.has(key)) join(element, [0, 0], "out");
  if (groups.size === 0) return undefined;
  const { width, height } = size;
  return {
    still: after.layers.map((layer) =>
      drawing(frame, width, height, defs + writeMarkup({ ...without(layer, gone), tag: "" })),
    ),
    movers: [...groups.values()].map(({ from, inside, fades }) => ({
      svg: drawing(frame, width, height, defs + inside),
      from,
      fades,
    })),
  };
}

/** Slow, fast, slow. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** Where a mover is after a share of its way, beside where it goes, in pixels; `scale`: pixels for a unit. Whatever travels is lifted. */
export function placeAt({ from: [x, y], fades }: ClipMover, share: number, scale: number) {
  const left = 1 - eased(share);
  const lift = Math.min(46, 0.28 * Math.hypot(x, y)) * 4 * share * (1 - share);
  const density = fades === "in" ? share : fades === "out" ? 1 - share : 1;
  return { x: x * left * scale, y: (y * left - lift) * scale, density };
}
