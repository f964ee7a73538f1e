/** Where a duel is fought: the place's own light, trunks that look on, and all else in the dark. */
import type { JSX } from "preact";
import { memo } from "../../../ui/memo.ts";
import { SCENES } from "../places.tsx";

/** What is built there stands behind them, in the dusk. */
const Backdrop = ({ place }: { place: string }): JSX.Element | null => {
  const Landmark = SCENES[place];
  return Landmark ? (
    <g transform="translate(238 196) scale(1.5)" opacity=".5">
      <Landmark />
    </g>
  ) : null;
};

export const Arena = memo(({ place }: { place: string }) => (
  <svg
    class="duel-arena"
    viewBox="0 0 400 260"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    data-part="arena"
  >
    <ellipse cx="200" cy="150" rx="230" ry="150" fill={`url(#m-pool-${place})`} opacity=".75" />
    <path
      d="M-20-20H8C12 60 4 150 18 212H-20ZM44-20C48 70 42 140 52 200H30C36 120 32 50 30-20ZM96-20C98 50 94 110 100 168H86C90 100 88 40 86-20ZM420-20H392C388 60 396 150 382 212H420ZM356-20C352 70 358 140 348 200H370C364 120 368 50 370-20ZM304-20C302 50 306 110 300 168H314C310 100 312 40 314-20Z"
      fill="#0a1c22"
      opacity=".85"
    />
    <path
      d="M8 0C10 60 6 140 16 208M42 0C45 70 40 140 48 196M94 0C95 50 92 110 97 166"
      stroke="#c9d9a0"
      stroke-width="1.5"
      fill="none"
      opacity=".22"
    />
    <Backdrop place={place} />
    <ellipse cx="204" cy="222" rx="196" ry="46" fill="#050f10" opacity=".55" />
    <ellipse cx="200" cy="214" rx="188" ry="42" fill={`url(#m-glade-${place})`} />
    <ellipse
      cx="200"
      cy="214"
      rx="150"
      ry="31"
      fill="none"
      stroke="#fff2c0"
      stroke-width="1.4"
      stroke-dasharray="2 7"
      opacity=".5"
    />
    <path
      d="M30 208q3-9 6-1 3-9 6 1M352 206q3-9 6-1 3-9 6 1M120 246q3-8 6-1 3-8 6 1M270 247q3-8 6-1 3-8 6 1M196 186q2-6 4-1 2-6 4 1"
      stroke="#e6efb0"
      stroke-width="1.4"
      fill="none"
      stroke-linecap="round"
      opacity=".6"
    />
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
