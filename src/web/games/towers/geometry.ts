/**
 * One projection for everything on the board: a circle of 16 spaces seen from above at an angle. Lengths are units of
 * the drawing, the middle of the ring is (0, 0), y grows downwards.
 */
import { SPACES } from "../../../games/towers/state.ts";
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Shape {
  /** Half the ring's width. */
  readonly radius: number;
  /** How much depth (sin) and height (cos) are shortened by the angle of sight. */
  readonly depth: number;
  readonly height: number;
  /** The drawing's frame. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly tall: number;
  readonly spaces: readonly Point[];
}

/** Half a tower's width, its height, and a little figure's height, before the projection. */
export const DRUM = 47;
export const DRUM_HEIGHT = 42;
export const WIZARD_HEIGHT = 58;

/** A wide board for wide rooms, a round one for phones, each leaning as the player likes (degrees). */
export function shape(isWide: boolean, lean: number): Shape {
  const radius = isWide ? 418 : 312;
  const sight = (((isWide ? 36 : 50) + lean) * Math.PI) / 180;
  const depth = Math.sin(sight);
  const height = Math.cos(sight);
  const ry = radius * depth;
  const above = isWide ? 178 : 128;
  const below = DRUM * depth + 34;
  const width = 2 * (radius + DRUM + (isWide ? 34 : 12));
  return {
    radius,
    depth,
    height,
    left: -width / 2,
    top: -ry - above,
    width,
    tall: 2 * ry + above + below,
    spaces: ring(radius, ry),
  };
}

/** Points at equal distances along the ellipse, the first at the back, clockwise: no two neighbours crowd at the sides. */
function ring(rx: number, ry: number): Point[] {
  const steps = 1440;
  const at = (i: number): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    return { x: rx * Math.sin(angle), y: -ry * Math.cos(angle) };
  };
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [at(i - 1), at(i)];
    lengths.push(lengths[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths[steps]!;
  return Array.from({ length: SPACES }, (_, space) => {
    const wanted = (space / SPACES) * whole;
    return at(lengths.findIndex((length) => length >= wanted));
  });
}

/** Closer than this one could not count them: rather may a rare tower of towers rise above the frame. */
const LEAST_RISE = 11;

/** How far one tower stands above the one below it: high stacks at the back are drawn closer, so that they fit. */
export function rise(view: Shape, space: number, count: number): number {
  const usual = DRUM_HEIGHT * view.height;
  const room = view.spaces[space]!.y - view.top - WIZARD_HEIGHT - 30;
  return count <= 1 ? usual : Math.min(usual, Math.max(LEAST_RISE, room / count));
}

/** Where the top of a stack of so many towers is. */
export function surface(view: Shape, space: number, count: number): Point {
  const { x, y } = view.spaces[space]!;
  return count === 0 ? { x, y } : { x, y: y - (count - 1) * rise(view, space, count) - DRUM_HEIGHT * view.height };
}

/** Where the nth of some wizards stands, seen from the middle of its level: at most six, in two rows that leave gaps. */
export function foothold(view: Shape, n: number, of: number): Point {
  const rows = of <= 3 ? [of] : [Math.floor(of / 2), Math.ceil(of / 2)];
  const row = n < rows[0]! ? 0 : 1;
  const count = rows[row]!;
  const place = row === 0 ? n : n - rows[0]!;
  const gap = count <= 2 ? 32 : 28;
  // Rows of the same length are shifted against each other, so that nobody hides behind another's hat.
  const shift = rows.length === 2 && rows[0] === rows[1] ? (row === 0 ? gap / 4 : -gap / 4) : 0;
  const y = rows.length === 1 ? 4 : row === 0 ? -22 : 15;
  return { x: (place - (count - 1) / 2) * gap + shift, y: y * view.depth };
}

/** Points on the way along the ring from one space to another, both ends included. */
export function way(view: Shape, from: number, to: number, steps: number): Point[] {
  const count = Math.abs(steps);
  const by = Math.sign(steps);
  const points: Point[] = [];
  for (let i = 0; i <= count; i++) points.push(view.spaces[(from + by * i + SPACES) % SPACES]!);
  return count === 0 ? [view.spaces[from]!, view.spaces[to]!] : points;
}
