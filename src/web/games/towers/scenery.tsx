/** What never moves: the meadow and the ring of flagstones. */
import type { JSX } from "preact";
import { scatter } from "../../ui/scatter.ts";
import { stops } from "../../ui/gradients.tsx";
import { Shield } from "./art.tsx";
import type { Point, Shape } from "./geometry.ts";
import { hasShield, SPACES } from "../../../games/towers/state.ts";
import { DRUM, MIDDLE } from "./geometry.ts";

const round = (n: number): number => Math.round(n * 10) / 10;

/** T-B4 How many ghost lights a space shows. */
const lights = (space: number): number => (space === 0 || space > 9 ? 0 : space < 4 ? 3 : space < 7 ? 2 : 1);

const Flagstone = ({ space, at, view }: { space: number; at: Point; view: Shape }): JSX.Element => {
  const rx = DRUM + 12;
  const ry = rx * view.depth;
  const out = Math.hypot(at.x, at.y / view.depth);
  const ox = (at.x / out) * (rx - 7);
  const oy = (at.y / view.depth / out) * (rx - 7) * view.depth;
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class="flagstone">
      <ellipse cy="7" rx={rx} ry={round(ry)} class="stone-side" />
      <ellipse rx={rx} ry={round(ry)} fill="url(#stone-top)" class="stone-edge" />
      <ellipse rx={rx - 9} ry={round(ry - 9 * view.depth)} class="stone-ring" />
      {hasShield(space) && <Shield depth={view.depth} size={1.7} dim />}
      {Array.from({ length: lights(space) }, (_, i) => {
        const turn = (i - (lights(space) - 1) / 2) * 0.34;
        const x = ox * Math.cos(turn) - (oy / view.depth) * Math.sin(turn);
        const y = (ox * Math.sin(turn) + (oy / view.depth) * Math.cos(turn)) * view.depth;
        return <circle key={i} cx={round(x)} cy={round(y)} r="4" class="wisp" />;
      })}
    </g>
  );
};

const Tree = ({ x, y, size }: { x: number; y: number; size: number }): JSX.Element => (
  <g transform={`translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 10})`} class="tree">
    <ellipse cx="6" cy="2" rx="20" ry="7" class="shade" />
    <path d="M-3 2V-8H3V2Z" class="trunk" />
    <path
      d="M0-70C5-54 14-46 17-38 12-38 10-38 9-37 14-28 20-22 23-14 17-14 14-14 12-13 17-7 22-4 25-1 8 4-8 4-25-1-22-4-17-7-12-13-14-14-17-14-23-14-20-22-14-28-9-37-10-38-12-38-17-38-14-46-5-54 0-70Z"
      class="leaves"
    />
    <path
      d="M0-70C-5-54-14-46-17-38-12-38-10-38-9-37-14-28-20-22-23-14-17-14-14-14-12-13-17-7-22-4-25-1-16 2-8 3-2 3-6-20-4-48 0-70Z"
      class="leaves-lit"
    />
  </g>
);

/** Marks of our own, cut into the stone where the cards lie. */
const RUNES = [
  "M0-7V7M0-3 5-6",
  "M-3-7V7M-3-7 3 0-3 7",
  "M-4 7 0-7 4 7M-2 1H2",
  "M0-7V7M-4-3 4 3M4-3-4 3",
  "M-3 7V-7L3-2-3 2",
];
const RUNE_COUNT = 20;

/** A worn round of stone in the glade: the cards lie there. */
const Dais = ({ view }: { view: Shape }): JSX.Element => {
  const size = Math.min(view.radius * 0.47, (view.deep / view.depth - DRUM * 1.5) * 0.76);
  const ellipse = (r: number, name: string, cy = 0): JSX.Element => (
    <ellipse cy={cy} rx={round(r)} ry={round(r * view.depth)} class={name} />
  );
  return (
    <g transform={`translate(0 ${round(MIDDLE * view.deep)})`} class="dais">
      {ellipse(size, "dais-side", 7)}
      {ellipse(size, "dais-top")}
      {ellipse(size - 8, "dais-line")}
      {ellipse(size - 34, "dais-line")}
      {Array.from({ length: RUNE_COUNT }, (_, i) => {
        const angle = (2 * Math.PI * i) / RUNE_COUNT;
        const [x, y] = [(size - 21) * Math.sin(angle), -(size - 21) * Math.cos(angle) * view.depth];
        return (
          <path
            key={i}
            d={RUNES[(i * 3) % RUNES.length]!}
            class="rune"
            transform={`translate(${round(x)} ${round(y)}) scale(1 ${round(view.depth)}) rotate(${(360 * i) / RUNE_COUNT})`}
          />
        );
      })}
    </g>
  );
};

/** The way the towers wander, drawn once per shape. */
export const Meadow = ({ view }: { view: Shape }): JSX.Element => {
  const ry = view.deep;
  const back = scatter(9, 7).map(({ x, z }, i) => ({
    x: (i / 8 - 0.5) * 2 * (view.radius + 30) + (x - 0.5) * 60,
    y: -ry - 52 - z * 26,
    size: 0.55 + x * 0.35,
  }));
  return (
    <g>
      <ellipse cy={round(ry * 0.06)} rx={round(view.radius * 1.5)} ry={round(ry * 1.62)} fill="url(#meadow)" />
      {back.map((tree) => (
        <Tree key={tree.x} {...tree} />
      ))}
      <ellipse rx={view.radius + 10} ry={round(ry + 8)} class="path" stroke-width={round(DRUM * 1.5)} />
      <ellipse rx={view.radius + 10} ry={round(ry + 6)} class="path-lit" stroke-width={round(DRUM * 1.34)} />
      <ellipse rx={round(view.radius - DRUM * 2)} ry={round(view.deep - DRUM * 2 * view.depth)} fill="url(#glade)" />
      {scatter(26, 11).map(({ x, y, z }) => (
        <path
          key={x}
          d="M-5 0C-4-4-4-6-5-9M0 0C0-5 0-8 1-12M4 0C4-4 5-6 7-8"
          class="grass"
          transform={`translate(${round((x - 0.5) * 1.1 * view.radius)} ${round((y - 0.5) * 1.1 * ry)}) scale(${round((0.7 + z * 0.6) * 10) / 10})`}
        />
      ))}
      <Dais view={view} />
      {Array.from({ length: SPACES }, (_, i) => i)
        .toSorted((a, b) => view.spaces[a]!.y - view.spaces[b]!.y)
        .map((space) => (
          <Flagstone key={space} space={space} at={view.spaces[space]!} view={view} />
        ))}
    </g>
  );
};

/** Gradients that all drawings of this game share. */
export const Defs = ({ tints }: { tints: readonly { light: string; main: string; dark: string }[] }): JSX.Element => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <radialGradient id="meadow">
        {stops([0, "#2f7a70"], [0.55, "#245f5c"], [0.8, "#184a4e", 0.92], [1, "#143f4c", 0])}
      </radialGradient>
      <radialGradient id="glade" cx=".4" cy=".35">
        {stops([0, "#3a8a78"], [0.6, "#28695f", 0.9], [1, "#1d5250", 0])}
      </radialGradient>
      <linearGradient id="stone-top" x2=".9" y2="1">
        {stops([0, "#aab4cc"], [0.5, "#7f8aa8"], [1, "#566184"])}
      </linearGradient>
      <linearGradient id="slate-drum">
        {stops([0, "#9aa6cb"], [0.18, "#8593bd"], [0.55, "#5b6796"], [1, "#363f68"])}
      </linearGradient>
      <linearGradient id="slate-rim">{stops([0, "#b6c1e0"], [0.4, "#7d8ab6"], [1, "#414b78"])}</linearGradient>
      <linearGradient id="slate-top" x2=".7" y2="1">
        {stops([0, "#b9c3e2"], [1, "#6b78a6"])}
      </linearGradient>
      <linearGradient id="sand-drum">
        {stops([0, "#e2d3b8"], [0.18, "#cdbb9c"], [0.55, "#9c8a72"], [1, "#64564e"])}
      </linearGradient>
      <linearGradient id="sand-rim">{stops([0, "#f2e6cd"], [0.4, "#c3b092"], [1, "#76665a"])}</linearGradient>
      <linearGradient id="sand-top" x2=".7" y2="1">
        {stops([0, "#efe2c8"], [1, "#ab9a80"])}
      </linearGradient>
      <linearGradient id="keep-body">
        {stops([0, "#5d5680"], [0.25, "#4a4470"], [0.65, "#2f2b52"], [1, "#1d1a38"])}
      </linearGradient>
      <linearGradient id="keep-roof">{stops([0, "#7a5a8c"], [0.35, "#54406e"], [1, "#241b3c"])}</linearGradient>
      {tints.map(({ light, main, dark }, i) => (
        <linearGradient key={i} id={`robe-${i}`} x2="1" y2=".25">
          {stops([0, light], [0.38, main], [1, dark])}
        </linearGradient>
      ))}
    </defs>
  </svg>
);
