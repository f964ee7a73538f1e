/** Inside the ring: a pond that mirrors the moon, a willow, sheep asleep, and the stone where the cards lie. */
import type { JSX } from "preact";
import { scatter } from "../../../ui/scatter.ts";
import type { Shape } from "../geometry.ts";
import { DRUM, MIDDLE } from "../geometry.ts";
import { blob, round } from "./lines.ts";
import { Willow } from "./willow.tsx";

/** How far from the middle cards and die reach, in units of the drawing. */
const CARDS = 158;

/** Between the cards and the stones: its middle, and half its width. */
function side(view: Shape): { readonly x: number; readonly half: number; readonly y: number } {
  const inner = view.radius - DRUM - 18;
  const half = Math.max(34, Math.min(118, (inner - CARDS) / 2));
  return { x: inner - half, half, y: MIDDLE * view.deep };
}

/** Where the pond is, for its light. */
export function pondAt(view: Shape): {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
} {
  const { x, half, y } = side(view);
  return { x: -x, y: y + 8, rx: half * 0.94, ry: half * 0.94 * Math.min(0.62, view.depth * 0.78) };
}

const Pond = ({ view }: { view: Shape }): JSX.Element => {
  const { x, y, rx, ry } = pondAt(view);
  const shore = blob(rx, ry, 0.035, 41, 17);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <path d={blob(rx + 8, ry + 7, 0.035, 41, 17)} class="shore" />
      <path d={shore} fill="url(#pond)" class="pond" />
      <path d={blob(rx * 0.84, ry * 0.3, 0.12, 77)} transform={`translate(0 ${round(-ry * 0.62)})`} class="pond-wood" />
      <ellipse
        cx={round(-rx * 0.24)}
        cy={round(ry * 0.06)}
        rx={round(rx * 0.2)}
        ry={round(rx * 0.13)}
        class="pond-moon"
      />
      <path
        class="ripple"
        d={`M${round(-rx * 0.55)} ${round(ry * 0.34)}h${round(rx * 0.56)}M${round(-rx * 0.42)} ${round(ry * 0.52)}h${round(rx * 0.34)}M${round(rx * 0.2)} ${round(-ry * 0.1)}h${round(rx * 0.36)}M${round(rx * 0.06)} ${round(ry * 0.62)}h${round(rx * 0.3)}`}
      />
      <Reeds x={rx * 0.78} y={ry * 0.5} />
      <Reeds x={-rx * 0.86} y={ry * 0.42} />
      <path
        d={`M${round(rx * 0.5)} ${round(ry * 0.5)}a7 4 0 1 1 6 3l-2-3ZM${round(rx * 0.64)} ${round(ry * 0.24)}a5 3 0 1 1 4 2l-1-2Z`}
        class="lily"
      />
    </g>
  );
};

const Reeds = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <path
    class="reeds"
    transform={`translate(${round(x)} ${round(y)})`}
    d="M-7 3C-8-6-9-12-13-18M-3 4C-3-8-4-16-5-24M1 4C2-8 3-14 6-20M5 3C7-4 9-9 13-13"
  />
);

const Sheep = ({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }): JSX.Element => (
  <g transform={`translate(${round(x)} ${round(y)}) scale(${round(size * turn * 10) / 10} ${round(size * 10) / 10})`}>
    <ellipse cx={4 * turn} cy="3" rx="22" ry="6" class="shade" />
    <path
      class="wool"
      d="M-18 1C-25-2-24-10-18-11-19-17-11-20-7-17-4-22 5-22 7-17 12-20 18-16 17-11 23-9 22 0 17 2 8 5-10 5-18 1Z"
    />
    <path class="wool-dark" d="M-16 2C-8 5 10 5 17 2 22 0 22-7 18-10 18-3 6 1-16 2Z" />
    <path
      class="sheep-face"
      d="M-24-9C-20-11-15-9-14-5-14-1-19 1-22-1-26-3-27-7-24-9ZM-15-10C-12-13-9-12-9-10-11-8-13-8-15-10Z"
    />
    <path class="sheep-eye" d="M-22-5C-21-4-19-4-18-5" />
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
const RUNE_COUNT = 16;

/** A worn flat rock in the grass: the cards lie there. */
const CardStone = ({ view }: { view: Shape }): JSX.Element => {
  const { x, half } = side(view);
  const rx = Math.min(CARDS + 18, x - half - 4);
  const ry = Math.min(rx * view.depth * 0.82, (view.deep - DRUM * view.depth) * 0.7);
  const top = blob(rx, ry, 0.03, 29, 15);
  return (
    <g transform={`translate(0 ${round(MIDDLE * view.deep)})`} class="dais">
      <path d={blob(rx + 9, ry + 8, 0.04, 29, 15)} transform="translate(3 11)" class="stone-shade" />
      <path d={top} transform="translate(0 8)" class="dais-side" />
      <path d={top} class="dais-top" />
      <path d={blob(rx * 0.8, ry * 0.76, 0.05, 53)} class="dais-worn" />
      {Array.from({ length: RUNE_COUNT }, (_, i) => {
        const angle = (2 * Math.PI * (i + 0.5)) / RUNE_COUNT;
        return (
          <path
            key={i}
            d={RUNES[(i * 3) % RUNES.length]!}
            class="rune"
            transform={`translate(${round((rx - 17) * Math.sin(angle))} ${round(-(ry - 15) * Math.cos(angle))}) scale(1 ${round(view.depth)}) rotate(${(360 * (i + 0.5)) / RUNE_COUNT})`}
          />
        );
      })}
      {[0.9, 2.5, 4.2].map((angle, i) => (
        <path
          key={angle}
          d={blob(24, 8, 0.3, 83 + i)}
          class="dais-moss"
          transform={`translate(${round(rx * 0.95 * Math.cos(angle))} ${round(ry * 0.95 * Math.sin(angle))})`}
        />
      ))}
    </g>
  );
};

export const Glade = ({ view }: { view: Shape }): JSX.Element => {
  const { x, half, y } = side(view);
  const pond = pondAt(view);
  const size = Math.min(1.15, half / 80);
  return (
    <>
      <ellipse
        rx={round(view.radius - DRUM * 1.4)}
        ry={round(view.deep - DRUM * 1.4 * view.depth)}
        fill="url(#glade)"
      />
      {scatter(9, 71).map(({ x: a, y: b, z }, i) => (
        <path
          key={i}
          d={blob(36 + z * 40, 13 + z * 12, 0.2, 200 + i)}
          class={i % 2 ? "turf" : "turf-lit"}
          transform={`translate(${round((a - 0.5) * 1.3 * view.radius)} ${round((b - 0.5) * 1.1 * view.deep)})`}
        />
      ))}
      <path
        class="grass"
        d={scatter(44, 11)
          .map(({ x: a, y: b, z }) => {
            const s = 0.6 + z * 0.7;
            const at = `${round((a - 0.5) * 1.25 * view.radius)} ${round((b - 0.5) * 1.15 * view.deep)}`;
            return `M${at}m${round(-5 * s)} 0c${round(s)} ${round(-4 * s)} ${round(s)} ${round(-6 * s)} 0 ${round(-9 * s)}m${round(5 * s)} ${round(9 * s)}c0 ${round(-5 * s)} 0 ${round(-8 * s)} ${round(s)} ${round(-12 * s)}m${round(3 * s)} ${round(12 * s)}c0 ${round(-4 * s)} ${round(s)} ${round(-6 * s)} ${round(3 * s)} ${round(-8 * s)}`;
          })
          .join("")}
      />
      <path
        class="flowers"
        d={scatter(26, 13)
          .map(
            ({ x: a, y: b }) =>
              `M${round((a - 0.5) * 1.2 * view.radius)} ${round((b - 0.45) * 1.1 * view.deep)}a1.7 1.7 0 1 1 .1 0Z`,
          )
          .join("")}
      />
      <Willow x={x - half * 0.86} y={y - 10} size={size * 0.56} turn={-1} />
      <Pond view={view} />
      <Willow x={pond.x + pond.rx * 0.96} y={pond.y - pond.ry * 0.28} size={size * 0.98} />
      <CardStone view={view} />
      <Sheep x={x - half * 0.35} y={y - 16} size={size} turn={1} />
      <Sheep x={x + half * 0.36} y={y + 6} size={size * 0.94} turn={-1} />
      <Sheep x={x - half * 0.1} y={y + 30} size={size * 1.06} turn={1} />
    </>
  );
};
