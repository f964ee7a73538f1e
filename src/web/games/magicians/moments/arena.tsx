/** Where a duel is fought: the place's own light, trunks that look on, and all else in the dark. */
import type { JSX } from "preact";
import { memo } from "../../../ui/memo.ts";
import { scatter } from "../../../ui/scatter.ts";
import { Bough } from "../frame.tsx";
import { SCENES } from "../places.tsx";
import { round } from "../stones.tsx";

/** What is built there stands behind them, in its own light. */
const Backdrop = ({ place }: { place: string }): JSX.Element | null => {
  const Landmark = SCENES[place];
  return Landmark ? (
    <g transform="translate(243 182) scale(1.34)">
      <Landmark />
    </g>
  ) : null;
};

/** Firs against the sky, as one line. */
const firs = (seed: number, ground: number, high: number): string =>
  scatter(34, seed)
    .map(({ x, y, z }, i) => {
      const [at, tall] = [-40 + ((i + x) / 34) * 480, high * (0.6 + y * 0.6)];
      const wide = 7 + z * 6;
      return `M${round(at - wide)} ${ground}l${round(wide * 0.7)} ${round(-tall * 0.45)}h-${round(wide * 0.3)}L${round(at)} ${round(ground - tall)}l${round(wide * 0.6)} ${round(tall * 0.55)}h-${round(wide * 0.3)}l${round(wide * 0.7)} ${round(tall * 0.45)}Z`;
    })
    .join("");
const FAR_FIRS = firs(19, 172, 66);
const NEAR_FIRS = firs(31, 186, 58);

/** The wood's edge, at the height where a scene's ground begins. */
export const Firs = (): JSX.Element => (
  <g>
    <path d={FAR_FIRS} fill="#23405a" opacity=".75" />
    <path d={NEAR_FIRS} fill="#122a3c" opacity=".9" />
  </g>
);

/** Somebody looks on, from between the trunks. */
const EYES: readonly (readonly [number, number, number])[] = [
  [26, 92, 1],
  [72, 126, 0.8],
  [114, 146, 0.6],
  [328, 122, 0.85],
  [378, 98, 1.1],
  [292, 148, 0.6],
];

export const Arena = memo(({ place }: { place: string }) => (
  <svg
    class="duel-arena"
    viewBox="0 0 400 260"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    data-part="arena"
  >
    <rect x="-60" y="-80" width="520" height="350" fill="url(#m-duel-sky)" />
    <ellipse cx="200" cy="168" rx="290" ry="150" fill={`url(#m-pool-${place})`} opacity=".8" />
    <Firs />
    <ellipse cx="200" cy="176" rx="240" ry="24" fill="url(#m-bank)" />
    <path
      d="M-40-80H8C12 60 4 150 18 212H-40ZM44-80C48 70 42 140 52 200H30C36 120 32 50 30-80ZM440-80H392C388 60 396 150 382 212H440ZM356-80C352 70 358 140 348 200H370C364 120 368 50 370-80Z"
      fill="#08171f"
    />
    <path
      d="M8-20C10 60 6 140 16 208M42-20C45 70 40 140 48 196M358-20C355 70 360 140 352 196"
      stroke="#c9d9a0"
      stroke-width="1.5"
      fill="none"
      opacity=".3"
    />
    <g data-part="eyes" opacity="0">
      {EYES.map(([x, y, size]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M-9 0C-7-4-3-4-1 0-3 3-7 3-9 0ZM1 0C3-4 7-4 9 0 7 3 3 3 1 0Z"
          fill="#ffe27a"
        />
      ))}
    </g>
    <ellipse cx="200" cy="232" rx="330" ry="66" fill={`url(#m-glade-${place})`} />
    <Backdrop place={place} />
    <rect x="-60" y="-80" width="520" height="276" fill="url(#m-duel-veil)" />
    <ellipse cx="200" cy="214" rx="168" ry="30" fill="#0a140c" opacity=".2" />
    <ellipse
      cx="200"
      cy="212"
      rx="164"
      ry="28"
      fill="none"
      stroke="#fff2c0"
      stroke-width="1.6"
      stroke-dasharray="2 7"
      opacity=".6"
    />
    <path
      d="M30 208q3-9 6-1 3-9 6 1M352 206q3-9 6-1 3-9 6 1M92 236q3-8 6-1 3-8 6 1M296 238q3-8 6-1 3-8 6 1"
      stroke="#e6efb0"
      stroke-width="1.4"
      fill="none"
      stroke-linecap="round"
      opacity=".6"
    />
    <rect x="-60" y="192" width="520" height="84" fill="url(#m-duel-foot)" />
    <g transform="translate(-26 -22) scale(.8)">
      <Bough seed={5} />
    </g>
    <g transform="translate(426 -24) scale(-.8 .8)">
      <Bough seed={11} />
    </g>
  </svg>
));

/** Two staffs, one spark: seen only when the fight begins and when it ends. */
export const Clash = (): JSX.Element => (
  <svg
    class="duel-clash"
    viewBox="0 0 400 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    data-part="clash"
    opacity="0"
  >
    <path
      d="M84 62C110 50 122 66 140 52 152 44 160 62 178 50 186 46 192 54 200 48 208 42 214 54 226 48 242 40 250 60 264 52 280 44 292 62 316 62"
      fill="none"
      stroke="#ffd97a"
      stroke-opacity=".5"
      stroke-width="9"
      stroke-linejoin="round"
      stroke-linecap="round"
      vector-effect="non-scaling-stroke"
    />
    <path
      d="M84 62 112 50 124 64 142 46 156 60 180 44 188 56 200 46 212 58 226 42 244 62 258 46 280 62 292 50 316 62"
      fill="none"
      stroke="#fffbe4"
      stroke-width="3"
      stroke-linejoin="round"
      vector-effect="non-scaling-stroke"
    />
    <path
      d="M142 46 150 28 158 32M258 46 250 30 240 34M180 44 186 30M226 42 220 26"
      fill="none"
      stroke="#fff0b0"
      stroke-width="2"
      vector-effect="non-scaling-stroke"
    />
    <ellipse cx="200" cy="48" rx="34" ry="40" fill="url(#m-lantern)" />
  </svg>
);
