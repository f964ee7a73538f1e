/** The same morning in a wood: firs before the sun, and a fallen trunk for those who stand behind it. */
import type { JSX } from "preact";
import { scatter } from "../ui/scatter.ts";

/** A row of firs along a slope, as one line. */
const firs = (count: number, seed: number, ground: number, high: number): string =>
  scatter(count, seed)
    .map(({ x, y, z }, i) => {
      const at = ((i + x) / count) * 1680 - 40;
      // Lower where the sun comes up.
      const low = 0.5 + Math.min(0.5, Math.abs(at - 800) / 900);
      const [tall, wide] = [Math.round(high * low * (0.7 + y * 0.6)), Math.round(high * 0.16 * (0.8 + z * 0.6))];
      const foot = ground + Math.round(z * 30);
      return `M${Math.round(at)} ${foot - tall}l${Math.round(wide * 0.5)} ${Math.round(tall * 0.34)}h-${Math.round(wide * 0.2)}l${Math.round(wide * 0.45)} ${Math.round(tall * 0.32)}h-${Math.round(wide * 0.2)}l${Math.round(wide * 0.45)} ${Math.round(tall * 0.34)}h-${Math.round(wide * 2)}l${Math.round(wide * 0.45)}-${Math.round(tall * 0.34)}h-${Math.round(wide * 0.2)}l${Math.round(wide * 0.45)}-${Math.round(tall * 0.32)}h-${Math.round(wide * 0.2)}Z`;
    })
    .join("");
const FAR = firs(44, 7, 330, 190);
const NEAR = firs(30, 13, 420, 300);

export const Treeline = (): JSX.Element => (
  <g>
    <path d={FAR} fill="#5d5590" />
    <path d={NEAR} fill="#2b2d62" />
  </g>
);

/** The end of the trunk, with its rings. */
const Cut = ({ x }: { x: number }): JSX.Element => (
  <g>
    <ellipse cx={x} cy="27" rx="9" ry="17" fill="#c89a68" stroke="#4a3346" stroke-width="2" />
    <path
      d={`M${x} 17a5 10 0 0 1 0 20a5 10 0 0 1 0-20M${x} 22a2.500 5 0 0 1 0 10a2.500 5 0 0 1 0-10`}
      fill="none"
      stroke="#8a6248"
      stroke-width="1.4"
    />
  </g>
);

/** Bark, moss and mushrooms, before whoever stands there. */
export const Log = (): JSX.Element => (
  <svg class="wall" width="100%" height="44" overflow="visible" aria-hidden="true">
    <defs>
      <pattern id="log" width="236" height="90" y="-16" patternUnits="userSpaceOnUse">
        <rect y="26" width="236" height="34" fill="#6d5068" />
        <path d="M0 52h236v8H0Z" fill="#463450" />
        <path
          d="M6 36h52M74 33h44M132 37h60M206 34h24M24 45h66M104 44h34M154 46h70M0 54h40M62 53h80M168 54h50"
          stroke="#4a3650"
          stroke-width="2"
          stroke-linecap="round"
        />
        <path
          d="M0 32V25C14 19 26 24 38 23 52 18 70 25 84 27 100 28 112 22 128 22 146 18 160 27 178 25 196 20 214 26 236 25V32C222 38 214 30 202 33 190 40 180 31 166 33 150 36 140 31 128 34 112 40 100 31 84 33 66 38 56 31 42 34 26 39 14 31 0 32Z"
          fill="#6f8f56"
        />
        <path
          d="M0 25C14 19 26 24 38 23 52 18 70 25 84 27 100 28 112 22 128 22 146 18 160 27 178 25 196 20 214 26 236 25V27C214 28 196 23 178 28 160 30 146 21 128 25 112 25 100 31 84 30 70 28 52 21 38 26 26 27 14 22 0 28Z"
          fill="#b7c878"
        />
        <path d="M95 28v-9h5v9ZM107 28v-6h4v6Z" fill="#f2e4cc" />
        <path d="M88 20C89 10 106 10 107 20ZM103 23C104 16 114 16 115 23Z" fill="#d4553f" />
        <path d="M94 16h.1M100 14h.1M108 20h.1" stroke="#fbe9cf" stroke-width="2.600" stroke-linecap="round" />
        <path
          d="M190 26C186 16 180 12 174 12M191 26C190 14 186 8 183 4M192 26C194 14 198 8 203 5M193 26C198 17 204 14 210 15"
          stroke="#8fae5e"
          stroke-width="2.600"
          fill="none"
          stroke-linecap="round"
        />
      </pattern>
    </defs>
    <rect y="-16" width="100%" height="60" fill="url(#log)" />
    <Cut x={0} />
    <svg x="100%" overflow="visible">
      <Cut x={0} />
    </svg>
  </svg>
);
