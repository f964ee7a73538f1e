/** IX: an old man in the wood at night, and the light he carries before him. The picture goes from (-60, -98) to (60, 70). */
import type { JSX } from "preact";

export const Hermit = (): JSX.Element => (
  <g>
    <path
      d="M-52-98C-50-50-51 0-54 60H-40C-43 0-44-50-43-98ZM-22-98C-21-40-22 0-25 40H-14C-16 0-17-50-16-98ZM22-98C24-50 23 0 20 40H32C30 0 30-50 31-98ZM46-98C48-40 47 10 43 50H60V-98Z"
      fill="#1c4638"
      opacity=".8"
    />
    <path
      d="M-36-98C-35-60-36-20-37 20H-32C-33-20-32-60-32-98ZM4-98C5-70 5-50 4-30H8C8-50 9-70 9-98Z"
      fill="#3d7460"
      opacity=".5"
    />
    <circle cx="-33" cy="-26" r="62" fill="url(#m-lantern)" opacity=".75" />
    <path d="M-60 40C-36 30-10 36 8 34 30 32 44 24 60 22V70H-60Z" fill="#20513c" />
    <path d="M-60 52C-30 42 0 48 24 46 40 44 50 38 60 38V70H-60Z" fill="#133a2d" />
    <path
      d="M4-44C-7-44-14-35-12-24-20-8-27 20-29 50-10 58 18 58 36 49 33 20 27-8 19-23 21-36 14-44 4-44Z"
      fill="#4d625c"
      stroke="#1a2c2a"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <path
      d="M-10-38C-14-32-13-28-12-24-20-8-27 20-29 50-23 53-18 54-12 55-12 26-8-4-2-20-8-26-9-34-10-38Z"
      fill="#c3c794"
      opacity=".75"
    />
    <path d="M8-14C12 8 14 32 12 56M20 0C24 18 25 36 25 52" stroke="#22352f" stroke-width="1.6" fill="none" />
    <path d="M-9-25C-10-34-4-39 2-39 9-39 13-33 11-25 6-17-4-17-9-25Z" fill="#141f1e" />
    <path d="M-7-27C-6-31-3-33 1-33 5-33 8-31 8-27 8-22 4-19 0-19-4-19-7-22-7-27Z" fill="#eac39a" />
    <path d="M-7-24C-7-10-4 2 0 10 5 2 9-11 8-24 4-18-3-18-7-24Z" fill="#f1ede0" stroke="#a9a38f" stroke-width=".8" />
    <path
      d="M-5-28q2-1.600 4-.2M3-28q2-1.600 4 0M-1-25l-1.400 3.400"
      stroke="#5a3a28"
      stroke-width="1.100"
      fill="none"
      stroke-linecap="round"
    />
    <path
      d="M-11-16C-20-18-28-25-33-36L-26-40C-21-32-13-28-5-27Z"
      fill="#8b946f"
      stroke="#1a2c2a"
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <circle cx="-31" cy="-40" r="3.800" fill="#eac39a" stroke="#6b4630" />
    <path
      d="M-31-40V-33M-38-30-31-36-24-30Z"
      stroke="#3a2814"
      stroke-width="1.600"
      fill="#8a6230"
      stroke-linejoin="round"
    />
    <path d="M-38-30H-24L-26-10H-36Z" fill="#fff3c0" stroke="#4a3418" stroke-width="1.600" />
    <path d="M-31-27C-27-21-26-18-28-15-29-12-33-12-34-15-36-18-34-22-31-27Z" fill="#f5962c" />
    <path d="M-31-21c2 3 2 4 1 6-1 1-2 1-3 0-1-2 0-3 2-6Z" fill="#fff6d0" />
    <path d="M-38-10H-24L-22-6H-40Z" fill="#8a6230" stroke="#3a2814" stroke-width="1.300" />
    <path d="M27-46C31-14 35 20 39 56" stroke="#7a5430" stroke-width="4" fill="none" stroke-linecap="round" />
    <path d="M26-46C22-54 32-58 33-50" stroke="#7a5430" stroke-width="3.400" fill="none" stroke-linecap="round" />
    <circle cx="28" cy="-17" r="4" fill="#eac39a" stroke="#6b4630" />
    <path
      d="M60-66C46-72 36-66 22-70M44-68C48-62 52-60 56-52"
      stroke="#12332a"
      stroke-width="5"
      fill="none"
      stroke-linecap="round"
    />
    <path d="M30-70C26-78 28-90 36-92 44-91 47-79 42-70Z" fill="#7d6a4c" stroke="#2f2718" stroke-width="1.200" />
    <path d="M30-90 32-95 35-91M42-90 40-95 37-91" fill="#7d6a4c" stroke="#2f2718" stroke-width="1" />
    <circle cx="33" cy="-85" r="3" fill="#fff1b0" stroke="#2f2718" />
    <circle cx="39" cy="-85" r="3" fill="#fff1b0" stroke="#2f2718" />
    <path d="M33-85h.1M39-85h.1" stroke="#201808" stroke-width="2.600" stroke-linecap="round" />
    <path
      d="M-50 62q3-9 6-1 3-9 6 1M44 60q3-9 6-1 3-9 6 1M-4 66q3-7 6-1"
      stroke="#7fa35a"
      stroke-width="1.600"
      fill="none"
      stroke-linecap="round"
    />
  </g>
);
