/**
 * The outlines of the pieces as they are drawn (art.tsx), so that what is under the pointer is what moves: at every
 * height, every angle, and behind whatever stands in front.
 */
import type { Point, Shape } from "./geometry.ts";
import { DRUM, DRUM_HEIGHT } from "./geometry.ts";
import type { Piece } from "./pieces.ts";

export type Outline = readonly Point[];

const ARC = 24;
/** A little more than the stone: its edge is drawn, too. */
const EDGE = 2.4;
const WALL = DRUM - 3 + EDGE;
const RIM = DRUM + EDGE;
/** Half of how broad a tower can be touched. */
export const REACH = RIM;

/** Half an ellipse from right to left, or from left to right: its front (1) or its back (−1). */
const arc = (rx: number, ry: number, y: number, side: 1 | -1): Point[] =>
  Array.from({ length: ARC + 1 }, (_, i) => {
    const angle = (i / ARC) * Math.PI;
    return { x: side * rx * Math.cos(angle), y: y + side * ry * Math.sin(angle) };
  });

/** A drum with its battlements, feet at (0, 0). */
function towerOutline(view: Shape): Outline {
  const top = -DRUM_HEIGHT * view.height;
  const rim = top + 6;
  const merlons = 9 * view.height + 3;
  // In front the rim hangs lower, until it meets the wall.
  const hangs = (x: number): Point => ({ x, y: rim + RIM * view.depth * Math.sqrt(1 - (x / RIM) ** 2) });
  const edge = [WALL, (WALL + RIM) / 2, RIM - 0.4, RIM];
  return [
    ...arc(WALL, WALL * view.depth, 0, 1),
    ...edge.map((x) => hangs(-x)),
    ...arc(RIM, RIM * view.depth, top - merlons, -1),
    ...edge.toReversed().map(hangs),
  ];
}

const WIZARD: Outline = [
  [-14, 0],
  [0, 4],
  [14, 0],
  [16, -13],
  [8, -31],
  [13, -36],
  [7, -42],
  [6, -60],
  [-3, -54],
  [-6, -42],
  [-13, -36],
  [-8, -31],
  [-16, -13],
].map(([x, y]) => ({ x: x!, y: y! }));

/** Its walls and the middle tower; the pennant hides nothing. */
function keepOutline(view: Shape): Outline {
  const rx = DRUM - 7;
  const h = 62 * view.height + 10;
  return [
    ...arc(rx, rx * view.depth, 0, 1),
    { x: -rx, y: -h },
    { x: -21, y: -10 - h * 1.32 },
    { x: 0, y: -60 - h * 1.32 },
    { x: 21, y: -10 - h * 1.32 },
    { x: rx, y: -h },
  ];
}

/** Where a piece is drawn. */
export function outlineOf(piece: Piece, view: Shape): Outline {
  const outline = piece.kind === "wizard" ? WIZARD : piece.kind === "keep" ? keepOutline(view) : towerOutline(view);
  return outline.map(({ x, y }) => ({ x: x + piece.x, y: y + piece.y }));
}

function isInside(outline: Outline, { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline.at(i - 1)!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** How far a point is from an outline, in units of the drawing; inside it is 0. */
export function distanceTo(outline: Outline, point: Point): number {
  if (isInside(outline, point)) return 0;
  return Math.min(...outline.map((a, i) => toEdge(a, outline.at(i - 1)!, point)));
}

function toEdge(a: Point, b: Point, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / long));
  return Math.hypot(a.x + along * dx - x, a.y + along * dy - y);
}

/** What stands in front of all these points; none if one of them can be seen. */
export function hiding(points: readonly Point[], order: number, pieces: readonly Piece[], view: Shape): Piece[] {
  const inFront = pieces.filter((piece) => piece.shown && piece.kind !== "parapet" && piece.order > order);
  const covers = inFront.map((piece) => ({ piece, outline: outlineOf(piece, view) }));
  const found = points.map((point) => covers.filter(({ outline }) => isInside(outline, point)));
  return found.some((each) => each.length === 0) ? [] : [...new Set(found.flat().map(({ piece }) => piece))];
}
