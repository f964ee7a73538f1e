/** The stones of a tower's wall, laid around its drum: what is drawn on it is bent as the wall is. */
import { scatter } from "../../../ui/scatter.ts";
import { DRUM, DRUM_HEIGHT } from "../geometry.ts";
import type { Shape } from "../geometry.ts";
import type { Masonry } from "./masonry.ts";
import { masonryOf } from "./masonry.ts";

export const round = (n: number): number => Math.round(n * 10) / 10;

/** A drum as it is seen: half its width, half its depth, its height. */
export interface Drum {
  readonly rx: number;
  readonly ry: number;
  readonly h: number;
}

export const drumOf = (view: Pick<Shape, "depth" | "height">): Drum => {
  const rx = DRUM - 3;
  return { rx, ry: rx * view.depth, h: DRUM_HEIGHT * view.height };
};

/** A point of the wall: the angle from its right round the front, and how far up, 0 to 1. */
export const onWall = ({ rx, ry, h }: Drum, angle: number, up: number): string =>
  `${round(rx * Math.cos(angle))} ${round(ry * Math.sin(angle) - h * up)}`;

/** A piece of the wall between two angles and two heights. */
function patch(drum: Drum, from: number, to: number, low: number, high: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / 0.35));
  const along = (up: number): string[] =>
    Array.from({ length: steps + 1 }, (_, i) => onWall(drum, from + ((to - from) * i) / steps, up));
  return `M${along(low).join("L")}L${along(high).toReversed().join("L")}Z`;
}

/** A line along the wall at a height. */
export const course = ({ rx, ry, h }: Drum, up: number): string =>
  `M${-rx} ${round(-h * up)}A${rx} ${round(ry)} 0 0 0 ${rx} ${round(-h * up)}`;

export interface Wall {
  readonly light: string;
  readonly dark: string;
  readonly joints: string;
  /** What only this masonry has: a path for each class. */
  readonly extra: readonly (readonly [string, string])[];
}

const TOP = 0.9;
const known = new Map<string, Wall>();

/** The wall of a tower, worked out once for each angle of sight. */
export function wallOf(tower: number, view: Pick<Shape, "depth" | "height">): Wall {
  const key = `${tower} ${view.depth} ${view.height}`;
  const found = known.get(key) ?? lay(tower, drumOf(view));
  known.set(key, found);
  return found;
}

function lay(tower: number, drum: Drum): Wall {
  const masonry = masonryOf(tower);
  const stones = { light: "", dark: "", joints: "" };
  const luck = scatter(160, 300 + tower * 17);
  let n = 0;
  for (let row = 0; row < masonry.rows; row++) {
    const [low, high] = [(row * TOP) / masonry.rows, ((row + 1) * TOP) / masonry.rows];
    if (row > 0) stones.joints += course(drum, low);
    let from = -0.02 - ((row % 2) * masonry.broad) / 2;
    while (from < Math.PI) {
      const { x, y } = luck[n++ % luck.length]!;
      const to = from + masonry.broad * (0.75 + x * 0.5);
      const [a, b] = [Math.max(0.02, from), Math.min(Math.PI - 0.02, to)];
      if (b > a) {
        if (y < 0.24) stones.light += patch(drum, a, b, low, high);
        else if (y > 0.76) stones.dark += patch(drum, a, b, low, high);
        if (b < Math.PI - 0.05) stones.joints += `M${onWall(drum, b, low)}L${onWall(drum, b, high)}`;
      }
      from = to;
    }
  }
  return { ...stones, extra: EXTRAS[masonry.name]?.(drum, masonry) ?? [] };
}

type Extra = (drum: Drum, masonry: Masonry) => readonly (readonly [string, string])[];

const leaves = (drum: Drum, places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(([angle, up, size]) => {
      const r = round(size);
      return `M${onWall(drum, angle, up)}m${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
    })
    .join("");

/** Lit from the left: the same a little up and to the left, smaller. */
const lit = (places: readonly (readonly [number, number, number])[]): (readonly [number, number, number])[] =>
  places.map(([angle, up, size]) => [Math.min(3, angle + 0.05), up + 0.04, size * 0.5] as const);

const IVY = [
  [0.5, 0.09, 4.4],
  [0.66, 0.16, 5],
  [0.82, 0.3, 4.4],
  [0.72, 0.46, 4.6],
  [0.6, 0.62, 3.8],
  [0.95, 0.1, 4.6],
  [2.42, 0.1, 4.8],
  [2.6, 0.2, 5.4],
  [2.44, 0.36, 4.6],
  [2.66, 0.5, 5],
  [2.5, 0.66, 4.4],
  [2.34, 0.8, 3.6],
  [2.82, 0.12, 4.2],
  [1.3, 0.08, 3.6],
  [1.8, 0.08, 3.8],
] as const;

const MOSS = [
  [0.4, 0.84, 4],
  [0.7, 0.82, 5.4],
  [1.0, 0.84, 4.4],
  [1.75, 0.83, 4.6],
  [2.0, 0.8, 5.6],
  [2.3, 0.83, 5],
  [2.7, 0.82, 4.6],
  [0.6, 0.1, 4.6],
  [0.85, 0.1, 4],
  [1.9, 0.1, 4.6],
  [2.2, 0.12, 5.2],
  [2.5, 0.1, 4.4],
] as const;

const EXTRAS: Readonly<Partial<Record<Masonry["name"], Extra>>> = {
  banded: (drum) => [
    ["band-pale", patch(drum, 0.01, Math.PI - 0.01, 0.225, 0.45) + patch(drum, 0.01, Math.PI - 0.01, 0.675, 0.9)],
  ],
  timbered: (drum) => [
    [
      "timber",
      [0.05, 0.46, 0.88].map((up) => course(drum, up)).join("") +
        [0.35, 0.85, 1.57, 2.29, 2.79]
          .map((angle) => `M${onWall(drum, angle, 0.05)}L${onWall(drum, angle, 0.88)}`)
          .join("") +
        `M${onWall(drum, 0.38, 0.05)}L${onWall(drum, 0.82, 0.46)}M${onWall(drum, 2.76, 0.05)}L${onWall(drum, 2.32, 0.46)}M${onWall(drum, 0.82, 0.48)}L${onWall(drum, 0.38, 0.86)}M${onWall(drum, 2.32, 0.48)}L${onWall(drum, 2.76, 0.86)}`,
    ],
  ],
  cracked: (drum) => [
    [
      "crack",
      `M${[
        [2.2, 0.9],
        [2.34, 0.7],
        [2.16, 0.56],
        [2.36, 0.38],
        [2.2, 0.24],
        [2.3, 0],
      ]
        .map(([a, u]) => onWall(drum, a!, u!))
        .join(
          "L",
        )}M${onWall(drum, 2.16, 0.56)}L${onWall(drum, 1.98, 0.44)}M${onWall(drum, 2.36, 0.38)}L${onWall(drum, 2.56, 0.3)}`,
    ],
    ["gap", patch(drum, 2.24, 2.5, 0.42, 0.6) + patch(drum, 0.36, 0.6, 0.02, 0.26)],
  ],
  ivy: (drum) => [
    [
      "ivy-stem",
      `M${[0.06, 0.2, 0.4, 0.62].map((up, i) => onWall(drum, [0.55, 0.72, 0.78, 0.6][i]!, up)).join("L")}M${[0, 0.2, 0.5, 0.8].map((up, i) => onWall(drum, [2.5, 2.56, 2.6, 2.34][i]!, up)).join("L")}`,
    ],
    ["ivy-leaf", leaves(drum, IVY)],
    ["ivy-lit", leaves(drum, lit(IVY))],
  ],
  sooty: (drum) => [
    [
      "soot",
      patch(drum, 0.68, 1.04, 0.5, 0.9) +
        patch(drum, 2.1, 2.46, 0.5, 0.9) +
        patch(drum, 0.01, Math.PI - 0.01, 0.78, 0.9),
    ],
    ["ember", `M${onWall(drum, 0.3, 0.1)}h1.6M${onWall(drum, 1.2, 0.06)}h1.6M${onWall(drum, 2.8, 0.14)}h1.6`],
  ],
  mossy: (drum) => [
    ["moss", leaves(drum, MOSS)],
    ["moss-lit", leaves(drum, lit(MOSS))],
  ],
  pale: (drum) => [
    ["frieze", course(drum, 0.76)],
    [
      "gem",
      [0.4, 0.9, 1.4, 1.74, 2.24, 2.74]
        .map((angle) => `M${onWall(drum, angle, 0.76)}m-2.6 0 2.6-3 2.6 3-2.6 3Z`)
        .join(""),
    ],
  ],
};
