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
  /** Half the ring's width, and half its height as drawn. */
  readonly radius: number;
  readonly deep: number;
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

/** Ravenskeep's height from its base to the tip of its flag, before the projection and what of it is not shortened. */
const KEEP_HEIGHT = 82;
const KEEP_FLAG = 87;
/** The least half height of the ring: flatter, and the stacks in front hide those behind. */
const LEAST_DEEP = 196;
/** How wide a board gets for its height; beyond, the meadow goes on beside it. Only a strip of a window stretches it further. */
const USUAL_WIDEST = 1.8;
const WIDEST = 2.6;
const NARROWEST = 0.7;

/** Where the middle of the glade is, in half heights of the ring: a little to the back, since stacks in front rise before it. */
export const MIDDLE = -0.13;

const between = (a: number, b: number, share: number): number => a + (b - a) * Math.min(1, Math.max(0, share));

/**
 * The board for a room so many times as wide as it is tall, leaning as the player likes (degrees). Narrow rooms look
 * down more steeply. Spaces keep their distance from each other, so a narrower ring is a deeper one.
 */
export function shape(ratio: number, lean: number): Shape {
  const near = ratio >= WIDEST ? WIDEST : Math.min(USUAL_WIDEST, Math.max(NARROWEST, ratio));
  const wide = (near - 1.1) / 0.3;
  const sight = ((between(50, 36, wide) + lean) * Math.PI) / 180;
  const depth = Math.sin(sight);
  const height = Math.cos(sight);
  const above = DRUM_HEIGHT * height + KEEP_HEIGHT * height + KEEP_FLAG;
  const below = DRUM * depth + 34;
  const beside = DRUM + between(12, 34, wide);
  const gap = between(109, 130, wide);
  const [rx, ry] = ovalOf(near, above + below, beside, (SPACES * gap) / (2 * Math.PI));
  return {
    radius: rx,
    deep: ry,
    depth,
    height,
    left: -rx - beside,
    top: -ry - above,
    width: 2 * (rx + beside),
    tall: 2 * ry + above + below,
    spaces: ring(rx, ry),
  };
}

/** Half width and half height of a ring of a given length (rx² + ry² = 2 · mean²) whose frame has the wanted ratio. */
function ovalOf(ratio: number, around: number, beside: number, mean: number): readonly [number, number] {
  const wideFor = (ry: number): number => (ratio * (2 * ry + around)) / 2 - beside;
  // rx = ratio · ry + c, put into the length.
  const c = (ratio * around) / 2 - beside;
  const a = ratio * ratio + 1;
  const root = Math.sqrt((ratio * c) ** 2 - a * (c * c - 2 * mean * mean));
  const ry = Math.max(ratio >= WIDEST ? LEAST_DEEP * 0.8 : LEAST_DEEP, (root - ratio * c) / a);
  return [wideFor(ry), ry];
}

/** Points at equal distances along the ellipse, the first at the back, clockwise: no two neighbours crowd at the sides. */
function ring(rx: number, ry: number): Point[] {
  const steps = 1440;
  const at = (i: number): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    return { x: rx * Math.sin(angle), y: -ry * Math.cos(angle) };
  };
  const lengths = [0];
  let before = at(0);
  for (let i = 1; i <= steps; i++) {
    const { x, y } = at(i);
    lengths.push(lengths[i - 1]! + Math.sqrt((x - before.x) ** 2 + (y - before.y) ** 2));
    before = { x, y };
  }
  const whole = lengths[steps]!;
  return Array.from({ length: SPACES }, (_, space) => {
    const wanted = (space / SPACES) * whole;
    return at(lengths.findIndex((length) => length >= wanted));
  });
}

/** Closer than this one could not count them: rather may a rare tower of towers rise above the frame. */
const LEAST_RISE = 11;

/**
 * How far one tower stands above the one below it: high stacks at the back are drawn closer, so that they fit, with
 * whoever stands on them: wizards, or Ravenskeep.
 */
export function rise(view: Shape, space: number, count: number, hasKeep = false): number {
  const usual = DRUM_HEIGHT * view.height;
  const onTop = hasKeep ? KEEP_HEIGHT * view.height + KEEP_FLAG : WIZARD_HEIGHT + 30;
  const room = view.spaces[space]!.y - view.top - onTop - (hasKeep ? usual : 0);
  const gaps = hasKeep ? count - 1 : count;
  return count <= 1 ? usual : Math.min(usual, Math.max(LEAST_RISE, room / gaps));
}

/** Where the top of a stack of so many towers is. */
export function surface(view: Shape, space: number, count: number, hasKeep = false): Point {
  const { x, y } = view.spaces[space]!;
  if (count === 0) return { x, y };
  return { x, y: y - (count - 1) * rise(view, space, count, hasKeep) - DRUM_HEIGHT * view.height };
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
