/** III: the empress in the corn before her castle, a crown of stars on her hair. */
import type { JSX } from "preact";

const EARS = [-54, -46, -38, -30, 30, 38, 46, 54];

export const Empress = (): JSX.Element => (
  <g>
    <circle cx="-40" cy="-70" r="60" fill="url(#m-sunshine)" opacity=".8" />
    <path d="M-60-20C-40-34-20-24 0-30 24-36 44-24 60-32V70H-60Z" fill="#c07a6a" opacity=".8" />
    <path d="M30-36V-58H34V-54H38V-66L43-76 48-66V-54H52V-58H56V-36Z" fill="#9a5468" />
    <path d="M43-76v-7l7 3-7 2.500M33-58v-6l5 2-5 2" fill="#ffd25c" />
    <path d="M-60-6C-36-16-10-8 10-12 30-16 46-10 60-14V70H-60Z" fill="#8fa35c" />
    <path
      d="M34-14C24-6 40 0 30 8 22 16 44 22 60 26V34C40 30 14 24 22 10 26 2 18-4 28-14Z"
      fill="#8fd0dc"
      opacity=".85"
    />
    <path
      d="M-60 10C-46 4-36 8-27 4M27 40C40 36 50 40 60 36M-60 30C-50 26-44 30-36 28"
      stroke="#6f8a44"
      stroke-width="1.600"
      fill="none"
    />
    <path d="M-50-10C-54-18-48-26-43-26-38-26-34-18-38-10ZM-54 0C-57-7-53-12-49-12-45-12-42-7-45 0Z" fill="#5f7d42" />
    <path d="M-27 56V-28C-27-58 27-58 27-28V56Z" fill="#8a2f52" stroke="#ffd25c" stroke-width="3" />
    <path d="M-20 50V-26C-20-48 20-48 20-26V50Z" fill="#b4496e" opacity=".7" />
    <path d="M-12-40 0-46 12-40M-16-24 16-24" stroke="#e4a0b4" stroke-width="1.200" fill="none" />
    <path
      d="M-13-18C-22 6-36 36-46 60-20 74 22 74 48 60 38 36 24 6 14-18Z"
      fill="#f6ecd4"
      stroke="#9c7a50"
      stroke-width="1.500"
    />
    <path d="M-13-18C-22 6-36 36-46 60-38 64-30 66-22 68-18 40-12 10-4-16Z" fill="#fffdf2" />
    <path
      d="M2 0C4 24 4 46 0 70M-8 4C-14 28-20 48-26 66M10 4C18 28 24 48 26 66"
      stroke="#d8c39a"
      stroke-width="1.400"
      fill="none"
    />
    <path d="M-44 56C-20 68 22 68 46 56L48 60C22 74-20 74-46 60Z" fill="#e0a12e" />
    <path d="M16-6C26 16 34 40 38 64L48 60C38 36 24 6 14-18Z" fill="#c9ab7c" opacity=".6" />
    <path
      d="M-10 14q3-4 6 0-3 4-6 0M6 26q3-4 6 0-3 4-6 0M-22 38q3-4 6 0-3 4-6 0M-2 48q3-4 6 0-3 4-6 0M20 48q3-4 6 0-3 4-6 0M-32 54q3-4 6 0-3 4-6 0"
      fill="#d9417a"
    />
    <path
      d="M-14-18C-26-10-34 6-36 24-32 30-26 28-24 22-22 8-16-2-8-8ZM15-18C26-10 33 4 34 20 31 26 26 25 24 20 22 8 17-2 9-8Z"
      fill="#d9417a"
      stroke="#7a1436"
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <path d="M-9-20C-6-4 7-4 10-20 6-24-5-24-9-20Z" fill="#d9417a" stroke="#7a1436" stroke-width="1.200" />
    <path d="M-6-15h13" stroke="#ffd25c" stroke-width="2.200" />
    <path
      d="M-11-36C-15-28-15-20-12-14-9-18-9-26-8-32M12-36C16-28 16-20 13-14 10-18 10-26 9-32"
      fill="#7a4324"
      stroke="#4f2812"
    />
    <path d="M-4-28H5L6-21Q.5-18-5-21Z" fill="#f0c9a0" />
    <circle cx=".5" cy="-35" r="10" fill="#f6d8b4" stroke="#8a5a3c" stroke-width="1.100" />
    <path
      d="M-10-35C-11-46-4-49 .5-49S12-46 11-35C8-41 4-43 .5-43S-7-41-10-35Z"
      fill="#7a4324"
      stroke="#4f2812"
      stroke-width=".9"
    />
    <path
      d="M-5-36q2-1.600 4 0M3-36q2-1.600 4 0M-2-30q2.500 2 5 0"
      stroke="#5a3222"
      stroke-width="1.200"
      fill="none"
      stroke-linecap="round"
    />
    <path d="M-6-32h.1M7-32h.1" stroke="#e88a7a" stroke-width="3.400" stroke-linecap="round" opacity=".6" />
    <path
      d="M-10-45-13-58-6-52 .5-62 7-52 14-58 11-45C5-48-4-48-10-45Z"
      fill="#ffd25c"
      stroke="#8a5510"
      stroke-width="1.300"
      stroke-linejoin="round"
    />
    <path d="M-13-63v.1M-5-68v.1M6-68v.1M14-63v.1M.5-72v.1" stroke="#fffbe0" stroke-width="4" stroke-linecap="round" />
    <path d="M-34 26-44-26" stroke="#c9962e" stroke-width="3" stroke-linecap="round" />
    <circle cx="-45" cy="-32" r="6" fill="#ffe08a" stroke="#8a5510" stroke-width="1.300" />
    <path d="M-45-42v4M-48-40h6" stroke="#8a5510" stroke-width="1.500" />
    <circle cx="-31" cy="23" r="4" fill="#f0c9a0" stroke="#8a5a3c" />
    <path
      d="M20 20C20 12 44 12 44 20 44 36 38 44 32 48 26 44 20 36 20 20Z"
      fill="#b4325e"
      stroke="#ffd25c"
      stroke-width="2"
    />
    <path d="M32 40C24 34 24 26 28 25 31 25 32 28 32 29 32 28 33 25 36 25 40 26 40 34 32 40Z" fill="#ffe9a3" />
    {EARS.map((x, i) => (
      <g key={x} transform={`translate(${x} ${62 + (i % 2) * 6}) rotate(${(i % 3) * 7 - 7})`}>
        <path d="M0 10V-18" stroke="#b98a2c" stroke-width="1.500" />
        <path
          d="M0-30C-4-26-4-22 0-20 4-22 4-26 0-30ZM0-22C-6-20-6-15 0-12 6-15 6-20 0-22ZM0-14C-6-12-6-7 0-4 6-7 6-12 0-14Z"
          fill="#ffd25c"
          stroke="#a8731a"
          stroke-width=".8"
        />
      </g>
    ))}
  </g>
);
