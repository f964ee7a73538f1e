/** XVIII: the moon between two towers, dog and wolf beneath it, and a pool from which the way begins. */
import type { JSX } from "preact";

const Keep = ({ x, flip }: { x: number; flip: number }): JSX.Element => (
  <g transform={`translate(${x} 6) scale(${flip} 1)`}>
    <path d="M-11 14-9-40H9L11 14Z" fill="#5b6498" stroke="#1c2350" stroke-width="1.400" />
    <path d="M1-40H9L11 14H2Z" fill="#39427a" />
    <path
      d="M-12-52V-38H12V-52H7V-47H2.500V-52H-2.500V-47H-7V-52Z"
      fill="#6f79ae"
      stroke="#1c2350"
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <path d="M-3-20v-7a3 3 0 0 1 6 0v7Z" fill="#ffe08a" stroke="#1c2350" />
    <path d="M-10-8H10M-10 4H11" stroke="#39427a" stroke-width="1.200" />
  </g>
);

export const Moonlit = (): JSX.Element => (
  <g>
    <circle cy="-58" r="62" fill="url(#m-moonshine)" />
    <path
      d="M-52-84v.1M-38-60v.1M44-84v.1M36-56v.1M54-62v.1M-24-92v.1M24-94v.1M-54-50v.1"
      stroke="#fff3c4"
      stroke-width="2.600"
      stroke-linecap="round"
    />
    <circle cy="-58" r="29" fill="#c9d3f2" />
    <path
      d="M0-87A29 29 0 1 0 0-29 36 36 0 0 0 12-44C8-44 6-47 9-50L12-55C7-58 8-64 12-66 11-75 6-82 0-87Z"
      fill="#fbf6da"
      stroke="#8f99c9"
      stroke-width="1.300"
    />
    <path
      d="M-12-64q4-4 9-1M-4-45q4 3 8 0M-14-52c-3 2-3 5 0 6"
      stroke="#8d8a78"
      stroke-width="1.600"
      fill="none"
      stroke-linecap="round"
    />
    <path
      d="M-26-26C-20-18-24-14-20-8M0-24C3-16-3-14 0-6M26-26C20-18 24-14 20-8"
      stroke="#ffeeb0"
      stroke-width="1.800"
      stroke-dasharray="3 5"
      fill="none"
      stroke-linecap="round"
      opacity=".8"
    />
    <path d="M-60 4C-40-10-24 0 0-4 24 0 40-10 60 4V70H-60Z" fill="#2b3a78" />
    <Keep x={-42} flip={1} />
    <Keep x={42} flip={-1} />
    <path d="M-60 20C-36 10-16 18 0 16 18 18 38 10 60 20V70H-60Z" fill="#24506a" />
    <path d="M-7 50C-13 36 11 30 3 20-1 12 3 4 1-3L4-3C7 5 5 11 10 19 18 31-2 38 9 50Z" fill="#d9cf9a" opacity=".9" />
    <g fill="#8d93b8" stroke="#262c56" stroke-width="1.200" stroke-linejoin="round">
      <path d="M-34 50C-38 40-36 30-30 26L-26 14-22 4-19 12-14 8C-14 14-17 19-19 22-17 30-18 42-16 50H-21L-23 40-28 41-29 50ZM-34 42C-42 40-46 34-44 27-40 30-37 32-34 35" />
    </g>
    <path d="M-25 15C-28 24-32 30-32 42" stroke="#d3d9f2" stroke-width="1.500" fill="none" />
    <g fill="#b99568" stroke="#4a3218" stroke-width="1.200" stroke-linejoin="round" transform="scale(-1 1)">
      <path d="M-34 50C-38 40-36 31-30 27L-27 16-24 7C-20 9-19 13-14 10-14 16-17 20-19 23-17 31-18 42-16 50H-21L-23 40-28 41-29 50ZM-34 44C-41 44-45 38-46 30-41 32-37 35-34 38" />
      <path d="M-25 9C-30 10-31 18-28 20-26 17-25 13-24 9Z" fill="#8a6a40" />
    </g>
    <path d="M-60 56C-40 44 40 44 60 56V70H-60Z" fill="#1c2a66" stroke="#7c88bd" stroke-width="1.200" />
    <path
      d="M-14 54h28M-40 60h20M20 61h22M-8 66h16"
      stroke="#dfe6ff"
      stroke-width="1.500"
      stroke-linecap="round"
      opacity=".75"
    />
    <g transform="translate(0 60)">
      <path d="M-4 6C-6 0-4-6 0-7 4-6 6 0 4 6Z" fill="#e8584e" stroke="#7a1c20" />
      <path
        d="M-4-3C-10-5-12-10-9-13-8-10-6-11-6-14-3-12-2-8-3-4M4-3C10-5 12-10 9-13 8-10 6-11 6-14 3-12 2-8 3-4"
        fill="#e8584e"
        stroke="#7a1c20"
        stroke-width=".9"
      />
      <path d="M-5 1-9 2M-5 4-9 6M5 1 9 2M5 4 9 6" stroke="#7a1c20" stroke-width="1.200" />
    </g>
    <path
      d="M-56 56C-57 46-54 40-52 34M-50 54C-51 46-49 42-47 38M56 56C57 46 54 40 52 34"
      stroke="#4f8a78"
      stroke-width="1.800"
      fill="none"
      stroke-linecap="round"
    />
  </g>
);
