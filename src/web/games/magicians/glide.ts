/** How a piece gets from where it was to where it is: one rule for every event. */
import { nodeNamed } from "../../../games/magicians/board.ts";
import type { Point, Shape } from "./geometry.ts";
import type { Piece } from "./pieces.ts";
import type { MagiciansScene } from "./scene.ts";

const at = ({ x, y }: Point, more = ""): string => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)${more}`;

/** Keyframes from before to after; undefined if nothing has changed. */
export function glide(
  before: Piece | undefined,
  after: Piece,
  { event }: MagiciansScene,
  shape: Shape,
): Keyframe[] | undefined {
  if (!before) return undefined;
  if (before.shown !== after.shown) return after.kind === "card" ? drawn(after) : undefined;
  if (Math.abs(before.x - after.x) + Math.abs(before.y - after.y) < 0.5) return undefined;
  if (before.node === after.node || !event)
    return [{ transform: at(before), easing: "ease-in-out" }, { transform: at(after) }];
  if (event.what === "walk") return hops(before, after, event.path, shape, 15);
  if (event.what === "jump") return hops(before, after, event.path, shape, 84);
  return event.what === "labyrinth" ? sink(before, after) : vanish(before, after);
}

/** A card that is won is seen flying (moments/cardFlight.tsx); one that is given back comes down. */
function drawn(card: Piece): Keyframe[] {
  const there = { transform: at(card), opacity: 1 };
  const up = { transform: at({ x: card.x, y: card.y - 34 }, " scale(1.7) rotate(-4deg)"), opacity: 0 };
  return card.shown
    ? [up, there]
    : [
        { ...there, opacity: 0 },
        { ...there, opacity: 0 },
      ];
}

/** The last part of a way, in which its end is felt. */
const SETTLE = 0.12;

/** From node to node along a path; magicians jump high, apprentices step. */
function hops(before: Piece, after: Piece, path: readonly string[], shape: Shape, high: number): Keyframe[] {
  const count = path.length - 1;
  const frames: Keyframe[] = [{ transform: at(before), offset: 0, easing: "ease-out" }];
  let from: Point = before;
  for (let i = 1; i <= count; i++) {
    const to: Point = i === count ? after : shape.nodes[nodeNamed(path[i]!)]!;
    const mid = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - high };
    frames.push({ transform: at(mid), offset: ((i - 0.5) / count) * (1 - SETTLE), easing: "ease-in" });
    frames.push({ transform: at(to), offset: (i / count) * (1 - SETTLE), easing: "ease-out" });
    from = to;
  }
  // Down with weight, and upright again.
  frames.push({ transform: at(after, " scale(1.1,.86)"), offset: 1 - SETTLE / 2, easing: "ease-out" });
  return [...frames, { transform: at(after), offset: 1 }];
}

/** Into the labyrinth: a start, the ground gives way, and from above into the hedges. */
const sink = (before: Piece, after: Piece): Keyframe[] => [
  { transform: at(before), opacity: 1, offset: 0, easing: "ease-out" },
  { transform: at({ x: before.x, y: before.y - 12 }), opacity: 1, offset: 0.12, easing: "ease-in" },
  { transform: at({ x: before.x, y: before.y + 6 }, " rotate(150deg) scale(.15)"), opacity: 0, offset: 0.42 },
  {
    transform: at({ x: after.x, y: after.y - 110 }, " rotate(-90deg) scale(.4)"),
    opacity: 0,
    offset: 0.46,
    easing: "ease-in",
  },
  { transform: at(after, " scale(1.12,.8)"), opacity: 1, offset: 0.66, easing: "ease-out" },
  { transform: at(after), opacity: 1, offset: 0.76 },
  { transform: at(after), opacity: 1, offset: 1 },
];

/** By magic: it whirls away and is there. */
const vanish = (before: Piece, after: Piece): Keyframe[] => [
  { transform: at(before), opacity: 1, offset: 0, easing: "ease-in" },
  { transform: at({ x: before.x, y: before.y - 26 }, " rotate(200deg) scale(.12)"), opacity: 0, offset: 0.46 },
  {
    transform: at({ x: after.x, y: after.y - 26 }, " rotate(-200deg) scale(.12)"),
    opacity: 0,
    offset: 0.54,
    easing: "ease-out",
  },
  { transform: at(after), opacity: 1, offset: 1 },
];
