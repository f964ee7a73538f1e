/** I: the magician at his table, one hand raised to the stars, and before him cup, coin, dagger and wand. */
import type { JSX } from "preact";

export const Magus = (): JSX.Element => (
  <g>
    <path d="M-60-98H60V40C50 0 50-40 34-64 20-84-20-84-34-64-50-40-50 0-60 40Z" fill="#3a1f68" />
    <path d="M-60-98H-44C-40-60-46-10-60 24ZM60-98H44C40-60 46-10 60 24Z" fill="#6f2f7a" />
    <path d="M-54-98C-50-60-52-20-60 10M54-98C50-60 52-20 60 10" stroke="#a85fae" stroke-width="2" fill="none" />
    <circle cx="-35" cy="-80" r="30" fill="url(#m-lantern)" opacity=".85" />
    <path
      d="M-8-24C-17-30-26-42-31-58L-24-62C-18-50-9-42 4-36Z"
      fill="#d9417a"
      stroke="#5e1238"
      stroke-width="1.500"
      stroke-linejoin="round"
    />
    <path d="M-9-28C-18-12-24 12-26 40H30C28 12 22-12 14-28Z" fill="#7c46c0" stroke="#2f1659" stroke-width="1.600" />
    <path d="M-9-28C-18-12-24 12-26 40H-10C-8 14-5-10-1-27Z" fill="#b98bea" opacity=".8" />
    <path d="M-4-27C-3-6-4 18-6 40H12C11 18 10-6 9-27Z" fill="#f4e4c0" stroke="#b08a50" stroke-width=".8" />
    <path
      d="M3-16 4.600-11.600 9.400-11.500 5.700-8.700 7-4 3-6.800-1-4 .3-8.700-3.400-11.500 1.400-11.600Z"
      fill="#e0a12e"
    />
    <path d="M-8 14C0 18 10 18 16 13" stroke="#d9417a" stroke-width="3" fill="none" />
    <path
      d="M13-27C22-22 28-10 30 4 30 12 26 18 22 24L16 20C20 10 18 2 12-6Z"
      fill="#d9417a"
      stroke="#5e1238"
      stroke-width="1.500"
      stroke-linejoin="round"
    />
    <circle cx="18" cy="24" r="4" fill="#f3d2ad" stroke="#8a5a3c" />
    <circle cx="3" cy="-41" r="10.500" fill="#f3d2ad" stroke="#8a5a3c" stroke-width="1.200" />
    <path
      d="M-7-40C-7-26-2-18 3-13 8-19 13-27 13-40 9-33-3-33-7-40Z"
      fill="#f7f2e6"
      stroke="#b9ae98"
      stroke-width=".9"
    />
    <path
      d="M-3-43h3.500M6-43h3.500M3-41l-1 4"
      stroke="#4a3022"
      stroke-width="1.400"
      fill="none"
      stroke-linecap="round"
    />
    <path
      d="M-14-48C-8-56-7-64-4-72 0-80 8-84 17-84 13-78 14-70 15-64 16-57 17-52 20-48Z"
      fill="#8654c9"
      stroke="#2f1659"
      stroke-width="1.500"
    />
    <path d="M-19-47C-10-54 16-54 25-47 16-41-10-41-19-47Z" fill="#9a6ae0" stroke="#2f1659" stroke-width="1.500" />
    <path d="M-12-50C-4-47 10-47 18-50L17-54C9-51-3-51-11-54Z" fill="#ffd76a" />
    <path
      d="M23-92C16-92 16-82 23-82 29-82 33-92 39-92 46-92 46-82 39-82 33-82 29-92 23-92Z"
      fill="none"
      stroke="#ffe08a"
      stroke-width="2.600"
    />
    <circle cx="-28" cy="-61" r="4.200" fill="#f3d2ad" stroke="#8a5a3c" />
    <path d="M-25-54-36-82" stroke="#7a5430" stroke-width="2.800" stroke-linecap="round" />
    <path
      d="M-36-92-33.600-84.400-26-84-32-79.600-30-72-36-76.400-42-72-40-79.600-46-84-38.400-84.400Z"
      fill="#fff3c0"
      stroke="#e0a12e"
      stroke-width=".8"
    />
    <path d="M-54 34H54L60 46H-60Z" fill="#b98247" stroke="#5a3718" stroke-width="1.200" />
    <path d="M-60 46H60V70H-60Z" fill="#7d4f2a" />
    <path d="M-60 46H60M-40 46V70M0 46V70M40 46V70" stroke="#53331a" stroke-width="1.300" />
    <path
      d="M-47 24H-31C-31 33-35 36-37 37V40H-33V42H-45V40H-41V37C-43 36-47 33-47 24Z"
      fill="#ffd25c"
      stroke="#8a5510"
      stroke-width="1.200"
    />
    <path d="M-47 24H-31L-32 27H-46Z" fill="#b4325e" />
    <ellipse cx="-14" cy="41" rx="8.500" ry="3.600" fill="#ffd25c" stroke="#8a5510" stroke-width="1.100" />
    <ellipse cx="-14" cy="40" rx="4.600" ry="1.800" fill="none" stroke="#8a5510" stroke-width="1" />
    <path d="M32 42 48 33 50 35 35 44ZM30 38 37 46" fill="#dfe6f2" stroke="#59627a" stroke-width="1.200" />
    <path d="M2 43 22 39" stroke="#4a2b12" stroke-width="3" stroke-linecap="round" />
    <path
      d="M-52-70l1.400 3.600 3.800.1-3 2.400 1.100 3.700-3.300-2.100M50-50l1.400 3.600 3.800.1-3 2.400 1.100 3.700-3.300-2.100-3.200 2.100 1.100-3.700-3-2.400 3.800-.1ZM40-72l1 2.600 2.700.1-2.100 1.700.8 2.600-2.400-1.500-2.300 1.500.8-2.600-2.200-1.700 2.800-.1Z"
      fill="#ffe9a3"
    />
  </g>
);
