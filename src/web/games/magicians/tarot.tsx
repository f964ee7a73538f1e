/** M-B2 The seven tarot cards. Each belongs to a place and is drawn in its colour. */
import type { JSX } from "preact";

interface Design {
  readonly numeral: string;
  /** The ground of the picture, light and dark. */
  readonly ground: readonly [string, string];
  readonly Picture: () => JSX.Element;
}

/** The hermit's lantern between fir trees. */
const Hermit = (): JSX.Element => (
  <g>
    <path d="M-11 17 -20 17 -14 8H-18L-12-1H-16L-9-14-2-1H-6L0 8H-4L2 17Z" fill="#1f5a3c" />
    <path d="M-9-14-2-1H-6L0 8H-4L2 17H-8Z" fill="#17432f" />
    <circle cx="9" cy="4" r="15" fill="#ffd76a" opacity=".32" />
    <path d="M9-12V-8M4-7H14L16-3H2Z" stroke="#4a3418" stroke-width="1.6" fill="#7a5527" stroke-linejoin="round" />
    <path d="M3.4-3H14.6L13.4 13H4.6Z" fill="#ffe9a3" stroke="#4a3418" stroke-width="1.4" />
    <path d="M9-1C11.6 3 12.6 5.4 11.6 8 11 9.8 7 9.8 6.4 8 5.6 5.4 7.4 3 9-1Z" fill="#f08a24" />
    <path d="M3 13H15L16.4 17H1.6Z" fill="#7a5527" stroke="#4a3418" stroke-width="1.2" />
  </g>
);

/** A hat with a star above it, and the sign of the endless. */
const Magus = (): JSX.Element => (
  <g>
    <path
      d="M-7-15.6C-11.6-15.6-11.6-9.4-7-9.4-3-9.4 0-15.6 4-15.6 8.6-15.6 8.6-9.4 4-9.4 0-9.4-3-15.6-7-15.6Z"
      fill="none"
      stroke="#ffe08a"
      stroke-width="2"
      transform="translate(1.6 -3)"
    />
    <path
      d="M-13 12C-7 6-6-1-3-7-1-11 3-12 8-11 5-7 7 5 13 12Z"
      fill="#6f3fb0"
      stroke="#2f1659"
      stroke-width="1.4"
      stroke-linejoin="round"
    />
    <path d="M-18 12C-10 6 10 6 18 12 10 18-10 18-18 12Z" fill="#8654c9" stroke="#2f1659" stroke-width="1.4" />
    <path d="M-10.6 9.4C-4 12 4 12 10.6 9.4L9.4 6C4 8.4-4 8.4-9 6Z" fill="#ffd76a" />
    <path d="M2-4 3.2-.8 6.6-.7 4 1.4 5 4.6 2 2.8-1 4.6 0 1.4-2.6-.7.8-.8Z" fill="#ffe9a3" />
  </g>
);

/** The tower, and the lightning that strikes it. */
const StruckTower = (): JSX.Element => (
  <g>
    <path d="M-9 18-7-8H7L9 18Z" fill="#a9a2b4" stroke="#4b4459" stroke-width="1.4" />
    <path d="M1-8 7-8 9 18H2Z" fill="#6d657e" opacity=".7" />
    <path
      d="M-10-15V-7H10V-15H6V-12H2.4V-15H-2.4V-12H-6V-15Z"
      fill="#bdb6c8"
      stroke="#4b4459"
      stroke-width="1.3"
      stroke-linejoin="round"
    />
    <path d="M-2 18V11a3 3 0 0 1 6 0v7Z" fill="#382f47" />
    <path d="M-2.4 1v-4a2.2 2.2 0 0 1 4.4 0v4Z" fill="#ffd76a" />
    <path
      d="M19-19 8-7 13-6 4 7 16-5.4 11.4-6.6Z"
      fill="#ffe36b"
      stroke="#a8641a"
      stroke-width="1"
      stroke-linejoin="round"
    />
  </g>
);

/** The crown of the empress, on its cushion. */
const Crown = (): JSX.Element => (
  <g>
    <path
      d="M-18 9C-12 6 12 6 18 9 21 13 20 17 17 18 8 16-8 16-17 18-20 17-21 13-18 9Z"
      fill="#b4325e"
      stroke="#61142f"
      stroke-width="1.3"
    />
    <path
      d="M-14 8-17-9-8-1 0-15 8-1 17-9 14 8C6 5.6-6 5.6-14 8Z"
      fill="#ffd25c"
      stroke="#8a5510"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <path d="M0-15 8-1 17-9 14 8C10 6.6 5 6 0 6Z" fill="#e0a12e" opacity=".65" />
    <circle cy="-15" r="2.8" fill="#fff3c4" stroke="#8a5510" />
    <circle cx="-17" cy="-9.4" r="2.4" fill="#fff3c4" stroke="#8a5510" />
    <circle cx="17" cy="-9.4" r="2.4" fill="#fff3c4" stroke="#8a5510" />
    <path d="M0-3 3 1 0 5-3 1Z" fill="#e0426f" stroke="#7a1436" stroke-width=".7" />
    <circle cx="-8.6" cy="3.4" r="1.9" fill="#4cb8d6" />
    <circle cx="8.6" cy="3.4" r="1.9" fill="#4cb8d6" />
  </g>
);

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);

export const SunFace = (): JSX.Element => (
  <g>
    {RAYS.map((turn, i) => (
      <path
        key={turn}
        d={i % 2 ? "M-2.6-11.6 0-17 2.6-11.6Z" : "M-3.2-11.4C-2-15 1-15.6-.8-20 3.4-18 3.6-14 3.2-11.4Z"}
        transform={`rotate(${turn})`}
        fill={i % 2 ? "#ffb43a" : "#ffd75c"}
        stroke="#b06a12"
        stroke-width=".7"
      />
    ))}
    <circle r="11.4" fill="#ffdf6e" stroke="#b06a12" stroke-width="1.2" />
    <path d="M-8 7.6A11 11 0 0 0 10.6-3 9 9 0 0 1-8 7.6Z" fill="#f0a52c" opacity=".7" />
    <path
      d="M-6-2.4Q-4.2-4.4-2.4-2.4M2.4-2.4Q4.2-4.4 6-2.4M-3.4 4Q0 6.6 3.4 4M0-1.6V2"
      fill="none"
      stroke="#8a4a0c"
      stroke-width="1.2"
      stroke-linecap="round"
    />
  </g>
);

const SPOKES = [0, 45, 90, 135];

/** The wheel of fortune, which is also the mill's. */
export const Wheel = (): JSX.Element => (
  <g>
    <circle r="15.4" fill="none" stroke="#5a3516" stroke-width="6.4" />
    <circle r="15.4" fill="none" stroke="#c98b45" stroke-width="4.4" />
    {SPOKES.map((turn) => (
      <path key={turn} d="M-14 0H14" transform={`rotate(${turn})`} stroke="#5a3516" stroke-width="3.6" />
    ))}
    {SPOKES.map((turn) => (
      <path key={turn} d="M-14 0H14" transform={`rotate(${turn})`} stroke="#dca55e" stroke-width="2" />
    ))}
    {[...SPOKES, 180, 225, 270, 315].map((turn) => (
      <path
        key={turn}
        d="M-3-15H3L2-20.6H-2Z"
        transform={`rotate(${turn + 22.5})`}
        fill="#a36a2e"
        stroke="#5a3516"
        stroke-width=".9"
      />
    ))}
    <circle r="4.8" fill="#ffd25c" stroke="#5a3516" stroke-width="1.4" />
    <circle r="1.5" fill="#5a3516" />
  </g>
);

const Moon = (): JSX.Element => (
  <g>
    <path d="M3-18A17.6 17.6 0 1 0 16.6 8.6 13.6 13.6 0 0 1 3-18Z" fill="#f6f2d8" stroke="#7c86b4" stroke-width="1.2" />
    <path d="M-14.6-2A16 16 0 0 0 14 11 17 17 0 0 1-9 10 16 16 0 0 1-14.6-2Z" fill="#c3c9e4" opacity=".9" />
    <path
      d="M-6.6-4.4Q-4.6-6-3-4.6M-3.6 3.4Q-1.4 4.6.4 3"
      fill="none"
      stroke="#6f779f"
      stroke-width="1.2"
      stroke-linecap="round"
    />
    <path
      d="M12-13 13-10.4 15.8-10.3 13.6-8.6 14.4-6 12-7.5 9.6-6 10.4-8.6 8.2-10.3 11-10.4ZM16 0 16.6 1.6 18.2 1.7 17 2.7 17.4 4.2 16 3.3 14.6 4.2 15 2.7 13.8 1.7 15.4 1.6Z"
      fill="#ffe9a3"
    />
  </g>
);

/** By place. */
export const TAROT: Readonly<Record<string, Design>> = {
  forest: { numeral: "IX", ground: ["#8fb98a", "#3f6f52"], Picture: Hermit },
  magician: { numeral: "I", ground: ["#c3a3e6", "#5d3c8e"], Picture: Magus },
  tower: { numeral: "XVI", ground: ["#8d7fa0", "#3d3350"], Picture: StruckTower },
  castle: { numeral: "III", ground: ["#f0b7b2", "#a4546a"], Picture: Crown },
  sun: { numeral: "XIX", ground: ["#9ed4ea", "#3f86b4"], Picture: SunFace },
  mill: { numeral: "X", ground: ["#f0d49a", "#b0803c"], Picture: Wheel },
  moon: { numeral: "XVIII", ground: ["#6f80c4", "#27305f"], Picture: Moon },
};

/** A whole card; its middle is (0, 0). */
export const Card = ({ place }: { place: string }): JSX.Element => {
  const { numeral, Picture } = TAROT[place]!;
  return (
    <g class="tarot">
      <rect x="-30" y="-46" width="60" height="92" rx="6" fill="#f4e7c8" stroke="#7b5a2c" stroke-width="1.6" />
      <rect
        x="-25"
        y="-41"
        width="50"
        height="68"
        rx="3.5"
        fill={`url(#m-card-${place})`}
        stroke="#8d6a34"
        stroke-width="1.2"
      />
      <path d="M-25-34 -18-41M25-34 18-41M-25 20-18 27M25 20 18 27" stroke="#f4e7c8" stroke-width="1.4" opacity=".8" />
      <g transform="translate(0 -7) scale(1.12)">
        <Picture />
      </g>
      <text y="40.5" class="tarot-numeral">
        {numeral}
      </text>
    </g>
  );
};

/** Its picture on a round ground, where a card would be too small to be seen. */
export const Seal = ({ place }: { place: string }): JSX.Element => {
  const { Picture } = TAROT[place]!;
  return (
    <g class="tarot">
      <circle r="24" fill={`url(#m-card-${place})`} stroke="#f4e7c8" stroke-width="2.4" />
      <Picture />
    </g>
  );
};
