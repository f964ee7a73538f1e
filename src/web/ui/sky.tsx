/** Behind every page: a night sky with the moon at the top left, from where all light comes. */
import type { JSX } from "preact";
import { scatter } from "./scatter.ts";

const round = (n: number): number => Math.round(n * 10) / 10;

export const Sky = (): JSX.Element => (
  <svg class="sky" viewBox="0 0 1600 1000" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="night" x2="0" y2="1">
        <stop offset="0" stop-color="var(--sky-0)" />
        <stop offset=".14" stop-color="var(--sky-1)" />
        <stop offset=".26" stop-color="var(--sky-2)" />
        <stop offset=".36" stop-color="var(--sky-3)" />
        <stop offset="1" stop-color="var(--sky-4)" />
      </linearGradient>
      <linearGradient id="valley" x2="0" y2="1">
        <stop offset="0" stop-color="var(--valley-0)" />
        <stop offset=".35" stop-color="var(--valley-1)" />
        <stop offset="1" stop-color="var(--valley-2)" />
      </linearGradient>
      <radialGradient id="afterglow">
        <stop offset="0" stop-color="var(--glow-heart)" />
        <stop offset=".4" stop-color="var(--glow)" stop-opacity=".6" />
        <stop offset="1" stop-color="var(--glow)" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="moonshine">
        <stop offset="0" stop-color="#cfe2ff" stop-opacity=".5" />
        <stop offset=".35" stop-color="#a9c6ff" stop-opacity=".2" />
        <stop offset="1" stop-color="#a9c6ff" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="moon" cx=".4" cy=".35">
        <stop offset="0" stop-color="#fffdf2" />
        <stop offset=".7" stop-color="#eef0e4" />
        <stop offset="1" stop-color="#c8d2e0" />
      </radialGradient>
    </defs>
    <rect width="1600" height="1000" fill="url(#night)" />
    {/* Where the sun went down, and where it will rise. */}
    <ellipse class="afterglow" cx="120" cy="250" rx="760" ry="170" fill="url(#afterglow)" />
    <ellipse class="first-light" cx="1180" cy="250" rx="820" ry="210" fill="url(#afterglow)" />
    {scatter(120, 3).map(({ x, y, z }) => (
      <circle
        key={x}
        cx={round(x * 1600)}
        cy={round(y * 330)}
        r={round((0.5 + z * z * 1.5) * 10) / 10}
        class="star"
        opacity={round((0.25 + z * 0.6) * 10) / 10}
      />
    ))}
    <g class="moon">
      <circle cx="210" cy="128" r="170" fill="url(#moonshine)" />
      <circle cx="210" cy="128" r="46" fill="url(#moon)" />
      <path
        d="M197 106a8 6 0 1 0 1 0M223 136a11 9 0 1 0 1 0M214 103a4 3 0 1 0 1 0M187 140a6 4 0 1 0 1 0"
        class="crater"
      />
    </g>
    <path
      d="M0 268C130 196 240 236 380 204 540 168 640 226 800 196 980 164 1080 130 1240 178 1400 222 1500 190 1600 206V1000H0Z"
      class="hill-far"
    />
    <path
      d="M0 320C180 258 330 296 520 262 720 226 860 284 1040 252 1240 216 1420 262 1600 244V1000H0Z"
      class="hill-mid"
    />
    <path d="M0 384C260 322 460 350 760 326 1080 302 1300 346 1600 318V1000H0Z" fill="url(#valley)" />
  </svg>
);
