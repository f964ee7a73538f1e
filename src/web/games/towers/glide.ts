/** How a piece gets from where it was to where it is: one rule for every event. */
import { SPACES } from "../../../games/towers/state.ts";
import type { Point, Shape } from "./geometry.ts";
import { DRUM, way } from "./geometry.ts";
import type { Piece } from "./pieces.ts";
import { topAt } from "./pieces.ts";
import type { TowersScene } from "./scene.ts";
import { arrivesAt } from "./timing.ts";

const at = ({ x, y }: Point, more = ""): string => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)${more}`;

/** Which way round the ring: the shorter one, forwards if in doubt. */
const turnsFrom = (from: number, to: number): number => {
  const steps = (to - from + SPACES) % SPACES;
  return steps <= 8 ? steps : steps - 16;
};

/** When a piece that goes out of sight begins to fade. */
const FADES = 0.85;

/** Keyframes from before to after; undefined if nothing has changed. */
export function glide(
  before: Piece | undefined,
  after: Piece,
  scene: TowersScene,
  shape: Shape,
): Keyframe[] | undefined {
  const comes = !before?.shown && after.shown;
  if (comes) return after.kind === "wizard" && scene.event?.what === "tower" ? stretch(after) : appear(after);
  if (!before) return undefined;
  const leaves = before.shown && !after.shown;
  const stays = Math.abs(before.x - after.x) + Math.abs(before.y - after.y) < 0.5;
  if (stays && leaves) return scene.event?.what === "tower" ? cower(before, arrivesAt(scene.event)) : vanish(before);
  if (stays) return isStruck(after, scene) ? jolt(after, arrivesAt(scene.event)) : undefined;
  if (leaves && scene.event?.what === "wizard" && scene.event.home) return homecoming(before, after, scene, shape);
  const frames = before.space === after.space ? [before, after].map(plain) : travel(before, after, scene, shape);
  if (leaves) {
    frames[frames.length - 1] = { ...frames.at(-1), opacity: 0 };
    // Offsets must grow: a long walk has steps behind this moment too.
    const next = frames.findIndex(({ offset }) => (offset ?? 0) >= FADES);
    frames.splice(next < 0 ? frames.length - 1 : next, 0, { opacity: 1, offset: FADES });
  }
  return frames;
}

const plain = (piece: Piece): Keyframe => ({ transform: at(piece), easing: "ease-in-out" });

const appear = (piece: Piece): Keyframe[] => [
  { transform: at(piece), opacity: 0 },
  { transform: at(piece), opacity: 1 },
];

const vanish = (piece: Piece): Keyframe[] => [
  { transform: at(piece), opacity: 1 },
  { opacity: 1, offset: 0.8 },
  { transform: at(piece), opacity: 0 },
];

/** Uncovered: there as soon as the tower lifts; a blink, a stretch, the hat set straight. */
const stretch = (piece: Piece): Keyframe[] => [
  { transform: at(piece, " scale(1.16,.62)"), opacity: 0, offset: 0 },
  { transform: at(piece, " scale(1.16,.62)"), opacity: 1, offset: 0.1 },
  { transform: at(piece, " scale(1.14,.66)"), opacity: 1, offset: 0.34, easing: "ease-out" },
  { transform: at(piece, " scale(.88,1.2)"), opacity: 1, offset: 0.52 },
  { transform: at(piece, " scale(1.05,.95) rotate(-5deg)"), opacity: 1, offset: 0.66 },
  { transform: at(piece, " rotate(4deg)"), opacity: 1, offset: 0.78 },
  { transform: at(piece), opacity: 1, offset: 1 },
];

/** Looks up at the shadow, ducks, and is under it. */
const cower = (piece: Piece, land: number): Keyframe[] => [
  { transform: at(piece), opacity: 1, offset: 0 },
  { transform: at(piece), opacity: 1, offset: land * 0.55, easing: "ease-out" },
  { transform: at(piece, " scale(.95,1.1) rotate(-6deg)"), opacity: 1, offset: land * 0.72 },
  { transform: at(piece, " scale(.95,1.1) rotate(-6deg)"), opacity: 1, offset: land * 0.86, easing: "ease-in" },
  { transform: at(piece, " scale(1.2,.4)"), opacity: 1, offset: land * 0.985 },
  { transform: at(piece, " scale(1.2,.4)"), opacity: 0, offset: land },
  { transform: at(piece), opacity: 0, offset: 1 },
];

/** Something heavy comes down on what stands there. */
const isStruck = (piece: Piece, { event }: TowersScene): boolean =>
  piece.shown &&
  ((event?.what === "tower" && event.to === piece.space) || (event?.what === "keep" && event.to === piece.space));

const jolt = (piece: Piece, land: number): Keyframe[] => [
  { transform: at(piece), offset: 0 },
  { transform: at(piece), offset: land },
  { transform: at({ x: piece.x, y: piece.y + 2.6 }, " scale(1.025,.95)"), offset: Math.min(0.97, land + 0.035) },
  { transform: at({ x: piece.x, y: piece.y - 1 }), offset: Math.min(0.98, land + 0.1) },
  { transform: at(piece), offset: 1 },
];

function travel(before: Piece, after: Piece, scene: TowersScene, shape: Shape): Keyframe[] {
  // A wizard whose tower moves is carried; only one that goes alone hops.
  const isAlone = after.kind === "wizard" && scene.event?.what === "wizard";
  if (isAlone) return hop(before, after, scene, shape);
  const land = arrivesAt(scene.event);
  return after.kind === "keep" && scene.event?.what === "keep"
    ? leap(before, after, shape, land)
    : carry(before, after, shape, land, scene.event?.what === "swap");
}

/** A tower rises and leans, glides along the ring, hangs for a beat over its place and falls. Whoever rides leans back. */
function carry(before: Piece, after: Piece, shape: Shape, land: number, isStraight: boolean): Keyframe[] {
  const turns = turnsFrom(before.space, after.space);
  // Drawn by a chain it goes straight across.
  const points = way(shape, before.space, after.space, isStraight ? 0 : turns);
  const first = points[0]!;
  const last = points.at(-1)!;
  const high = Math.max(first.y - before.y, last.y - after.y) + 46;
  const side = Math.sign(last.x - first.x) || 1;
  const lean = after.kind === "wizard" ? -7 * side : 1.6 * side;
  // All lean about the ground, so that a stack stays one.
  const off = after.kind === "wizard" ? 0 : Math.sin((lean * Math.PI) / 180) * (first.y - before.y);
  const tilt = ` rotate(${lean.toFixed(1)}deg)`;
  const frames: Keyframe[] = [
    { transform: at(before), easing: "cubic-bezier(.5,0,.4,1)", offset: 0 },
    { transform: at({ x: before.x, y: before.y + 1.5 }, " scale(1.01,.98)"), offset: land * 0.06, easing: "ease-out" },
  ];
  points.forEach((point, i) => {
    const share = i / (points.length - 1);
    const x = point.x + (before.x - first.x) * (1 - share) + (after.x - last.x) * share;
    const isLast = i === points.length - 1;
    frames.push({
      transform: at({ x: x + (isLast ? 0 : off), y: point.y - high }, isLast ? "" : tilt),
      offset: land * (0.22 + 0.56 * share),
      easing: isLast ? "ease-in-out" : "linear",
    });
  });
  const over = frames.at(-1)!.transform as string;
  frames.push({ transform: over, offset: land * 0.86, easing: "cubic-bezier(.6,0,1,.8)" });
  frames.push({ transform: at(after), offset: land, easing: "ease-out" });
  return [...frames, ...settle(after, land)];
}

const settle = (after: Piece, land: number): Keyframe[] => {
  const rest = 1 - land;
  return [
    { transform: at({ x: after.x, y: after.y + 3 }, " scale(1.04,.92)"), offset: land + rest * 0.16 },
    { transform: at({ x: after.x, y: after.y - 2 }, " scale(.99,1.02)"), offset: land + rest * 0.4 },
    { transform: at(after), offset: land + rest * 0.62 },
    { transform: at(after), offset: 1 },
  ];
};

/** Ravenskeep gathers itself, leaps in one arc, and lands. */
function leap(before: Piece, after: Piece, shape: Shape, land: number): Keyframe[] {
  const high = Math.min(before.y, after.y) - 60;
  const mid = { x: (before.x + after.x) / 2, y: Math.max(high, shape.top + 150) };
  const third = (share: number, up: number): Point => ({
    x: before.x + (after.x - before.x) * share,
    y: before.y + (after.y - before.y) * share + (mid.y - (before.y + after.y) / 2) * up,
  });
  const lean = Math.sign(after.x - before.x) * 5;
  return [
    { transform: at(before), offset: 0, easing: "ease-in-out" },
    { transform: at(before, " scale(1.09,.84)"), offset: land * 0.28, easing: "ease-out" },
    { transform: at(third(0.18, 0.62), ` scale(.94,1.1) rotate(${lean}deg)`), offset: land * 0.46 },
    { transform: at(third(0.5, 1)), offset: land * 0.66, easing: "ease-in" },
    { transform: at(third(0.84, 0.6), ` rotate(${-lean * 0.6}deg)`), offset: land * 0.86, easing: "linear" },
    { transform: at(after), offset: land, easing: "ease-out" },
    ...settle(after, land),
  ];
}

/** Space by space, onto every stack on the way, up to a part of the moment. */
function hop(
  before: Piece,
  after: Point & { readonly space: number },
  scene: TowersScene,
  shape: Shape,
  until = 1,
): Keyframe[] {
  const turns = turnsFrom(before.space, after.space);
  const count = Math.max(1, Math.abs(turns));
  const frames: Keyframe[] = [{ transform: at(before), offset: 0, easing: "ease-out" }];
  let from: Point = before;
  for (let i = 1; i <= count; i++) {
    const space = (before.space + Math.sign(turns) * i + SPACES) % SPACES;
    const to: Point = i === count ? after : topAt(scene, shape, space);
    const mid = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 26 };
    const lean = Math.sign(to.x - from.x) * 6;
    frames.push({ transform: at(mid, ` rotate(${lean}deg)`), offset: (until * (i - 0.5)) / count, easing: "ease-in" });
    frames.push({ transform: at(to), offset: (until * i) / count, easing: "ease-out" });
    from = to;
  }
  return frames;
}

/** To the gate, a look back, and in: smaller, darker, gone. */
function homecoming(before: Piece, after: Piece, scene: TowersScene, shape: Shape): Keyframe[] {
  const until = arrivesAt(scene.event);
  const rest = 1 - until;
  const gate = { x: after.x, y: after.y + DRUM * shape.depth + 2, space: after.space };
  const inside = { x: after.x, y: after.y + (DRUM - 9) * shape.depth };
  return [
    ...hop(before, gate, scene, shape, until),
    { transform: at(gate), opacity: 1, offset: until + rest * 0.3 },
    {
      transform: at(gate, " scale(1.02,.98) rotate(-3deg)"),
      opacity: 1,
      offset: until + rest * 0.38,
      easing: "ease-in",
    },
    { transform: at(inside, " scale(.62)"), opacity: 1, offset: until + rest * 0.56 },
    { transform: at(inside, " scale(.5)"), opacity: 0, offset: until + rest * 0.64 },
    { transform: at(inside, " scale(.5)"), opacity: 0, offset: 1 },
  ];
}
