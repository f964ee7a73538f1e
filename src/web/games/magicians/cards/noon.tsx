/** XIX: the sun at noon over a garden wall, and a child that rides out with a banner. */
import type { JSX } from "preact";
import { SunFace } from "../tarot.tsx";

const RAYS = Array.from({ length: 16 }, (_, i) => i * 22.5);

const Sunflower = ({ x, y, size }: { x: number; y: number; size: number }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M0 6C1 18-1 28 0 40M0 24C-8 20-12 24-13 30-6 31-2 28 0 24ZM0 18C7 13 12 16 14 21 8 24 3 22 0 18Z"
      stroke="#3f7a34"
      stroke-width="2.400"
      fill="#5f9c48"
    />
    {RAYS.slice(0, 12).map((_, i) => (
      <path
        key={i}
        d="M-2.600-6C-3-11 0-13 0-13S3-11 2.600-6Z"
        transform={`rotate(${i * 30})`}
        fill="#ffc93a"
        stroke="#b9781a"
        stroke-width=".7"
      />
    ))}
    <circle r="6.600" fill="#6f4420" stroke="#3f2510" />
    <path d="M-3-2h.1M1-3h.1M3 1h.1M-1 2h.1M-4 2h.1" stroke="#a8743c" stroke-width="1.800" stroke-linecap="round" />
  </g>
);

export const Noon = (): JSX.Element => (
  <g>
    <circle cy="-54" r="74" fill="url(#m-sunshine)" />
    {RAYS.map((turn, i) => (
      <path
        key={turn}
        d="M-3-40 0-86 3-40Z"
        transform={`translate(0 -54) rotate(${turn})`}
        fill="#fff3b0"
        opacity={i % 2 ? 0.6 : 0.3}
      />
    ))}
    <g transform="translate(0 -54) scale(1.950)">
      <SunFace />
    </g>
    <path d="M-60 18C-30 8 30 8 60 18V70H-60Z" fill="#8fc06a" />
    <Sunflower x={-47} y={-8} size={0.86} />
    <Sunflower x={-31} y={0} size={0.64} />
    <Sunflower x={34} y={-4} size={0.72} />
    <Sunflower x={50} y={-12} size={0.9} />
    <path d="M-60 22H60V40H-60Z" fill="#cdb48c" stroke="#8a6f4a" stroke-width="1.200" />
    <path
      d="M-60 31H60M-44 22v9M-18 22v9M10 22v9M38 22v9M-30 31v9M-4 31v9M24 31v9M50 31v9"
      stroke="#9a7f58"
      stroke-width="1.200"
    />
    <path d="M-60 40C-30 46 30 46 60 40V70H-60Z" fill="#6ba850" />
    <ellipse cx="2" cy="64" rx="34" ry="5" fill="#2f6b34" opacity=".5" />
    <path
      d="M-24 32C-30 26-34 34-38 44-40 50-37 52-34 48-32 44-30 40-27 40M-17 42-19 64H-13L-9 48C-2 50 6 50 11 48L15 64H21L20 42C24 36 24 30 20 26 10 22-12 24-20 28"
      fill="#fbf8ee"
      stroke="#8d8a98"
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <path
      d="M12 30C18 22 20 12 26 6L27 0 31 5C37 8 42 14 44 20 44 24 40 26 37 24L31 22C29 28 27 34 22 40Z"
      fill="#fbf8ee"
      stroke="#8d8a98"
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <path
      d="M25 7C20 10 17 16 15 24 12 22 12 18 13 14 15 8 20 4 26 4Z"
      fill="#e0b45c"
      stroke="#9a7426"
      stroke-width=".9"
    />
    <path d="M35 13h.1" stroke="#3a2a3a" stroke-width="2.800" stroke-linecap="round" />
    <path d="M29 20C24 24 12 26 4 22" stroke="#b4325e" stroke-width="1.800" fill="none" />
    <path
      d="M-6 26C-10 14-6 6 0 6 7 6 10 14 8 26 6 34 4 42 6 50H0C-2 44-4 36-6 26Z"
      fill="#f2c79c"
      stroke="#9a6844"
      stroke-width="1.200"
    />
    <path
      d="M-7 24C-10 14-6 8 0 8 6 8 9 14 8 24 4 30-3 30-7 24Z"
      fill="#e8584e"
      stroke="#8a2620"
      stroke-width="1.100"
    />
    <circle cx="1" cy="-2" r="8" fill="#f6d8b4" stroke="#9a6844" stroke-width="1.100" />
    <path
      d="M-8-1C-10-10-3-13 2-12 8-12 11-7 9-1 6-6 2-7-2-6-5-6-7-4-8-1Z"
      fill="#f0b43c"
      stroke="#a87418"
      stroke-width=".9"
    />
    <path d="M-1-1.500h.1M5-1.500h.1" stroke="#4a3022" stroke-width="1.800" stroke-linecap="round" />
    <path d="M0 2.600q2 2 4.200 0" stroke="#a4573f" stroke-width="1.100" fill="none" stroke-linecap="round" />
    <path d="M-5 14-16 8" stroke="#f2c79c" stroke-width="4" stroke-linecap="round" />
    <path d="M-14 30-20-34" stroke="#7a5430" stroke-width="2.600" stroke-linecap="round" />
    <path
      d="M-20-34C-32-40-38-28-50-34-46-26-48-18-44-12-34-6-28-18-18-12Z"
      fill="#e8584e"
      stroke="#8a2620"
      stroke-width="1.300"
      stroke-linejoin="round"
    />
    <path
      d="M-32-28 -30.600-24-26.400-24-29.800-21.400-28.600-17.400-32-19.800-35.400-17.400-34.200-21.400-37.600-24-33.400-24Z"
      fill="#ffe08a"
    />
    <path
      d="M-50 58v.1M-40 64v.1M36 60v.1M48 54v.1M-26 66v.1M28 66v.1"
      stroke="#fffbe0"
      stroke-width="3.400"
      stroke-linecap="round"
    />
  </g>
);
