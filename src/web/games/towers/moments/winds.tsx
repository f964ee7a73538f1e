/** Four winds in four materials: a breeze with leaves, a whirlwind under a tower, the north wind with snow, ice that grows along the road. */
import type { ComponentChildren, JSX } from "preact";
import type { Actor } from "../../../table/actors.tsx";
import { scatter } from "../../../ui/scatter.ts";
import type { Spell } from "../../../../games/towers/spells.ts";
import type { Point, Shape } from "../geometry.ts";
import { DRUM } from "../geometry.ts";
import { FRONT } from "./tableau.ts";

/** From where to where, on the ground or on top of what stands there. */
interface Way {
  readonly from: Point;
  readonly to: Point;
  /** Where what is moved comes down. */
  readonly down: Point;
  readonly view: Shape;
  /** The part of the moment after which it has arrived. */
  readonly land: number;
}

/** A ribbon of wind that curls at its end. */
const RIBBONS = [
  "M-58 4C-30-12 2-12 26-2 44 6 50-16 34-18 23-19 21-6 30-4",
  "M-66 0C-40 10-8 8 14-2 30-10 40 8 26 12 18 14 14 6 20 3",
  "M-44-2C-22-10 10-10 34 0",
];
const LEAF = "M-9 5C-5-9 6-9 10-6 8 5-1 9-9 5ZM-9 5C-4 2 2-1 6-3";
const FLAKE =
  "M0-9V9M-8-4.5 8 4.5M8-4.5-8 4.5M-2.6-7 0-4.6 2.6-7M-2.6 7 0 4.6 2.6 7M-7.4-1.2-4-2.3-4.8-5.6M7.4 1.2 4 2.3 4.8 5.6M7.4-1.2 4-2.3 4.8-5.6M-7.4 1.2-4 2.3-4.8 5.6";
const SHARD = "M-5 9-8-4-1-12 6-6 7 6 1 11ZM-1-12 0 10M-8-4 7 6";
const ICICLES = "M-38 0-33 19-29 2-22 28-17 4-9 22-4 4 3 31 9 4 15 21 21 3 28 26 32 2 38 17 41 0C20 9-20 9-38 0Z";

/** A cloud with full cheeks: it blows to the right. */
const North = (): JSX.Element => (
  <g class="north">
    <path d="M-44 20C-64 20-66-6-46-10-48-34-14-42-2-24 10-40 40-32 37-11 56-10 58 20 36 20Z" class="north-cloud" />
    <path d="M-44 20C-58 20-62 8-56-2-50 12-20 14 0 12 20 12 40 10 50 2 52 12 48 20 36 20Z" class="north-shade" />
    <circle cx="20" cy="2" r="10" class="north-cheek" />
    <path d="M2-10C6-15 12-15 15-10M24-12C27-16 32-15 34-11" class="north-brow" />
    <circle cx="40" cy="4" r="6" class="north-mouth" />
  </g>
);

const turnOf = ({ from, to }: Way): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Along the way and beyond it, one after the other. */
function stream(
  way: Way,
  count: number,
  wide: number,
  draw: (nth: number, luck: { x: number; y: number; z: number }) => ComponentChildren,
  name: string,
  spin = 0,
): Actor[] {
  const [dx, dy] = [way.to.x - way.from.x, way.to.y - way.from.y];
  const long = Math.max(1, Math.hypot(dx, dy));
  return scatter(count, 43 + name.length).map((luck, i) => {
    const side = ((i + luck.x * 0.6) / count - 0.4) * 2 * wide;
    const start = (0.46 * ((i * 5) % count)) / count;
    const [px, py] = [(-dy / long) * side, (dx / long) * side];
    return {
      key: `${name} ${i}`,
      x: way.from.x - dx * 0.35 + px,
      y: way.from.y - dy * 0.35 + py - Math.abs(luck.z - 0.5) * 16,
      order: FRONT,
      draw: draw(i, luck),
      from: start,
      until: Math.min(1, start + 0.5),
      easing: "cubic-bezier(.3,.1,.5,1)",
      frames: [
        { transform: "scale(.3)", opacity: 0 },
        {
          transform: `translate(${dx * 0.4}px,${dy * 0.4 - 5}px) rotate(${luck.z * spin}deg)`,
          opacity: 1,
          offset: 0.36,
        },
        {
          transform: `translate(${dx * 0.9}px,${dy * 0.9 + 3}px) rotate(${luck.z * spin * 2}deg)`,
          opacity: 1,
          offset: 0.7,
        },
        { transform: `translate(${dx * 1.4}px,${dy * 1.4}px) rotate(${luck.z * spin * 3}deg) scale(.7)`, opacity: 0 },
      ],
    };
  });
}

const ribbon =
  (way: Way, name: string, size: number) =>
  (nth: number): JSX.Element =>
    (
      // Upside down where it blows to the left: curls look up.
      <g transform={`rotate(${turnOf(way).toFixed(0)}) scale(${size} ${Math.abs(turnOf(way)) > 90 ? -size : size})`}>
        <path d={RIBBONS[nth % RIBBONS.length]!} class={`wind ${name}`} />
      </g>
    );

const breeze = (way: Way): Actor[] => [
  ...stream(way, 5, 30, ribbon(way, "breeze", 0.8), "ribbon"),
  ...stream(
    way,
    8,
    40,
    (_, { y }) => (
      <path
        d={LEAF}
        class={y < 0.5 ? "leaf-blown" : "leaf-blown autumn"}
        transform={`rotate(${(y * 360).toFixed(0)})`}
      />
    ),
    "leaf",
    160,
  ),
];

/** Rings that grow upwards, and carry what stands on them. */
const whirl = (way: Way): Actor[] => {
  const [dx, dy] = [way.to.x - way.from.x, way.to.y - way.from.y];
  const ry = way.view.depth * 0.8;
  const rings = [0, 1, 2, 3].map((i): Actor => {
    const rx = 26 + i * 11;
    const sway = (i % 2 ? 1 : -1) * 7;
    return {
      key: `whirl ${i}`,
      x: way.from.x,
      y: way.from.y + 4 - i * 13,
      order: FRONT,
      draw: (
        <path
          d={`M${-rx} 0A${rx} ${(rx * ry).toFixed(1)} 0 0 0 ${rx} 0M${(-rx * 0.7).toFixed(1)} ${(-rx * ry * 0.7).toFixed(1)}A${rx} ${(rx * ry).toFixed(1)} 0 0 1 ${(rx * 0.9).toFixed(1)} ${(-rx * ry * 0.44).toFixed(1)}`}
          class="wind storm"
        />
      ),
      until: way.land,
      frames: [
        { transform: "scale(.2)", opacity: 0 },
        { transform: `translateX(${sway}px) scale(1)`, opacity: 0.95, offset: 0.18 },
        { transform: `translate(${dx * 0.25 - sway}px,${dy * 0.25}px)`, opacity: 0.95, offset: 0.38 },
        { transform: `translate(${dx * 0.55 + sway}px,${dy * 0.55}px)`, opacity: 0.95, offset: 0.56 },
        { transform: `translate(${dx * 0.9 - sway}px,${dy * 0.9}px)`, opacity: 0.9, offset: 0.76 },
        { transform: `translate(${dx}px,${dy}px) scale(1.5,.3)`, opacity: 0 },
      ],
    };
  });
  return [...rings, ...stream(way, 6, 62, ribbon(way, "storm", 1.25), "gale")];
};

/** It looks over the road and blows whoever walks there back. */
const north = (way: Way): Actor[] => {
  const [dx, dy] = [way.to.x - way.from.x, way.to.y - way.from.y];
  const side = dx < 0 ? -1 : 1;
  return [
    {
      key: "north",
      x: way.from.x - dx * 0.9 - side * 26,
      y: way.from.y - dy * 0.9 - 26,
      order: FRONT + 1,
      draw: (
        <g transform={`scale(${side} 1)`}>
          <North />
        </g>
      ),
      until: 0.96,
      frames: [
        { transform: `translateX(${-side * 30}px) scale(.5)`, opacity: 0 },
        { transform: `translateX(${-side * 8}px) scale(1.14,1.05)`, opacity: 1, offset: 0.16, easing: "ease-out" },
        { transform: `translateX(${side * 5}px) scale(.94,1)`, opacity: 1, offset: 0.34 },
        { transform: `translateX(${side * 4}px) scale(.96,1.01)`, opacity: 1, offset: 0.74 },
        { transform: `translateX(${-side * 14}px) scale(.7)`, opacity: 0 },
      ],
    },
    ...stream(way, 4, 26, ribbon(way, "cold", 0.8), "draught"),
    ...stream(
      way,
      10,
      46,
      (_, { z }) => <path d={FLAKE} class="flake" transform={`scale(${(0.7 + z * 0.6).toFixed(1)})`} />,
      "flake",
      120,
    ),
  ];
};

/** Ice grows along the road, the tower slides on it, and what is left springs off. */
const frost = (way: Way): Actor[] => {
  const [dx, dy] = [way.to.x - way.from.x, way.to.y - way.from.y];
  const patches = 7;
  const sheet = Array.from({ length: patches }, (_, i): Actor => {
    const share = i / (patches - 1);
    const wide = 46 + (i % 2) * 9;
    return {
      key: `ice ${i}`,
      x: way.from.x + dx * share,
      y: way.from.y + dy * share + 4,
      // On the road, under all that stands there.
      order: -9e6 + i,
      draw: (
        <g>
          <ellipse rx={wide} ry={wide * way.view.depth * 0.72} class="ice-sheet" />
          <path
            d={`M${-wide * 0.5}-4 ${-wide * 0.1} 5 ${wide * 0.36}-6M${wide * 0.1}-8 ${wide * 0.34} 8`}
            class="ice-crack"
          />
        </g>
      ),
      from: share * 0.3,
      frames: [
        { transform: "scale(.2)", opacity: 0 },
        { transform: "scale(1)", opacity: 0.95, offset: 0.2, easing: "ease-out" },
        { transform: "scale(1)", opacity: 0.95, offset: 0.8 },
        { transform: "scale(1.02)", opacity: 0 },
      ],
    };
  });
  const shards = scatter(9, 77).map(({ x, y, z }, i): Actor => {
    const out = (x - 0.5) * 2;
    return {
      key: `shard ${i}`,
      x: way.down.x + out * DRUM,
      y: way.down.y + (y - 0.2) * 26,
      order: FRONT,
      draw: (
        <path
          d={SHARD}
          class="ice"
          transform={`scale(${(0.8 + z * 0.7).toFixed(1)}) rotate(${(z * 80 - 40).toFixed(0)})`}
        />
      ),
      from: way.land * 0.96,
      easing: "ease-out",
      frames: [
        { transform: "scale(.4)", opacity: 1 },
        { transform: `translate(${out * 24}px,${-34 - y * 26}px) rotate(${out * 90}deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${out * 36}px,${-8 + z * 14}px) rotate(${out * 160}deg)`, opacity: 0 },
      ],
    };
  });
  const icicles: Actor = {
    key: "icicles",
    x: way.from.x,
    y: way.from.y - 34,
    order: FRONT,
    draw: <path d={ICICLES} class="ice" />,
    until: way.land * 0.3,
    easing: "ease-out",
    frames: [
      { transform: "scale(1,.1)", opacity: 0 },
      { transform: "scale(1,1)", opacity: 1, offset: 0.5 },
      { transform: "scale(1,1)", opacity: 1, offset: 0.8 },
      { transform: "scale(1.05)", opacity: 0 },
    ],
  };
  return [...sheet, icicles, ...shards];
};

export const WINDS: Readonly<Partial<Record<Spell, (way: Way) => Actor[]>>> = {
  "advance-wizard": breeze,
  "advance-tower": whirl,
  "headwind-wizard": north,
  "headwind-tower": frost,
};
