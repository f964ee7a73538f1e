/** Behind every page: a night sky with the moon at the top left, from where all light comes. */
import type { JSX } from "preact";
import { scatter } from "./scatter.ts";

const round = (n: number): number => Math.round(n * 10) / 10;

export const Sky = (): JSX.Element => (
  <svg class="sky" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="night" x2="0" y2="1">
        <stop offset="0" stop-color="#0b0d2b" />
        <stop offset=".3" stop-color="#1a2153" />
        <stop offset=".46" stop-color="#2c4a73" />
        <stop offset=".56" stop-color="#2b6173" />
        <stop offset="1" stop-color="#0c2530" />
      </linearGradient>
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
    {scatter(120, 3).map(({ x, y, z }) => (
      <circle key={x} cx={round(x * 1600)} cy={round(y * 520)} r={round((0.5 + z * z * 1.5) * 10) / 10} class="star" opacity={round((0.25 + z * 0.6) * 10) / 10} />
    ))}
    <circle cx="235" cy="150" r="190" fill="url(#moonshine)" />
    <circle cx="235" cy="150" r="58" fill="url(#moon)" />
    <path d="M218 122a10 8 0 1 0 1 0M252 160a14 11 0 1 0 1 0M240 118a5 4 0 1 0 1 0M206 165a7 5 0 1 0 1 0" class="crater" />
    <path d="M0 470C150 400 260 420 400 380 560 335 640 410 800 385 980 355 1080 300 1240 352 1400 402 1500 370 1600 392V1000H0Z" class="hill-far" />
    <path d="M0 545C180 480 330 520 520 478 720 434 860 500 1040 466 1240 428 1420 470 1600 455V1000H0Z" class="hill-mid" />
    <path d="M0 640C260 570 460 590 760 572 1080 552 1300 590 1600 560V1000H0Z" class="hill-near" />
  </svg>
);
