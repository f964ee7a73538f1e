/** X: the wheel that the mill's stream turns: one climbs, one reigns, one falls. */
import type { JSX } from "preact";

const SPOKES = [0, 45, 90, 135];
const RUNES = [
  "M-3 4V-4L3 0-3 4",
  "M0 4V-4M-3-1 0-4 3-1",
  "M-3-4 3 4M3-4-3 4",
  "M-3 4V-4H3M-3 0H2",
  "M0-4 3 0 0 4-3 0Z",
  "M-3-4V4L3-4V4",
  "M-2-4V4M2-4V4M-2 0H2",
  "M0 4V-4M0-1 3 2M0-1-3 2",
];

export const Fortune = (): JSX.Element => (
  <g>
    <circle cx="-6" cy="-20" r="74" fill="url(#m-sunshine)" opacity=".55" />
    <path
      d="M-60-74C-50-84-40-78-38-72-30-78-20-72-22-66-34-60-50-62-60-64ZM60-70C52-82 42-78 40-70 32-72 28-64 32-60 44-56 54-58 60-60Z"
      fill="#fff4d0"
      opacity=".75"
    />
    <path d="M-60 40C-44 34-30 46-14 42 6 36 20 48 36 42 46 38 54 40 60 38V70H-60Z" fill="#4f9cb4" />
    <path d="M-60 52C-40 46-24 58-6 54 14 50 30 60 60 50V70H-60Z" fill="#357a94" />
    <path
      d="M-50 48q8-4 14 0M-8 48q8-4 14 0M30 50q8-4 14 0M-34 62q9-4 16 0M12 62q9-4 16 0"
      stroke="#d6f4fa"
      stroke-width="1.600"
      fill="none"
      stroke-linecap="round"
    />
    <path d="M-5-16-26 60H-18L0-2 18 60H26L5-16Z" fill="#7a4f28" stroke="#43280f" stroke-width="1.400" />
    <g transform="translate(0 -14)">
      <circle r="42" fill="none" stroke="#43280f" stroke-width="17" />
      <circle r="42" fill="none" stroke="#c98b45" stroke-width="14" />
      <path d="M-48-6A48 48 0 0 1-6-48" stroke="#ffe0a0" stroke-width="2.400" fill="none" />
      <circle r="35.500" fill="none" stroke="#8a5a2c" stroke-width="1.200" />
      {SPOKES.map((turn) => (
        <path key={turn} d="M-35 0H35" transform={`rotate(${turn})`} stroke="#43280f" stroke-width="6.400" />
      ))}
      {SPOKES.map((turn) => (
        <path key={turn} d="M-35 0H35" transform={`rotate(${turn})`} stroke="#dca55e" stroke-width="3.800" />
      ))}
      {RUNES.map((rune, i) => (
        <g key={rune} transform={`rotate(${i * 45 + 22.5}) translate(0 -42)`}>
          <path
            d={rune}
            stroke="#fff0c0"
            stroke-width="1.800"
            fill="none"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      ))}
      <circle r="10" fill="#ffd25c" stroke="#43280f" stroke-width="2" />
      <path d="M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2Z" fill="#b4651a" />
    </g>
    <g transform="translate(0 -64)">
      <path d="M-9 4C-12-8-7-16 0-16S12-8 9 4C4 8-4 8-9 4Z" fill="#8b7a5c" stroke="#3a2f1e" stroke-width="1.200" />
      <path
        d="M-9-2C-17-6-20 2-16 8-12 8-9 6-8 4ZM9-2C17-6 20 2 16 8 12 8 9 6 8 4Z"
        fill="#6d5d42"
        stroke="#3a2f1e"
        stroke-width="1"
      />
      <circle cx="-3.600" cy="-9" r="3.600" fill="#fff1b0" stroke="#3a2f1e" />
      <circle cx="3.600" cy="-9" r="3.600" fill="#fff1b0" stroke="#3a2f1e" />
      <path d="M-3.600-9h.1M3.600-9h.1" stroke="#201808" stroke-width="2.800" stroke-linecap="round" />
      <path d="M0-3-1.2-6H1.2Z" fill="#e0942a" />
      <path
        d="M-8-15-10-26-4-20 0-29 4-20 10-26 8-15C3-17-3-17-8-15Z"
        fill="#ffd25c"
        stroke="#8a5510"
        stroke-width="1.200"
        stroke-linejoin="round"
      />
    </g>
    <g transform="translate(-45 -8) rotate(-14)">
      <path d="M-2 16C-9 12-9 0-3-6 3-7 8-2 8 6 8 13 4 18-2 16Z" fill="#d8cbb4" stroke="#5d5140" stroke-width="1.200" />
      <path
        d="M1-8C-3-16-2-26 2-28 5-24 5-16 4-9M5-9C5-18 9-25 13-25 13-19 11-13 8-8"
        fill="#e8dcc6"
        stroke="#5d5140"
        stroke-width="1.100"
      />
      <circle cx="5" cy="-5" r="6.400" fill="#e8dcc6" stroke="#5d5140" stroke-width="1.100" />
      <path d="M7.500-6h.1" stroke="#33261a" stroke-width="2.200" stroke-linecap="round" />
      <path d="M6 2 13-3M5 8 13 6M0 16 4 22" stroke="#e8dcc6" stroke-width="3.600" stroke-linecap="round" />
      <circle cx="-6" cy="15" r="3.600" fill="#fffaf0" />
    </g>
    <g transform="translate(47 -2) rotate(162)">
      <path d="M-7 14C-12 4-8-6 0-8 8-6 9 6 5 14Z" fill="#d9702e" stroke="#6d2f10" stroke-width="1.200" />
      <path
        d="M-9-10-11-20-4-15 4-15 10-20 8-10C8-4 4 0 0 3-5 0-9-4-9-10Z"
        fill="#e8843c"
        stroke="#6d2f10"
        stroke-width="1.200"
        stroke-linejoin="round"
      />
      <path d="M-7-7C-4-5-2 0 0 3 2 0 4-5 7-7 7-4 4 0 0 3-4 0-7-4-7-7Z" fill="#fff4e4" />
      <path d="M-4-10h.1M4-10h.1M0 1.500h.1" stroke="#2a1408" stroke-width="2.400" stroke-linecap="round" />
      <path d="M4 12C14 12 18 20 14 28 8 26 4 20 2 14Z" fill="#e8843c" stroke="#6d2f10" stroke-width="1.100" />
      <path d="M14 28C11 27 10 25 9 23L14 21Z" fill="#fff4e4" />
      <path d="M-7 2-14-4M6 2 13-4" stroke="#e8843c" stroke-width="3.400" stroke-linecap="round" />
    </g>
  </g>
);
