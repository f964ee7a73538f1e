/** M-M5 The two places where nothing is fought: the tree of life and the labyrinth. */
import type { JSX } from "preact";
import { GLADE } from "./geometry.ts";

const FRUITS: readonly (readonly [number, number])[] = [
  [-74, -70],
  [-58, -96],
  [-40, -62],
  [-24, -104],
  [-6, -84],
  [-28, -82],
  [-56, -76],
  [6, -66],
  [-12, -60],
];

/** The tree of life: everybody begins beneath it. */
export const Life = (): JSX.Element => (
  <g>
    <ellipse cx="-28" cy="-16" rx="48" ry="14" fill="#06170f" opacity=".4" />
    <path
      d="M-62-10C-50-14-44-26-44-46L-16-46C-16-28-8-16 6-10-4-9-10-10-16-14-18-8-22-6-26-5-30-6-34-9-36-14-44-9-52-8-62-10Z"
      fill="url(#m-bark)"
      stroke="#2f1e16"
      stroke-width="1.4"
      stroke-linejoin="round"
    />
    <path
      d="M-36-16C-34-26-36-36-34-46M-24-14C-26-26-24-36-26-46M-30-30c3 3 3 8 0 11-3-3-3-8 0-11Z"
      stroke="#39251a"
      stroke-width="1.2"
      fill="none"
      opacity=".8"
    />
    <path
      d="M-82-58C-92-70-84-88-70-88-70-104-48-114-34-106-22-118 4-112 6-94 22-92 26-70 12-60 8-46-14-42-24-50-38-40-62-42-66-54-72-50-80-52-82-58Z"
      fill="url(#m-crown)"
      stroke="#2a5a3a"
      stroke-width="1.5"
    />
    <path
      d="M-78-60C-84-72-78-84-66-84-66-98-48-108-36-102-44-98-48-92-46-86-56-88-62-80-60-72-68-74-74-68-78-60Z"
      fill="#fff2a0"
      opacity=".38"
    />
    <path
      d="M-44-58q6-5 12 0M-16-72q6-5 12 0M-36-90q5-4 10 0M0-78q4-3 9-1M-62-62q5-4 9-1"
      stroke="#2f6b40"
      stroke-width="1.7"
      fill="none"
      stroke-linecap="round"
      opacity=".75"
    />
    {FRUITS.map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <circle r="7" fill="#ffe08a" opacity=".28" />
        <circle r="3.5" fill="#ffb84a" stroke="#a8581a" stroke-width=".8" />
        <circle cx="-1" cy="-1.2" r="1.1" fill="#fff3c4" />
      </g>
    ))}
  </g>
);

const HEDGES = [1.5, 1.14];

/** Hedges in rings with few gaps; it is drawn around those who are lost in it. */
export const Labyrinth = (): JSX.Element => (
  <g>
    <ellipse cx="4" cy="4" rx={GLADE * 1.62} ry={GLADE * 0.96} fill="#06170f" opacity=".45" />
    <ellipse rx={GLADE * 1.56} ry={GLADE * 0.9} fill="#7d7f56" />
    <ellipse cy="-1" rx={GLADE * 1.3} ry={GLADE * 0.74} fill="#a59a66" />
    <circle cx="-2" cy="-30" r="44" fill="url(#m-pool-labyrinth)" />
    {HEDGES.map((size, i) => (
      <g key={size} fill="none" stroke-linecap="round">
        <path d={hedge(size, 0, i)} stroke="#173a28" stroke-width="12" />
        <path d={hedge(size, -7, i)} stroke="#2f6038" stroke-width="12" />
        <path d={hedge(size, -9, i)} stroke="#5d8c48" stroke-width="6" stroke-dasharray="2 5" />
        <path d={hedge(size, -11, i)} stroke="#93b35c" stroke-width="2" stroke-dasharray="1 9" />
      </g>
    ))}
    <g transform="translate(0 -10)">
      <path d="M-2-22V-46" stroke="#3a2814" stroke-width="2.6" stroke-linecap="round" />
      <circle cx="-2" cy="-50" r="17" fill="url(#m-lantern)" opacity=".85" />
      <path d="M-6.400-56H2.400L4-44H-8ZM-7-57 -2-62 3-57Z" fill="#fff0b8" stroke="#4a3418" stroke-width="1.1" />
    </g>
  </g>
);

/** An ellipse with two gaps, each ring turned against the other. */
function hedge(size: number, y: number, ring: number): string {
  const [rx, ry] = [GLADE * size, GLADE * size * 0.56];
  const at = (angle: number): string => `${Math.round(rx * Math.cos(angle))} ${Math.round(ry * Math.sin(angle) + y)}`;
  const gap = ring === 0 ? [Math.PI - 0.2, Math.PI + 0.2] : [-0.24, 0.24];
  const middle = gap[0]! + Math.PI;
  return `M${at(gap[1]!)}A${rx} ${ry} 0 0 1 ${at(middle - 0.14)}M${at(middle + 0.3)}A${rx} ${ry} 0 0 1 ${at(gap[0]! + 2 * Math.PI)}`;
}
