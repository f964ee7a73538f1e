/** How a piece gets from where it was to where it is: one rule for every event. */
import { SPACES } from "../../../games/towers/state.ts";
import type { Point, Shape } from "./geometry.ts";
import { way } from "./geometry.ts";
import type { Piece } from "./pieces.ts";
import { topAt } from "./pieces.ts";
import type { TowersScene } from "./scene.ts";

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;

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
  if (!before)
    return after.shown
      ? [
          { transform: at(after), opacity: 0 },
          { transform: at(after), opacity: 1 },
        ]
      : undefined;
  const leaves = before.shown && !after.shown;
  const comes = !before.shown && after.shown;
  const stays = Math.abs(before.x - after.x) + Math.abs(before.y - after.y) < 0.5;
  if (stays && !leaves && !comes) return undefined;
  if (comes)
    return [
      { transform: at(after), opacity: 0 },
      { transform: at(after), opacity: 1 },
    ];
  if (stays)
    return [
      { transform: at(before), opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: at(after), opacity: 0 },
    ];
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

function travel(before: Piece, after: Piece, scene: TowersScene, shape: Shape): Keyframe[] {
  // A wizard whose tower moves is carried; only one that goes alone hops.
  const isAlone = after.kind === "wizard" && scene.event?.what === "wizard";
  return isAlone ? hop(before, after, scene, shape) : carry(before, after, shape);
}

/** A tower rises, glides along the ring and settles; Ravenskeep lifts off and sails across. */
function carry(before: Piece, after: Piece, shape: Shape): Keyframe[] {
  const isSailing = after.kind === "keep" && Math.abs(turnsFrom(before.space, after.space)) > 6;
  const points = isSailing
    ? [shape.spaces[before.space]!, shape.spaces[after.space]!]
    : way(shape, before.space, after.space, turnsFrom(before.space, after.space));
  const first = points[0]!;
  const last = points.at(-1)!;
  const high = Math.max(first.y - before.y, last.y - after.y) + (after.kind === "keep" ? 70 : 44);
  const frames: Keyframe[] = [{ transform: at(before), easing: "cubic-bezier(.3,0,.4,1)", offset: 0 }];
  points.forEach((point, i) => {
    const offset = 0.2 + (0.58 * i) / (points.length - 1);
    const share = i / (points.length - 1);
    const x = point.x + (before.x - first.x) * (1 - share) + (after.x - last.x) * share;
    frames.push({
      transform: at({ x, y: point.y - high }),
      offset,
      easing: i === points.length - 1 ? "cubic-bezier(.5,0,.9,.6)" : "linear",
    });
  });
  frames.push({ transform: at(after), offset: 0.94, easing: "ease-out" });
  frames.push({ transform: `${at({ x: after.x, y: after.y + 2.5 })} scale(1.02,.97)`, offset: 0.97 });
  frames.push({ transform: at(after), offset: 1 });
  return frames;
}

/** Space by space, onto every stack on the way. */
function hop(before: Piece, after: Piece, scene: TowersScene, shape: Shape): Keyframe[] {
  const turns = turnsFrom(before.space, after.space);
  const count = Math.abs(turns);
  const frames: Keyframe[] = [{ transform: at(before), offset: 0, easing: "ease-out" }];
  let from: Point = before;
  for (let i = 1; i <= count; i++) {
    const space = (before.space + Math.sign(turns) * i + SPACES) % SPACES;
    const to: Point = i === count ? after : topAt(scene, shape, space);
    const mid = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 26 };
    frames.push({ transform: at(mid), offset: (i - 0.5) / count, easing: "ease-in" });
    frames.push({ transform: at(to), offset: i / count, easing: "ease-out" });
    from = to;
  }
  return frames;
}
