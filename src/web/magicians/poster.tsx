/** The picture on the start page: the three of them, and what they play for. */
import type { JSX } from "preact";
import { Apprentice, Magician } from "./figures.tsx";
import { SCENES } from "./places.tsx";
import { Card } from "./tarot.tsx";
import { Fir, Oak } from "./trees.tsx";
import { Wand } from "./wand.tsx";

const House = SCENES.magician!;
const Life = SCENES.life!;

export const Poster = (): JSX.Element => (
  <svg class="poster" viewBox="-230 -190 460 260" aria-hidden="true">
    <ellipse cx="6" cy="14" rx="218" ry="50" fill="url(#m-ground)" />
    <Fir x={-176} y={-10} size={1.5} />
    <Oak x={178} y={-12} size={1.5} />
    <Fir x={140} y={-18} size={1.2} />
    <g transform="translate(-92 -6) scale(1.24)">
      <House />
    </g>
    <g transform="translate(92 -10) scale(1.16)">
      <Life />
    </g>
    {["sun", "mill", "moon"].map((place, i) => (
      <g key={place} transform={`translate(${138 + i * 26} ${22 - i * 5}) rotate(${-14 + i * 13}) scale(.56)`}>
        <Card place={place} />
      </g>
    ))}
    <g transform="translate(-58 34) scale(1.25)">
      <Magician seat={1} />
    </g>
    <g transform="translate(74 32) scale(1.25)">
      <Magician seat={2} />
    </g>
    <g transform="translate(4 42) scale(1.45)">
      <Magician seat={0} />
    </g>
    <g transform="translate(42 50) scale(1.25)">
      <Apprentice seat={0} stone />
    </g>
    <g transform="translate(-142 44) rotate(-10) scale(.74)">
      <Wand seat={0} value={2} />
    </g>
    <g transform="translate(-116 58) rotate(5) scale(.74)">
      <Wand seat={1} value={1} />
    </g>
  </svg>
);
