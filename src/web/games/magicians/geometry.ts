/**
 * Where the wood has its nine places and thirty stones. Lengths are units of the drawing; the wood is laid out anew for
 * the room it is given, so that phones and wide screens are both filled.
 */
import type { Field } from "../../../games/magicians/board.ts";
import { BOARD } from "../../../games/magicians/board.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Shape {
  readonly width: number;
  readonly tall: number;
  /** By node, as the rules number them: places first, then fields. */
  readonly nodes: readonly Point[];
  /** The winding path of every link, as a line to draw. */
  readonly paths: readonly string[];
}

/** How much depth is shortened by the angle of sight. */
export const DEPTH = 0.56;
/** Half the width of the ground figures stand on, of a place and of a stepping stone. */
export const GLADE = 60;
export const STONE = 21;
/** How far the wood goes on beyond the board, ever darker, until the night has it. */
export const BLEED = 110;
const BLEED_WIDE = 330;
/** The same to both sides, where players have a column of their own: they sit in the wood, too. */
export const aside = ({ width, tall }: Pick<Shape, "width" | "tall">): number => (width > tall ? BLEED_WIDE : BLEED);

const AREA_WIDTH = 660;
const AREA_TALL = 610;
const TOP = 126;
const BOTTOM = 84;
const SIDE = 96;

/** No place stands exactly in its row: a wood is no chess board. */
const OFF: Readonly<Record<string, Point>> = {
  forest: { x: 2, y: 4 },
  magician: { x: 4, y: -6 },
  tower: { x: -4, y: 6 },
  castle: { x: -2, y: 2 },
  life: { x: -2, y: 4 },
  labyrinth: { x: -10, y: -4 },
  sun: { x: 4, y: 2 },
  mill: { x: -2, y: -4 },
  moon: { x: -6, y: 2 },
};

/** How far the three stones of a link lie along the way (0–1) and beside it. Ways down pass the scenes on their right. */
const ACROSS: readonly (readonly [number, number])[] = [
  [0.29, 27],
  [0.51, 42],
  [0.74, 30],
];
const DOWN: readonly (readonly [number, number])[] = [
  [0.35, 40],
  [0.56, 62],
  [0.77, 46],
];

/** How wide and how narrow the wood gets for its height; only a strip of a window stretches it further. */
const USUAL_WIDEST = 1.8;
const WIDEST = 2.6;
const NARROWEST = 0.7;

/** The wood for a room so many times as wide as it is tall. */
export function shape(ratio: number): Shape {
  const near = ratio >= WIDEST ? WIDEST : Math.min(USUAL_WIDEST, Math.max(NARROWEST, ratio));
  const width = near > AREA_WIDTH / AREA_TALL ? Math.round(AREA_TALL * near) : AREA_WIDTH;
  const tall = near > AREA_WIDTH / AREA_TALL ? AREA_TALL : Math.round(AREA_WIDTH / near);
  const places = BOARD.nodes.slice(0, BOARD.places).map((name, i): Point => {
    const column = i % 3;
    const row = Math.floor(i / 3);
    const spread = 1 + (width - AREA_WIDTH) / 900;
    return {
      x: SIDE * spread + (column / 2) * (width - 2 * SIDE * spread) + OFF[name]!.x * spread,
      y: TOP + (row / 2) * (tall - TOP - BOTTOM) + OFF[name]!.y,
    };
  });
  const nodes = BOARD.nodes.map((_, node) => places[node] ?? field(BOARD.fields[node]!, places, width / AREA_WIDTH));
  return { width, tall, nodes, paths: BOARD.links.map((link) => winding(link.map((node) => nodes[node]!))) };
}

function field({ from, to, n, of }: Field, places: readonly Point[], stretch: number): Point {
  const [a, b] = [places[from]!, places[to]!];
  const isDown = Math.abs(b.y - a.y) > Math.abs(b.x - a.x) * 0.8;
  const [along, beside] = stoneAt(isDown ? DOWN : ACROSS, n, of);
  const x = a.x + (b.x - a.x) * along;
  const y = a.y + (b.y - a.y) * along;
  return isDown ? { x: x + beside * Math.min(stretch, 1.35), y } : { x, y: y + beside };
}

/** A corrected board may have more or fewer stones on a link: they share the same curve. */
function stoneAt(
  curve: readonly (readonly [number, number])[],
  nth: number,
  fields: number,
): readonly [number, number] {
  if (fields === curve.length) return curve[nth - 1]!;
  const along = nth / (fields + 1);
  return [along, Math.sin(along * Math.PI) * curve[1]![1]];
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A smooth line through all points (Catmull and Rom's, as Bézier curves). */
export function winding(points: readonly Point[]): string {
  let line = `M${round(points[0]!.x)} ${round(points[0]!.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, a, b, after] = [
      points[i - 1] ?? points[i]!,
      points[i]!,
      points[i + 1]!,
      points[i + 2] ?? points[i + 1]!,
    ];
    const c = { x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 };
    const d = { x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6 };
    line += `C${round(c.x)} ${round(c.y)} ${round(d.x)} ${round(d.y)} ${round(b.x)} ${round(b.y)}`;
  }
  return line;
}

/** Where the nth of some figures stands on a node: magicians behind, apprentices before them. */
export function foothold(kind: "magician" | "apprentice", n: number, of: number, isPlace: boolean): Point {
  const gap = kind === "magician" ? 35 : isPlace ? 29 : 22;
  const x = (n - (of - 1) / 2) * gap;
  if (!isPlace) return { x, y: 2 + Math.abs(n - (of - 1) / 2) * 3 };
  return kind === "magician"
    ? { x, y: -3 - (of === 3 && n === 1 ? 5 : 0) }
    : { x, y: 21 - (of === 3 && n !== 1 ? 4 : 0) };
}
