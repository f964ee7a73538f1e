/** M-B2 The seven cards as one looks at them: the whole drawing, its number and its name in the language of the page. */
import { signal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { cardName } from "./describe.ts";
import { TAROT } from "./tarot.tsx";

/** What an svg needs to show one whole. */
export const LARGE = "-74 -112 148 224";

/** The drawings come after the board: until then a card shows its sign. */
const pictures = signal<Readonly<Record<string, FunctionComponent>> | undefined>(undefined);
export const loadPictures = (): void => {
  if (!pictures.peek()) void import("./cards/all.ts").then(({ PICTURES }) => (pictures.value = PICTURES));
};

/** Vines in the corners of the frame; one is drawn, the other is its mirror image. */
const VINE = "M-66-84V-100Q-66-104-62-104H-46M-66-90C-60-90-58-94-58-98M-60-104C-58-98-54-96-50-98M-63-96q4-1 6 3";
const MIRRORS = ["", "scale(-1 1)"];
/** Names of more letters than this are written smaller. */
const LONG = 12;

/** A whole card; its middle is (0, 0). */
export const LargeCard = ({ place }: { place: string }): JSX.Element => {
  const Picture = pictures.value?.[place];
  const { numeral, Picture: Sign } = TAROT[place]!;
  return (
    <g class="tarot">
      <rect x="-72" y="-110" width="144" height="220" rx="11" fill="#f6ead0" stroke="#7b5a2c" stroke-width="2" />
      <rect x="-68" y="-106" width="136" height="212" rx="8" fill="none" stroke="#c9a25c" stroke-width="1.200" />
      {MIRRORS.map((mirror) => (
        <path
          key={mirror}
          d={VINE}
          transform={mirror}
          fill="none"
          stroke="#a87c34"
          stroke-width="1.500"
          stroke-linecap="round"
        />
      ))}
      <svg x="-60" y="-98" width="120" height="168" viewBox="-60 -98 120 168" overflow="hidden">
        <rect x="-60" y="-98" width="120" height="168" fill={`url(#m-card-${place})`} />
        {Picture ? (
          <Picture />
        ) : (
          <g transform="translate(0 -14) scale(2.6)">
            <Sign />
          </g>
        )}
      </svg>
      <rect x="-60" y="-98" width="120" height="168" rx="3" fill="none" stroke="#7b5a2c" stroke-width="2" />
      <path
        d="M-62 82H-20M20 82H62M-16 82l3-3 3 3-3 3ZM10 82l3-3 3 3-3 3Z"
        fill="#a87c34"
        stroke="#a87c34"
        stroke-width="1"
      />
      <text y="86.500" class="arcana-numeral">
        {numeral}
      </text>
      <text y="101" class={`arcana-name ${cardName(place).length > LONG ? "long" : ""}`}>
        {cardName(place)}
      </text>
    </g>
  );
};

/** What all cards show as long as they lie face down: three wands crossed under a star. */
export const CardBack = (): JSX.Element => (
  <g class="tarot">
    <rect x="-72" y="-110" width="144" height="220" rx="11" fill="#f6ead0" stroke="#7b5a2c" stroke-width="2" />
    <rect x="-62" y="-100" width="124" height="200" rx="6" fill="#2a2148" stroke="#c9a25c" stroke-width="2" />
    <circle r="40" fill="none" stroke="#c9a25c" stroke-width="2" />
    <path d="M-30-50 30 50M30-50-30 50M-58 0H58" stroke="#b98247" stroke-width="7" stroke-linecap="round" />
    <path
      d="M0-24 6-8 23-7 10 4 14 21 0 12-14 21-10 4-23-7-6-8Z"
      fill="#ffd76a"
      stroke="#8a5510"
      stroke-width="1.500"
    />
    <path
      d="M0-88 3-80 11-80 5-75 7-67 0-72-7-67-5-75-11-80-3-80ZM0 68 3 76 11 76 5 81 7 89 0 84-7 89-5 81-11 76-3 76Z"
      fill="#c9a25c"
    />
  </g>
);
